import { findDomainEnd, findInBracket, findMinimum } from '../numeric/bracket.js';
import { evaluatePolynomial } from '../numeric/polynomial-roots.js';

/**
 * The range in which roots, extrema and intersections are searched, for functions that are no polynomials and have an
 * infinite range.
 */
const SEARCH_BOUND = 100;
/** Inside this, the scan is finer: figures live near the origin. */
const FINE_BOUND = 10;
/** Steps of the scan from −10 to 10, of each of its outer parts, and of a bounded range: features wider than a step are found. */
const SCAN_STEPS = 2000;
/** More roots than a figure can use; it bounds the work on functions like sin(1/x). */
export const ROOT_LIMIT = 1000;
/** A valley of |f| counts as a double root where f there is at most this part of f a step beside it. */
const TOUCH = 1e-8;
/** Two crossings around a valley less deep than this part are one double root split by rounding. */
const SPLIT = 1e-12;
/** A sign change is a root where the values left and right of it have come this much closer; poles and jumps stay apart. */
const CONTINUITY = 1e-3;
/** f at the end of its domain, as a part of f a step inside, under which that end is a root (√ turns 1e-16 into 1e-8). */
const END_TOUCH = 1e-6;

/** The same at an end of the range, where f is as good as inside. */
const RANGE_END_TOUCH = 1e-9;

/** f is zero on a whole interval, so it has no list of roots. */
export class ZeroStretch extends Error {}

/**
 * The real roots of a function in increasing order: crossings, roots where it touches zero, and roots at the ends of its domain; not poles or jumps.
 * An infinite range is searched within ±100 only. Throws ZeroStretch where the function vanishes on an interval.
 * @param f NaN where it is undefined
 * @param steps into which a bounded range is cut for the scan
 */
export function functionRoots(f: (x: number) => number, min: number, max: number, steps = SCAN_STEPS): number[] {
  const stops = scanStops(min, max, steps);
  const values = stops.map(f);
  const roots: number[] = [];
  let afterZeros = 0;
  for (let i = 0; i < stops.length && roots.length < ROOT_LIMIT; i++) {
    const value = values[i]!;
    if (value === 0) {
      const isFirst = i >= afterZeros;
      if (isFirst) afterZeros = endOfZeros(values, i);
      if (isFirst && fadesOut(values, i, afterZeros)) {
        i = afterZeros - 1;
        continue;
      }
      refuseStretch(f, stops, values, i);
      roots.push(stops[i]!);
      continue;
    }
    if (i === 0) continue;
    addBetween(f, stops, values, i, roots);
  }
  addAtRangeEnds(stops, values, roots);
  return withoutRepeats(roots, max - min);
}

/** Increasing parameters at which a function on [min, max] is sampled. */
export function scanStops(min: number, max: number, steps = SCAN_STEPS): number[] {
  const low = Number.isFinite(min) ? min : Math.min(-SEARCH_BOUND, Number.isFinite(max) ? max - SEARCH_BOUND : 0);
  const high = Number.isFinite(max) ? max : Math.max(SEARCH_BOUND, low + SEARCH_BOUND);
  if (!(low < high)) return low === high ? [low] : [];
  const borders = [low];
  if (high - low > 2 * FINE_BOUND) {
    for (const border of [-FINE_BOUND, FINE_BOUND]) if (border > low && border < high) borders.push(border);
  }
  borders.push(high);
  const stops: number[] = [];
  for (let k = 1; k < borders.length; k++) {
    const from = borders[k - 1]!;
    const to = borders[k]!;
    for (let i = k === 1 ? 0 : 1; i <= steps; i++) stops.push(i === steps ? to : from + ((to - from) * i) / steps);
  }
  return stops;
}

function addBetween(
  f: (x: number) => number,
  stops: readonly number[],
  values: readonly number[],
  i: number,
  roots: number[],
): void {
  const a = stops[i - 1]!;
  const b = stops[i]!;
  const fa = values[i - 1]!;
  const fb = values[i]!;
  const definedA = Number.isFinite(fa);
  const definedB = Number.isFinite(fb);
  if (definedA !== definedB) {
    addAtDomainEnd(f, definedA ? a : b, definedA ? b : a, roots);
  } else if (!definedA || fa === 0 || fb === 0) {
    return;
  } else if (fa > 0 !== fb > 0) {
    const found = findInBracket(f, a, b);
    if (found.gap <= CONTINUITY * (Math.abs(fa) + Math.abs(fb))) roots.push(found.x);
  } else if (i + 1 < stops.length) {
    addTouching(f, a, stops[i + 1]!, fa, fb, values[i + 1]!, roots);
  }
}

