import { DRAWING_STEPS, stepsTaken } from '../functions/steps.js';
import type { Vec2 } from '../values.js';
import { snap } from './snap.js';
import { squaredDistance, type ViewWindow } from './view-window.js';

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
/** Part of a step's way in one quarter of it at which a jump is suspected; a pole beside a quarter point gives two of them half each. */
const UNEVEN = 0.45;
/** Halvings in search of a jump or the end of the domain: from any step down to neighbouring doubles. */
const BISECTIONS = 64;
/** Branches whose ends are this near (px) across a hole of the domain are one: the singularity is removable. */
const HOLE = 0.01;

/** A moving point's coordinates in px by its parameter; NaN or infinite where there is no point. */
export interface Motion {
  x(t: number): number;
  y(t: number): number;
  /** Where it can be told without the points between: how far, px, the way from one parameter to another is from its chord at most, times the chord's length, px. */
  bulge?(from: number, to: number): number;
}

interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The branches of a curve given as a motion in px: it is followed where it bends, ended where its domain ends (found by bisection), and
 * broken at jumps and poles. Parts outside the box are sampled coarsely; cutting them off is the caller's.
 * @param stops the parameters to start from, increasing
 */
export function sampleMotion(motion: Motion, stops: Iterable<number>, box: ViewWindow): readonly (readonly Vec2[])[] {
  const branches: Sample[][] = [];
  let current: Sample[] = [];
  let evaluations = 0;
  const lastStep = stepsTaken() + DRAWING_STEPS;
  const isSpent = () => evaluations >= EVALUATION_LIMIT || stepsTaken() >= lastStep;
  let deepSteps = 0;
  const { left, right, bottom, top } = box;

  const sample = (t: number): Sample => {
    evaluations++;
    return { t, x: placed(motion.x(t)), y: placed(motion.y(t)) };
  };
  const finish = () => {
    if (current.length > 0) branches.push(current);
    current = [];
  };

  /** Appends what comes after a, up to b. */
  const connect = (a: Sample, b: Sample, depth: number): void => {
    const [inA, inB] = [isDefined(a), isDefined(b)];
    if (inA && inB) join(a, b, depth);
    else if (inA !== inB) reachEnd(a, b, depth, inA);
    else if (depth < 2 && !isSpent()) {
      const middle = sample((a.t + b.t) / 2);
      if (!isDefined(middle)) return;
      connect(a, middle, DEPTH);
      connect(middle, b, DEPTH);
    }
  };

  const reachEnd = (a: Sample, b: Sample, depth: number, leaving: boolean): void => {
    let [inside, outside] = leaving ? [a, b] : [b, a];
    for (let i = 0; i < BISECTIONS; i++) {
      const t = (inside.t + outside.t) / 2;
      if (t === inside.t || t === outside.t) break;
      const middle = sample(t);
      if (isDefined(middle)) inside = middle;
      else outside = middle;
    }
    if (leaving) {
      if (inside !== a) join(a, inside, depth);
      finish();
    } else {
      finish();
      current.push(inside);
      if (inside !== b) join(inside, b, depth);
    }
  };

  const join = (a: Sample, b: Sample, depth: number, known?: Sample): void => {
    if (isSpent()) {
      current.push(b);
      return;
    }
    if (isKnownFlat(a, b)) {
      current.push(b);
      return;
    }
    // Coordinates, not objects: of most quarter points only these are needed.
    const step = b.t - a.t;
    const t1 = a.t + step / 4;
    const x1 = placed(motion.x(t1));
    const y1 = placed(motion.y(t1));
    const t2 = known === undefined ? a.t + step / 2 : known.t;
    const x2 = known === undefined ? placed(motion.x(t2)) : known.x;
    const y2 = known === undefined ? placed(motion.y(t2)) : known.y;
    const t3 = a.t + (3 * step) / 4;
    const x3 = placed(motion.x(t3));
    const y3 = placed(motion.y(t3));
    evaluations += known === undefined ? 3 : 2;
    // What is finite is at most FAR, and so is a sum of it.
    if (!Number.isFinite(x1 + y1 + x2 + y2 + x3 + y3)) {
      if (depth < DEPTH && t2 > a.t && t2 < b.t) {
        const middle = { t: t2, x: x2, y: y2 };
        connect(a, middle, depth + 1);
        connect(middle, b, depth + 1);
      } else {
        finish();
        current.push(b);
      }
      return;
    }
    if (isBeyond(left, right, a.x, x1, x2, x3, b.x) || isBeyond(bottom, top, a.y, y1, y2, y3, b.y)) {
      current.push(b);
      return;
    }
    const flat = isNear(x1, y1, a, b) && isNear(x2, y2, a, b) && isNear(x3, y3, a, b);
    if (!flat && (depth < DEPTH || (depth < DEEP && deepSteps++ < DEEP_STEPS))) {
      const middle = { t: t2, x: x2, y: y2 };
      join(a, middle, depth + 1, { t: t1, x: x1, y: y1 });
      join(middle, b, depth + 1, { t: t3, x: x3, y: y3 });
      return;
    }
    const jump = isUneven(
      distance(a.x, a.y, x1, y1),
      distance(x1, y1, x2, y2),
      distance(x2, y2, x3, y3),
      distance(x3, y3, b.x, b.y),
    )
      ? findJump(a, b)
      : undefined;
    if (jump !== undefined) {
      current.push(jump[0]);
      finish();
      current.push(jump[1]);
    } else if (!flat) {
      current.push({ t: t1, x: x1, y: y1 }, { t: t2, x: x2, y: y2 }, { t: t3, x: x3, y: y3 });
    }
    current.push(b);
  };

  const isKnownFlat = (a: Sample, b: Sample): boolean => {
    if (motion.bulge === undefined) return false;
    const chord = gap(a, b);
    return chord < FAR / 2 && motion.bulge(a.t, b.t) <= CERTAIN * FLATNESS * chord;
  };

  /** Follows the larger half of the way from a to b; undefined where it shrinks to nothing. */
  const findJump = (a: Sample, b: Sample): readonly [Sample, Sample] | undefined => {
    let [from, to] = [a, b];
    for (let i = 0; i < BISECTIONS && !isSpent(); i++) {
      if (gap(from, to) <= JUMP) return undefined;
      const t = (from.t + to.t) / 2;
      if (t <= from.t || t >= to.t) break;
      const middle = sample(t);
      if (!isDefined(middle)) break;
      if (gap(from, middle) >= gap(middle, to)) to = middle;
      else from = middle;
    }
    return [from, to];
  };

  let previous: Sample | undefined;
  for (const t of stops) {
    const next = sample(t);
    if (previous === undefined) {
      if (isDefined(next)) current.push(next);
    } else {
      deepSteps = 0;
      connect(previous, next, 0);
    }
    previous = next;
  }
  finish();
  return withoutHoles(branches);
}

