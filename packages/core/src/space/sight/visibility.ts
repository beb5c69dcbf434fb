import { quadraticRoots, takeSteps, type Vec3 } from '@geoslide/geometry';
import { NEAR, type Projector, type ScreenPoint } from '../camera/projection.js';
import { isFinite3, lerp, sub } from '../camera/vector.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import { ON_SURFACE, roundedPart } from '../rounding.js';
import { type Face, hides, liesOn } from './faces.js';
import { isBetween, isInBox, marginOf, type Obstacle, type Obstacles } from './obstacle.js';
import { behindFaces, change, throughSurfaces } from './rounded-spans.js';
import type { Span } from './span.js';

/** Steps to ask whether a face or a body hides a point, for a segment, for a span of it, and for a point of a curve. */
const HIDER_STEPS = 1.5;
const SEGMENT_STEPS = 50;
const SPAN_STEPS = 15;
const POINT_STEPS = 20;

/** Whether anything lies between a point and the eye; `image` is its projection. */
export function isHidden(obstacles: Obstacles, p: Vec3, image: ScreenPoint): boolean {
  return hiderOf(obstacles, image) !== undefined || isBehindSolids(obstacles, p, image);
}

/** A face between what a point of the picture shows and the eye. */
function hiderOf(obstacles: Obstacles, image: ScreenPoint): Face | undefined {
  const { faces, margin } = obstacles;
  const near = faces.near(image.x, image.y, image.x, image.y);
  takeSteps(HIDER_STEPS * (1 + near.length));
  return near.find((face) => hides(face, image, marginOf(obstacles, face, margin)));
}

function isBehindSolids(obstacles: Obstacles, p: Vec3, image: ScreenPoint): boolean {
  const { solids } = obstacles;
  takeSteps(HIDER_STEPS * solids.length);
  for (let i = 0; i < solids.length; i++) if (hiddenBySolid(obstacles, solids[i]!, p, image)) return true;
  return false;
}

function hiddenBySolid({ projector }: Obstacles, obstacle: Obstacle, p: Vec3, image: ScreenPoint): boolean {
  if (!isInBox(obstacle, image)) return false;
  const sight = projector.toEye(p);
  if (isBetween(obstacle.solid, p, sight)) return true;
  const { exact, body, margin } = obstacle;
  return exact !== undefined && isBetween(exact, p, sight) && body.solid.looksAway(p, sight, margin);
}

/** Relative to a body's size: what is this near to its surface lies on it without any rounding. */
export const SURFACE = 1e-7;

/** Spans of curves shorter than this part of their parameter's range are joined to their neighbours. */
const SHORTEST_OF_CURVE = 1e-4;
/** Stops that are nearer to each other, px, are one. */
const SAME_STOP = 0.005;

/** A straight piece in front of the near plane, between two world points with their images. */
export interface Segment {
  readonly a: Vec3;
  readonly b: Vec3;
  readonly imageA: ScreenPoint;
  readonly imageB: ScreenPoint;
}

/**
 * The spans of a segment, by the fraction of its image. Exact: the visibility can only change where the image
 * crosses a face's outline or the segment pierces the face, or where that holds of a body.
 */
