import { takeSteps } from '../functions/steps.js';
import { directionOf, isLineLike, lineRange, originOf } from '../plane/line-like.js';
import { onCircle } from '../plane/path.js';
import type { ValueOf } from '../value-types.js';
import { type CircleValue, type ConicValue, type CurveValue, Undefined, type Value, type Vec2 } from '../values.js';
import { ellipsePart, hyperbolaPart, parabolaPart } from './conic-part.js';
import { explicitPart, implicitPart, parametricPart } from './curve-part.js';
import { linePart } from './line-part.js';
import type { Part } from './part.js';

/**
 * The parts of a value, each with its place along the whole (docs/format.md). Throws Undefined for values that are no
 * lines or curves.
 */
export function partsOf(value: Value): readonly Part[] {
  const known = partsByValue.get(value);
  if (known !== undefined) return known;
  const parts = newPartsOf(value);
  // The axes outlive a render: what it may take must not depend on those before it.
  if (parts.length > 1) takeSteps(PART_STEPS * parts.length);
  partsByValue.set(value, parts);
  return parts;
}

/** Figures of many edges are often intersected more than once. */
const partsByValue = new WeakMap<Value, readonly Part[]>();

/** Steps for a part that is made. */
const PART_STEPS = 150;

function newPartsOf(value: Value): readonly Part[] {
  if (isLineLike(value)) {
    const [min, max] = lineRange(value);
    return edge(originOf(value), directionOf(value), min, max);
  }
  switch (value.type) {
    case 'Polyline':
      return chain(value.vertices);
    case 'Polygon':
      return chain([...value.vertices, value.vertices[0]!]);
    case 'Circle':
      return [ellipsePart(asEllipse(value))];
    case 'Ellipse':
      return [ellipsePart(value)];
    case 'Arc':
      return [ellipsePart(asEllipse(value), value)];
    case 'EllipticArc':
      return [ellipsePart(value, value)];
    case 'Sector': {
      const [start, end] = arcEnds(value);
      return [ellipsePart(asEllipse(value), value), ...chain([end, value.center, start], 1)];
    }
    case 'CircleSegment': {
      const [start, end] = arcEnds(value);
      return [ellipsePart(asEllipse(value), value), ...chain([end, start], 1)];
    }
    case 'Hyperbola':
      return [hyperbolaPart(value)];
    case 'Parabola':
      return [parabolaPart(value)];
    case 'Conic':
      return degenerateParts(value);
    case 'Curve':
      return curveParts(value);
    default:
      throw noParts(value);
  }
}

/** A path that the switch forgets is none of these, so that it does not compile. */
function noParts(value: Exclude<Value, ValueOf<'Path'>>): Undefined {
  return new Undefined(`a ${value.type} is no line or curve, so it has no intersections`);
}

const asEllipse = ({ center, radius }: Pick<CircleValue, 'center' | 'radius'>) => ({
  center,
  a: radius,
  b: radius,
  rotation: 0,
});

function arcEnds(arc: { center: Vec2; radius: number; startAngle: number; sweep: number }): readonly [Vec2, Vec2] {
  return [
    onCircle(arc.center, arc.radius, arc.startAngle),
    onCircle(arc.center, arc.radius, arc.startAngle + arc.sweep),
  ];
}

function edge(origin: Vec2, direction: Vec2, min: number, max: number, offset = 0, scale = 1): Part[] {
  if (direction.x === 0 && direction.y === 0) return [];
  return [linePart(origin, direction, min, max, offset, scale)];
}

/** Steps of a search along all edges of a chain together, and along one at least. */
const CHAIN_STEPS = 8000;
const EDGE_STEPS = 8;

/** The searches along many edges are shorter, so that the whole is not longer. */
function asChain(parts: readonly Part[]): Part[] {
  const steps = Math.max(EDGE_STEPS, Math.ceil(CHAIN_STEPS / Math.max(1, parts.length)));
  return parts.map((part) => ({ ...part, steps }));
}

/** The edges between points in order, each one parameter long. */
function chain(points: readonly Vec2[], offset = 0): Part[] {
  return asChain(
    points.slice(1).flatMap((end, i) => {
      const start = points[i]!;
      return edge(start, { x: end.x - start.x, y: end.y - start.y }, 0, 1, offset + i);
    }),
  );
}

function degenerateParts(conic: ConicValue): Part[] {
  const lines = conic.lines.map((line, i) => {
    const part = linePart(line.origin, line.direction, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    return i === 0 ? part : { ...part, parameterOf: afterFirstLine(part) };
  });
  return conic.point === undefined ? lines : [pointPart(conic.point), ...lines];
}

/** Points of the second line follow those of the first, whatever their parameters: (0, 1) is mapped behind all numbers that occur. */
function afterFirstLine(part: Part): Part['parameterOf'] {
  return (point, t) => {
    const own = part.parameterOf(point, t);
    return own === undefined ? undefined : SECOND_LINE + own;
  };
}

/** Larger than any parameter of a figure, and small enough to leave nine decimals to what is added. */
const SECOND_LINE = 1e6;

function pointPart(point: Vec2): Part {
  return {
    kind: 'point',
    bounds: { left: point.x, right: point.x, bottom: point.y, top: point.y },
    at: () => point,
    ranges: [[0, 0]],
    parameterOf: () => 0,
  };
}

function curveParts(curve: CurveValue): readonly Part[] {
  switch (curve.form) {
    case 'explicit':
    case 'inverse':
      return [explicitPart(curve)];
    case 'parametric':
      return [parametricPart(curve)];
    case 'implicit':
      return [implicitPart(curve)];
    case 'sampled':
      return sampledParts(curve);
  }
}

function sampledParts(curve: CurveValue & { form: 'sampled' }): Part[] {
  const m = curve.transform;
  const place = (p: Vec2) => (m === undefined ? p : { x: m.a * p.x + m.c * p.y + m.e, y: m.b * p.x + m.d * p.y + m.f });
  const pieces = curve.branches.flatMap((branch) =>
    branch.slice(1).map((end, i) => {
      const start = branch[i]!;
      return { from: place(start), to: place(end), length: Math.hypot(end.x - start.x, end.y - start.y) };
    }),
  );
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let passed = 0;
  return asChain(
    pieces.flatMap(({ from, to, length }) => {
      const offset = passed / total;
      passed += length;
      return edge(from, { x: to.x - from.x, y: to.y - from.y }, 0, 1, offset, length / total);
    }),
  );
}