/** Beyond this (px) values near poles are as good as infinite, and their squares still finite. */
const FAR = 1e9;

function placed(value: number): number {
  if (value > -FAR && value < FAR) return snap(value);
  return Number.isFinite(value) ? Math.sign(value) * FAR : value;
}

const isDefined = ({ x, y }: Sample): boolean => Number.isFinite(x) && Number.isFinite(y);

const gap = (a: Sample, b: Sample): number => distance(a.x, a.y, b.x, b.y);

function distance(ax: number, ay: number, bx: number, by: number): number {
  const x = ax - bx;
  const y = ay - by;
  return Math.sqrt(x * x + y * y);
}

function isNear(px: number, py: number, a: Sample, b: Sample): boolean {
  return squaredDistance(px, py, a, b) <= FLATNESS * FLATNESS;
}

/** Whether nearly all of the way is made in one of the quarters. */
function isUneven(first: number, second: number, third: number, fourth: number): boolean {
  const whole = first + second + third + fourth;
  return whole > JUMP && Math.max(first, second, third, fourth) >= UNEVEN * whole;
}

/** Whether all of five coordinates are below one limit or above the other. */
function isBeyond(low: number, high: number, a: number, b: number, c: number, d: number, e: number): boolean {
  return (
    (a < low && b < low && c < low && d < low && e < low) || (a > high && b > high && c > high && d > high && e > high)
  );
}

function withoutHoles(branches: readonly Sample[][]): readonly Sample[][] {
  const joined: Sample[][] = [];
  for (const branch of branches) {
    const before = joined.at(-1);
    if (before === undefined || gap(before.at(-1)!, branch[0]!) > HOLE) joined.push(branch);
    else for (const sample of branch) before.push(sample);
  }
  return joined.filter((branch) => branch.length > 1);
}
