import type { Expr } from '../../syntax/ast.js';
import { subtract } from '../../syntax/build.js';
import { childrenOf } from '../../syntax/walk.js';
import type { CurveValue, ExplicitCurve, InverseCurve, Vec2 } from '../../values.js';
import { pointOrNaN } from '../at.js';
import { sampleCurve } from '../sample.js';
import { scalarFunction } from '../scalar.js';
import { type ViewWindow, windowBefore } from '../view-window.js';
import { functionRoots, ZeroStretch } from './function-roots.js';

/** Where a piece of a curve begins or ends. */
export interface CurveEnd {
  readonly at: Vec2;
  /** Whether the point belongs to the curve. */
  readonly closed: boolean;
}

/** Steps of the search for places where a condition or a denominator changes its sign. */
const SCAN_STEPS = 400;
/** Distances, px, from a place at which its limit is told: the values have to come together. */
const APPROACH = [1e-2, 1e-4, 1e-6];
const COMES_TOGETHER = 0.3;
/** px: nearer points are one. */
const SAME = 0.5;
/** Digits of a number that somebody may have written. */
const WRITTEN_DIGITS = 12;

type Graph = ExplicitCurve | InverseCurve;

/**
 * The ends of the pieces of a function that are seen, with its holes and single points; of a parametric curve those of
 * its range. A
 * pole has none. They are told from the function's value at each place and its limits on both sides.
 */
export function curveEnds(curve: CurveValue, window: ViewWindow, unitsPerPx: number): CurveEnd[] {
  if (curve.form === 'implicit' || curve.form === 'sampled') return [];
  if (curve.form === 'parametric') return rangeEnds(curve, unitsPerPx);
  const seen = curve.transform === undefined ? window : windowBefore(curve.transform, window);
  const at = (t: number): number => (t >= curve.min && t <= curve.max ? curve.f.at(t) : Number.NaN);
  return placesOf(curve, seen, unitsPerPx)
    .flatMap(({ t, isHole }) => endsAt(at, t, isHole ? Number.NaN : at(t), unitsPerPx))
    .map(({ t, value, closed }) => {
      const own: Vec2 = curve.form === 'explicit' ? { x: t, y: value } : { x: value, y: t };
      return { at: moved(curve, own), closed };
    });
}

function rangeEnds(curve: Extract<CurveValue, { form: 'parametric' }>, unitsPerPx: number): CurveEnd[] {
  const ends = [curve.min, curve.max]
    .filter(Number.isFinite)
    .map((t) => pointOrNaN(curve, t))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const [first, last] = ends;
  if (first && last && Math.hypot(first.x - last.x, first.y - last.y) <= SAME * unitsPerPx) return [];
  return ends.map((at) => ({ at, closed: true }));
}

