import { differentiate } from '../functions/derivative.js';
import { IDENTITY } from '../plane/affine.js';
import { type Affine, type CurveValue, type ScalarFunction, Undefined, type Vec2 } from '../values.js';
import { integrate } from './numeric/integrate.js';
import { sumAlong } from './numeric/sums-of-samples.js';
import { scalarFunction } from './scalar.js';

/** The length of a curve over its range. Throws Undefined for infinite ranges and implicit curves. */
export function arcLength(curve: CurveValue): number {
  if (curve.form === 'implicit') throw new Undefined('the length of an implicit curve is not known');
  if (curve.form === 'sampled') return sumAlong(curve, (branches) => polylineLength(branches, curve.transform));
  if (!Number.isFinite(curve.max - curve.min))
    throw new Undefined('the curve has no end, so it has no length; give it a range');
  const slope = (f: ScalarFunction) => scalarFunction(differentiate(f.expr, f.variable), f.variable).at;
  const { a, b, c, d } = curve.transform ?? { a: 1, b: 0, c: 0, d: 1 };
  const dx = curve.form === 'parametric' ? slope(curve.fx) : curve.form === 'inverse' ? slope(curve.f) : () => 1;
  const dy = curve.form === 'parametric' ? slope(curve.fy) : curve.form === 'explicit' ? slope(curve.f) : () => 1;
  const speed = (t: number) => Math.hypot(a * dx(t) + c * dy(t), b * dx(t) + d * dy(t));
  return integrate(speed, curve.min, curve.max);
}

function polylineLength(branches: readonly (readonly Vec2[])[], transform: Affine = IDENTITY): number {
  const { a, b, c, d } = transform;
  let sum = 0;
  for (const branch of branches) {
    for (let i = 1; i < branch.length; i++) {
      const x = branch[i]!.x - branch[i - 1]!.x;
      const y = branch[i]!.y - branch[i - 1]!.y;
      sum += Math.hypot(a * x + c * y, b * x + d * y);
    }
  }
  return sum;
}
