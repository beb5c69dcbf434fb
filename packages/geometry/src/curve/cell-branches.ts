import { takeSteps } from '../functions/steps.js';
import type { Vec2 } from '../values.js';
import { bendPair, closeCrossings } from './numeric/close-crossings.js';
import { touchBetween } from './numeric/touching-zero.js';
import { bendChord, type Field, isInside, zeroBetween } from './numeric/zero-crossing.js';

/** Cells in which branches meet or run close together are halved down to this size in px. */
const SMALLEST = 0.125;
/** The same for cells that F's domain ends in. */
const SMALLEST_AT_END = 0.25;
/** Cells larger than this in px are searched for ovals that cross none of their edges. */
const SMALLEST_OVAL = 1.5;
/**
 * Cells larger than this in px are halved even where F has no crossing on their edges that is none of a pole or a
 * jump.
 */
const SMALLEST_AT_POLE = 1;
/**
 * The part of the largest of some steps of F, all of one sign, that the least may be where F counts as monotone. A
 * parabola that turns at the end of two steps has a third.
 */
const MONOTONE = 0.4;
/**
 * The part of a step beside a cell that the steps in it are at least: between three branches near each other they are
 * smaller.
 */
const BESIDE = 0.15;

/** Steps for a cell that the curve passes, with its piece of the curve; F's own are counted by themselves. */
export const CELL_STEPS = 300;
/** The same for a cell whose piece is a chord, interpolated from its corners. */
export const CHORD_STEPS = 100;
/** The same for a part of a cell. */
export const PART_STEPS = 60;

/**
 * Two branches this near each other in px, beside a line that F only touches, are a piece of that line but for
 * rounding.
 */
const NARROW = 1e-3;

/** Kinds of cells, as bits: with a valley of |F| that may hide branches, and with one where F touches zero. */
export const SUSPECT = 1;
export const TOUCHED = 2;

export interface Corner extends Vec2 {
  readonly f: number;
}

/** The steps of F along x and along y beside a cell, as large as they would be over half of it. */
export interface Beside {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Counterclockwise from the lower left. */
export type Corners = readonly [Corner, Corner, Corner, Corner];

/** The values of F at the corners, the middles of the edges and the middle of a cell, row by row from below. */
type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** The branches of F = 0 in cells, as pieces between the edges of these; cells that are not simple are halved. */
export class CellBranches {
  readonly pieces: Vec2[][] = [];
  private evaluations = 0;

  /** `limit` is the most evaluations in cells that are halved; after that they are not halved any more. */
  constructor(
    private f: Field,
    private readonly limit: number,
  ) {}

  spend(evaluations: number): void {
    this.evaluations += evaluations;
  }

  /**
   * Adds the one branch of a cell between its crossings of the edges. False where these are not two, as beside a jump.
   */
  addSimple(crossings: readonly Vec2[]): boolean {
    if (crossings.length === 2) this.pieces.push(bendChord(this.f, crossings[0]!, crossings[1]!));
    return crossings.length === 2;
  }

  /** Adds the branches of a cell of any kind, in which F is `f`. */
  addIn(f: Field, corners: Corners, kind: number, beside: Beside): void {
    const outer = this.f;
    this.f = f;
    this.add(corners, kind, beside);
    this.f = outer;
  }

  private add(corners: Corners, kind: number, beside: Beside): void {
    const undefinedCorners = corners.filter(({ f }) => Number.isNaN(f)).length;
    if (undefinedCorners === 4) return;
    const isUniform = uniform(corners);
    if ((kind & TOUCHED) !== 0 && isUniform && undefinedCorners === 0 && this.addTouching(corners, kind)) return;
    const [a, , c] = corners;
    const size = Math.max(c.x - a.x, c.y - a.y);
    const smallest = undefinedCorners > 0 ? SMALLEST_AT_END : SMALLEST;
    if (size <= smallest || this.evaluations >= this.limit) {
      this.addSmallest(corners, isUniform);
      return;
    }
    const nine = this.nineOf(corners);
    if (nine.some(Number.isNaN)) {
      this.addAtEnd(partsOf(corners, nine), size > 2 * SMALLEST_AT_END ? kind : 0);
    } else if (!nine.every(Number.isFinite)) {
      this.addSmallest(corners, isUniform);
    } else if (!this.hasFoundAll(corners, nine, beside, size)) {
      const dip = dipOf(nine);
      const steps = stepsBeside(nine);
      for (const [k, part] of partsOf(corners, nine).entries()) {
        if (!uniform(part) || leastOf(part) <= dip) this.addPart(part, kind, steps[k]!);
      }
    }
  }

