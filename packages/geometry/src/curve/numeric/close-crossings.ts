import type { Vec2 } from '../../values.js';
import { type Field, FLATNESS, isInside, zeroBetween } from './zero-crossing.js';

/** Parabolas through three values that are tried in search of the bottom of a valley. */
const TRIES = 4;
/** The part of |F| at the nearer end under which a parabola's bottom is worth a look. */
const LOW = 0.2;
/** The part of the larger |F| at the ends under which the bottom counts as zero. */
const TOUCH = 1e-9;

/** Halvings of a pair of chords. */
const PAIR_DEPTH = 4;

interface Place {
  readonly t: number;
  readonly f: number;
}

/**
 * The two zeros of F between two points at which it has one sign, in their order; twice the same where F only touches
 * zero, and undefined where no valley of |F| reaches it. |F| is taken to have one valley there.
 */
export function closeCrossings(f: Field, a: Vec2, b: Vec2, fa: number, fb: number): [Vec2, Vec2] | undefined {
  const place = (t: number): Vec2 => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
  const sampled = (t: number): Place => {
    const { x, y } = place(t);
    return { t, f: f(x, y) };
  };
  let [left, right]: Place[] = [
    { t: 0, f: fa },
    { t: 1, f: fb },
  ] as [Place, Place];
  let bottom = sampled(0.5);
  for (let i = 0; i < TRIES; i++) {
    if (Number.isNaN(bottom.f)) return undefined;
    if (isInside(bottom.f) !== isInside(fa)) {
      const half = halfWidth(left!, bottom, right!);
      const first = crossing(f, place, bottom, sampled(Math.max(0, bottom.t - half)), { t: 0, f: fa });
      const second = crossing(f, place, bottom, sampled(Math.min(1, bottom.t + half)), { t: 1, f: fb });
      return first && second && [first, second];
    }
    if (Math.abs(bottom.f) <= TOUCH * Math.max(Math.abs(fa), Math.abs(fb))) {
      const touch = place(bottom.t);
      return [touch, touch];
    }
    const next = lowest(left!, bottom, right!);
    if (next === undefined || Math.abs(next.f) > LOW * Math.min(Math.abs(fa), Math.abs(fb))) {
      // A bottom beyond zero is worth a look however deep it seems.
      if (next === undefined || isInside(next.f) === isInside(fa)) return undefined;
    }
    const tried = sampled(next.t);
    [left, right] = tried.t < bottom.t ? [left, bottom] : [bottom, right];
    bottom = tried;
  }
  return undefined;
}

/** Between the bottom and a place beside it where F has its first sign again; else between the bottom and the end. */
function crossing(f: Field, place: (t: number) => Vec2, bottom: Place, beside: Place, end: Place): Vec2 | undefined {
  const outer = isInside(beside.f) === isInside(end.f) ? beside : end;
  return zeroBetween(f, place(outer.t), place(bottom.t), outer.f, bottom.f);
}

/** Twice as far from the bottom as the zeros of the parabola through three places. */
function halfWidth(p: Place, q: Place, r: Place): number {
  const square = -q.f / bendOf(p, q, r);
  return square > 0 ? 2 * Math.sqrt(square) : 1;
}

function bendOf(p: Place, q: Place, r: Place): number {
  return ((r.f - q.f) / (r.t - q.t) - (q.f - p.f) / (q.t - p.t)) / (r.t - p.t);
}

/** The bottom of the parabola through three places, in the sense of |F|; undefined where it is not between them. */
function lowest(p: Place, q: Place, r: Place): Place | undefined {
  const first = (q.f - p.f) / (q.t - p.t);
  const bend = bendOf(p, q, r);
  if (!(bend * (isInside(p.f) ? 1 : -1) > 0)) return undefined;
  const t = (p.t + q.t) / 2 - first / (2 * bend);
  if (!(t > p.t && t < r.t) || t === q.t) return undefined;
  return { t, f: p.f + (t - p.t) * (first + bend * (t - q.t)) };
}

/**
 * Two branches near each other between their crossings of one line and of another, each as a polyline. Undefined where
 * F has no two crossings across the middle of the way.
 */
export function bendPair(
  f: Field,
  from: readonly [Vec2, Vec2],
  to: readonly [Vec2, Vec2],
  depth = PAIR_DEPTH,
): [Vec2[], Vec2[]] | undefined {
  const [start, end] = [middleOf(...from), middleOf(...to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const straight: [Vec2[], Vec2[]] = [
    [from[0], to[0]],
    [from[1], to[1]],
  ];
  if (depth === 0 || length < 4 * FLATNESS) return straight;
  const middle = middleOf(start, end);
  const reach = Math.max(gapOf(...from), gapOf(...to)) + length / 8;
  const across = (side: number): Vec2 => ({
    x: middle.x + (side * reach * (start.y - end.y)) / length,
    y: middle.y + (side * reach * (end.x - start.x)) / length,
  });
  const [a, b] = [across(-1), across(1)];
  const [fa, fb] = [f(a.x, a.y), f(b.x, b.y)];
  const found = isInside(fa) === isInside(fb) ? closeCrossings(f, a, b, fa, fb) : undefined;
  if (found === undefined) return undefined;
  const chords = [middleOf(from[0], to[0]), middleOf(from[1], to[1])] as const;
  const isSwapped =
    gapOf(found[0], chords[1]) + gapOf(found[1], chords[0]) < gapOf(found[0], chords[0]) + gapOf(found[1], chords[1]);
  const between: [Vec2, Vec2] = isSwapped ? [found[1], found[0]] : found;
  if (Math.max(gapOf(between[0], chords[0]), gapOf(between[1], chords[1])) <= FLATNESS) return straight;
  const first = bendPair(f, from, between, depth - 1);
  const second = first && bendPair(f, between, to, depth - 1);
  return (
    second && [
      [...first[0], ...second[0].slice(1)],
      [...first[1], ...second[1].slice(1)],
    ]
  );
}

const middleOf = (p: Vec2, q: Vec2): Vec2 => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

const gapOf = (p: Vec2, q: Vec2): number => Math.hypot(p.x - q.x, p.y - q.y);
