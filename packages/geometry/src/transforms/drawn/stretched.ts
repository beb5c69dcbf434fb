import type { DrawnPlane } from '@geoslide/protocol';
import { makePolygon } from '../../plane/make.js';
import { transformValue } from '../../types/transform-value.js';
import type { PlaneValue, Value } from '../../values.js';
import { stretching } from './functions.js';
import { type DrawnTable, ofBoth } from './of-both.js';
import {
  pointsOfArc,
  stretchedEllipse,
  stretchedHyperbola,
  stretchedParabola,
  stretchedPoint,
} from './stretched-conics.js';

interface Round {
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
}

const round = ({ center, radius }: Round) => ({ center, a: radius, b: radius, rotation: 0 });

/** The outline of a part of a circle, closed by the centre where there is one. */
function pieceOf(piece: Round & { readonly startAngle: number; readonly sweep: number }, hub: boolean) {
  return [...pointsOfArc(round(piece), piece), ...(hub ? [piece.center] : [])];
}

/** Figures whose image under a stretching is not what their own transform gives, which knows similarities only. */
const STRETCHED: DrawnTable = {
  ...ofBoth,
  Circle: (circle, { ratio }) => stretchedEllipse(round(circle), ratio).ellipse,
  Ellipse: (ellipse, { ratio }) => stretchedEllipse(ellipse, ratio).ellipse,
  Arc: (arc, { ratio }) => {
    const { ellipse, shift } = stretchedEllipse(round(arc), ratio);
    return { ...ellipse, type: 'EllipticArc', startAngle: arc.startAngle - shift, sweep: arc.sweep };
  },
  EllipticArc: (arc, { ratio }) => {
    const { ellipse, shift } = stretchedEllipse(arc, ratio);
    return { ...ellipse, type: 'EllipticArc', startAngle: arc.startAngle - shift, sweep: arc.sweep };
  },
  Sector: (sector, { ratio }) => makePolygon(pieceOf(sector, true).map((point) => stretchedPoint(ratio, point))),
  CircleSegment: (piece, { ratio }) => makePolygon(pieceOf(piece, false).map((point) => stretchedPoint(ratio, point))),
  Hyperbola: (hyperbola, { ratio }) => stretchedHyperbola(hyperbola, ratio),
  Parabola: (parabola, { ratio }) => stretchedParabola(parabola, ratio),
};

/** A figure of the plane whose y is multiplied by a ratio. Throws Undefined for what can't be drawn so. */
export function stretched(value: PlaneValue, plane: DrawnPlane, drawn: (inner: Value) => Value): Value {
  const own = STRETCHED[value.type];
  return own ? own(value as never, plane, drawn) : transformValue(value, stretching(plane.ratio));
}
