import { takeSteps } from '@geoslide/geometry';
import { NEAR, type Projector, type ScreenPoint } from '../camera/projection.js';
import { distance, isFinite3 } from '../camera/vector.js';
import type { CurvedPart } from '../parts/parts.js';
import { type CurvedFace, normalOf } from './faces.js';

/** The part of a cell over which the surface's directions are measured. */
const STEP = 1e-3;
/** Rounds until a sight line has met the surface, and how far apart, px, they still meet. */
const ROUNDS = 16;
const MET = 0.05;
/** A round goes no further than this, cells: the surface bends. */
const FURTHEST = 1;
/** Steps of a round. */
const ROUND_STEPS = 80;

/** How far, as a multiple of what was measured, a facet may be from its surface. */
const UNSURE = 3;

/**
 * The surface that a facet stands for, as it hides what is behind it: no part of it is as far off as the facet is
 * long.
 */
export function curvedFace(part: CurvedPart, projector: Projector, corners: readonly ScreenPoint[]): CurvedFace {
  const longest = Math.max(...corners.map((p, k) => distance(p, corners[(k + 1) % corners.length]!)));
  const off = Math.min(UNSURE * part.off, longest);
  return { off, hides: (image, margin) => hidesCurved(part, projector, image, margin) };
}

function hidesCurved(part: CurvedPart, projector: Projector, image: ScreenPoint, margin: number): boolean {
  const [i, j] = part.place;
  const corners = [
    [i, j],
    [i + 1, j],
    [i, j + 1],
    [i + 1, j + 1],
  ] as const;
  const starts = corners.filter(([k, l]) => imageAt(part, projector, k, l));
  // Where the surface has no points, there is only the facet.
  return starts.length === 0 || starts.some((start) => isMet(part, projector, start, image, margin));
}

function imageAt({ at }: CurvedPart, projector: Projector, k: number, l: number): ScreenPoint | undefined {
  const p = at(k, l);
  return isFinite3(p) && projector.weight(p) > NEAR ? projector.project(p) : undefined;
}

/** Whether the sight line meets the surface near a place in front of the point (Newton). */
function isMet(
  part: CurvedPart,
  projector: Projector,
  start: readonly [number, number],
  { x, y, z }: ScreenPoint,
  margin: number,
): boolean {
  const { cells } = part;
  let [k, l] = start;
  let [lastK, lastL] = start;
  for (let round = 0; round < ROUNDS; round++) {
    takeSteps(ROUND_STEPS);
    const image = imageAt(part, projector, k, l);
    const beyondU = imageAt(part, projector, k + STEP, l);
    const beyondV = imageAt(part, projector, k, l + STEP);
    if (!image || !beyondU || !beyondV) {
      // Where the surface ends, halfway back.
      [k, l] = [(k + lastK) / 2, (l + lastL) / 2];
      continue;
    }
    [lastK, lastL] = [k, l];
    const normal = normalOf([image, beyondU, beyondV]);
    const [dx, dy] = [x - image.x, y - image.y];
    if (Math.hypot(dx, dy) < MET) {
      return ((image.z - z) * Math.abs(normal.z)) / Math.hypot(normal.x, normal.y, normal.z) > margin;
    }
    const stepU = (dx * (beyondV.y - image.y) - dy * (beyondV.x - image.x)) / normal.z;
    const stepV = (dy * (beyondU.x - image.x) - dx * (beyondU.y - image.y)) / normal.z;
    k = between(k + bounded(STEP * stepU), cells[0]);
    l = between(l + bounded(STEP * stepV), cells[1]);
  }
  return false;
}

/** A step where the surface is not seen edge-on; else none. */
function bounded(step: number): number {
  return Number.isFinite(step) ? Math.max(-FURTHEST, Math.min(FURTHEST, step)) : 0;
}

const between = (place: number, last: number): number => Math.max(0, Math.min(last, place));
