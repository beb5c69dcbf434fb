import { takeSteps, type Vec3 } from '@geoslide/geometry';
import type { ScreenPoint } from '../camera/projection.js';
import { ON_SURFACE } from '../rounding.js';
import { depthBehind, type Face, hides } from './faces.js';
import { isBetween, isInBox, marginOf, type Obstacle, type Obstacles } from './obstacle.js';
import type { Span } from './span.js';

/** Steps to look at a span or at a place of a curve, and at what may hide it. */
const LOOK_STEPS = 15;
const HIDER_STEPS = 1.5;

/**
 * The spans of a segment that rounding leaves in doubt, settled: a line lies on a surface if it stays within the margin
 * of that. One that goes on behind the surface is hidden by it as soon as an exact line is.
 *
 * @param near The faces that may hide it.
 * @param imageAt Its places by the fraction of its image; `worldAt` the same in space.
 */
export function throughSurfaces(
  obstacles: Obstacles,
  near: readonly Face[],
  spans: readonly Span[],
  imageAt: (s: number) => ScreenPoint,
  worldAt: (s: number) => Vec3,
): readonly Span[] {
  if (spans.every(({ hidden }) => hidden)) return spans;
  const { projector, margin, solids } = obstacles;
  const faces = facesThrough(near, imageAt(0), imageAt(1), margin);
  const rounded = solids.filter(({ exact }) => exact !== undefined);
  takeSteps(HIDER_STEPS * (near.length + solids.length));
  if (faces.length + rounded.length === 0) return spans;
  const middles = spans.map(({ from, to }) => imageAt((from + to) / 2));
  takeSteps(LOOK_STEPS * spans.length);
  /** Whether `goesOn` holds of a span that a way of spans with `isDoubtful` leads to. */
  const leads = (first: number, isDoubtful: (i: number) => boolean, goesOn: (i: number) => boolean): boolean =>
    isDoubtful(first) &&
    [-1, 1].some((step) => {
      for (let i = first; i >= 0 && i < spans.length && isDoubtful(i); i += step) if (goesOn(i)) return true;
      return false;
    });
  const leadsBehind = (face: Face, first: number): boolean =>
    leads(
      first,
      (i) => hides(face, middles[i]!, marginOf(obstacles, face, ON_SURFACE)),
      (i) => [spans[i]!.from, spans[i]!.to].some((s) => depthBehind(face, imageAt(s)) > margin),
    );
  const leadsInto = ({ solid, exact }: Obstacle, first: number): boolean => {
    const isBehind = (body: typeof solid, i: number): boolean => {
      const world = worldAt((spans[i]!.from + spans[i]!.to) / 2);
      return isBetween(body, world, projector.toEye(world));
    };
    return leads(
      first,
      (i) => isBehind(exact!, i),
      (i) => isBehind(solid, i),
    );
  };
  return spans.map((span, i) => {
    if (span.hidden) return span;
    takeSteps(HIDER_STEPS * (faces.length + rounded.length));
    const hidden =
      faces.some((face) => leadsBehind(face, i)) ||
      rounded.some((solid) => isInBox(solid, middles[i]!) && leadsInto(solid, i));
    return hidden ? { ...span, hidden } : span;
  });
}

/** The flat faces that have a part of a segment within their margin, and a part behind that: depths change evenly. */
function facesThrough(near: readonly Face[], start: ScreenPoint, end: ScreenPoint, margin: number): Face[] {
  const found: Face[] = [];
  for (const face of near) {
    if (face.curved) continue;
    const before = depthBehind(face, start);
    const after = depthBehind(face, end);
    if (before > margin !== after > margin) found.push(face);
  }
  return found;
}

/** How far from the end of a span, as a part of it or of a step, it is looked at. */
const BESIDE = 0.05;

/**
 * The spans of a curve, with those longer that go on behind a face: where they come out of the margin of rounding, an
 * exact curve may still be hidden.
 */
export function behindFaces(
  obstacles: Obstacles,
  at: (t: number) => Vec3,
  spans: readonly Span[],
  step: number,
): Span[] {
  const { projector, faces, margin } = obstacles;
  const facesOver = (t: number, within: number): Face[] => {
    const image = projector.project(at(t));
    const near = faces.near(image.x, image.y, image.x, image.y);
    takeSteps(LOOK_STEPS + HIDER_STEPS * near.length);
    return near.filter((face) => hides(face, image, marginOf(obstacles, face, within)));
  };
  /** Where a span ceases to be hidden by a face that hides what comes before, from one of its ends to the other. */
  const reach = (before: Span | undefined, from: number, to: number): number => {
    if (!before?.hidden) return from;
    const way = Math.sign(to - from) * step;
    const inside = facesOver(from - Math.sign(way) * Math.min(step, before.to - before.from) * BESIDE, margin);
    const isBehind = (t: number): boolean => facesOver(t, ON_SURFACE).some((face) => inside.includes(face));
    if (inside.length === 0) return from;
    const count = Math.ceil(Math.abs((to - from) / step));
    for (let i = 1, last = from; i <= count; i++) {
      const t = i < count ? from + i * way : to - way * BESIDE;
      if (!isBehind(t)) return change(isBehind, last, t, true);
      last = t;
    }
    return to;
  };
  return spans.flatMap((span, i): Span[] => {
    const { from, to, hidden } = span;
    if (hidden) return [span];
    const [start, end] = [reach(spans[i - 1], from, to), reach(spans[i + 1], to, from)];
    if (start >= end) return [{ ...span, hidden: true }];
    const pieces: Span[] = [
      { from, to: start, hidden: true },
      { from: start, to: end, hidden: false },
      { from: end, to, hidden: true },
    ];
    return pieces.filter((piece) => piece.to > piece.from);
  });
}

/** Where a test that is `state` at `from` changes, before `to`. */
export function change(test: (t: number) => boolean, from: number, to: number, state: boolean): number {
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