function moved({ transform }: Graph, { x, y }: Vec2): Vec2 {
  if (transform === undefined) return { x, y };
  const { a, b, c, d, e, f } = transform;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

interface Place {
  readonly t: number;
  /** A zero of a denominator that no double meets: there the function has no value, whatever is computed. */
  readonly isHole: boolean;
}

/**
 * Places where a piece may end, each once: those that conditions and denominators name, then those that the drawing has
 * met.
 */
function placesOf(curve: Graph, window: ViewWindow, unitsPerPx: number): Place[] {
  const { variable, expr } = curve.f;
  const [low, high] = curve.form === 'explicit' ? [window.left, window.right] : [window.bottom, window.top];
  const [from, to] = [Math.max(low, curve.min), Math.min(high, curve.max)];
  if (!(from < to)) return [];
  const places: Place[] = [curve.min, curve.max]
    .filter((t) => t >= low && t <= high)
    .map((t) => ({ t, isHole: false }));
  const add = (place: Place): void => {
    if (place.t < low || place.t > high) return;
    if (places.every(({ t }) => Math.abs(t - place.t) > 1e-3 * unitsPerPx)) places.push(place);
  };
  for (const { tree, divides } of edgesIn(expr)) {
    const g = scalarFunction(tree, variable).at;
    for (const root of rootsBetween(g, from, to)) {
      const written = Number(root.toPrecision(WRITTEN_DIGITS));
      const t = g(root) !== 0 && g(written) === 0 ? written : root;
      add({ t, isHole: divides && g(t) !== 0 });
    }
  }
  const { transform: _, ...plain } = curve;
  for (const branch of sampleCurve(plain as Graph, window, unitsPerPx)) {
    for (const i of [0, branch.length - 2]) {
      const t = branch[curve.form === 'explicit' ? i : i + 1]!;
      add({ t: breakNear(curve.f.at, t, unitsPerPx), isHole: false });
    }
  }
  return places.sort((a, b) => a.t - b.t);
}

/** What a tree compares, as a difference, and what it divides by. */
function edgesIn(tree: Expr): { tree: Expr; divides: boolean }[] {
  const own: { tree: Expr; divides: boolean }[] = [];
  if (tree.kind === 'comparison') {
    for (let i = 1; i < tree.operands.length; i++)
      own.push({ tree: subtract(tree.operands[i - 1]!, tree.operands[i]!), divides: false });
  }
  if (tree.kind === 'binary' && tree.operator === '/') own.push({ tree: tree.right, divides: true });
  if (tree.kind === 'binary' && tree.operator === '^' && tree.right.kind === 'negate')
    own.push({ tree: tree.left, divides: true });
  return [...own, ...childrenOf(tree).flatMap(edgesIn)];
}

function rootsBetween(g: (t: number) => number, from: number, to: number): readonly number[] {
  try {
    return functionRoots(g, from, to, SCAN_STEPS);
  } catch (error) {
    if (error instanceof ZeroStretch) return [];
    throw error;
  }
}

/** The place of a jump, or of an end of the domain, near t: a number that somebody may have written where it is one. */
function breakNear(f: (t: number) => number, t: number, unitsPerPx: number): number {
  const step = APPROACH[0]! * unitsPerPx;
  let [a, b] = [t - step, t + step];
  const [left, right] = [f(a), f(b)];
  const isLeft = (value: number): boolean => {
    if (Number.isFinite(left) !== Number.isFinite(right)) return Number.isFinite(value) === Number.isFinite(left);
    return Math.abs(value - left) < Math.abs(value - right);
  };
  for (;;) {
    const middle = (a + b) / 2;
    if (middle <= a || middle >= b) break;
    if (isLeft(f(middle))) a = middle;
    else b = middle;
  }
  const written = Number(((a + b) / 2).toPrecision(WRITTEN_DIGITS));
  if (written === a || written === b) return written;
  return Number.isFinite(right) ? b : a;
}

interface End {
  readonly t: number;
  readonly value: number;
  readonly closed: boolean;
}

/** What is seen at a place from the value and the limits there; nothing where all are one. */
function endsAt(f: (t: number) => number, t: number, value: number, unitsPerPx: number): End[] {
  const same = (a: number, b: number): boolean => Math.abs(a - b) <= SAME * unitsPerPx;
  const limits = [-1, 1].map((side) => limitAt(f, t, side, unitsPerPx));
  const [left, right] = limits as [number, number];
  if (same(left, value) && same(right, value)) return [];
  const sides = limits.filter(Number.isFinite);
  if (same(left, right)) sides.pop();
  const ends = sides.map((limit) => ({ t, value: limit, closed: same(limit, value) }));
  const isAlone = Number.isFinite(value) && !ends.some(({ closed }) => closed);
  return isAlone ? [...ends, { t, value, closed: true }] : ends;
}

/** The limit of f at t from one side; NaN where there is none, as at poles. */
function limitAt(f: (t: number) => number, t: number, side: number, unitsPerPx: number): number {
  const [far, near, nearest] = APPROACH.map((distance) => {
    const step = Math.max(distance * unitsPerPx, 4 * Number.EPSILON * Math.abs(t));
    return f(t + side * step);
  }) as [number, number, number];
  const settled = Math.abs(nearest - near) <= Math.max(COMES_TOGETHER * Math.abs(near - far), 0.1 * SAME * unitsPerPx);
  return settled ? nearest : Number.NaN;
}
