import { takeSteps } from '@geoslide/geometry';
import { cutPolygon } from '../camera/cut-polygon.js';
import type { ScreenPoint } from '../camera/projection.js';
import { faceGrid } from '../sight/face-grid.js';
import { boxOf, type Face, screenFace } from '../sight/faces.js';
import { commonPart, convexOverlap } from './convex.js';
import { signedArea } from './piece.js';

type Corners = readonly ScreenPoint[];

/** Cells that differ less in depth, px, only touch. */
const TOUCH = 1e-2;
/** Parts of a cell that are narrower, px, or have less area, px², are not seen: they lie between cells that abut. */
const NARROW = 5e-3;
const DUST = 2e-3;
/** Corners of a part that are nearer, px, are one: the side between them would have any direction. */
const SAME = 1e-3;
/** Steps to look at two cells, to compare them, and to cut a part by one. */
const LOOK_STEPS = 0.25;
const PAIR_STEPS = 6;
const CUT_STEPS = 20;

/**
 * What is seen of each opaque triangle: the convex parts that no other one covers. They overlap nowhere, so that their
 * order does not matter and all of one colour can be one path.
 */
export function seenCells(cells: readonly Corners[]): (readonly Face[])[] {
  const faces = cells.map((corners) => deep(screenFace(corners)));
  // What is nearest hides most: a cell that is hidden is so after few others.
  const grid = faceGrid(faces.flatMap((face) => face ?? []).sort((a, b) => b.nearest - a.nearest));
  return faces.map((face) => {
    // Seen edge-on, it is a line.
    if (!face) return [];
    const parts = seenPart(face, grid.near(face.minX, face.minY, face.maxX, face.maxY));
    return parts.map((corners) => ({ ...face, corners, ...boxOf(corners) }));
  });
}

/** A face with the range of its depths: one that is nowhere nearer than another one hides nothing of it. */
interface Deep extends Face {
  readonly nearest: number;
  readonly farthest: number;
}

function deep(face: Face | undefined): Deep | undefined {
  if (!face) return undefined;
  let [nearest, farthest] = [-Infinity, Infinity];
  for (const { z } of face.corners) {
    if (z > nearest) nearest = z;
    if (z < farthest) farthest = z;
  }
  return { ...face, nearest, farthest };
}

function seenPart(face: Deep, near: readonly Deep[]): readonly Corners[] {
  let parts: readonly Corners[] = [face.corners];
  takeSteps(LOOK_STEPS * near.length);
  for (const other of near) {
    if (other === face || other.nearest < face.farthest) continue;
    takeSteps(PAIR_STEPS);
    if (!convexOverlap(face.corners, other.corners)) continue;
    const cover = coverOf(face, other);
    if (cover.length < 3) continue;
    takeSteps(CUT_STEPS * parts.length);
    parts = parts.flatMap((part) => outside(part, cover));
    if (parts.length === 0) break;
  }
  return parts;
}

/** The part of the second of two cells that overlap on screen that hides the first. */
function coverOf(face: Face, other: Face): Corners {
  let front = false;
  let behind = false;
  for (const { x, y, z } of commonPart(face.corners, other.corners)) {
    const difference = z - (other.a * x + other.b * y + other.c);
    if (difference > TOUCH) front = true;
    else if (difference < -TOUCH) behind = true;
  }
  if (!behind) return [];
  if (!front) return other.corners;
  return distinct(cutPolygon(other.corners, ({ x, y, z }) => z - (face.a * x + face.b * y + face.c)));
}

/** A polygon without corners that stand where the one before them does. */
function distinct(corners: Corners): Corners {
  const isOther = ({ x, y }: ScreenPoint, i: number): boolean => {
    const before = corners[i === 0 ? corners.length - 1 : i - 1]!;
    return Math.abs(x - before.x) + Math.abs(y - before.y) > SAME;
  };
  return corners.every(isOther) ? corners : corners.filter(isOther);
}

/** The parts of a convex polygon outside of another one, convex too. */
export function outside(part: Corners, cover: Corners): Corners[] {
  if (!convexOverlap(part, cover)) return [part];
  const inwards = Math.sign(signedArea(cover));
  const parts: Corners[] = [];
  let rest = part;
  for (let i = 0; i < cover.length && rest.length >= 3; i++) {
    const [a, b] = [cover[i]!, cover[(i + 1) % cover.length]!];
    const inside = ({ x, y }: ScreenPoint): number => inwards * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    const cut = distinct(cutPolygon(rest, (p) => -inside(p)));
    if (cut.length >= 3 && !isDust(cut)) parts.push(cut);
    rest = cutPolygon(rest, inside);
  }
  return parts;
}

function isDust(corners: Corners): boolean {
  const { minX, minY, maxX, maxY } = boxOf(corners);
  return Math.abs(signedArea(corners)) / 2 <= Math.max(DUST, NARROW * Math.max(maxX - minX, maxY - minY));
}
