import { quadraticRoots, takeSteps, type Vec3 } from '@geoslide/geometry';
import { NEAR, type Projector, type ScreenPoint } from '../camera/projection.js';
import { isFinite3, lerp, sub } from '../camera/vector.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import type { OutlineOf } from '../parts/parts.js';
import { curveBehind, segmentBehind } from './behind-body.js';
import { boxOf, type Face, hides } from './faces.js';
import { isBetween, isHiddenBy, isInBox, type Obstacle, type Obstacles } from './obstacle.js';
import { marginsTo } from './sides.js';
import type { Span } from './span.js';
import { withoutTouches } from './touches.js';

/** Steps to ask whether a face or a body hides a point, for a segment, for a span of it, and for a point of a curve. */
const HIDER_STEPS = 1.5;
const SEGMENT_STEPS = 50;
const SPAN_STEPS = 15;
const POINT_STEPS = 20;

/** Whether anything lies between a point and the eye; `image` is its projection. */
export function isHidden(obstacles: Obstacles, p: Vec3, image: ScreenPoint): boolean {
  if (hiderOf(obstacles, image) !== undefined) return true;
  const { solids, projector } = obstacles;
  takeSteps(HIDER_STEPS * solids.length);
  return solids.some((each) => isInBox(each, image) && isHiddenBy(each, p, projector.toEye(p)));
}

/**
 * A face between what a point of the picture shows and the eye.
 *
 * @param margins How far behind a face the point has to be, where that is not the usual margin.
 * @param place What its owner's curved surfaces, which turn away beside their outlines, are asked of in its stead.
 * @param ofCurved The margin of other curved surfaces.
 */
function hiderOf(
  { faces, margin, owner }: Obstacles,
  image: ScreenPoint,
  margins?: Margins,
  place: ScreenPoint = image,
  ofCurved: number = margin,
): Face | undefined {
  const near = faces.near(image.x, image.y, image.x, image.y);
  takeSteps(HIDER_STEPS * (1 + near.length));
  return near.find((face) => {
    if (face.curved && face.owner === owner) return hides(face, place, margin);
    return hides(face, image, face.curved ? ofCurved : (margins?.get(face) ?? margin));
  });
}

type Margins = ReadonlyMap<Face, number>;

/** Relative to a body's size: what is this near to its surface lies on it without any rounding. */
export const SURFACE = 1e-7;

/** Of more faces than these, those around a place are looked up. */
const MANY = 24;

