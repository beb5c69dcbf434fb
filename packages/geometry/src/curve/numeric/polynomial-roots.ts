/** Coefficients of a real polynomial, the constant term first. */
export type Coefficients = readonly number[];

/** Where |p| is at most this part of Σ|cᵢxⁱ| at a turning point, the polynomial touches zero there: rounding of a few operations, no more. */
const TOUCH_TOLERANCE = 1e-13;

/** Steps of the safeguarded Newton iteration; bisection alone needs about 64 + the exponent range, Newton rarely 10. */
const REFINEMENT_STEPS = 200;

/** p(x) by Horner's rule. */
export function evaluatePolynomial(p: Coefficients, x: number): number {
  let value = 0;
  for (let i = p.length - 1; i >= 0; i--) value = value * x + p[i]!;
  return value;
}

/** Σ|cᵢ||x|ⁱ: the size of the terms, against which rounding errors of p(x) are measured. */
export function termSize(p: Coefficients, x: number): number {
  let value = 0;
  const size = Math.abs(x);
  for (let i = p.length - 1; i >= 0; i--) value = value * size + Math.abs(p[i]!);
  return value;
}

export function differentiatePolynomial(p: Coefficients): number[] {
  return p.slice(1).map((c, i) => c * (i + 1));
}

/** Without leading zeros; the zero polynomial has no coefficients. */
function trimPolynomial(p: Coefficients): number[] {
  let length = p.length;
  while (length > 0 && p[length - 1] === 0) length--;
  return p.slice(0, length);
}

/**
 * The distinct real roots of a polynomial in increasing order; a multiple root once. Empty for constants, the zero polynomial included.
 * Between two neighbouring turning points a polynomial is monotone, so its roots follow from those of its derivative.
 * @param touch relative size of p at a turning point under which it counts as a multiple root
 */
export function realRoots(p: Coefficients, touch: number = TOUCH_TOLERANCE): number[] {
  const trimmed = withoutOverflow(trimPolynomial(p));
  if (trimmed.length <= 1) return [];
  let shift = 0;
  while (trimmed[shift] === 0) shift++;
  const rest = trimmed.slice(shift);
  const roots = nonZeroRoots(rest, touch);
  if (shift > 0 && !roots.includes(0)) roots.push(0);
  return roots.sort((a, b) => a - b);
}

/** Scaled by a power of two, which costs no digits, so that the coefficients' products are finite. */
function withoutOverflow(p: number[]): number[] {
  const size = Math.max(...p.map(Math.abs));
  if (!(size > 1e100 || size < 1e-100) || !Number.isFinite(size)) return p;
  const factor = 2 ** -Math.round(Math.log2(size));
  return trimPolynomial(p.map((c) => c * factor));
}

function nonZeroRoots(p: Coefficients, touch: number): number[] {
  if (p.length <= 1) return [];
  if (p.length === 2) return [-p[0]! / p[1]!];
  if (p.length === 3) return quadraticRoots(p[2]!, p[1]!, p[0]!, touch);
  return rootsBetweenTurningPoints(p, realRoots(differentiatePolynomial(p)), touch);
}

/** The real roots of a x² + b x + c in increasing order without cancellation (Press et al., Numerical Recipes 5.6; the discriminant as in Kahan). */
export function quadraticRoots(a: number, b: number, c: number, touch: number = TOUCH_TOLERANCE): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = differenceOfProducts(b, b, 4 * a, c);
  if (Math.abs(discriminant) <= touch * (b * b + Math.abs(4 * a * c))) return [-b / (2 * a)];
  if (discriminant < 0) return [];
  const q = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
  const first = q / a;
  const second = q === 0 ? 0 : c / q;
  return first < second ? [first, second] : [second, first];
}

function rootsBetweenTurningPoints(p: Coefficients, turning: readonly number[], touch: number): number[] {
  const bound = rootBound(p);
  const stops = [-bound, ...turning.filter((x) => Math.abs(x) < bound), bound];
  const signs = stops.map((x) => {
    const value = evaluatePolynomial(p, x);
    return Math.abs(value) <= touch * termSize(p, x) ? 0 : Math.sign(value);
  });
  const roots: number[] = [];
  let cluster: number[] = [];
  for (let i = 0; i < stops.length; i++) {
    if (signs[i] === 0) {
      cluster.push(stops[i]!);
      continue;
    }
    if (cluster.length > 0) roots.push(middleOf(cluster));
    cluster = [];
    if (i > 0 && signs[i - 1]! * signs[i]! < 0) roots.push(refine(p, stops[i - 1]!, stops[i]!));
  }
  if (cluster.length > 0) roots.push(middleOf(cluster));
  return roots;
}

/** Neighbouring turning points at which p is zero, p monotone between them: one root. */
function middleOf(cluster: readonly number[]): number {
  return cluster.reduce((sum, x) => sum + x, 0) / cluster.length;
}

/** Every root is at most this far from 0 (Fujiwara 1916), widened so that the ends are no roots. */
function rootBound(p: Coefficients): number {
  const degree = p.length - 1;
  const leading = p[degree]!;
  let bound = 0;
  for (let k = 1; k <= degree; k++) bound = Math.max(bound, Math.abs(p[degree - k]! / leading) ** (1 / k));
  return 2.5 * bound;
}

/** The root between a and b, where p has different signs: Newton's method inside a shrinking bracket. */
function refine(p: Coefficients, a: number, b: number): number {
  const derivative = differentiatePolynomial(p);
  let [low, high] = evaluatePolynomial(p, a) < 0 ? [a, b] : [b, a];
  let x = (low + high) / 2;
  for (let step = 0; step < REFINEMENT_STEPS; step++) {
    const value = evaluatePolynomial(p, x);
    if (value === 0) return x;
    if (value < 0) low = x;
    else high = x;
    let next = x - value / evaluatePolynomial(derivative, x);
    const inside = (next - low) * (next - high) < 0;
    const slow = step > 8 && step % 3 === 0;
    if (!inside || slow) next = (low + high) / 2;
    if (next === x || Math.abs(next - x) <= Number.EPSILON * Math.abs(x) * 0.5) return next;
    x = next;
  }
  return x;
}

/** a b − c d with both products exact to twice the precision (Dekker's product on Veltkamp's split). */
export function differenceOfProducts(a: number, b: number, c: number, d: number): number {
  const p = a * b;
  const q = c * d;
  if (!Number.isFinite(p) || !Number.isFinite(q) || Math.abs(p) > 1e280 || Math.abs(q) > 1e280) return p - q;
  return p - q + (productError(a, b, p) - productError(c, d, q));
}

function productError(a: number, b: number, product: number): number {
  const aHigh = highPart(a);
  const bHigh = highPart(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

function highPart(a: number): number {
  const t = 134217729 * a;
  return t - (t - a);
}
