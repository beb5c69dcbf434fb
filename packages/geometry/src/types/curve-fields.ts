import { functionTree } from '../functions/function-values.js';
import { simplify } from '../functions/simplify.js';
import { print } from '../syntax/print.js';
import type { CurveValue, ExplicitCurve, InverseCurve, ScalarFunction } from '../values.js';

/** What listings say of a curve: its form, its equation or functions, and between which parameters it runs. */
export function curveFields(curve: CurveValue): Record<string, unknown> {
  const moved = curve.transform === undefined ? {} : { transform: curve.transform };
  switch (curve.form) {
    case 'explicit':
    case 'inverse':
      return functionFields(curve, moved);
    case 'parametric':
      return { form: curve.form, x: sourceOf(curve.fx), y: sourceOf(curve.fy), ...rangeOf(curve), ...moved };
    case 'implicit':
      return { form: curve.form, equation: `${print(curve.f.expr)} = 0`, ...moved };
    case 'sampled':
      return { form: curve.form, points: curve.branches.reduce((count, branch) => count + branch.length, 0), ...moved };
  }
}

/** The equation where the curve stands; one that is turned keeps its own beside the transform. */
function functionFields(curve: ExplicitCurve | InverseCurve, moved: object): Record<string, unknown> {
  const { form, min, max, transform } = curve;
  const [dependent, scale = 1, shift = 0] =
    form === 'explicit' ? ['y', transform?.a, transform?.e] : ['x', transform?.d, transform?.f];
  const whole = { ...curve, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  const tree = transform && functionTree(whole);
  if (tree === undefined) return { form, equation: `${dependent} = ${sourceOf(curve.f)}`, ...rangeOf(curve), ...moved };
  const [a, b] = [scale * min + shift, scale * max + shift];
  const range = rangeOf({ min: Math.min(a, b), max: Math.max(a, b) });
  return { form, equation: `${dependent} = ${print(simplify(tree.expr))}`, ...range };
}

function sourceOf(f: ScalarFunction): string {
  return print(f.expr);
}

function rangeOf({ min, max }: { readonly min: number; readonly max: number }): Record<string, number> {
  return { min, max };
}