/** The range's ends where rounding has left f just short of zero, as sin at π. */
function addAtRangeEnds(stops: readonly number[], values: readonly number[], roots: number[]): void {
  const last = stops.length - 1;
  if (last < 1) return;
  for (const [end, beside] of [
    [0, 1],
    [last, last - 1],
  ] as const) {
    const value = Math.abs(values[end]!);
    const limit = RANGE_END_TOUCH * Math.abs(values[beside]!);
    if (value > 0 && value <= limit && Number.isFinite(limit)) roots.push(stops[end]!);
  }
}

/** f leaves its domain between two stops: the crossings in the rest of it, and the end itself. */
function addAtDomainEnd(f: (x: number) => number, defined: number, outside: number, roots: number[]): void {
  const end = findDomainEnd(f, defined, outside);
  const fStart = f(defined);
  const fEnd = f(end);
  if (Math.abs(fEnd) <= END_TOUCH * Math.abs(fStart)) roots.push(end);
  else if (fStart !== 0 && end !== defined && fStart > 0 !== fEnd > 0) {
    const found = findInBracket(f, defined, end);
    if (found.gap <= CONTINUITY * (Math.abs(fStart) + Math.abs(fEnd))) roots.push(found.x);
  }
}

/** f has one sign at a < b < c; looks for zero in a valley of |f| between a and c. */
function addTouching(
  f: (x: number) => number,
  a: number,
  c: number,
  fa: number,
  fb: number,
  fc: number,
  roots: number[],
): void {
  if (!(Math.abs(fb) <= Math.abs(fa) && Math.abs(fb) <= Math.abs(fc)) || fb > 0 !== fc > 0) return;
  // A stretch of one value has no valley.
  if (fa === fb && fb === fc) return;
  const sign = Math.sign(fb);
  const bottom = turningPoint(
    f,
    findMinimum((x) => sign * f(x), a, c),
    c - a,
  );
  const depth = sign * f(bottom);
  const size = Math.max(Math.abs(fa), Math.abs(fc));
  if (depth < -SPLIT * size) {
    for (const [low, high] of [[a, bottom] as const, [bottom, c] as const]) {
      const found = findInBracket(f, low, high);
      if (found.gap <= CONTINUITY * size) roots.push(found.x);
    }
  } else if (depth <= TOUCH * size) {
    roots.push(bottom);
  }
}

/** Sharpens an extremum that comparing values can only find to 1e-8: the zero of a fourth-order difference quotient beside it. */
export function turningPoint(f: (x: number) => number, near: number, width: number): number {
  const h = width / 64;
  const slope = (x: number) => 8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h));
  const low = near - 4 * h;
  const high = near + 4 * h;
  const [sLow, sHigh] = [slope(low), slope(high)];
  if (!(sLow * sHigh < 0)) return near;
  const found = findInBracket(slope, low, high);
  return Math.abs(f(found.x)) <= Math.abs(f(near)) || Math.abs(found.x - near) < 1e-6 * width ? found.x : near;
}

/** The index after the zeros that begin at i. */
function endOfZeros(values: readonly number[], i: number): number {
  let end = i;
  while (values[end] === 0) end++;
  return end;
}

/** Numbers smaller than this are on their way to 0 because doubles are too coarse, as exp(-x^2) is at 27. */
const FADED = 1e-150;

/** Whether the zeros of a whole run are what rounding has made of small values, on their left or right. */
function fadesOut(values: readonly number[], from: number, end: number): boolean {
  return [values[from - 1], values[end]].some((value) => value !== undefined && Math.abs(value) < FADED);
}

function refuseStretch(f: (x: number) => number, stops: readonly number[], values: readonly number[], i: number): void {
  if (i === 0 || values[i - 1] !== 0) return;
  const a = stops[i - 1]!;
  const b = stops[i]!;
  if ([0.29, 0.5, 0.83].every((s) => f(a + s * (b - a)) === 0)) throw new ZeroStretch();
}

function withoutRepeats(roots: number[], width: number): number[] {
  const sorted = roots.sort((a, b) => a - b);
  const scale = Number.isFinite(width) ? Math.min(1, width) : 1;
  return sorted.filter((x, i) => i === 0 || x - sorted[i - 1]! > 1e-9 * Math.max(scale, Math.abs(x)));
}

/** Improves a root of a polynomial on the function that it was expanded from, whose rounding is less. */
export function polishRoot(f: (x: number) => number, slope: readonly number[], x: number): number {
  let best = x;
  let size = Math.abs(f(x));
  for (let i = 0; i < 3 && size > 0; i++) {
    const next = best - f(best) / evaluatePolynomial(slope, best);
    const value = Math.abs(f(next));
    if (!(value < size)) break;
    best = next;
    size = value;
  }
  return best;
}