export function segmentSpans(obstacles: Obstacles, segment: Segment): Span[] {
  const { imageA: a, imageB: b } = segment;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const stops = [0, 1];
  const near = obstacles.faces.near(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
  takeSteps(SEGMENT_STEPS + 3 * near.length + obstacles.solids.length);
  for (const face of near) faceStops(face, a, b, stops);
  for (const obstacle of obstacles.solids) {
    solidStops(obstacles.projector, obstacle, obstacle.solid, segment, stops);
    if (obstacle.exact) solidStops(obstacles.projector, obstacle, obstacle.exact, segment, stops);
  }
  takeSteps(SPAN_STEPS * stops.length);
  stops.sort((p, q) => p - q);
  const spans: Span[] = [];
  let from = 0;
  /** The face that hid the last span, which mostly hides the next one, too. */
  let hider: Face | undefined;
  for (const to of stops.slice(1)) {
    if ((to - from) * length < SAME_STOP && to < 1) continue;
    const s = (from + to) / 2;
    const { world } = worldAt(obstacles.projector, segment, s);
    const image = lerp(a, b, s);
    if (!hider || !hides(hider, image, marginOf(obstacles, hider, obstacles.margin))) hider = hiderOf(obstacles, image);
    spans.push({ from, to, hidden: hider !== undefined || isBehindSolids(obstacles, world, image) });
    from = to;
  }
  const shortest = roundedPart(obstacles.margin);
  const imageAt = (at: number): ScreenPoint => lerp(a, b, at);
  const placeAt = (at: number): Vec3 => worldAt(obstacles.projector, segment, at).world;
  const isRounded = obstacles.margin > ON_SURFACE;
  const settled = isRounded ? throughSurfaces(obstacles, near, spans, imageAt, placeAt) : spans;
  return joined(settled, shortest / Math.max(length, shortest));
}

function faceStops(face: Face, a: ScreenPoint, b: ScreenPoint, stops: number[]): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const { corners } = face;
  let p = corners[corners.length - 1]!;
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const cross = dx * ey - dy * ex;
    if (cross !== 0) {
      const s = ((p.x - a.x) * ey - (p.y - a.y) * ex) / cross;
      const t = ((p.x - a.x) * dy - (p.y - a.y) * dx) / cross;
      if (s > 0 && s < 1 && t >= -1e-9 && t <= 1 + 1e-9) stops.push(s);
    }
    p = q;
  }
  const before = face.a * a.x + face.b * a.y + face.c - a.z;
  const after = face.a * b.x + face.b * b.y + face.c - b.z;
  if (before * after < 0) stops.push(before / (before - after));
}

/**
 * Where a body may begin or cease to hide a segment: where sight lines begin to miss one of its surfaces, and where the segment enters or leaves it. As the
 * image's fraction s goes on, sight lines turn or move evenly, so that what `misses` gives is quadratic in s, but for the lengths of the lines' directions.
 */
function solidStops(projector: Projector, box: Obstacle, solid: ConvexSolid, segment: Segment, stops: number[]): void {
  if (!meetsBox(box, segment.imageA, segment.imageB)) return;
  const { a, b } = segment;
  const start = missesAt(projector, solid, segment, 0);
  const middle = missesAt(projector, solid, segment, 0.5);
  const end = missesAt(projector, solid, segment, 1);
  for (let i = 0; i < start.length; i++) {
    const p = start[i]!;
    const q = middle[i]!;
    const r = end[i]!;
    for (const s of quadraticRoots(2 * (p + r) - 4 * q, 4 * q - 3 * p - r, p, 0)) if (s > 0 && s < 1) stops.push(s);
  }
  for (const t of solid.span(a, sub(b, a)) ?? []) {
    // The inverse of what `worldAt` does.
    const far = t * projector.weight(b);
    const s = far / (far + (1 - t) * projector.weight(a));
    if (s > 0 && s < 1) stops.push(s);
  }
}

/** What a body's surfaces give for the sight line at fraction `s` of a segment's image, its direction as long as if it changed evenly. */
function missesAt(projector: Projector, solid: ConvexSolid, segment: Segment, s: number): number[] {
  const { world, inverse } = worldAt(projector, segment, s);
  return solid.misses(world, projector.toEye(world)).map((value) => value * inverse * inverse);
}

/** Whether a segment's image runs through a box (Liang and Barsky 1984). */
function meetsBox(box: Obstacle, a: ScreenPoint, b: ScreenPoint): boolean {
  const across = rangeBetween(a.x, b.x - a.x, box.minX, box.maxX);
  const down = across && rangeBetween(a.y, b.y - a.y, box.minY, box.maxY);
  return across !== undefined && down !== undefined && Math.max(across[0], down[0]) < Math.min(across[1], down[1]);
}

/** Where in [0, 1] start + s step is between min and max. */
function rangeBetween(start: number, step: number, min: number, max: number): readonly [number, number] | undefined {
  if (step === 0) return start < min || start > max ? undefined : [0, 1];
  const s = (min - start) / step;
  const t = (max - start) / step;
  return [Math.max(0, Math.min(s, t)), Math.min(1, Math.max(s, t))];
}

/** The world point that fraction `s` of a segment's image shows, and the inverse of its weight. */
function worldAt(projector: Projector, { a, b }: Segment, s: number): { world: Vec3; inverse: number } {
  // Homogeneous interpolation: weights are linear along the segment, so their inverses are along its image.
  const near = (1 - s) / projector.weight(a);
  const far = s / projector.weight(b);
  return { world: lerp(a, b, far / (near + far)), inverse: near + far };
}

