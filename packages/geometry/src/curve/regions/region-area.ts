import { differentiate } from '../../functions/derivative.js';
import { takeSteps } from '../../functions/steps.js';
import { crossingsBesideStretches, intersections } from '../../intersect/intersect.js';
import { parameterRange, pointAt } from '../../plane/path.js';
import { unitAt } from '../../plane/turn.js';
import type { ValueOf } from '../../value-types.js';
import {
  type ExplicitCurve,
  type PlaneValue,
  type RegionValue,
  Undefined,
  type Value,
  type Vec2,
} from '../../values.js';
import { implicitCurve } from '../equation-curves.js';
import { functionRoots, ZeroStretch } from '../functions/function-roots.js';
import { parametricForm } from '../parametric-form.js';
import { scalarFunction } from '../scalar.js';
import { type Central, ellipseBox } from './region-box.js';
import { followedRoots, isSearched, rootsAcross } from './upright-roots.js';

/** Places at which a region is cut: more edges make no figure. */
const MOST_CUTS = 400;
/** Steps for a line across the region. */
const SLICE_STEPS = 100;
/**
 * The nodes of the tanh-sinh rule (Takahasi, Mori 1974), which takes the vertical ends of round edges: half their
 * number and their step.
 */
const HALF_NODES = 28;
const NODE_STEP = 3.2 / HALF_NODES;
/**
 * Lines across stay this part of the size away from the ends of a piece; the height there changes the area by less than
 * 1e-11.
 */
const NEAR_END = 1e-8;
/** Halvings of a piece towards a corner of its edge, and the change at which they end. */
const CORNER_HALVINGS = 18;
const SETTLED = 1e-11;
/** Lines across an implicit curve without upright tangents, in search of its corners, and how far they reach. */
const SCAN = { lines: 80, reach: 100 };
/** Halvings towards such a corner. */
const HALVINGS = 60;

/**
 * The area of a region that has an end: the integral of its height over x, piece by piece between the corners and the
 * leftmost and
 * rightmost places of its edges. Throws Undefined where it has none.
 */
export function regionArea(region: RegionValue): number {
  const area = known.get(region) ?? integrated(region);
  known.set(region, area);
  return area;
}

/** Areas of regions that a text shows are asked for again and again. */
const known = new WeakMap<RegionValue, number>();

function integrated(region: RegionValue): number {
  const paths = region.edges.map(({ path }) => path);
  const cuts = cutsOf(paths);
  const [first = 0, last = 0] = [cuts[0], cuts.at(-1)];
  const span = Math.max(1, last - first);
  const across = paths.map(crossingsOf);
  if (heightAt(region, across, first - span) > 0 || heightAt(region, across, last + span) > 0) throw withoutEnd();
  let sum = 0;
  // Edges of lines and conics are smooth between the cuts; others may have corners there.
  const halvings = paths.some(({ type }) => type === 'Curve') ? CORNER_HALVINGS : 0;
  const heights = (): Height => {
    const crossings = paths.map(crossingsOf);
    return (x) => heightAt(region, crossings, x);
  };
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1]!, cuts[i]!];
    sum += refined(heights, from, to, pieceArea(heights, from, to), halvings);
  }
  return sum;
}

const withoutEnd = (): Undefined => new Undefined('the region has no end, so it has no area');

/** The area of a piece, halved for as long as that changes it. */
function refined(heights: () => Height, from: number, to: number, whole: number, halvings: number): number {
  if (halvings === 0) return whole;
  const middle = (from + to) / 2;
  const [left, right] = [pieceArea(heights, from, middle), pieceArea(heights, middle, to)];
  if (Math.abs(left + right - whole) <= SETTLED * Math.max(1, Math.abs(whole))) return left + right;
  return refined(heights, from, middle, left, halvings - 1) + refined(heights, middle, to, right, halvings - 1);
}