  /**
   * Whether a cell holds no branch, or one or two beside each other, which are added, or nothing but a pole or a jump.
   */
  private hasFoundAll(corners: Corners, nine: Nine, beside: Beside, size: number): boolean {
    if (!uniform(corners)) {
      const crossings = this.crossingsOf(corners);
      if (crossings.length === 0) return size <= SMALLEST_AT_POLE;
      return isSimple(nine, beside) && this.addSimple(crossings);
    }
    if (isSimple(nine, beside)) return true;
    const pairs = this.pairsOf(corners);
    if (pairs.length === 0) return size <= SMALLEST_OVAL;
    return pairs.length === 2 && this.addPair(pairs[0]!, pairs[1]!);
  }

  private addPart(corners: Corners, kind: number, beside = NOTHING): void {
    takeSteps(PART_STEPS);
    this.add(corners, kind, beside);
  }

  /** The parts of a cell that F's domain ends in. */
  private addAtEnd(parts: readonly Corners[], kind: number): void {
    for (const part of parts) {
      const isPlain = uniform(part) && part.every(({ f }) => !Number.isNaN(f));
      if (!isPlain || kind !== 0) this.addPart(part, kind);
    }
  }

  /** A cell that is not halved any more. */
  private addSmallest(corners: Corners, isUniform: boolean): void {
    if (isUniform) {
      const pairs = this.pairsOf(corners);
      // Two branches go in and do not come out: they meet.
      if (pairs.length === 1) this.pieces.push([...pairs[0]!]);
      if (pairs.length === 2 && !this.addPair(pairs[0]!, pairs[1]!)) this.addStraight(pairs[0]!, pairs[1]!);
      return;
    }
    const crossings = this.crossingsOf(corners);
    this.addSimple(crossings);
    // In a cell this small the curve crosses itself: opposite edges belong together.
    if (crossings.length === 4) this.pieces.push([crossings[0]!, crossings[2]!], [crossings[1]!, crossings[3]!]);
  }

  private nineOf([a, b, c, d]: Corners): Nine {
    const [x, y] = [(a.x + c.x) / 2, (a.y + c.y) / 2];
    const { f } = this;
    this.evaluations += 5;
    return [a.f, f(x, a.y), b.f, f(a.x, y), f(x, y), f(c.x, y), d.f, f(x, c.y), c.f];
  }

  /** Where F changes its sign on the edges of a cell, in turn. */
  private crossingsOf(corners: Corners): Vec2[] {
    const crossings: Vec2[] = [];
    for (const [p, q] of edgesOf(corners)) {
      if (Number.isNaN(p.f) || Number.isNaN(q.f) || isInside(p.f) === isInside(q.f)) continue;
      const zero = zeroBetween(this.f, p, q, p.f, q.f);
      this.evaluations += 6;
      if (zero !== undefined) crossings.push(zero);
    }
    return crossings;
  }

  /** The edges between corners of one sign that two branches near each other cross: the crossings of each. */
  private pairsOf(corners: Corners): [Vec2, Vec2][] {
    const pairs = edgesOf(corners).flatMap(([p, q]) => {
      const pair = closeCrossings(this.f, p, q, p.f, q.f);
      return pair === undefined ? [] : [pair];
    });
    this.evaluations += 8 + 16 * pairs.length;
    return pairs;
  }

  /**
   * Adds two branches that run beside each other from one edge to another. False where they do not do so all the way.
   */
  private addPair(from: [Vec2, Vec2], to: [Vec2, Vec2]): boolean {
    const pair = bendPair(this.f, from, ordered(from, to));
    this.evaluations += 20;
    if (pair !== undefined) this.pieces.push(...pair);
    return pair !== undefined;
  }

  private addStraight(from: [Vec2, Vec2], to: [Vec2, Vec2]): void {
    const ends = ordered(from, to);
    this.pieces.push([from[0], ends[0]], [from[1], ends[1]]);
  }

  /**
   * Adds the piece of a curve on which F is zero without a change of sign, as at a squared factor, if the cell has one.
   * False where it has more, or may have other ones beside.
   */
  private addTouching(corners: Corners, kind: number): boolean {
    const touches: Vec2[] = [];
    for (const [p, q] of edgesOf(corners)) {
      const touch = touchBetween(this.f, p, q, p.f, q.f) ?? this.narrowBetween(p, q);
      if (touch && touches.every(({ x, y }) => x !== touch.x || y !== touch.y)) touches.push(touch);
    }
    if (touches.length === 2) this.pieces.push(touches);
    return touches.length === 2 || (touches.length < 2 && (kind & SUSPECT) === 0);
  }

