import type { Vec2 } from '../../values.js';

/** Enough halvings to exhaust the bits of a double from any bracket. */
const MAX_STEPS = 200;

/** The root in [low, high] of an increasing function with f(low) <= 0 <= f(high), to the last bit. */
function increasingRoot(f: (t: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  for (let step = 0; step < MAX_STEPS; step++) {
    const half = (from + to) / 2;
    if (half <= from || half >= to) return half;
    if (f(half) < 0) from = half;
    else to = half;
  }
  return (from + to) / 2;
}

/**
 * The parameter of the point of (a cos t, b sin t) nearest to p, in (-π, π]. At the nearest point (x, y) of the first quadrant p = (x, y) + s (x / a², y / b²)
 * for some s > -min(a, b)²; the ellipse's equation in s decreases there, so bisection finds it (Eberly, Distance from a point to an ellipse).
 */
export function closestOnEllipse(a: number, b: number, p: Vec2): number {
  if (a < b) {
    const swapped = closestOnEllipse(b, a, { x: p.y, y: p.x });
    return Math.atan2(Math.cos(swapped), Math.sin(swapped));
  }
  const px = Math.abs(p.x);
  const py = Math.abs(p.y);
  let cos: number;
  let sin: number;
  if (py === 0) {
    // Inside the evolute's cusp the two nearest points are off the axis; the upper one is taken.
    cos = a === b ? 1 : Math.min(1, (a * px) / ((a - b) * (a + b)));
    sin = Math.sqrt((1 - cos) * (1 + cos));
  } else {
    // q = 1 + s / b² and the differences written out keep their digits for thin ellipses and for points near the axis.
    const ratio = (a / b) ** 2;
    const excess = ((a - b) / b) * ((a + b) / b);
    const zx = (ratio * px) / a;
    const zy = py / b;
    const q = increasingRoot((s) => 1 - (zx / (s + excess)) ** 2 - (zy / s) ** 2, zy, Math.hypot(zx, zy));
    cos = zx / (q + excess);
    sin = zy / q;
  }
  return Math.atan2(p.y < 0 ? -sin : sin, p.x < 0 ? -cos : cos);
}

/**
 * The parameter of the point of (a / cos t, b tan t) nearest to p, in (-π/2, 3π/2). With x = a cosh s, y = b sinh s on the branch that p lies beside, the derivative
 * of the squared distance over cosh s, (a² + b²) sinh s - a px tanh s - b py, is convex for s >= 0 and not positive at 0: one root to the right.
 */
export function closestOnHyperbola(a: number, b: number, p: Vec2): number {
  const px = Math.abs(p.x);
  const py = Math.abs(p.y);
  const square = a * a + b * b;
  // In w = sinh s; tanh s = w / sqrt(1 + w²).
  const slope = (w: number) => square * w - (a * px * w) / Math.sqrt(1 + w * w) - b * py;
  const turning = a * px > square ? Math.sqrt(((a * px) / square) ** (2 / 3) - 1) : 0;
  const w = increasingRoot(slope, turning, (a * px + b * py) / square);
  const t = Math.atan(p.y < 0 ? -w : w);
  return p.x < 0 ? Math.PI + t : t;
}

/** The parameter t of the point (t² , 2t) p of Y² = 4pX nearest to `point`: the largest root of t³ + (2 - X/p) t - |Y|/p, with the sign of Y. */
export function closestOnParabola(p: number, point: Vec2): number {
  const X = point.x / p;
  const Y = Math.abs(point.y) / p;
  const turning = X > 2 ? Math.sqrt((X - 2) / 3) : 0;
  const high = Math.max(turning, Math.cbrt(Y), 0) + Math.sqrt(Math.max(0, X - 2));
  const t = increasingRoot((s) => s * (s * s + 2 - X) - Y, turning, high);
  return point.y < 0 ? -t : t;
}
