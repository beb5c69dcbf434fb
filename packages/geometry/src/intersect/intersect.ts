import { takeSteps } from '../functions/steps.js';
import { ON_OBJECT } from '../plane/tolerance.js';
import { magnitude } from '../plane/vec.js';
import { type PointValue, Undefined, type Value, type Vec2 } from '../values.js';
import { alongCurve } from './along-curve.js';
import { conicWithConic } from './conic-conic.js';
import { implicitWithImplicit } from './implicit-implicit.js';
import { lineWithConic } from './line-conic.js';
import { lineWithLine } from './line-line.js';
import { parametricWithParametric } from './parametric-parametric.js';
import { boundsMeet, Coincident, type Hit, type Part } from './part.js';
import { partsOf } from './parts.js';
import { missReason, nounOf, stretchReason } from './reasons.js';

type PairFunction = (a: Part, b: Part, near: Vec2 | undefined) => readonly Hit[];

/** Pairs of parts that have a method of their own, by their kinds; the order of a pair does not matter. All others have one with a parameter and one with an equation. */
const METHODS: Readonly<Record<string, PairFunction>> = {
  'line line': lineWithLine,
  'line conic': lineWithConic,
  'conic conic': conicWithConic,
  'parametric parametric': parametricWithParametric,
  'implicit implicit': implicitWithImplicit,
};

/** More points than a list of a figure holds. */
const INTERSECTION_LIMIT = 1000;
/** Pairs of parts (edges of polygons, pieces of loci) that are looked at; past it the objects are too finely divided. */
const PAIR_LIMIT = 4_000_000;
/** Steps for a pair of parts that may meet, and for a point that is found. */
const PAIR_STEPS = 60;
const POINT_STEPS = 150;

interface Found extends Vec2 {
  readonly parameter: number;
}

/**
 * The points that lie on both values, in order of increasing parameter along `a` (docs/format.md); points of implicit
 * curves by x, then y.
 * Throws Undefined, with the reason, where there are none or where the two have a whole stretch in common.
 */
export function intersections(a: Value, b: Value, near?: Vec2): readonly PointValue[] {
  const found = distinct(
    collect(a, b, near, () => {
      throw new Undefined(stretchReason(a, b));
    }),
  );
  if (found.length === 0) throw new Undefined(missReason(a, b));
  return found
    .slice(0, INTERSECTION_LIMIT)
    .map(({ x, y }) => ({ type: 'Point', x: positiveZero(x), y: positiveZero(y) }));
}

/**
 * The points in which those parts of two values meet that have no stretch in common, such as the other edges of two
 * polygons that share one; without an order.
 */
export function crossingsBesideStretches(a: Value, b: Value): readonly Vec2[] {
  return collect(a, b, undefined, () => []);
}

/** `onStretch` gives the points of two parts that share a stretch. */
function collect(a: Value, b: Value, near: Vec2 | undefined, onStretch: () => readonly Hit[]): Found[] {
  const partsOfA = partsOf(a);
  const partsOfB = partsOf(b);
  if (partsOfA.length * partsOfB.length > PAIR_LIMIT) {
    throw new Undefined(`the ${nounOf(a)} and the ${nounOf(b)} have too many edges to intersect`);
  }
  const found: Found[] = [];
  for (const p of partsOfA) {
    takeSteps(3 * partsOfB.length);
    for (const q of partsOfB) {
      if (!boundsMeet(p.bounds, q.bounds)) continue;
      takeSteps(PAIR_STEPS);
      const rounding = CANCELLED * Math.max(sizeOfPart(p), sizeOfPart(q));
      for (const { point, ta, tb } of pairHits(p, q, near, onStretch)) {
        if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) continue;
        const parameter = p.parameterOf(point, ta);
        if (parameter === undefined || q.parameterOf(point, tb) === undefined) continue;
        takeSteps(POINT_STEPS);
        found.push({ x: withoutRounding(point.x, rounding), y: withoutRounding(point.y, rounding), parameter });
      }
    }
  }
  return found;
}

function pairHits(p: Part, q: Part, near: Vec2 | undefined, onStretch: () => readonly Hit[]): readonly Hit[] {
  try {
    const method = METHODS[`${p.kind} ${q.kind}`];
    if (method !== undefined) return method(p, q, near);
    const reversed = METHODS[`${q.kind} ${p.kind}`];
    if (reversed !== undefined) return reversed(q, p, near).map(swapped);
    return alongCurve(p, q, near);
  } catch (error) {
    if (!(error instanceof Coincident)) throw error;
    return onStretch();
  }
}

function swapped({ point, ta, tb }: Hit): Hit {
  return { point, ...(tb === undefined ? {} : { ta: tb }), ...(ta === undefined ? {} : { tb: ta }) };
}

/** In order, and each point once: a vertex lies on two edges, the ends of a closed curve coincide. */
function distinct(found: Found[]): Found[] {
  const size = found.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  const near = ON_OBJECT * Math.max(size, Number.MIN_VALUE);
  const kept = new NearIndex(near);
  for (const point of found.sort(byParameter(near))) kept.addNew(point);
  return kept.points;
}

/** Points no two of which are nearer than `near` in both directions. */
class NearIndex {
  readonly points: Found[] = [];
  private readonly cells = new Map<string, Found[]>();

  constructor(private readonly near: number) {}

  /** Adds a point, unless one is near. */
  addNew(point: Found): void {
    const { near, cells } = this;
    const [i, j] = [Math.floor(point.x / near), Math.floor(point.y / near)];
    for (let u = -1; u <= 1; u++) {
      for (let v = -1; v <= 1; v++) {
        const others = cells.get(`${i + u} ${j + v}`);
        if (others?.some(({ x, y }) => Math.abs(x - point.x) <= near && Math.abs(y - point.y) <= near)) return;
      }
    }
    this.points.push(point);
    const own = cells.get(`${i} ${j}`);
    if (own) own.push(point);
    else cells.set(`${i} ${j}`, [point]);
  }
}

const byParameter = (near: number) => (p: Found, q: Found) => {
  if (p.parameter !== q.parameter) return p.parameter - q.parameter;
  return Math.abs(p.x - q.x) > near ? p.x - q.x : p.y - q.y;
};

/** Parts of the sizes involved that are left where a coordinate is 0. */
const CANCELLED = 8 * Number.EPSILON;

/** The size of the numbers that a line or conic is made of; 0 of what else there is. */
function sizeOfPart({ line, conic }: Part): number {
  if (line !== undefined) return magnitude(line.origin);
  return conic === undefined ? 0 : magnitude(conic.frame.origin, conic.frame.u, conic.frame.v);
}

/**
 * 0 for what is left of larger numbers: at the origin no size is known any more, and a ray from there through such a
 * point would have a direction made of rounding.
 */
const withoutRounding = (coordinate: number, rounding: number): number =>
  Math.abs(coordinate) <= rounding ? 0 : coordinate;

const positiveZero = (value: number): number => (value === 0 ? 0 : value);