/** Spans shorter than this, px, are joined to their neighbours. */
export const SHORTEST = 2;
/** Spans of curves shorter than this part of their parameter's range are, too. */
const SHORTEST_OF_CURVE = 1e-4;
/** Spans at the end of a line that are shorter, in distances by which rounding moves points, come of rounding. */
const STUB = 2;
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
export function segmentSpans(obstacles: Obstacles, segment: Segment, outlineOf: OutlineOf = []): Span[] {
  const { imageA: a, imageB: b } = segment;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const stops = [0, 1];
  const near = obstacles.faces
    .near(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
    .filter((face) => face.flat || isBehindIts(face, segment, obstacles.margin));
  takeSteps(SEGMENT_STEPS + 3 * near.length + obstacles.solids.length);
  if (near.some((face) => hidesAll(face, segment, obstacles.margin))) return [{ from: 0, to: 1, hidden: true }];
  const margins = marginsTo(obstacles, near, [a, b, ...imagesOf(obstacles, outlineOf)]);
  for (const face of near) {
    if (margins.get(face) !== Infinity) faceStops(face, a, b, obstacles.margin, stops);
  }
  const { projector } = obstacles;
  const bodies = obstacles.solids
    .filter((obstacle) => meetsBox(obstacle, a, b))
    .map((obstacle) => ({ obstacle, isBehind: bodyBehind(obstacle) }));
  takeSteps(SPAN_STEPS * stops.length);
  stops.sort((p, q) => p - q);
  if (near.length <= MANY) takeSteps(HIDER_STEPS * near.length * stops.length);
  const spans: Span[] = [];
  let from = 0;
  /** The face that hid the last span, which mostly hides the next one, too. */
  let hider: Face | undefined;
  for (const to of stops.slice(1)) {
    if ((to - from) * length < SAME_STOP && to < 1) continue;
    const s = (from + to) / 2;
    const { world } = worldAt(projector, segment, s);
    const image = lerp(a, b, s);
    const isHider = (face: Face): boolean => hides(face, image, margins.get(face) ?? obstacles.margin);
    if (!hider || !isHider(hider)) {
      hider = near.length > MANY ? hiderOf(obstacles, image, margins) : near.find(isHider);
    }
    spans.push({ from, to, hidden: hider !== undefined || bodies.some(({ isBehind }) => isBehind(s, world)) });
    from = to;
  }
  const runs = withoutStubs(joined(spans, SHORTEST / Math.max(length, SHORTEST)), (STUB * obstacles.moved) / length);
  return runsOf(
    withoutTouches(runs, length, false, touchMargin(obstacles), (at, x, y) => {
      const place = lerp(a, b, at);
      const image = moved(place, x, y);
      // No straight line keeps to a curved surface: where one comes from behind it and is near to it, it is behind it.
      if (hiderOf(obstacles, image, margins, place, -obstacles.margin)) return true;
      const [own, other] = [worldAt(projector, segment, at).world, projector.unproject(image)];
      return bodies.some(({ obstacle, isBehind }) => isBehind(at, obstacle.own ? own : other));
    }),
  );

  /** Whether a body hides a place, the fraction of the image that shows it first; adds where that may change. */
  function bodyBehind(obstacle: Obstacle): (s: number, world: Vec3) => boolean {
    const { part, hider, rest } = segmentBehind(obstacle, segment.a, segment.b, outlineOf, projector);
    const [low, high] = part ? [part.from, part.to].map((t) => imageFraction(projector, segment, t)) : [1, 0];
    for (const s of part ? [low!, high!] : []) if (s > 0 && s < 1) stops.push(s);
    solidStops(projector, rest, segment, stops);
    if (hider && hider !== 'all') solidStops(projector, hider, segment, stops);
    return (s, world) => {
      const solid = part && s >= low! && s <= high! ? hider : rest;
      return solid === 'all' || (solid !== undefined && isBetween(solid, world, projector.toEye(world)));
    };
  }
}

/** Whether a part of a segment lies further than the margin behind the plane of a face: else that hides none of it. */
function isBehindIts({ a, b, c, slant }: Face, { imageA: p, imageB: q }: Segment, margin: number): boolean {
  const ahead = Math.max(a * p.x + b * p.y - p.z, a * q.x + b * q.y - q.z) + c;
  return ahead > margin * slant;
}

/** Whether a facet of a curved surface, which is convex, hides all of a segment, wherever near it the surface is. */
function hidesAll(face: Face, { imageA: a, imageB: b }: Segment, margin: number): boolean {
  const { curved, flat, corners } = face;
  if (flat || corners.length > 3) return false;
  const far = Math.max(margin, curved?.off ?? 0);
  return hides(face, a, far) && hides(face, b, far);
}

/**
 * Where a face may begin or cease to hide a segment: at its outline, and where the segment pierces it; a facet of a
 * curved surface ceases where the segment is no further than the margin behind it.
 */
function faceStops(face: Face, a: ScreenPoint, b: ScreenPoint, margin: number, stops: number[]): void {
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
  const least = face.flat ? 0 : margin * face.slant;
  const before = face.a * a.x + face.b * a.y + face.c - a.z - least;
  const after = face.a * b.x + face.b * b.y + face.c - b.z - least;
  if (before * after < 0) stops.push(before / (before - after));
}

/**
 * Where a body may begin or cease to hide a segment: where sight lines begin to miss one of its surfaces, and where the segment enters or leaves it. As the
 * image's fraction s goes on, sight lines turn or move evenly, so that what `misses` gives is quadratic in s, but for the lengths of the lines' directions.
 */
function solidStops(projector: Projector, solid: ConvexSolid, segment: Segment, stops: number[]): void {
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
    const s = imageFraction(projector, segment, t);
    if (s > 0 && s < 1) stops.push(s);
  }
}

