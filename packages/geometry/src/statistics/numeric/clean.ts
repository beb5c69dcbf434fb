/** What rounding leaves of a coefficient, as a part of the largest term. */
const ROUNDING = 1e-13;

/** Polynomial coefficients, that of x^0 first, without those that are rounding alone where |x| is at most `largest`. */
export function clean(coefficients: readonly number[], largest: number): readonly number[] {
  const terms = coefficients.map((c, k) => Math.abs(c) * largest ** k);
  const most = Math.max(...terms);
  return coefficients.map((c, k) => (terms[k]! <= ROUNDING * most ? 0 : c));
}