  /** The middle between two branches so near each other that rounding may have made them of one. */
  private narrowBetween(p: Corner, q: Corner): Vec2 | undefined {
    const [first, second] = closeCrossings(this.f, p, q, p.f, q.f) ?? [];
    if (first === undefined || second === undefined || Math.hypot(first.x - second.x, first.y - second.y) > NARROW)
      return undefined;
    return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  }
}

const uniform = (corners: Corners): boolean => corners.every(({ f }) => isInside(f) === isInside(corners[0].f));

const leastOf = (corners: Corners): number => Math.min(...corners.map(({ f }) => Math.abs(f)));

/** The edges of a cell in turn; opposite ones run in one direction, so that neighbours compute the same. */
function edgesOf([a, b, c, d]: Corners): readonly (readonly [Corner, Corner])[] {
  return [
    [a, b],
    [b, c],
    [d, c],
    [a, d],
  ];
}

function partsOf([a, b, c, d]: Corners, nine: Nine): readonly Corners[] {
  const [x, y] = [(a.x + c.x) / 2, (a.y + c.y) / 2];
  const below = { x, y: a.y, f: nine[1] };
  const left = { x: a.x, y, f: nine[3] };
  const middle = { x, y, f: nine[4] };
  const right = { x: c.x, y, f: nine[5] };
  const above = { x, y: c.y, f: nine[7] };
  return [
    [a, below, middle, left],
    [below, b, right, middle],
    [middle, right, c, above],
    [left, middle, above, d],
  ];
}

/** Whether steps of F have one sign, and none is much smaller than another. */
export function isSteady(steps: readonly number[]): boolean {
  const least = Math.min(...steps);
  const most = Math.max(...steps);
  return least > 0 ? least >= MONOTONE * most : most < 0 && most <= MONOTONE * least;
}

/**
 * Whether F has no zero or one zero at most on a line, by three values along it: it is steady, or too large to come
 * down to zero.
 */
function isClear(p: number, q: number, r: number): boolean {
  if (isSteady([q - p, r - q])) return true;
  const least = Math.min(Math.abs(p), Math.abs(q), Math.abs(r));
  return isInside(p) === isInside(q) && isInside(q) === isInside(r) && least > Math.abs(p - 2 * q + r) / 2;
}

/**
 * Whether F is monotone along x or along y in a cell, with no zero or one on each edge across: it has one branch at
 * most.
 */
function isSimple([a, b, c, d, e, f, g, h, i]: Nine, beside: Beside): boolean {
  return (
    (isPlain([b - a, c - b, e - d, f - e, h - g, i - h], beside.x) && isClear(a, d, g) && isClear(c, f, i)) ||
    (isPlain([d - a, e - b, f - c, g - d, h - e, i - f], beside.y) && isClear(a, b, c) && isClear(g, h, i))
  );
}

/** Whether steps of F are steady and none much smaller than those beside them. */
function isPlain(steps: readonly number[], beside: readonly number[]): boolean {
  if (!isSteady(steps)) return false;
  const least = Math.min(...steps.map(Math.abs));
  return beside.every((step) => least >= BESIDE * Math.abs(step));
}

const NOTHING: Beside = { x: [], y: [] };

/** The steps beside each quarter of a cell, in the order of `partsOf`. */
function stepsBeside([a, b, c, d, e, f, g, h, i]: Nine): readonly Beside[] {
  const halves = (...steps: number[]) => steps.map((step) => step / 2);
  return [
    { x: halves(c - b, f - e), y: halves(g - d, h - e) },
    { x: halves(b - a, e - d), y: halves(h - e, i - f) },
    { x: halves(e - d, h - g), y: halves(e - b, f - c) },
    { x: halves(f - e, i - h), y: halves(d - a, e - b) },
  ];
}

/**
 * How far below its values at the corners of a quarter of the cell |F| may come between them: a polynomial of degree
 * two by an eighth of its second differences in both directions; four times that.
 */
function dipOf([a, b, c, d, e, f, g, h, i]: Nine): number {
  const bend = (p: number, q: number, r: number) => Math.abs(p - 2 * q + r);
  const [x, y] = [
    Math.max(bend(a, b, c), bend(d, e, f), bend(g, h, i)),
    Math.max(bend(a, d, g), bend(b, e, h), bend(c, f, i)),
  ];
  return (x + y) / 2;
}

/** The ends of a pair of branches, in the order of their starts: they do not cross each other on the way. */
function ordered(from: readonly [Vec2, Vec2], to: readonly [Vec2, Vec2]): [Vec2, Vec2] {
  const gap = (p: Vec2, q: Vec2) => Math.hypot(p.x - q.x, p.y - q.y);
  const isSwapped = gap(from[0], to[1]) + gap(from[1], to[0]) < gap(from[0], to[0]) + gap(from[1], to[1]);
  return isSwapped ? [to[1], to[0]] : [to[0], to[1]];
}
