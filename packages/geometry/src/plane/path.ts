import { curvePointAt, curveRange } from '../curve/at.js';
import type { ValueOf } from '../value-types.js';
import { type CurveValue, Undefined, type Value, type Vec2 } from '../values.js';
import { lineRange, pointOnLine } from './line-like.js';
import { PARALLEL, PARAMETER_SLACK } from './tolerance.js';
import { TWO_PI, unitAt } from './turn.js';
import { along, isFiniteVec, mix, rot90 } from './vec.js';

/**
 * The values of a path's parameter (docs/format.md). Infinite for lines and parabolas.
 *
 * - Line, Ray, Segment, Vector: origin + t · direction.
 * - Polyline, Polygon: t = edge index from 0 + the fraction of that edge; a polygon's last edge closes it.
 * - Circle, Ellipse: the angle (an ellipse's own parameter), in radians from 0 to 2π; any real number is accepted.
 * - Arc, EllipticArc: the fraction of the sweep, from the arc's start. Sector: 0..1 the arc, 1..2 from its end to the centre, 2..3 back to its
 *   start. CircleSegment: 0..1 the arc, 1..2 the chord back to its start.
 * - Hyperbola: (a / cos t, b tan t) in its frame: the branch towards +X for t in (-π/2, π/2), the other for t in (π/2, 3π/2).
 * - Parabola: vertex + p t² u + 2 p t v.
 * - Degenerate Conic: that of its line when it is a single one.
 * - Curves: x, y, t, or the fraction of the length; a transform does not change it.
 *
 * Throws Undefined for values that are no paths.
 */
export function parameterRange(path: Value): readonly [number, number] {
  switch (path.type) {
    case 'Line':
    case 'Ray':
    case 'Segment':
    case 'Vector':
      return lineRange(path);
    case 'Polyline':
      return [0, path.vertices.length - 1];
    case 'Polygon':
      return [0, path.vertices.length];
    case 'Circle':
    case 'Ellipse':
      return [0, TWO_PI];
    case 'Arc':
    case 'EllipticArc':
      return [0, 1];
    case 'Sector':
      return [0, 3];
    case 'CircleSegment':
      return [0, 2];
    case 'Hyperbola':
      return [-Math.PI / 2, 1.5 * Math.PI];
    case 'Parabola':
      return [-Infinity, Infinity];
    case 'Curve':
      return curveRange(path);
    case 'Conic':
      if (path.lines.length === 1) return [-Infinity, Infinity];
      throw new Undefined('a pair of lines or a single point has no parameter');
    default:
      throw noPath(path);
  }
}

/** Why a value has no points to move on. A path that a switch forgets is none of these, so that it does not compile. */
export function noPath(value: Exclude<Value, ValueOf<'Path'>>): Undefined {
  return new Undefined(`a ${value.type} is no path that a point can move on`);
}

/** The point of a path at a parameter. Throws Undefined outside the parameter's range, and where the path has no point. */
export function pointAt(path: Value, t: number): Vec2 {
  const [min, max] = parameterRange(path);
  if (Number.isNaN(t)) throw new Undefined('the parameter is not a number');
  if (path.type === 'Curve') return curvePointAt(path, t);
  const within =
    path.type === 'Circle' || path.type === 'Ellipse' || path.type === 'Hyperbola' ? t : clampTo(min, max, t);
  const point = pointWithin(path, within);
  if (!isFiniteVec(point)) throw new Undefined(`there is no point at the parameter ${t}`);
  return point;
}

function clampTo(min: number, max: number, t: number): number {
  const slack = PARAMETER_SLACK * (Number.isFinite(max - min) ? max - min : 1);
  if (t < min - slack || t > max + slack) {
    throw new Undefined(`the parameter ${t} is outside the range ${min} to ${max}`);
  }
  return Math.min(max, Math.max(min, t));
}

function pointWithin(path: Exclude<Value, CurveValue>, t: number): Vec2 {
  switch (path.type) {
    case 'Line':
    case 'Ray':
    case 'Segment':
    case 'Vector':
      return pointOnLine(path, t);
    case 'Polyline':
      return onEdges(path.vertices, t);
    case 'Polygon':
      return onEdges([...path.vertices, path.vertices[0]!], t);
    case 'Circle':
      return onCircle(path.center, path.radius, t);
    case 'Ellipse':
      return onEllipse(path, t);
    case 'Arc':
      return onCircle(path.center, path.radius, path.startAngle + t * path.sweep);
    case 'EllipticArc':
      return onEllipse(path, path.startAngle + t * path.sweep);
    case 'Sector': {
      if (t <= 1) return onCircle(path.center, path.radius, path.startAngle + t * path.sweep);
      if (t <= 2) return mix(pointWithin(path, 1), path.center, t - 1);
      return mix(path.center, pointWithin(path, 0), t - 2);
    }
    case 'CircleSegment':
      if (t <= 1) return onCircle(path.center, path.radius, path.startAngle + t * path.sweep);
      return mix(pointWithin(path, 1), pointWithin(path, 0), t - 1);
    case 'Hyperbola': {
      const { x: cos, y: sin } = unitAt(t);
      if (Math.abs(cos) < PARALLEL) {
        throw new Undefined('the hyperbola has no point in the direction of its asymptote');
      }
      const u = unitAt(path.rotation);
      return along(along(path.center, u, path.a / cos), rot90(u), (path.b * sin) / cos);
    }
    case 'Parabola': {
      const u = unitAt(path.rotation);
      return along(along(path.vertex, u, path.p * t * t), rot90(u), 2 * path.p * t);
    }
    case 'Conic':
      return pointWithin(path.lines[0]!, t);
    default:
      throw noPath(path);
  }
}

/** The point of a circle at an angle in radians. */
export const onCircle = (center: Vec2, radius: number, angle: number): Vec2 => along(center, unitAt(angle), radius);

/** The point of an ellipse at its parameter, which is an angle only on a circle. */
export const onEllipse = (
  ellipse: { readonly center: Vec2; readonly a: number; readonly b: number; readonly rotation: number },
  parameter: number,
): Vec2 => {
  const u = unitAt(ellipse.rotation);
  const { x: cos, y: sin } = unitAt(parameter);
  return along(along(ellipse.center, u, ellipse.a * cos), rot90(u), ellipse.b * sin);
};

function onEdges(vertices: readonly Vec2[], t: number): Vec2 {
  const edge = Math.min(Math.floor(t), vertices.length - 2);
  return mix(vertices[edge]!, vertices[edge + 1]!, t - edge);
}
