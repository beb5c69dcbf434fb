import { type ParametrisedCurve, pointOrNaN } from '../curve/at.js';
import { takeSteps } from '../functions/steps.js';
import { type CurveValue, type SampledCurve, Undefined, type Vec2 } from '../values.js';
import { invert, transformPoint } from './affine.js';
import { ON_OBJECT, ROUNDING } from './tolerance.js';
import { distance, dot, magnitude, mix, subtract } from './vec.js';

/** Samples over the searched range: narrower dips of the distance may be missed. */
const SAMPLES = 600;

/** How many of the deepest dips are refined. */
const MAX_DIPS = 12;

/** Powers of two tried as steps away from the point in search of a first point of the curve. */
const MAX_DOUBLINGS = 34;

/** A parameter range without an end is searched this far. */
const FAR = 1e4;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The parameter of the point of a curve nearest to `point`, to about 1e-9 of its size. Throws Undefined for implicit curves. */
export function closestCurveParameter(curve: CurveValue, point: Vec2): number {
  if (curve.form === 'implicit') throw new Undefined('a curve given by an equation in x and y has no parameter');
  const local = curve.transform === undefined ? point : transformPoint(invert(curve.transform), point);
  if (curve.form === 'sampled') return closestOnBranches(curve, local);
  const { transform: _, ...untransformed } = curve;
  const base = untransformed as ParametrisedCurve;
  const gap = (t: number): number => {
    const d = distance(pointOrNaN(base, t), local);
    return Number.isNaN(d) ? Infinity : d;
  };
  if (curve.form === 'parametric')
    return deepest(base, local, gap, Math.max(-FAR, curve.min), Math.min(FAR, curve.max));

  const own = curve.form === 'explicit' ? local.x : local.y;
  if (own >= curve.min && own <= curve.max && gap(own) <= ROUNDING * magnitude(local)) return own;
  const reach = reachOf(gap, own, curve.min, curve.max);
  return deepest(base, local, gap, Math.max(curve.min, own - reach), Math.min(curve.max, own + reach));
}

/** A distance within which the function's graph has a point, so that no nearer one is further away along the axis. */
function reachOf(gap: (t: number) => number, own: number, min: number, max: number): number {
  const start = Math.min(max, Math.max(min, own));
  let least = gap(start);
  for (let k = 0; k < MAX_DOUBLINGS; k++) {
    const step = FAR / 2 ** k;
    for (const t of [start - step, start + step]) if (t >= min && t <= max) least = Math.min(least, gap(t));
  }
  if (least === Infinity) throw new Undefined('the curve has no point near this one');
  return least;
}

/** The parameter in [low, high] where `gap` is least. */
function deepest(curve: ParametrisedCurve, point: Vec2, gap: (t: number) => number, low: number, high: number): number {
  const at = (i: number): number => (i === SAMPLES ? high : low + ((high - low) * i) / SAMPLES);
  const gaps = Array.from({ length: SAMPLES + 1 }, (_, i) => gap(at(i)));
  const dips = gaps
    .flatMap((g, i) => (g < Infinity && g <= (gaps[i - 1] ?? Infinity) && g <= (gaps[i + 1] ?? Infinity) ? [i] : []))
    .sort((i, j) => gaps[i]! - gaps[j]!)
    .slice(0, MAX_DIPS);
  if (dips.length === 0) throw new Undefined('the curve has no point near this one');
  let best = Number.NaN;
  let least = Infinity;
  for (const i of dips) {
    const t = refine(curve, point, gap, at(Math.max(0, i - 1)), at(Math.min(SAMPLES, i + 1)));
    const candidate = gap(t) <= gap(at(i)) ? t : at(i);
    // An equally near point further on is the same one met again, as where a closed curve ends.
    if (gap(candidate) < least - ON_OBJECT * ON_OBJECT * magnitude(point) || Number.isNaN(best)) {
      best = candidate;
      least = gap(candidate);
    }
  }
  return best;
}

function refine(curve: ParametrisedCurve, point: Vec2, gap: (t: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  for (let step = 0; step < 45; step++) {
    const left = to - GOLDEN * (to - from);
    const right = from + GOLDEN * (to - from);
    if (gap(left) <= gap(right)) to = right;
    else from = left;
  }
  return polish(curve, point, (from + to) / 2, high - low, low, high);
}

/** Golden section stops at half the digits; the zero of the distance's derivative has nearly all of them. */
function polish(
  curve: ParametrisedCurve,
  point: Vec2,
  start: number,
  width: number,
  low: number,
  high: number,
): number {
  const step = Math.max(width / 50, 1e-6 * Math.abs(start), Number.MIN_VALUE);
  const slope = (t: number): number => {
    const at = (k: number): Vec2 => pointOrNaN(curve, t + k * step);
    const [back2, back, ahead, ahead2] = [at(-2), at(-1), at(1), at(2)];
    const derivative = {
      x: (8 * (ahead.x - back.x) - (ahead2.x - back2.x)) / (12 * step),
      y: (8 * (ahead.y - back.y) - (ahead2.y - back2.y)) / (12 * step),
    };
    return dot(subtract(pointOrNaN(curve, t), point), derivative);
  };
  let previous = start;
  let t = start + step / 8;
  let slopePrevious = slope(previous);
  for (let k = 0; k < 20; k++) {
    const current = slope(t);
    const next = t - (current * (t - previous)) / (current - slopePrevious);
    if (!Number.isFinite(next)) break;
    previous = t;
    slopePrevious = current;
    t = next;
  }
  return previous >= low && previous <= high && Math.abs(previous - start) <= width / 100 ? previous : start;
}

/** The fraction of the whole length of a sampled curve nearest to `point`. */
function closestOnBranches({ branches }: SampledCurve, point: Vec2): number {
  let passed = 0;
  let best = 0;
  let least = Infinity;
  for (const branch of branches) {
    takeSteps(4 * branch.length);
    for (let i = 0; i + 1 < branch.length; i++) {
      const from = branch[i]!;
      const to = branch[i + 1]!;
      const edge = subtract(to, from);
      const square = dot(edge, edge);
      if (square === 0) continue;
      const t = Math.min(1, Math.max(0, dot(subtract(point, from), edge) / square));
      const gap = distance(mix(from, to, t), point);
      if (gap < least) {
        least = gap;
        best = passed + t * Math.sqrt(square);
      }
      passed += Math.sqrt(square);
    }
  }
  if (passed === 0) throw new Undefined('the curve has no length to move along');
  return best / passed;
}
