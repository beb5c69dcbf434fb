import type { DrawnPlane } from '@geoslide/protocol';
import { parametricForm, type SmoothPath } from '../../curve/parametric-form.js';
import { explicitCurve, scalarFunction } from '../../curve/scalar.js';
import { directionOf, type LineLike, originOf } from '../../plane/line-like.js';
import { makeList, makePolygon, makePolyline } from '../../plane/make.js';
import { add, literal, multiply, name } from '../../syntax/build.js';
import { type CurveValue, type PlaneValue, Undefined, type Value, type Vec2 } from '../../values.js';
import { drawnCurve } from './functions.js';
import { type DrawnTable, ofBoth } from './of-both.js';
import { bentPolygon, bentPolyline } from './outlines.js';
import { pointsOfArc } from './stretched-conics.js';

const NOTHING = 'lies where a logarithmic axis shows nothing: it shows what is above 0';

/** The range of t in origin + t direction. */
const RANGES: Readonly<Record<LineLike['type'], readonly [number, number]>> = {
  Line: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  Ray: [0, Number.POSITIVE_INFINITY],
  Segment: [0, 1],
  Vector: [0, 1],
};

/** A line as a curve: without an end the graph of a function of x, or of y where it is vertical. */
function ofLine(line: LineLike, plane: DrawnPlane): CurveValue {
  const [start, direction] = [originOf(line), directionOf(line)];
  const [from, to] = RANGES[line.type];
  if (direction.x === 0 && direction.y === 0) throw new Undefined('its ends coincide');
  if (Number.isFinite(to)) {
    const parts = bentPolyline([start, { x: start.x + direction.x, y: start.y + direction.y }], plane);
    if (parts.length === 0) throw new Undefined(`a ${line.type} ${NOTHING}`);
    return { type: 'Curve', form: 'sampled', branches: parts };
  }
  const [along, across] = direction.x === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const slope = direction[across] / direction[along];
  const value = add(literal(start[across] - slope * start[along]), multiply(literal(slope), name(along)));
  const ends = [from, to].map((t) => (Number.isFinite(t) ? start[along] : t * direction[along]));
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  if (along === 'x') return drawnCurve(explicitCurve(value, min, max), plane);
  return drawnCurve({ type: 'Curve', form: 'inverse', f: scalarFunction(value, 'y'), min, max }, plane);
}

function ofPath(vertices: readonly Vec2[], plane: DrawnPlane): Value {
  const branches = bentPolyline(vertices, plane);
  const [first] = branches;
  if (!first) throw new Undefined(`it ${NOTHING}`);
  return branches.length === 1 ? makePolyline(first) : { type: 'Curve', form: 'sampled', branches };
}

function ofOutline(vertices: readonly Vec2[], plane: DrawnPlane): Value {
  const outline = bentPolygon(vertices, plane);
  if (outline.length < 3) throw new Undefined(`it ${NOTHING}`);
  return makePolygon(outline);
}

function ofSmooth(path: SmoothPath, plane: DrawnPlane): Value {
  const curves = parametricForm(path).map((curve) => drawnCurve(curve, plane));
  return curves.length === 1 ? curves[0]! : makeList(curves);
}

const WHOLE = { startAngle: 0, sweep: 2 * Math.PI } as const;

const round = ({ center, radius }: { readonly center: Vec2; readonly radius: number }) => {
  return { center, a: radius, b: radius, rotation: 0 };
};

const BENT: DrawnTable = {
  ...ofBoth,
  Line: ofLine,
  Ray: ofLine,
  Segment: ofLine,
  Vector: ofLine,
  Polyline: ({ vertices }, plane) => ofPath(vertices, plane),
  Polygon: ({ vertices }, plane) => ofOutline(vertices, plane),
  Enclosure: ({ outline }, plane) => ofOutline(outline, plane),
  RiemannSum: (sum, plane) => ({
    ...sum,
    pieces: sum.pieces.map((piece) => bentPolygon(piece, plane)).filter(({ length }) => length > 2),
  }),
  Circle: (circle, plane) => ofOutline(pointsOfArc(round(circle), WHOLE).slice(0, -1), plane),
  Ellipse: (ellipse, plane) => ofOutline(pointsOfArc(ellipse, WHOLE).slice(0, -1), plane),
  Arc: (arc, plane) => ofPath(pointsOfArc(round(arc), arc), plane),
  EllipticArc: (arc, plane) => ofPath(pointsOfArc(arc, arc), plane),
  Sector: (sector, plane) => ofOutline([...pointsOfArc(round(sector), sector), sector.center], plane),
  CircleSegment: (piece, plane) => ofOutline(pointsOfArc(round(piece), piece), plane),
  Hyperbola: ofSmooth,
  Parabola: ofSmooth,
};

/** A figure of the plane on logarithmic axes. Throws Undefined for what can't be drawn so. */
export function bent(value: PlaneValue, plane: DrawnPlane, drawn: (inner: Value) => Value): Value {
  const own = BENT[value.type];
  if (own) return own(value as never, plane, drawn);
  throw new Undefined(`a ${value.type} is not drawn under a logarithmic axis`);
}
