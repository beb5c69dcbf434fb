import { type AngleValue, type CurveValue, Undefined, type Value, type Vec2 } from '../values.js';
import {
  compose,
  IDENTITY,
  invert,
  isMirror,
  type Similarity,
  scaleOf,
  transformAngle,
  transformDirection,
  transformPoint,
} from './affine.js';
import { movedFunction } from './moved-function.js';
import { normalizeAngle } from './turn.js';

/**
 * The image of a value under a similarity, of the same type and with the same parameters: vertices and edges keep their order, a mirror image turns an arc's sweep round.
 * A list's items are transformed one by one. Throws Undefined for values that lie nowhere (numbers, pictures) and for those of space.
 */
export function transformValue<V extends Value>(value: V, m: Similarity): V;
export function transformValue(value: Value, m: Similarity): Value {
  const at = (p: Vec2): Vec2 => transformPoint(m, p);
  const sign = isMirror(m) ? -1 : 1;
  switch (value.type) {
    case 'Point':
      return { type: 'Point', ...at(value) };
    case 'Line':
    case 'Ray':
      return { ...value, origin: at(value.origin), direction: transformDirection(m, value.direction) };
    case 'Segment':
    case 'Vector':
    case 'Dimension':
      return { ...value, start: at(value.start), end: at(value.end) };
    case 'Polyline':
    case 'Polygon':
      return { ...value, vertices: value.vertices.map(at) };
    case 'Circle':
      return { ...value, center: at(value.center), radius: value.radius * scaleOf(m) };
    case 'Arc':
    case 'Sector':
    case 'CircleSegment':
      return {
        ...value,
        center: at(value.center),
        radius: value.radius * scaleOf(m),
        startAngle: transformAngle(m, value.startAngle),
        sweep: sign * value.sweep,
      };
    case 'Ellipse':
    case 'EllipticArc':
    case 'Hyperbola': {
      const image = {
        center: at(value.center),
        a: value.a * scaleOf(m),
        b: value.b * scaleOf(m),
        rotation: transformAngle(m, value.rotation),
      };
      if (value.type !== 'EllipticArc') return { type: value.type, ...image };
      return { type: 'EllipticArc', ...image, startAngle: sign * value.startAngle, sweep: sign * value.sweep };
    }
    case 'Parabola':
      return {
        ...value,
        vertex: at(value.vertex),
        p: value.p * scaleOf(m),
        rotation: transformAngle(m, value.rotation),
      };
    case 'Conic': {
      const lines = value.lines.map((line) => transformValue(line, m) as typeof line);
      const coefficients = substituteInverse(value.coefficients, invert(m));
      return value.point === undefined
        ? { type: 'Conic', coefficients, lines }
        : { type: 'Conic', coefficients, lines, point: at(value.point) };
    }
    case 'Angle':
      return transformMark(value, m);
    case 'Tick':
      return { ...value, target: transformValue(value.target, m) as typeof value.target };
    case 'Curve':
      return transformCurve(value, m);
    case 'Region':
      return { ...value, f: movedFunction(value.f, invert(m)) };
    case 'Area':
      return {
        ...value,
        upper: transformCurve(value.upper, m),
        lower: transformCurve(value.lower, m),
        value: value.value * scaleOf(m) ** 2,
      };
    case 'List':
      return { ...value, items: value.items.map((item) => transformValue(item, m)) };
    default:
      throw new Undefined(`a ${value.type} cannot be transformed in the plane`);
  }
}

function transformMark(angle: AngleValue, m: Similarity): AngleValue {
  // A mirror image runs clockwise from the image of the start, so it starts counterclockwise at the image of the end.
  const start = isMirror(m) ? normalizeAngle(angle.startAngle + angle.value) : angle.startAngle;
  return { ...angle, vertex: transformPoint(m, angle.vertex), startAngle: transformAngle(m, start) };
}

const transformCurve = <T extends CurveValue>(curve: T, m: Similarity): T => ({
  ...curve,
  transform: compose(m, curve.transform ?? IDENTITY),
});

/** The coefficients of the image, from the equation with x, y replaced by the inverse transform's. */
function substituteInverse(
  [A, B, C, D, E, F]: readonly [number, number, number, number, number, number],
  { a, b, c, d, e, f }: Similarity,
): [number, number, number, number, number, number] {
  return [
    A * a * a + B * a * b + C * b * b,
    2 * A * a * c + B * (a * d + b * c) + 2 * C * b * d,
    A * c * c + B * c * d + C * d * d,
    2 * A * a * e + B * (a * f + b * e) + 2 * C * b * f + D * a + E * b,
    2 * A * c * e + B * (c * f + d * e) + 2 * C * d * f + D * c + E * d,
    A * e * e + B * e * f + C * f * f + D * e + E * f + F,
  ];
}
