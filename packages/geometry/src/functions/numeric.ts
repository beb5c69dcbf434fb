/** Real functions that the language adds to those of Math. All give NaN outside their domain. */

/** The remainder with the sign of the divisor: mod(-1, 3) = 2. */
export function floorMod(a: number, b: number): number {
  return b === 0 ? Number.NaN : a - b * Math.floor(a / b);
}

/** base^exponent; a zero to a negative power does not exist. */
export function realPower(base: number, exponent: number): number {
  return base === 0 && exponent < 0 ? Number.NaN : base ** exponent;
}

/** The real n-th root: of a negative number for odd n only. */
export function realRoot(x: number, n: number): number {
  if (n === 0) return Number.NaN;
  if (x < 0) return Math.abs(n % 2) === 1 ? -realRoot(-x, n) : Number.NaN;
  if (n === 2) return Math.sqrt(x);
  if (n === 3) return Math.cbrt(x);
  const root = realPower(x, 1 / n);
  const rounded = Math.round(root);
  return rounded ** n === x ? rounded : root;
}

/** x^(p/q) for coprime integers, q > 0 odd: real for negative x too. */
export function oddRootPower(x: number, p: number, q: number): number {
  return realPower(realRoot(x, q), p);
}

export function logarithm(base: number, x: number): number {
  if (!(base > 0) || base === 1 || !(x > 0)) return Number.NaN;
  if (base === 10) return Math.log10(x);
  if (base === 2) return Math.log2(x);
  return Math.log(x) / Math.log(base);
}

export function naturalLogarithm(x: number): number {
  return x > 0 ? Math.log(x) : Number.NaN;
}

/** Doubles never hit π/2 itself: past this a tangent stands at its pole (tan of the double nearest to π/2 is 1.6e16). */
const POLE = 1e15;

/** The value, or NaN where it is so large that it must be a pole's. */
export function withoutPole(value: number): number {
  return Math.abs(value) < POLE ? value : Number.NaN;
}

export function round(x: number, digits = 0): number {
  const scale = 10 ** Math.trunc(digits);
  return Math.round(x * scale) / scale;
}

export function gcd(...values: readonly number[]): number {
  return values.reduce((a, b) => gcdOfTwo(a, b), 0);
}

function gcdOfTwo(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return Number.NaN;
  let larger = Math.abs(a);
  let smaller = Math.abs(b);
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function lcm(...values: readonly number[]): number {
  return values.reduce((a, b) => {
    const divisor = gcdOfTwo(a, b);
    return divisor === 0 ? 0 : Math.abs((a / divisor) * b);
  }, 1);
}

export function clamp(x: number, low: number, high: number): number {
  return low <= high ? Math.min(Math.max(x, low), high) : Number.NaN;
}

/** Past 170! the doubles end. */
const MAX_FACTORIAL = 170;

/** Lanczos' approximation with g = 7 and nine terms (Numerical Recipes 6.1): 15 digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function gamma(x: number): number {
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
  const shifted = x - 1;
  const series = LANCZOS.reduce((sum, term, index) => sum + (index === 0 ? term : term / (shifted + index)), 0);
  const t = shifted + 7.5;
  return Math.sqrt(2 * Math.PI) * t ** (shifted + 0.5) * Math.exp(-t) * series;
}

/** x! = Γ(x + 1), exact for integers as far as doubles are; a pole at each negative integer. */
export function factorial(x: number): number {
  if (!Number.isInteger(x)) return x <= MAX_FACTORIAL ? gamma(x + 1) : Number.NaN;
  if (x < 0 || x > MAX_FACTORIAL) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= x; factor += 1) product *= factor;
  return product;
}

/** The binomial coefficient of integers, 0 for k < 0 and k > n; NaN for others. Exact up to 2^53. */
export function binomial(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0) return Number.NaN;
  if (k < 0 || k > n) return 0;
  const least = Math.min(k, n - k);
  let product = 1;
  // A product that overflows stays infinite: its other factors are at least 1.
  for (let i = 1; i <= least && Number.isFinite(product); i += 1) product = (product * (n - least + i)) / i;
  return product;
}
