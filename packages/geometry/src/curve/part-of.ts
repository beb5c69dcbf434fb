import { arcBetween, ellipticArcBetween, makeEllipticArc } from '../plane/arcs.js';
import { closestParameter } from '../plane/closest.js';
import { makeArc, makePolyline, makeSegment } from '../plane/make.js';
import { pointAt } from '../plane/path.js';
import { TWO_PI } from '../plane/turn.js';
import { distance, samePoint } from '../plane/vec.js';
import type { ValueOf } from '../value-types.js';
import { type SampledCurve, Undefined, type Vec2 } from '../values.js';
import { parametricForm } from './parametric-form.js';

/** What a part of a path can be. */
export type PathPart = ValueOf<'Segment' | 'Arc' | 'EllipticArc' | 'Polyline' | 'Curve'>;

/**
 * The part of a path between the points of it nearest to P and Q: of a circle or ellipse clockwise from P to Q, of a
 * polygon along its edges from P to Q,
 * of others from the smaller parameter to the greater. Throws Undefined where both are one point.
 */
export function partBetween(path: ValueOf<'Path'>, P: Vec2, Q: Vec2): PathPart {
  if (path.type === 'Circle') {
    const from = pointAt(path, closestParameter(path, P));
    return arcBetween(path.center, from, Q);
  }
  if (path.type === 'Ellipse') return ellipticArcBetween(path, P, Q);
  const [from, to] = [closestParameter(path, P), closestParameter(path, Q)];
  if (path.type === 'Polygon' && from > to) return alongVertices(path.vertices, from, to + path.vertices.length);
  return partFrom(path, Math.min(from, to), Math.max(from, to));
}

/** The part between two values of the parameter. Throws Undefined for values that are equal or outside of its range. */
export function partFrom(path: ValueOf<'Path'>, from: number, to: number): PathPart {
  if (!(from < to)) throw new Undefined('the two ends of the part are one point, or not in order');
  const [start, end] = [pointAt(path, from), pointAt(path, to)];
  switch (path.type) {
    case 'Line':
    case 'Ray':
    case 'Segment':
    case 'Vector':
    case 'Conic':
      return makeSegment(start, end);
    case 'Circle':
      return makeArc(path.center, path.radius, from, Math.min(to - from, TWO_PI));
    case 'Arc':
      return makeArc(path.center, path.radius, path.startAngle + from * path.sweep, (to - from) * path.sweep);
    case 'Ellipse':
      return makeEllipticArc(path, from, to - from);
    case 'EllipticArc':
      return makeEllipticArc(path, path.startAngle + from * path.sweep, (to - from) * path.sweep);
    case 'Polyline':
    case 'Polygon':
      return alongVertices(path.vertices, from, to);
    case 'Hyperbola':
    case 'Parabola': {
      const branches = parametricForm(path);
      const branch = branches.find(({ min, max }) => from >= min && to <= max);
      if (branch === undefined) throw new Undefined('the two points lie on different branches of the hyperbola');
      return { ...branch, min: from, max: to };
    }
    case 'Curve':
      return path.form === 'sampled' ? ofSampled(path, from, to) : restricted(path, from, to);
    default:
      throw new Undefined(`a ${path.type} has no parts between two points`);
  }
}

function restricted(curve: ValueOf<'Curve'>, from: number, to: number): PathPart {
  if (curve.form === 'implicit') throw new Undefined('an implicit curve has no parts: it has no parameter');
  return { ...curve, min: from, max: to } as PathPart;
}

function alongVertices(vertices: readonly Vec2[], from: number, to: number): PathPart {
  const at = (t: number): Vec2 => {
    const edge = Math.floor(t);
    const [p, q] = [vertices[edge % vertices.length]!, vertices[(edge + 1) % vertices.length]!];
    const part = t - edge;
    return part === 0 ? p : { x: p.x + part * (q.x - p.x), y: p.y + part * (q.y - p.y) };
  };
  const between: Vec2[] = [];
  for (let i = Math.floor(from) + 1; i < to; i++) between.push(at(i));
  const points = [at(from), ...between, at(to)];
  return makePolyline(points.filter((point, i) => i === 0 || !samePoint(point, points[i - 1]!)));
}

/** The pieces of the branches between two fractions of their whole length. */
function ofSampled(curve: SampledCurve, from: number, to: number): PathPart {
  const lengths = curve.branches.map((branch) =>
    branch.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(branch[i - 1]!, point)), 0),
  );
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const branches: Vec2[][] = [];
  let passed = 0;
  for (const branch of curve.branches) {
    let piece: Vec2[] = [];
    branch.forEach((point, i) => {
      const before = branch[i - 1];
      if (before === undefined) {
        if (passed >= from * total && passed <= to * total) piece.push(point);
        return;
      }
      const step = distance(before, point);
      const cut = (at: number): Vec2 => {
        const share = (at * total - passed) / step;
        return { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) };
      };
      const next = passed + step;
      if (passed < from * total && next > from * total) piece.push(cut(from));
      if (next >= from * total && next <= to * total) piece.push(point);
      if (passed < to * total && next > to * total) piece.push(cut(to));
      passed = next;
    });
    if (piece.length > 1) branches.push(piece);
    piece = [];
  }
  if (branches.length === 0) throw new Undefined('no part of the curve lies between the two points');
  const { source: _, ...rest } = curve;
  return { ...rest, branches };
}
