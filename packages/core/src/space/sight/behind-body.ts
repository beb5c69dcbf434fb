import type { Vec3 } from '@geoslide/geometry';
import type { Projector } from '../camera/projection.js';
import { length, lerp, sub } from '../camera/vector.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import type { OutlineOf } from '../parts/parts.js';
import { isBetween, isHiddenBy, type Obstacle } from './obstacle.js';

/**
 * What a body hides of a line. A line is outside or within a body where it gets further than the margin from the surface;
 * what is nearer belongs to what comes before or after, and a line that keeps to the surface is hidden where that looks
 * away from the eye.
 */
export interface BehindBody {
  /** The part that is within the body or near to its surface, as fractions of the line in space. */
  readonly part?: { readonly from: number; readonly to: number };
  /** What hides the part: itself or a body; undefined where nothing does. */
  readonly hider?: 'all' | ConvexSolid;
  /** What hides the rest. */
  readonly rest: ConvexSolid;
}

/** What a body hides of the segment from `a` to `b`. */
export function segmentBehind(
  obstacle: Obstacle,
  a: Vec3,
  b: Vec3,
  outlineOf: OutlineOf,
  projector: Projector,
): BehindBody {
  const { body, whole, core, near, margin, own } = obstacle;
  if (own) return { rest: whole };
  const direction = sub(b, a);
  const outside = [a, b, ...outlineOf].map((p) => body.solid.outside(p));
  const lying = lyingOn(obstacle);
  if (outside.every((far) => Math.abs(far) <= lying.margin) && keepsTo(obstacle, a, b)) {
    return { part: { from: 0, to: 1 }, ...hiderOf(lying, lerp(a, b, 1 / 2), projector, margin), rest: whole };
  }
  const sides = outside.map((far) => sideOf(far, margin));
  if (sides.includes(-1) && !sides.includes(1)) return { part: { from: 0, to: 1 }, hider: 'all', rest: whole };
  const within = partOf(core.span(a, direction));
  if (within) {
    const [from, to] = partOf(whole.span(a, direction)) ?? within;
    const isNear = (p: Vec3): boolean => body.solid.outside(p) <= margin;
    return { part: { from: isNear(a) ? 0 : from, to: isNear(b) ? 1 : to }, hider: 'all', rest: whole };
  }
  const on = partOf(near.span(a, direction));
  if (!on) return { rest: whole };
  const [from, to] = on;
  // What comes from outside and goes there again only touches the body, and so does what soon leaves it.
  const isShort = (to - from) * length(direction) < LEAST_LYING * margin;
  if (from > 0 ? to < 1 || isShort : to < 1 && isShort) return { part: { from, to }, hider: core, rest: whole };
  return { part: { from, to }, ...hiderOf(obstacle, lerp(a, b, (from + to) / 2), projector, margin), rest: whole };
}

/** The body for what keeps to its surface, where rounding is more than the margin. */
const lyingOn = (obstacle: Obstacle): Obstacle => ({ ...obstacle, ...obstacle.loose });

/** How far a segment that lies on a surface may bend from it, in margins; a chord of what is round does by more. */
const BEND = 1 / 4;

/** Whether a segment keeps to the surface of a body between ends that are near to it. */
function keepsTo({ body, margin }: Obstacle, a: Vec3, b: Vec3): boolean {
  const [before, middle, after] = [1 / 4, 1 / 2, 3 / 4].map((share) => body.solid.outside(lerp(a, b, share)));
  // Halfway to its middle, a chord has three quarters of its depth.
  return 4 * ((before! + after!) / 2 - middle!) <= BEND * margin;
}

/** What hides a part of a line that lies on a body, by its middle, which may be off by so much. */
function hiderOf(body: Obstacle, middle: Vec3, projector: Projector, off: number): Pick<BehindBody, 'hider'> {
  return isHiddenBy(body, middle, projector.toEye(middle), off) ? { hider: 'all' } : {};
}

/** How long, in margins, a line keeps to a surface on which it lies before it leaves that. */
const LEAST_LYING = 12;

/** The part of a line that is on it between its start and its end. */
function partOf(span: readonly [number, number] | undefined): readonly [number, number] | undefined {
  if (!span || span[1] <= 0 || span[0] >= 1) return undefined;
  return [Math.max(0, span[0]), Math.min(1, span[1])];
}

/**
 * Whether a body hides a place of a curve.
 *
 * @param places Of the curve, in its order; undefined where it has none.
 */
export function curveBehind(
  obstacle: Obstacle,
  places: readonly (Vec3 | undefined)[],
  outlineOf: OutlineOf,
  projector: Projector,
): (at: number, p: Vec3) => boolean {
  const { body, whole, core, margin, own } = obstacle;
  const lying = lyingOn(obstacle);
  const through =
    (solid: ConvexSolid) =>
    (_: number, p: Vec3): boolean =>
      isBetween(solid, p, projector.toEye(p));
  if (own) return through(whole);
  const outside = [...places, ...outlineOf].map((p) => (p ? body.solid.outside(p) : 0));
  const isLying = outside.every((far) => Math.abs(far) <= lying.margin);
  if (isLying) {
    const isFarBehind = (p: Vec3): boolean => isHiddenBy(lying, p, projector.toEye(p), lying.margin);
    // What is nowhere further behind the outline than that may be off runs along the outline.
    if (!places.some((p) => p && isFarBehind(p))) return () => false;
    return (_, p) => isHiddenBy(lying, p, projector.toEye(p));
  }
  const all = outside.map((far) => sideOf(far, margin));
  const sides = all.slice(0, places.length);
  if (!all.includes(1)) return () => true;
  const settled = settledSides(sides);
  const [hides, touches] = [through(whole), through(core)];
  return (at, p) => {
    const [before, after] = [settled[Math.floor(at)]!, settled[Math.ceil(at)]!];
    if (before !== after) return hides(at, p);
    const isTouch = before > 0 && sides[Math.floor(at)] === 0;
    return before < 0 || (isTouch ? touches : hides)(at, p);
  };
}

/** 1 outside of a body, -1 within it, 0 on its surface. */
function sideOf(outside: number, margin: number): number {
  return Math.abs(outside) <= margin ? 0 : Math.sign(outside);
}

/** The sides of places, those on the surface with the side of what is on both sides of them, or on the only one. */
function settledSides(sides: readonly number[]): number[] {
  const settled = [...sides];
  for (let i = 0; i < sides.length; i++) {
    if (sides[i] !== 0) continue;
    const from = i;
    while (i + 1 < sides.length && sides[i + 1] === 0) i++;
    const [before, after] = [sides[from - 1] ?? sides[i + 1], sides[i + 1] ?? sides[from - 1]];
    if (before === after) settled.fill(before ?? 0, from, i + 1);
  }
  return settled;
}
