import { takeSteps } from '../functions/steps.js';
import { type EllipseValue, type EllipticArcValue, Undefined, type Value, type Vec2 } from '../values.js';
import { closestCurveParameter } from './closest-curve.js';
import { closestOnImplicit } from './closest-implicit.js';
import { closestOnEllipse, closestOnHyperbola, closestOnParabola } from './conics/closest-conic.js';
import { lineRange, projectOnLine } from './line-like.js';
import { noPath, parameterRange, pointAt } from './path.js';
import { positiveAngle, TWO_PI, unitAt } from './turn.js';
import { angleOf, distance, dot, rot90, subtract } from './vec.js';

/**
 * The parameter (see parameterRange) of the point of a path nearest to `point`; the inverse of pointAt for points on the path. The first one where several are equally near.
 * Throws Undefined for values without a parameter. On curves the search is numeric.
 */
export function closestParameter(path: Value, point: Vec2): number {
  switch (path.type) {
    case 'Line':
    case 'Ray':
    case 'Segment':
    case 'Vector': {
      const [min, max] = lineRange(path);
      const t = projectOnLine(path, point);
      return Number.isNaN(t) ? 0 : Math.min(max, Math.max(min, t));
    }
    case 'Polyline':
      return closestOnEdges(path.vertices, point);
    case 'Polygon': {
      const t = closestOnEdges([...path.vertices, path.vertices[0]!], point);
      return t === path.vertices.length ? 0 : t;
    }
    case 'Circle':
      return positiveAngle(angleOf(subtract(point, path.center)));
    case 'Ellipse':
      return positiveAngle(closestOnEllipse(path.a, path.b, inFrame(path.center, path.rotation, point)));
    case 'Arc':
      return closestOnSweep(path, angleOf(subtract(point, path.center)), point);
    case 'EllipticArc':
      return closestOnEllipticArc(path, point);
    case 'Sector':
    case 'CircleSegment':
      return closestOnOutline(path, point);
    case 'Hyperbola':
      return closestOnHyperbola(path.a, path.b, inFrame(path.center, path.rotation, point));
    case 'Parabola':
      return closestOnParabola(path.p, inFrame(path.vertex, path.rotation, point));
    case 'Conic':
      if (path.lines.length === 1) return projectOnLine(path.lines[0]!, point);
      throw new Undefined('a pair of lines or a single point has no parameter');
    case 'Curve':
      return closestCurveParameter(path, point);
    default:
      throw noPath(path);
  }
}

/** The point of a path nearest to `point`; of pairs of lines, single points and implicit curves too, which have no parameter. */
export function closestPoint(path: Value, point: Vec2): Vec2 {
  if (path.type === 'Point') return path;
  if (path.type === 'Conic') {
    if (path.point !== undefined) return path.point;
    return nearest(
      path.lines.map((line) => closestPoint(line, point)),
      point,
    );
  }
  if (path.type === 'Curve' && path.form === 'implicit') return closestOnImplicit(path, point);
  return pointAt(path, closestParameter(path, point));
}

/** The coordinates of a point in the frame at `origin` turned by `rotation`. */
export function inFrame(origin: Vec2, rotation: number, point: Vec2): Vec2 {
  const u = unitAt(rotation);
  const offset = subtract(point, origin);
  return { x: dot(offset, u), y: dot(offset, rot90(u)) };
}

const nearest = (candidates: readonly Vec2[], point: Vec2): Vec2 =>
  candidates.reduce((best, candidate) => (distance(candidate, point) < distance(best, point) ? candidate : best));

/** Steps for an edge. */
const EDGE_STEPS = 5;

function closestOnEdges(vertices: readonly Vec2[], point: Vec2): number {
  takeSteps(EDGE_STEPS * vertices.length);
  let best = 0;
  let least = Infinity;
  for (let i = 0; i + 1 < vertices.length; i++) {
    const edge = { type: 'Segment', start: vertices[i]!, end: vertices[i + 1]! } as const;
    const t = closestParameter(edge, point);
    const gap = distance(pointAt(edge, t), point);
    if (gap < least) {
      least = gap;
      best = i + t;
    }
  }
  return best;
}

interface Sweep {
  readonly startAngle: number;
  readonly sweep: number;
}

/** The fraction of a sweep at which `angle` is met, or undefined where it is outside by more than `slack` radians. */
export function sweepFraction({ startAngle, sweep }: Sweep, angle: number, slack = 0): number | undefined {
  const turned = positiveAngle(sweep >= 0 ? angle - startAngle : startAngle - angle);
  const size = Math.abs(sweep);
  if (turned <= size) return turned / size;
  if (turned <= size + slack) return 1;
  return turned >= TWO_PI - slack ? 0 : undefined;
}

function closestOnSweep(arc: Value & Sweep, angle: number, point: Vec2): number {
  return sweepFraction(arc, angle) ?? nearerEnd(arc, point);
}

const nearerEnd = (path: Value, point: Vec2): number =>
  distance(pointAt(path, 0), point) <= distance(pointAt(path, 1), point) ? 0 : 1;

function closestOnEllipticArc(arc: EllipticArcValue, point: Vec2): number {
  const local = inFrame(arc.center, arc.rotation, point);
  const whole: EllipseValue = { ...arc, type: 'Ellipse' };
  const onWhole = sweepFraction(arc, closestOnEllipse(arc.a, arc.b, local));
  if (onWhole !== undefined) return onWhole;
  // The arc misses the nearest point; the mirrored ones may be local minima of the distance on it.
  const candidates = [
    [-local.x, local.y],
    [local.x, -local.y],
    [-local.x, -local.y],
  ].flatMap(([x, y]) => {
    const mirrored = closestOnEllipse(arc.a, arc.b, { x: x!, y: y! });
    return sweepFraction(arc, descend(whole, local, mirrored)) ?? [];
  });
  return [0, 1, ...candidates].reduce((best, t) =>
    distance(pointAt(arc, t), point) < distance(pointAt(arc, best), point) ? t : best,
  );
}

/** A local minimum of the distance from `local` near the parameter `start`, by Newton's method on its derivative. */
function descend({ a, b }: EllipseValue, local: Vec2, start: number): number {
  let t = start;
  for (let step = 0; step < 50; step++) {
    const { x: cos, y: sin } = unitAt(t);
    const first = (b * b - a * a) * sin * cos + a * local.x * sin - b * local.y * cos;
    const second = (b * b - a * a) * (cos * cos - sin * sin) + a * local.x * cos + b * local.y * sin;
    const change = first / Math.abs(second);
    if (!Number.isFinite(change)) return t;
    t -= Math.max(-0.3, Math.min(0.3, change));
    if (Math.abs(change) < 1e-16) return t;
  }
  return t;
}

function closestOnOutline(
  outline: Value &
    Sweep & { readonly type: 'Sector' | 'CircleSegment'; readonly center: Vec2; readonly radius: number },
  point: Vec2,
): number {
  const { center, radius, startAngle, sweep } = outline;
  const arc = { type: 'Arc', center, radius, startAngle, sweep } as const;
  const edges =
    outline.type === 'Sector' ? [pointAt(arc, 1), center, pointAt(arc, 0)] : [pointAt(arc, 1), pointAt(arc, 0)];
  const onArc = closestParameter(arc, point);
  const onEdge = 1 + closestOnEdges(edges, point);
  const nearer = distance(pointAt(outline, onEdge), point) < distance(pointAt(outline, onArc), point) ? onEdge : onArc;
  return nearer === parameterRange(outline)[1] ? 0 : nearer;
}
