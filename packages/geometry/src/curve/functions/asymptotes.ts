import { rationalForm } from '../../functions/rational-form.js';
import { makeLine } from '../../plane/make.js';
import { type ExplicitCurve, type LineValue, Undefined } from '../../values.js';
import { realRoots } from '../numeric/polynomial-roots.js';

/** Coefficients this small, in parts of the largest, are rounding. */
const NEGLIGIBLE = 1e-12;

/**
 * The distances from a root of the denominator at which the function is compared, and how much it has to grow between
 * them at a pole.
 */
const NEAR = [1e-3, 1e-5] as const;
const GROWTH = 10;

/**
 * The asymptotes of a rational function on its range: the vertical ones from left to right, then the horizontal or
 * slant one, which an unbounded range has.
 * Throws Undefined for a function that is not rational.
 */
export function functionAsymptotes({ f, min, max }: ExplicitCurve): readonly LineValue[] {
  const form = rationalForm(f.expr, f.variable);
  if (form === undefined) {
    throw new Undefined('asymptotes are known of quotients of polynomials, and of hyperbolas');
  }
  const [above, below] = [trimmed(form.above), trimmed(form.below)];
  const vertical = realRoots(below)
    .filter((x) => x >= min && x <= max && isPole(f.at, x))
    .map((x) => makeLine({ x, y: 0 }, { x: 0, y: 1 }));
  const isUnbounded = min === Number.NEGATIVE_INFINITY || max === Number.POSITIVE_INFINITY;
  return isUnbounded && below.length > 1 ? [...vertical, ...farAway(above, below)] : vertical;
}

function trimmed(p: readonly number[]): readonly number[] {
  const size = Math.max(...p.map(Math.abs), 0);
  const last = p.findLastIndex((c) => Math.abs(c) > NEGLIGIBLE * size);
  return p.slice(0, last + 1);
}

/**
 * Whether the function grows without bound near x, on either side: at a root that numerator and denominator share it
 * may not.
 */
function isPole(f: (x: number) => number, x: number): boolean {
  const scale = Math.max(1, Math.abs(x));
  return [1, -1].some((side) => {
    const [far, near] = NEAR.map((gap) => Math.abs(f(x + side * gap * scale))) as [number, number];
    return near > GROWTH * far && Number.isFinite(far);
  });
}

/**
 * The line that the quotient of the polynomials comes near to; none where they divide without remainder, or the
 * quotient bends.
 */
function farAway(above: readonly number[], below: readonly number[]): readonly LineValue[] {
  const rest = [...above];
  const quotient: number[] = [];
  for (let k = above.length - below.length; k >= 0; k--) {
    const factor = rest[k + below.length - 1]! / below.at(-1)!;
    quotient[k] = factor;
    below.forEach((c, i) => {
      rest[k + i] = rest[k + i]! - factor * c;
    });
  }
  const size = Math.max(...above.map(Math.abs), 0);
  const remains = rest.slice(0, below.length - 1).some((c) => Math.abs(c) > 1e-9 * size);
  if (quotient.length > 2 || !remains) return [];
  return [makeLine({ x: 0, y: quotient[0] ?? 0 }, { x: 1, y: quotient[1] ?? 0 })];
}
