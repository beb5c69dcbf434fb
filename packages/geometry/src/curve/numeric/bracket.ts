/** Enough for bisection alone to pass from the largest doubles to neighbouring ones. */
const BRACKET_STEPS = 2100;

export interface Bracket {
  readonly x: number;
  /** |f| just left and right of the root found: small for a continuous function, not for a jump or a pole. */
  readonly gap: number;
}

/** The root between a and b, where f has different signs, by Brent's method to the last digits. */
export function findInBracket(f: (x: number) => number, a: number, b: number): Bracket {
  let fa = f(a);
  let fb = f(b);
  let c = a;
  let fc = fa;
  let step = b - a;
  let last = step;
  for (let i = 0; i < BRACKET_STEPS; i++) {
    if (Math.sign(fb) === Math.sign(fc)) {
      c = a;
      fc = fa;
      step = b - a;
      last = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const tolerance = Number.EPSILON * Math.abs(b) + Number.MIN_VALUE;
    const half = (c - b) / 2;
    if (Math.abs(half) <= tolerance || fb === 0)
      return { x: b, gap: fb === 0 ? 0 : Math.max(Math.abs(fb), Math.abs(fc)) };
    const jump =
      Math.abs(last) >= tolerance && Math.abs(fa) > Math.abs(fb) ? interpolate(a, b, c, fa, fb, fc) : undefined;
    const bound = Math.min(1.5 * Math.abs(half) - Math.abs(tolerance) / 2, Math.abs(last) / 2);
    if (jump !== undefined && jump * half > 0 && Math.abs(jump) < bound) {
      last = step;
      step = jump;
    } else {
      step = half;
      last = half;
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    fb = f(b);
    if (Number.isNaN(fb)) return { x: b, gap: Number.POSITIVE_INFINITY };
  }
  return { x: b, gap: Math.max(Math.abs(fb), Math.abs(fc)) };
}

/** The step from b by the secant or inverse quadratic rule. */
function interpolate(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  if (a === c) return (-fb * (b - a)) / (fb - fa);
  const q = fa / fc;
  const r = fb / fc;
  const s = fb / fa;
  const numerator = s * ((c - b) * q * (q - r) - (b - a) * (r - 1));
  return -numerator / ((q - 1) * (r - 1) * (s - 1));
}

/** The finite point nearest to where f stops having values, between `defined` (f finite) and `outside` (f not finite). */
export function findDomainEnd(f: (x: number) => number, defined: number, outside: number): number {
  let inside = defined;
  let beyond = outside;
  for (let i = 0; i < BRACKET_STEPS; i++) {
    const middle = (inside + beyond) / 2;
    if (middle === inside || middle === beyond) break;
    if (Number.isFinite(f(middle))) inside = middle;
    else beyond = middle;
  }
  return inside;
}

/** Golden-section steps: 0.618^80 is far under the resolution of doubles. */
const GOLDEN_STEPS = 80;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where f is least between a and b, f having one valley there; good to about the root of the machine precision. */
export function findMinimum(f: (x: number) => number, a: number, b: number): number {
  let left = b - GOLDEN * (b - a);
  let right = a + GOLDEN * (b - a);
  let fLeft = f(left);
  let fRight = f(right);
  for (let i = 0; i < GOLDEN_STEPS && left < right; i++) {
    if (fLeft <= fRight) {
      b = right;
      right = left;
      fRight = fLeft;
      left = b - GOLDEN * (b - a);
      fLeft = f(left);
    } else {
      a = left;
      left = right;
      fLeft = fRight;
      right = a + GOLDEN * (b - a);
      fRight = f(right);
    }
  }
  return (a + b) / 2;
}
