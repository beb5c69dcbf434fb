import { DRAWING_STEPS, stepsTaken } from '../functions/steps.js';
import type { Vec2 } from '../values.js';
import { snap } from './snap.js';
import { squaredDistance, type ViewWindow } from './view-window.js';

/** Distance in px of the curve from its chords at which sampling stops. */
const FLATNESS = 0.05;
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

  const sample = (t: number): Sample => {
    evaluations++;
    return { t, x: clamped(snap(motion.x(t))), y: clamped(snap(motion.y(t))) };
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
    const step = b.t - a.t;
    const first = sample(a.t + step / 4);
    const middle = known ?? sample(a.t + step / 2);
    const last = sample(a.t + (3 * step) / 4);
    if (!isDefined(first) || !isDefined(middle) || !isDefined(last)) {
      if (depth < DEPTH && middle.t > a.t && middle.t < b.t) {
        connect(a, middle, depth + 1);
        connect(middle, b, depth + 1);
      } else {
        finish();
        current.push(b);
      }
      return;
    }
    if (isOutside(box, a, first, middle, last, b)) {
      current.push(b);
      return;
    }
    const flat = isNear(first, a, b) && isNear(middle, a, b) && isNear(last, a, b);
    if (!flat && (depth < DEPTH || (depth < DEEP && deepSteps++ < DEEP_STEPS))) {
      join(a, middle, depth + 1, first);
      join(middle, b, depth + 1, last);
      return;
    }
    const jump = isUneven(gap(a, first), gap(first, middle), gap(middle, last), gap(last, b))
      ? findJump(a, b)
      : undefined;
    if (jump !== undefined) {
      current.push(jump[0]);
      finish();
      current.push(jump[1]);
    } else if (!flat) {
      current.push(first, middle, last);
    }
    current.push(b);
  };

  /** Follows the larger half of the way from a to b; undefined where it shrinks to nothing. */
  const findJump = (a: Sample, b: Sample): readonly [Sample, Sample] | undefined => {
    let [left, right] = [a, b];
    for (let i = 0; i < BISECTIONS && !isSpent(); i++) {
      if (gap(left, right) <= JUMP) return undefined;
      const t = (left.t + right.t) / 2;
      if (t <= left.t || t >= right.t) break;
      const middle = sample(t);
      if (!isDefined(middle)) break;
      if (gap(left, middle) >= gap(middle, right)) right = middle;
      else left = middle;
    }
    return [left, right];
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

const clamped = (value: number): number => (Number.isFinite(value) ? Math.min(FAR, Math.max(-FAR, value)) : value);

const isDefined = ({ x, y }: Sample): boolean => Number.isFinite(x) && Number.isFinite(y);

function gap(a: Sample, b: Sample): number {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y);
}

const isNear = (p: Sample, a: Sample, b: Sample): boolean => squaredDistance(p, a, b) <= FLATNESS * FLATNESS;

/** Whether nearly all of the way is made in one of the quarters. */
function isUneven(first: number, second: number, third: number, fourth: number): boolean {
  const whole = first + second + third + fourth;
  return whole > JUMP && Math.max(first, second, third, fourth) >= UNEVEN * whole;
}

function isOutside(box: ViewWindow, a: Sample, b: Sample, c: Sample, d: Sample, e: Sample): boolean {
  return (
    (a.x < box.left && b.x < box.left && c.x < box.left && d.x < box.left && e.x < box.left) ||
    (a.x > box.right && b.x > box.right && c.x > box.right && d.x > box.right && e.x > box.right) ||
    (a.y < box.bottom && b.y < box.bottom && c.y < box.bottom && d.y < box.bottom && e.y < box.bottom) ||
    (a.y > box.top && b.y > box.top && c.y > box.top && d.y > box.top && e.y > box.top)
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
