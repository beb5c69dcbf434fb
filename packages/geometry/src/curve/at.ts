import { takeSteps } from '../functions/steps.js';
import { type CurveValue, Undefined, type Vec2 } from '../values.js';

/** A curve with a parameter: every form but the implicit one. */
export type ParametrisedCurve = Exclude<CurveValue, { form: 'implicit' }>;

/**
 * The point of a curve at a parameter: x for explicit curves, y for inverse ones, t for parametric ones, the fraction of the whole length for sampled ones.
 * Throws Undefined outside the curve's range, where the function has no value, and for implicit curves, which have no parameter.
 */
export function curvePointAt(curve: CurveValue, t: number): Vec2 {
  const [min, max] = curveRange(curve);
  const slack = 1e-12 * Math.max(1, Math.abs(t));
  if (t < min - slack || t > max + slack) {
    throw new Undefined(`the parameter ${t} is outside the curve's range ${min} to ${max}`);
  }
  const point = rawPointAt(curve, Math.min(max, Math.max(min, t)));
  if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) {
    throw new Undefined(`the curve has no point at the parameter ${t}`);
  }
  return transformed(curve, point);
}

/** The parameters of a curve; infinite ends are usual. Throws Undefined for implicit curves, which have no parameter. */
export function curveRange(curve: CurveValue): readonly [number, number] {
  switch (curve.form) {
    case 'explicit':
    case 'inverse':
    case 'parametric':
      return [curve.min, curve.max];
    case 'sampled':
      return [0, 1];
    case 'implicit':
      throw new Undefined('an implicit curve has no parameter; use a point Closest to it, or an intersection');
  }
}

/** The point at a parameter in the curve's range, NaN coordinates where the function has no value. */
export function pointOrNaN(curve: ParametrisedCurve, t: number): Vec2 {
  return transformed(curve, rawPointAt(curve, t));
}

function transformed(curve: CurveValue, point: Vec2): Vec2 {
  const m = curve.transform;
  if (m === undefined) return point;
  return { x: m.a * point.x + m.c * point.y + m.e, y: m.b * point.x + m.d * point.y + m.f };
}

function rawPointAt(curve: CurveValue, t: number): Vec2 {
  switch (curve.form) {
    case 'explicit':
      return { x: t, y: curve.f.at(t) };
    case 'inverse':
      return { x: curve.f.at(t), y: t };
    case 'parametric':
      return { x: curve.fx.at(t), y: curve.fy.at(t) };
    case 'sampled':
      return pointAtFraction(curve.branches, t);
    case 'implicit':
      throw new Undefined('an implicit curve has no parameter');
  }
}

/** The point after a fraction 0..1 of the branches' total length. */
function pointAtFraction(branches: readonly (readonly Vec2[])[], fraction: number): Vec2 {
  const total = branches.reduce((sum, branch) => sum + lengthOf(branch), 0);
  let left = fraction * total;
  let last: Vec2 | undefined;
  for (const branch of branches) {
    for (let i = 0; i < branch.length; i++) {
      const point = branch[i]!;
      const previous = i > 0 ? branch[i - 1] : undefined;
      last = point;
      if (previous === undefined) continue;
      const step = Math.hypot(point.x - previous.x, point.y - previous.y);
      if (left <= step && step > 0) {
        const s = left / step;
        return { x: previous.x + s * (point.x - previous.x), y: previous.y + s * (point.y - previous.y) };
      }
      left -= step;
    }
  }
  if (last === undefined) throw new Undefined('the curve has no points');
  return last;
}

function lengthOf(branch: readonly Vec2[]): number {
  takeSteps(1 + branch.length / 2);
  let sum = 0;
  for (let i = 1; i < branch.length; i++) {
    sum += Math.hypot(branch[i]!.x - branch[i - 1]!.x, branch[i]!.y - branch[i - 1]!.y);
  }
  return sum;
}
