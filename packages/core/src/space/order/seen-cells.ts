import { takeSteps } from '@geoslide/geometry';
import { boxesOverlap } from '../../draw/viewport.js';
import { cutPolygon } from '../camera/cut-polygon.js';
import type { ScreenPoint } from '../camera/projection.js';
import { faceGrid } from '../sight/face-grid.js';
import { boxOf, type Face, screenFace } from '../sight/faces.js';
import { commonPart, convexOverlap } from './convex.js';
import { signedArea } from './piece.js';

type Corners = readonly ScreenPoint[];

/** Cells that differ less in depth, px, only touch. */
const TOUCH = 1e-2;
/** Parts of a cell with less area, px², are not seen. */
const DUST = 2e-3;
/** A cell that others cut into more parts than this is sorted as a whole. */
const MOST_PARTS = 24;
/** Steps to compare two cells, and to cut a part by one. */
const PAIR_STEPS = 6;
const CUT_STEPS = 20;

/**
 * What is seen of each opaque triangle: the parts that no other one covers. They overlap nowhere, so that their order
 * does
 * not matter and all of one colour can be one path. Undefined for a cell that has to be sorted among other things: it
 * may
 * overlap one of `others`, or runs through another cell.
 */
export function seenCells(cells: readonly Corners[], others: readonly Corners[]): (readonly Corners[] | undefined)[] {
  const faces = cells.map((corners) => screenFace(corners));
  const grid = faceGrid(faces.flatMap((face) => face ?? []));
  const otherBoxes = others.map(boxOf);
  return faces.map((face) => {
    // Seen edge-on, it is a line.
    if (!face) return [];
    takeSteps(others.length);
    if (others.some((other, i) => boxesOverlap(face, otherBoxes[i]!) && convexOverlap(face.corners, other)))
      return undefined;
    return seenPart(face, grid.near(face.minX, face.minY, face.maxX, face.maxY));
  });
}

function seenPart(face: Face, near: readonly Face[]): readonly Corners[] | undefined {
  takeSteps(PAIR_STEPS * near.length);
  let parts: readonly Corners[] = [face.corners];
  for (const other of near) {
    if (other === face || !convexOverlap(face.corners, other.corners)) continue;
    const order = orderOf(face, other);
    if (order === 'crossing') return undefined;
    if (order !== 'behind') continue;
    takeSteps(CUT_STEPS * parts.length);
    parts = parts.flatMap((part) => outside(part, other.corners));
    if (parts.length === 0 || parts.length > MOST_PARTS) break;
  }
  return parts.length > MOST_PARTS ? undefined : parts;
}

/** Where the first of two cells that overlap on screen lies. */
function orderOf(face: Face, other: Face): 'front' | 'behind' | 'crossing' {
  let front = false;
  let behind = false;
  for (const { x, y, z } of commonPart(face.corners, other.corners)) {
    const difference = z - (other.a * x + other.b * y + other.c);
    if (difference > TOUCH) front = true;
    else if (difference < -TOUCH) behind = true;
  }
  if (front && behind) return 'crossing';
  return behind ? 'behind' : 'front';
}

/** The parts of a convex polygon outside of another one, convex too. */
function outside(part: Corners, cover: Corners): Corners[] {
  if (!convexOverlap(part, cover)) return [part];
  const inwards = Math.sign(signedArea(cover));
  const parts: Corners[] = [];
  let rest = part;
  for (let i = 0; i < cover.length && rest.length >= 3; i++) {
    const [a, b] = [cover[i]!, cover[(i + 1) % cover.length]!];
    const inside = ({ x, y }: ScreenPoint): number => inwards * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    const cut = cutPolygon(rest, (p) => -inside(p));
    if (cut.length >= 3 && Math.abs(signedArea(cut)) > 2 * DUST) parts.push(cut);
    rest = cutPolygon(rest, inside);
  }
  return parts;
}
