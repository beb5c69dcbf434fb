import { drawingSteps, stepsTaken } from '../functions/steps.js';
import { Branches, type Coordinates } from './coordinates.js';
import { snap } from './snap.js';
import type { ViewWindow } from './view-window.js';

/** Distance in px of the curve from its chords at which sampling stops. */
const FLATNESS = 0.05;
/** Part of it that leaves room for the rounding of coordinates, where flatness is told without points between. */
const CERTAIN = 0.9;
/** Halvings of a first step where the curve bends: features of a 128th of a step are resolved. */
const DEPTH = 7;
/** Further halvings towards cusps and other narrow turns, and how many steps may be halved so in each first step. */
const DEEP = 26;
const DEEP_STEPS = 60;
/** Evaluations for one curve; beyond it (sin(1/x) at its worst) chords are taken as they are. */
const EVALUATION_LIMIT = 200_000;
/** Two points that stay further apart than this (px) while their parameters close up are the sides of a jump. */
const JUMP = 0.5;
/**
 * The part of a step's way that lies in one quarter of the step where a jump is suspected. A pole beside a quarter
 * point divides the way between two quarters.
 */
const UNEVEN = 0.45;
/** Halvings in search of a jump or the end of the domain: from any step down to neighbouring doubles. */
const BISECTIONS = 64;
/** The most points in use at a time: three for each of 27 nested halvings, and those of two bisections. */
const PLACES = 256;
/** Branches whose ends are this near (px) across a hole of the domain are one: the singularity is removable. */
const HOLE = 0.01;

/** A moving point's coordinates in px by its parameter; NaN or infinite where there is no point. */
export interface Motion {
  x(t: number): number;
  y(t: number): number;
  /**
   * The most, px, by which the way between two parameters leaves its chord, which is `chord` px long. Missing where
   * only points between can tell.
   */
  bulge?(from: number, to: number, chord: number): number;
}

/**
 * The branches of a curve given as a motion in px: it is followed where it bends, ended where its domain ends (found by bisection), and
 * broken at jumps and poles. Parts outside the box are sampled coarsely; cutting them off is the caller's.
 * @param stops the parameters to start from, increasing
 */
export function sampleMotion(motion: Motion, stops: ArrayLike<number>, box: ViewWindow): Coordinates[] {
  return new Follower(motion, box).follow(stops);
}

/** Points are indices into arrays. Objects would be made by the hundred thousand. */
class Follower {
  private readonly t = new Float64Array(PLACES);
  private readonly x = new Float64Array(PLACES);
  private readonly y = new Float64Array(PLACES);
  /** The first free index. */
  private free = 0;
  private readonly branches = new Branches();
  private evaluations = 0;
  private readonly lastStep = stepsTaken() + drawingSteps();
  private deepSteps = 0;

  constructor(
    private readonly motion: Motion,
    private readonly box: ViewWindow,
  ) {}

  follow(stops: ArrayLike<number>): Coordinates[] {
    if (stops.length === 0) return [];
    let previous = this.sample(stops[0]!);
    let next = this.free++;
    if (this.isDefined(previous)) this.add(previous);
    for (let i = 1; i < stops.length; i++) {
      this.measure(next, stops[i]!);
      this.deepSteps = 0;
      this.connect(previous, next, 0);
      const spare = previous;
      previous = next;
      next = spare;
    }
    this.branches.end(HOLE);
    return this.branches.list();
  }

  /** Takes a free index for the point at t. */
  private sample(t: number): number {
    const place = this.free++;
    this.measure(place, t);
    return place;
  }

  private measure(place: number, t: number): void {
    this.evaluations++;
    this.t[place] = t;
    this.x[place] = placed(this.motion.x(t));
    this.y[place] = placed(this.motion.y(t));
  }

  private copy(from: number, to: number): void {
    this.t[to] = this.t[from]!;
    this.x[to] = this.x[from]!;
    this.y[to] = this.y[from]!;
  }

  private add(place: number): void {
    this.branches.add(this.x[place]!, this.y[place]!);
  }

  private isDefined(place: number): boolean {
    return Number.isFinite(this.x[place]) && Number.isFinite(this.y[place]);
  }

  private isSpent(): boolean {
    return this.evaluations >= EVALUATION_LIMIT || stepsTaken() >= this.lastStep;
  }

  /** Appends the points after a, up to b. */
  private connect(a: number, b: number, depth: number): void {
    const inA = this.isDefined(a);
    const inB = this.isDefined(b);
    if (inA && inB) this.join(a, b, depth);
    else if (inA !== inB) this.reachEnd(a, b, depth, inA);
    else if (depth < 2 && !this.isSpent()) {
      const before = this.free;
      const middle = this.sample((this.t[a]! + this.t[b]!) / 2);
      if (this.isDefined(middle)) {
        this.connect(a, middle, DEPTH);
        this.connect(middle, b, DEPTH);
      }
      this.free = before;
    }
  }

  private reachEnd(a: number, b: number, depth: number, leaving: boolean): void {
    const { t, branches } = this;
    const before = this.free;
    let [inside, outside] = leaving ? [a, b] : [b, a];
    for (let i = 0; i < BISECTIONS; i++) {
      const middleT = (t[inside]! + t[outside]!) / 2;
      if (middleT === t[inside] || middleT === t[outside]) break;
      const middle = this.sample(middleT);
      if (this.isDefined(middle)) inside = middle;
      else outside = middle;
    }
    // The indices of the others are free again.
    if (inside >= before) {
      this.copy(inside, before);
      inside = before;
      this.free = before + 1;
    } else this.free = before;
    if (leaving) {
      if (inside !== a) this.join(a, inside, depth);
      branches.end(HOLE);
    } else {
      branches.end(HOLE);
      this.add(inside);
      if (inside !== b) this.join(inside, b, depth);
    }
    this.free = before;
  }