/** The area between two cuts, by lines from the left to the middle, and from there to the right. */
function pieceArea(heights: () => Height, from: number, to: number): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  // A line across that is too near to an upright edge would be taken for the edge.
  const gap = Math.min(half / 2, NEAR_END * Math.max(half, Math.abs(from), Math.abs(to)));
  let sum = 0;
  let height = heights();
  for (let k = -HALF_NODES; k <= HALF_NODES; k++) {
    // Each half begins with a line that is searched as a whole.
    if (k === 0) height = heights();
    const u = (Math.PI / 2) * Math.sinh(k * NODE_STEP);
    const weight = ((Math.PI / 2) * Math.cosh(k * NODE_STEP)) / Math.cosh(u) ** 2;
    sum += weight * height(Math.min(to - gap, Math.max(from + gap, middle + half * Math.tanh(u))));
  }
  return sum * half * NODE_STEP;
}

/** The length of the upright line through x inside of a region. */
type Height = (x: number) => number;

/** The y at which the upright line through x meets an edge; one line after the other, from left to right. */
type Crossings = (x: number) => readonly number[];

function crossingsOf(path: PlaneValue): Crossings {
  if (isGraph(path)) return (x) => graphAt(path, x);
  if (isImplicit(path) && isSearched(path)) return followedRoots(path);
  return (x) => meetings(uprightLine(x), path).map(({ y }) => y);
}

const uprightLine = (x: number): Value => ({ type: 'Line', origin: { x, y: 0 }, direction: { x: 0, y: 1 } });

const isImplicit = (path: PlaneValue): path is Extract<PlaneValue, { form: 'implicit' }> =>
  path.type === 'Curve' && path.form === 'implicit';

/** How much of the vertical line through x is inside. */
function heightAt(region: RegionValue, crossings: readonly Crossings[], x: number): number {
  takeSteps(SLICE_STEPS);
  const ys = crossings.flatMap((across) => across(x)).sort((a, b) => a - b);
  const isInside = (y: number): boolean => region.f.at(x, y) > 0;
  const size = Math.max(1, Math.abs(ys[0] ?? 0), Math.abs(ys.at(-1) ?? 0));
  if (isInside((ys[0] ?? 0) - size) || isInside((ys.at(-1) ?? 0) + size)) throw withoutEnd();
  let sum = 0;
  for (let i = 1; i < ys.length; i++) {
    const [low, high] = [ys[i - 1]!, ys[i]!];
    if (high > low && isInside((low + high) / 2)) sum += high - low;
  }
  return sum;
}

const isGraph = (path: PlaneValue): path is ExplicitCurve =>
  path.type === 'Curve' && path.form === 'explicit' && path.transform === undefined;

function graphAt({ f, min, max }: ExplicitCurve, x: number): readonly number[] {
  const y = x >= min && x <= max ? f.at(x) : Number.NaN;
  return Number.isFinite(y) ? [y] : [];
}

