import { takeSteps } from '../functions/steps.js';
import type { Expr } from '../syntax/ast.js';
import { add, call, literal, multiply, name, number, power, subtract } from '../syntax/build.js';
import { type CurveValue, type ScalarFunction, Undefined, type Vec2 } from '../values.js';
import { polynomialTree } from './bezier.js';

/** Points: the tree of the curve has a term for each, and trees have a bound. */
const POINT_LIMIT = 200;

/** A piece from knot i to the next: a + b s + c s² + d s³ with s = t − knot. */
interface Cubic {
  readonly knot: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * The cubic spline through the points: natural (without curvature at its ends), or closed and smooth where the last point is the first.
 * t runs from 0 to 1, in proportion to the lengths of the chords.
 */
export function splineCurve(points: readonly Vec2[]): CurveValue {
  const distinct = points.filter((p, i) => i === 0 || p.x !== points[i - 1]!.x || p.y !== points[i - 1]!.y);
  if (distinct.length < 2) throw new Undefined('a spline needs at least two different points');
  if (distinct.length > POINT_LIMIT) throw new Undefined(`a spline has at most ${POINT_LIMIT} points`);
  const knots = chordKnots(distinct);
  const first = distinct[0]!;
  const last = distinct.at(-1)!;
  const closed = distinct.length > 3 && first.x === last.x && first.y === last.y;
  const coordinate = (values: readonly number[]) => scalarSpline(cubics(knots, values, closed));
  return {
    type: 'Curve',
    form: 'parametric',
    fx: coordinate(distinct.map((p) => p.x)),
    fy: coordinate(distinct.map((p) => p.y)),
    min: 0,
    max: 1,
  };
}

function chordKnots(points: readonly Vec2[]): number[] {
  const sums = [0];
  for (let i = 1; i < points.length; i++) {
    sums.push(sums[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  }
  const total = sums.at(-1)!;
  return sums.map((sum, i) => (i === points.length - 1 ? 1 : sum / total));
}

function cubics(knots: readonly number[], values: readonly number[], closed: boolean): Cubic[] {
  const second = closed ? closedSecondDerivatives(knots, values) : naturalSecondDerivatives(knots, values);
  return knots.slice(0, -1).map((knot, i) => {
    const h = knots[i + 1]! - knot;
    const [m0, m1] = [second[i]!, second[i + 1]!];
    const slope = (values[i + 1]! - values[i]!) / h;
    return { knot, a: values[i]!, b: slope - (h * (2 * m0 + m1)) / 6, c: m0 / 2, d: (m1 - m0) / (6 * h) };
  });
}

/** The right sides of the conditions that the slopes agree at knot i. */
function bend(h0: number, h1: number, y0: number, y1: number, y2: number): number {
  return 6 * ((y2 - y1) / h1 - (y1 - y0) / h0);
}

function naturalSecondDerivatives(knots: readonly number[], values: readonly number[]): number[] {
  const n = knots.length - 1;
  const h = knots.slice(1).map((knot, i) => knot - knots[i]!);
  const diagonal: number[] = [];
  const right: number[] = [];
  for (let i = 1; i < n; i++) {
    diagonal.push(2 * (h[i - 1]! + h[i]!));
    right.push(bend(h[i - 1]!, h[i]!, values[i - 1]!, values[i]!, values[i + 1]!));
  }
  return [0, ...solveTridiagonal(h.slice(1, n - 1), diagonal, right), 0];
}

/** The corners of the cyclic system are taken out by the formula of Sherman and Morrison (Press et al., Numerical Recipes 2.7.2). */
function closedSecondDerivatives(knots: readonly number[], values: readonly number[]): number[] {
  const n = knots.length - 1;
  const h = knots.slice(1).map((knot, i) => knot - knots[i]!);
  const before = (i: number) => (i + n - 1) % n;
  const diagonal = h.map((step, i) => 2 * (h[before(i)]! + step));
  const right = h.map((step, i) => bend(h[before(i)]!, step, values[before(i)]!, values[i]!, values[(i + 1) % n]!));
  const corner = h[n - 1]!;
  const gamma = -diagonal[0]!;
  const trimmed = [...diagonal];
  trimmed[0] = diagonal[0]! - gamma;
  trimmed[n - 1] = diagonal[n - 1]! - (corner * corner) / gamma;
  const beside = h.slice(0, n - 1);
  const y = solveTridiagonal(beside, trimmed, right);
  const u = new Array<number>(n).fill(0);
  u[0] = gamma;
  u[n - 1] = corner;
  const z = solveTridiagonal(beside, trimmed, u);
  const factor = (y[0]! + (corner * y[n - 1]!) / gamma) / (1 + z[0]! + (corner * z[n - 1]!) / gamma);
  const second = y.map((value, i) => value - factor * z[i]!);
  return [...second, second[0]!];
}

/** A symmetric tridiagonal system (Thomas's elimination; the spline's matrix is diagonally dominant). */
function solveTridiagonal(beside: readonly number[], diagonal: readonly number[], right: readonly number[]): number[] {
  const n = diagonal.length;
  const d = [...diagonal];
  const x = [...right];
  for (let i = 1; i < n; i++) {
    const factor = beside[i - 1]! / d[i - 1]!;
    d[i] = d[i]! - factor * beside[i - 1]!;
    x[i] = x[i]! - factor * x[i - 1]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    const after = i + 1 < n ? beside[i]! * x[i + 1]! : 0;
    x[i] = (x[i]! - after) / d[i]!;
  }
  return x;
}

function scalarSpline(pieces: readonly Cubic[]): ScalarFunction {
  return { variable: 't', expr: splineTree(pieces), at: (t) => counted(pieces, t) };
}

/** A value, which takes a search among the pieces. */
function counted(pieces: Parameters<typeof valueAt>[0], t: number): number {
  takeSteps(10 + pieces.length);
  return valueAt(pieces, t);
}

function valueAt(pieces: readonly Cubic[], t: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (pieces[middle]!.knot <= t) low = middle;
    else high = middle - 1;
  }
  const { knot, a, b, c, d } = pieces[low]!;
  const s = t - knot;
  return a + s * (b + s * (c + s * d));
}

/** The first piece's polynomial and, from each knot on, the change of the third derivative: Σ Δdᵢ max(t − tᵢ, 0)³. */
function splineTree(pieces: readonly Cubic[]): Expr {
  const { a, b, c, d } = pieces[0]!;
  return pieces.slice(1).reduce(
    (sum, piece, i) => {
      const ramp = call('max', subtract(name('t'), literal(piece.knot)), number(0));
      return add(sum, multiply(literal(piece.d - pieces[i]!.d), power(ramp, number(3))));
    },
    polynomialTree([a, b, c, d]),
  );
}