  /** `middle` is the point in the middle of the step, where it is known. */
  private join(a: number, b: number, depth: number, middle = -1): void {
    if (this.isSpent() || this.isKnownFlat(a, b)) {
      this.add(b);
      return;
    }
    const { t, branches } = this;
    const before = this.free;
    const step = t[b]! - t[a]!;
    const p = this.sample(t[a]! + step / 4);
    const q = middle < 0 ? this.sample(t[a]! + step / 2) : middle;
    const r = this.sample(t[a]! + (3 * step) / 4);
    if (!(this.isDefined(p) && this.isDefined(q) && this.isDefined(r))) {
      if (depth < DEPTH && t[q]! > t[a]! && t[q]! < t[b]!) {
        this.connect(a, q, depth + 1);
        this.connect(q, b, depth + 1);
      } else {
        branches.end(HOLE);
        this.add(b);
      }
    } else if (this.isBeyond(a, p, q, r, b)) {
      this.add(b);
    } else {
      const flat = this.isNear(p, a, b) && this.isNear(q, a, b) && this.isNear(r, a, b);
      if (!flat && (depth < DEPTH || (depth < DEEP && this.deepSteps++ < DEEP_STEPS))) {
        this.join(a, q, depth + 1, p);
        this.join(q, b, depth + 1, r);
      } else {
        const broken = this.isUneven(a, p, q, r, b) && this.breakAtJump(a, b);
        if (!broken && !flat) {
          this.add(p);
          this.add(q);
          this.add(r);
        }
        this.add(b);
      }
    }
    this.free = before;
  }

  private isKnownFlat(a: number, b: number): boolean {
    const { motion, t } = this;
    if (motion.bulge === undefined) return false;
    const chord = this.gap(a, b);
    return chord < FAR / 2 && motion.bulge(t[a]!, t[b]!, chord) <= CERTAIN * FLATNESS;
  }

  /** Ends the branch at a jump between a and b, found by following the larger half of the way; false where that shrinks to nothing. */
  private breakAtJump(a: number, b: number): boolean {
    const { t, branches } = this;
    const before = this.free;
    let [from, to] = [a, b];
    for (let i = 0; i < BISECTIONS && !this.isSpent(); i++) {
      if (this.gap(from, to) <= JUMP) {
        this.free = before;
        return false;
      }
      const middleT = (t[from]! + t[to]!) / 2;
      if (middleT <= t[from]! || middleT >= t[to]!) break;
      const middle = this.sample(middleT);
      if (!this.isDefined(middle)) break;
      if (this.gap(from, middle) >= this.gap(middle, to)) to = middle;
      else from = middle;
    }
    this.add(from);
    branches.end(HOLE);
    this.add(to);
    this.free = before;
    return true;
  }

  private gap(a: number, b: number): number {
    const x = this.x[a]! - this.x[b]!;
    const y = this.y[a]! - this.y[b]!;
    return Math.sqrt(x * x + y * y);
  }

  /** Whether a point is hardly further than FLATNESS from the segment from a to b. */
  private isNear(point: number, a: number, b: number): boolean {
    const x = this.x[b]! - this.x[a]!;
    const y = this.y[b]! - this.y[a]!;
    const fromX = this.x[point]! - this.x[a]!;
    const fromY = this.y[point]! - this.y[a]!;
    const square = x * x + y * y;
    const along = square === 0 ? 0 : (fromX * x + fromY * y) / square;
    const part = Math.max(0, Math.min(along, 1));
    const u = fromX - part * x;
    const v = fromY - part * y;
    return u * u + v * v <= FLATNESS * FLATNESS;
  }

  /** Whether nearly all of the way is made in one of the quarters. */
  private isUneven(a: number, p: number, q: number, r: number, b: number): boolean {
    const first = this.gap(a, p);
    const second = this.gap(p, q);
    const third = this.gap(q, r);
    const fourth = this.gap(r, b);
    const whole = first + second + third + fourth;
    return whole > JUMP && Math.max(first, second, third, fourth) >= UNEVEN * whole;
  }

  /** Whether all of a step lies on the same side outside the box, as far as is known. */
  private isBeyond(a: number, p: number, q: number, r: number, b: number): boolean {
    const { x, y } = this;
    const { left, right, bottom, top } = this.box;
    return (
      (x[a]! < left && x[p]! < left && x[q]! < left && x[r]! < left && x[b]! < left) ||
      (x[a]! > right && x[p]! > right && x[q]! > right && x[r]! > right && x[b]! > right) ||
      (y[a]! < bottom && y[p]! < bottom && y[q]! < bottom && y[r]! < bottom && y[b]! < bottom) ||
      (y[a]! > top && y[p]! > top && y[q]! > top && y[r]! > top && y[b]! > top)
    );
  }
}

/** Beyond this (px) values near poles are as good as infinite, and their squares still finite. */
const FAR = 1e9;

function placed(value: number): number {
  if (value > -FAR && value < FAR) return snap(value);
  return Number.isFinite(value) ? Math.sign(value) * FAR : value;
}