function meetings(a: Value, b: Value): readonly Vec2[] {
  try {
    return intersections(a, b);
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}

/** Figures may share an edge and cross elsewhere. */
function crossings(a: Value, b: Value): readonly Vec2[] {
  try {
    return crossingsBesideStretches(a, b);
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}

/** Where the number of crossings with a vertical line may change, from left to right. */
function cutsOf(paths: readonly PlaneValue[]): number[] {
  const all = paths.flatMap(extremesOf);
  for (const [i, path] of paths.entries())
    for (const other of paths.slice(i + 1)) for (const { x } of crossings(path, other)) all.push(x);
  const sorted = all.filter(Number.isFinite).sort((a, b) => a - b);
  const tolerance = 1e-12 * Math.max(1, Math.abs(sorted[0] ?? 0), Math.abs(sorted.at(-1) ?? 0));
  const cuts = sorted.filter((x, i) => i === 0 || x - sorted[i - 1]! > tolerance);
  if (cuts.length > MOST_CUTS) throw new Undefined('the region has too many corners for its area');
  return cuts;
}

/** The x of corners and ends of a path, and of the points where its tangent is vertical. */
function extremesOf(path: PlaneValue): number[] {
  switch (path.type) {
    case 'Segment':
      return [path.start.x, path.end.x];
    case 'Polygon':
      return path.vertices.map(({ x }) => x);
    case 'Circle':
      return [path.center.x - path.radius, path.center.x + path.radius];
    case 'Ellipse':
      return ellipseExtremes(path);
    case 'Arc':
      return [...ellipseExtremes({ ...path, a: path.radius, b: path.radius, rotation: 0 }), ...endsOf(path)];
    case 'EllipticArc':
      return [...ellipseExtremes(path), ...endsOf(path)];
    case 'Hyperbola': {
      const u = unitAt(path.rotation);
      const sine = (path.b * u.y) / (path.a * u.x);
      return Math.abs(sine) < 1 ? [Math.asin(sine), Math.PI - Math.asin(sine)].map((t) => pointAt(path, t).x) : [];
    }
    case 'Parabola': {
      const u = unitAt(path.rotation);
      return Math.abs(u.x) < 1e-12 ? [] : [pointAt(path, u.y / u.x).x];
    }
    case 'Curve':
      if (path.form === 'implicit') return implicitExtremes(path);
      return path.form === 'sampled' || isGraph(path) ? endsOf(path) : [...endsOf(path), ...turnsOf(path)];
    default:
      return [];
  }
}

function ellipseExtremes(ellipse: Central): number[] {
  const { left, right } = ellipseBox(ellipse);
  return [left, right];
}

/** Where the tangent of a curve with a parameter is upright. */
function turnsOf(path: Exclude<ValueOf<'Curve'>, { form: 'implicit' | 'sampled' }>): number[] {
  const [curve] = parametricForm(path);
  try {
    const velocity = scalarFunction(differentiate(curve!.fx.expr, 't'), 't').at;
    return functionRoots(velocity, path.min, path.max).map((t) => pointAt(path, t).x);
  } catch (error) {
    if (error instanceof Undefined || error instanceof ZeroStretch) return [];
    throw error;
  }
}

function endsOf(path: PlaneValue): number[] {
  return parameterRange(path)
    .filter(Number.isFinite)
    .map((t) => pointAt(path, t).x);
}

/**
 * Where ∂F/∂y vanishes on F = 0; where it does so nowhere, the places where lines across begin or cease to meet the
 * curve.
 */
function implicitExtremes(curve: Extract<PlaneValue, { form: 'implicit' }>): number[] {
  const across = (x: number): readonly number[] =>
    isSearched(curve) ? rootsAcross(curve, x) : meetings(uprightLine(x), curve).map(({ y }) => y);
  const upright = uprightPlaces(curve);
  // Where the curve goes on beyond them, it has corners.
  if (upright.length > 0 && across(least(upright) - 1).length + across(most(upright) + 1).length === 0) return upright;
  const places: number[] = [];
  let [before, ys] = [-SCAN.reach, across(-SCAN.reach)];
  for (let i = 1; i <= SCAN.lines; i++) {
    // Denser around the origin, where figures live, and never at a number that an edge has.
    const share = (2 * i) / SCAN.lines - 1 + 1 / 977;
    const x = SCAN.reach * share ** 3;
    const next = across(x);
    if (next.length !== ys.length) {
      // The points that come or go do so among those of the line that has more of them.
      const [low, high] = aroundAll(next.length > ys.length ? next : ys);
      const within = (at: number) => rootsAcross(curve, at, low, high).length;
      places.push(changeBetween(within, before, x, within(before)));
    }
    [before, ys] = [x, next];
  }
  return places;
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));

function aroundAll(ys: readonly number[]): readonly [low: number, high: number] {
  const [first, last] = [least(ys), most(ys)];
  const room = Math.max(1, last - first);
  return [first - room, last + room];
}

function changeBetween(across: (x: number) => number, from: number, to: number, count: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (across(middle) === count) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function uprightPlaces(curve: Extract<PlaneValue, { form: 'implicit' }>): number[] {
  try {
    return meetings(curve, implicitCurve(differentiate(curve.f.expr, 'y'))).map(({ x }) => x);
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}