/**
 * The spans of a curve by its parameter, from the visibility at `steps` + 1 points; each change between two of them is halved down.
 * Points that have no image count as hidden.
 *
 * @param length Of its image, about, px.
 * @param isOutline Whether it is the outline of a ball.
 */
export function curveSpans(
  obstacles: Obstacles,
  at: (t: number) => Vec3,
  min: number,
  max: number,
  steps: number,
  length: number,
  isOutline = false,
): Span[] {
  const { projector } = obstacles;
  const test = (t: number): boolean => {
    takeSteps(POINT_STEPS);
    const p = at(t);
    const isShown = isFinite3(p) && projector.weight(p) > NEAR;
    return !isShown || isHidden(obstacles, p, projector.project(p));
  };
  const spans: Span[] = [];
  let from = min;
  let previous = min;
  let state = test(min + ((max - min) / steps) * 1e-3);
  for (let i = 1; i <= steps; i++) {
    // The very end is often on another object: what counts is what comes right before it.
    const t = i === steps ? max - ((max - min) / steps) * 1e-3 : min + ((max - min) * i) / steps;
    const next = test(t);
    if (next !== state) {
      const stop = change(test, previous, t, state);
      spans.push({ from, to: stop, hidden: state });
      from = stop;
    }
    previous = t;
    state = next;
  }
  spans.push({ from, to: max, hidden: state });
  const shortest = Math.max(SHORTEST_OF_CURVE, roundedPart(obstacles.margin) / length);
  const settled = obstacles.margin > ON_SURFACE ? behindFaces(obstacles, at, spans, (max - min) / steps) : spans;
  const runs = joined(settled, shortest * (max - min));
  return isOutline && runs.length > 1 ? joined(withoutTouches(obstacles, at, runs), 0) : runs;
}

/** Shares of a span at which is looked whether it lies on a face. */
const LOOKS = [0.1, 0.5, 0.9] as const;
/** How far from its end a hidden span is looked at, as a part of it. */
const BESIDE = 0.05;

/**
 * The outline of a ball runs on behind an object whose face it touches: where it lies on the face is too short to be
 * told, and rounding moves it to the other side of the face.
 */
function withoutTouches(obstacles: Obstacles, at: (t: number) => Vec3, spans: readonly Span[]): Span[] {
  const { projector, faces, margin } = obstacles;
  const ownersAt = (t: number, test: (face: Face, image: ScreenPoint) => boolean): Set<unknown> => {
    const image = projector.project(at(t));
    const near = faces.near(image.x - margin, image.y - margin, image.x + margin, image.y + margin);
    takeSteps(HIDER_STEPS * (1 + near.length));
    return new Set(near.filter((face) => test(face, image)).map(({ owner }) => owner));
  };
  const isOver = (face: Face, image: ScreenPoint): boolean => hides(face, image, marginOf(obstacles, face, ON_SURFACE));
  const isOn = (face: Face, image: ScreenPoint): boolean => liesOn(face, image, margin);
  return spans.map((span, i) => {
    const [before, after] = [spans[i - 1], spans[i + 1]];
    if (span.hidden || !before || !after) return span;
    const [last, next] = [before.to - before.from, after.to - after.from];
    const owners = [
      ownersAt(before.to - BESIDE * last, isOver),
      ...LOOKS.map((share) => ownersAt(span.from + share * (span.to - span.from), isOn)),
      ownersAt(after.from + BESIDE * next, isOver),
    ];
    const isTouch = [...owners[0]!].some((owner) => owners.every((all) => all.has(owner)));
    return isTouch ? { ...span, hidden: true } : span;
  });
}

/** Neighbours of one state as one span; spans shorter than `shortest` take their neighbour's. */
function joined(spans: readonly Span[], shortest: number): Span[] {
  const result: Span[] = [];
  // Neighbours of one state first: on a fine net a long stretch consists of short spans only.
  for (const span of runsOf(spans)) {
    const last = result[result.length - 1];
    const short = span.to - span.from < shortest;
    if (last && (last.hidden === span.hidden || short)) {
      result[result.length - 1] = { ...last, to: span.to };
    } else if (last && last.to - last.from < shortest) {
      result[result.length - 1] = { from: last.from, to: span.to, hidden: span.hidden };
    } else {
      result.push(span);
    }
  }
  return result;
}

function runsOf(spans: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs[runs.length - 1];
    if (last?.hidden === span.hidden) runs[runs.length - 1] = { ...last, to: span.to };
    else runs.push(span);
  }
  return runs;
}
