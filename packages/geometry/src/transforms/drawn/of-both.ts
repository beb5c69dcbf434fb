import { type DrawnPlane, toDrawn } from '@geoslide/protocol';
import { makeSegment } from '../../plane/make.js';
import { parameterRange, pointAt } from '../../plane/path.js';
import { positiveAngle, TWO_PI, unitAt } from '../../plane/turn.js';
import { along, angleOf, subtract } from '../../plane/vec.js';
import {
  type AngleValue,
  type ChartPart,
  type ExplicitCurve,
  type PlaneValues,
  type TickValue,
  Undefined,
  type Value,
  type Vec2,
} from '../../values.js';
import { axesOf, drawnAngle, drawnBox, drawnComponent, drawnCurve, drawnPlaneFunction } from './functions.js';

/** Puts a figure on the drawn plane; `drawn` is the same for figures that it consists of. */
type Drawn<T extends keyof PlaneValues> = (
  value: PlaneValues[T],
  plane: DrawnPlane,
  drawn: (inner: Value) => Value,
) => Value;

export type DrawnTable = { readonly [T in keyof PlaneValues]?: Drawn<T> };

/** Larger than rounding in a construction, smaller than any angle that is not meant to be right, radians. */
const RIGHT = 1e-6;

function ofAngle(angle: AngleValue, plane: DrawnPlane): AngleValue {
  const { vertex, startAngle, value } = angle;
  const startsAt = drawnAngle(plane, vertex, startAngle);
  const turn = positiveAngle(drawnAngle(plane, vertex, startAngle + value) - startsAt);
  return {
    ...angle,
    vertex: placed(vertex, plane),
    startAngle: startsAt,
    value: turn === 0 && value > Math.PI ? TWO_PI : turn,
    isRight: Math.abs(value - Math.PI / 2) < RIGHT,
  };
}

/** A place on the drawn plane. Throws Undefined where a logarithmic axis has none. */
function placed(point: Vec2, plane: DrawnPlane): Vec2 {
  const drawn = toDrawn(plane, point);
  if (Number.isFinite(drawn.x) && Number.isFinite(drawn.y)) return drawn;
  throw new Undefined(`(${point.x}, ${point.y}) has no place on a logarithmic axis, which shows what lies above 0`);
}

/** Strokes across a short segment that touches the target in its middle. */
function ofTick(tick: TickValue, plane: DrawnPlane): TickValue {
  const { target } = tick;
  if (target.type === 'Angle') return { ...tick, target: ofAngle(target, plane) };
  if (target.type === 'Line' || target.type === 'Ray') {
    throw new Undefined('strokes on a line or ray without an end are not drawn where axes have scales of their own');
  }
  const [from, to] = target.type === 'Circle' ? [0, Math.PI] : parameterRange(target);
  const middle = (from + to) / 2;
  const at = pointAt(target, middle);
  const ahead = subtract(pointAt(target, middle + TANGENT * (to - from)), at);
  const u = unitAt(drawnAngle(plane, at, angleOf(ahead)));
  const place = placed(at, plane);
  return { ...tick, target: makeSegment(along(place, u, -TANGENT), along(place, u, TANGENT)) };
}

/** The part of a path over which its direction is measured. */
const TANGENT = 1e-5;

/** What is put on the drawn plane alike whether an axis is logarithmic or not. */
export const ofBoth: DrawnTable = {
  Angle: ofAngle,
  Tick: ofTick,
  Curve: drawnCurve,
  Region: ({ box, ...region }, plane, drawn) => ({
    ...region,
    f: drawnPlaneFunction(region.f, plane),
    edges: region.edges.map((edge) => ({
      ...edge,
      f: drawnPlaneFunction(edge.f, plane),
      path: drawn(edge.path) as typeof edge.path,
    })),
    ...(box && { box: drawnBox(box, plane) }),
  }),
  Area: (area, plane) => {
    const { x } = axesOf(plane);
    const end = (at: number) => (Number.isFinite(x.to(at)) ? x.to(at) : LOWEST);
    return {
      ...area,
      upper: aboveFloor(drawnCurve(area.upper, plane) as ExplicitCurve),
      lower: aboveFloor(drawnCurve(area.lower, plane) as ExplicitCurve),
      min: end(area.min),
      max: end(area.max),
    };
  },
  SlopeField: ({ grid, ...field }, plane) => ({
    ...field,
    run: drawnComponent(field.run, plane, 'x'),
    rise: drawnComponent(field.rise, plane, 'y'),
    grid: { ...grid, ...(grid.box && { box: drawnBox(grid.box, plane) }) },
  }),
  VectorField: ({ grid, ...field }, plane) => ({
    ...field,
    fx: drawnComponent(field.fx, plane, 'x'),
    fy: drawnComponent(field.fy, plane, 'y'),
    grid: { ...grid, ...(grid.box && { box: drawnBox(grid.box, plane) }) },
  }),
  Distribution: ({ curve, bars, ...distribution }, plane, drawn) => ({
    ...distribution,
    curve: curve && (drawnCurve(curve, plane) as ExplicitCurve),
    bars: () => drawn(bars()) as ReturnType<typeof bars>,
  }),
  Chart: ({ parts, texts, ...chart }, plane, drawn) => ({
    ...chart,
    parts: parts.flatMap((part) => partsOf(part, drawn)),
    texts: texts.flatMap((text) => ifPlaced(() => ({ ...text, at: placed(text.at, plane) }))),
  }),
  Dimension: (value, plane) => ({ ...value, start: placed(value.start, plane), end: placed(value.end, plane) }),
  Point: (value, plane) => ({ ...value, ...placed(value, plane) }),
};

const LOWEST = -300;

/** A graph whose value may have no place on a logarithmic axis: there it lies far below everything. */
function aboveFloor(curve: ExplicitCurve): ExplicitCurve {
  const { at, ...f } = curve.f;
  return { ...curve, f: { ...f, at: (x) => (at(x) === Number.NEGATIVE_INFINITY ? LOWEST : at(x)) } };
}

/** A part whose figure has a place. */
function partsOf(part: ChartPart, drawn: (inner: Value) => Value): ChartPart[] {
  return ifPlaced(() => ({ ...part, figure: drawn(part.figure) as ChartPart['figure'] }));
}

function ifPlaced<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}