/** The fraction of a segment's image that shows its fraction `t`: the inverse of what `worldAt` does. */
function imageFraction(projector: Projector, { a, b }: Segment, t: number): number {
  const far = t * projector.weight(b);
  return far / (far + (1 - t) * projector.weight(a));
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
 * @param closed Whether it ends where it starts.
 */
export function curveSpans(
  obstacles: Obstacles,
  at: (t: number) => Vec3,
  min: number,
  max: number,
  steps: number,
  length: number,
  closed: boolean,
  outlineOf: OutlineOf = [],
): Span[] {
  const { projector } = obstacles;
  const step = (max - min) / steps;
  const placeOf = (t: number): Place | undefined => {
    const p = at(t);
    return isFinite3(p) && projector.weight(p) > NEAR ? { p, image: projector.project(p) } : undefined;
  };
  const places = Array.from({ length: steps + 1 }, (_, i) => placeOf(i === steps ? max : min + i * step));
  const points = places.map((place) => place?.p);
  const images = places.flatMap((place) => place?.image ?? []);
  const box = boxOf(images);
  const flat = obstacles.faces.near(box.minX, box.minY, box.maxX, box.maxY).filter((face) => face.flat);
  const margins = marginsTo(obstacles, flat, [...images, ...imagesOf(obstacles, outlineOf)]);
  const bodies = obstacles.solids
    .filter((each) => each.minX <= box.maxX && each.maxX >= box.minX && each.minY <= box.maxY && each.maxY >= box.minY)
    .map((obstacle) => ({ obstacle, isBehind: curveBehind(obstacle, points, outlineOf, projector) }));
  const hidesAt = (t: number, { p, image }: Place, beside = p, seenAt = image): boolean => {
    takeSteps(POINT_STEPS + HIDER_STEPS * bodies.length);
    if (hiderOf(obstacles, image, margins, seenAt)) return true;
    const place = Math.max(0, Math.min(steps, (t - min) / step));
    return bodies.some(
      ({ obstacle, isBehind }) => isInBox(obstacle, image) && isBehind(place, obstacle.own ? p : beside),
    );
  };
  const test = (t: number, place = placeOf(t)): boolean => !place || hidesAt(t, place);
  const spans: Span[] = [];
  let from = min;
  let previous = min;
  let state = test(min + step * 1e-3);
  for (let i = 1; i <= steps; i++) {
    // The very end is often on another object: what counts is what comes right before it.
    const t = i === steps ? max - step * 1e-3 : min + i * step;
    const next = i === steps ? test(t) : test(t, places[i]);
    if (next !== state) {
      const stop = change(test, previous, t, state);
      spans.push({ from, to: stop, hidden: state });
      from = stop;
    }
    previous = t;
    state = next;
  }
  spans.push({ from, to: max, hidden: state });
  const long = joined(spans, Math.max(SHORTEST_OF_CURVE, SHORTEST / length) * (max - min));
  const runs = closed ? long : withoutStubs(long, ((STUB * obstacles.moved) / length) * (max - min));
  return runsOf(
    withoutTouches(runs, length / (max - min), closed, touchMargin(obstacles), (t, x, y) => {
      const place = placeOf(t);
      if (!place) return true;
      const image = moved(place.image, x, y);
      return hidesAt(t, { p: place.p, image }, projector.unproject(image), place.image);
    }),
  );
}

/** How far beside a line is what it only touches, px. A circle is off by the rounding of its middle and its radius. */
const touchMargin = ({ moved, margin }: Obstacles): number => Math.min(margin, 2 * moved);

/** A place of a curve in front of the eye. */
interface Place {
  readonly p: Vec3;
  readonly image: ScreenPoint;
}

function imagesOf({ projector }: Obstacles, points: readonly Vec3[]): ScreenPoint[] {
  return points.filter((p) => projector.weight(p) > NEAR).map(projector.project);
}

function moved(image: ScreenPoint, x: number, y: number): ScreenPoint {
  return { x: image.x + x, y: image.y + y, z: image.z };
}

/** Where a test that is `state` at `from` changes, before `to`. */
function change(test: (t: number) => boolean, from: number, to: number, state: boolean): number {
  let low = from;
  let high = to;
  // 40 halvings bring any range of the picture below the last digits of a px.
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (test(middle) === state) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
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

/** The spans of a line without stubs shorter than `shortest` at its ends: these are where what they touch ends, too. */
function withoutStubs(spans: readonly Span[], shortest: number): Span[] {
  const last = spans.length - 1;
  return runsOf(
    spans.map((span, i) => {
      const neighbour = i === 0 ? spans[1] : i === last ? spans[i - 1] : undefined;
      if (!neighbour || span.to - span.from >= Math.min(shortest, neighbour.to - neighbour.from)) return span;
      return { ...span, hidden: neighbour.hidden };
    }),
  );
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
