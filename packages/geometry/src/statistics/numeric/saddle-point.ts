/**
 * Probabilities without loss of digits, after C. Loader, "Fast and accurate computation of binomial probabilities"
 * (2000):
 * Stirling's formula with its error, and deviances.
 */

/** From here on five terms of Stirling's series are exact to a double. */
const LARGE = 16;

/** ln Γ(x + 1) − (x + 1/2) ln x + x − ln(2π)/2, for x > 0. */
function stirlingError(x: number): number {
  let sum = 0;
  let n = x;
  for (; n < LARGE; n += 1) sum += (n + 0.5) * Math.log1p(1 / n) - 1;
  const s = 1 / (n * n);
  return sum + (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s * (1 / 1188))))) / n;
}

/** x ln(x / m) + m − x, for x > 0 and m > 0. */
function deviance(x: number, m: number): number {
  const difference = x - m;
  if (Math.abs(difference) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const v = difference / (x + m);
  let sum = difference * v;
  let term = 2 * x * v;
  for (let j = 1; ; j += 1) {
    term *= v * v;
    const next = sum + term / (2 * j + 1);
    if (next === sum) return sum;
    sum = next;
  }
}

/** λ^x e^−λ / Γ(x + 1), for x ≥ 0 and λ ≥ 0. */
export function poissonTerm(x: number, lambda: number): number {
  if (x === 0) return Math.exp(-lambda);
  if (lambda === 0) return 0;
  return Math.exp(-stirlingError(x) - deviance(x, lambda)) / Math.sqrt(2 * Math.PI * x);
}

/** p^x q^(n − x) Γ(n + 1) / (Γ(x + 1) Γ(n − x + 1)), for 0 ≤ x ≤ n and q = 1 − p. */
export function binomialTerm(x: number, n: number, p: number, q: number): number {
  if (p === 0) return x === 0 ? 1 : 0;
  if (q === 0) return x === n ? 1 : 0;
  const rest = n - x;
  if (x === 0) return Math.exp(n * (p < 0.5 ? Math.log1p(-p) : Math.log(q)));
  if (rest === 0) return Math.exp(n * (q < 0.5 ? Math.log1p(-q) : Math.log(p)));
  const exponent =
    stirlingError(n) - stirlingError(x) - stirlingError(rest) - deviance(x, n * p) - deviance(rest, n * q);
  return Math.exp(exponent) * Math.sqrt(n / (2 * Math.PI * x * rest));
}
