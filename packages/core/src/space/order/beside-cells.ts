import { takeSteps } from '@geoslide/geometry';
import { type Box, boxesOverlap } from '../../draw/viewport.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { boxOf } from '../sight/faces.js';
import { backToFront } from './back-to-front.js';
import { convexOverlap } from './convex.js';
import { BEFORE, BEHIND, planeOf, sidesOf } from './partition.js';
import type { Piece } from './piece.js';

type Corners = readonly ScreenPoint[];

/** Pieces from back to front, parted where opaque cells are painted between them. */
interface BesideCells {
  readonly behind: readonly Piece[];
  readonly before: readonly Piece[];
}

/** Cells that are less off a plane, px, touch it. */
const TOUCH = 1e-2;

/**
 * The pieces that can be painted before all cells, and those that can be painted after them, as a tangent plane
 * lies all on one side of its surface. Undefined where there are no pieces, or some have to be sorted among the cells.
 */
export function besideCells(
  pieces: readonly Piece[],
  cells: readonly Corners[],
  projector: Projector,
): BesideCells | undefined {
  if (pieces.length === 0 || cells.length === 0) return undefined;
  const boxes = cells.map(boxOf);
  /** By key, on which sides of its pieces the cells lie. Sorting may cut pieces, but leaves their keys. */
  const sides = new Map<number, number>();
  for (const piece of pieces) {
    const all = (sides.get(piece.key) ?? 0) | sidesOfCells(piece, cells, boxes);
    if (all === (BEFORE | BEHIND)) return undefined;
    sides.set(piece.key, all);
  }
  const ordered = backToFront(pieces, projector);
  const first = ordered.findIndex(({ key }) => sides.get(key) === BEHIND);
  if (first < 0) return { behind: ordered, before: [] };
  const before = ordered.slice(first);
  if (before.some(({ key }) => sides.get(key) === BEFORE)) return undefined;
  return { behind: ordered.slice(0, first), before };
}

/** On which sides of a piece's plane cells lie that it overlaps on screen; both where that is not known. */
function sidesOfCells(piece: Piece, cells: readonly Corners[], boxes: readonly Box[]): number {
  takeSteps(cells.length);
  const box = boxOf(piece.corners);
  const plane = piece.round ? undefined : planeOf(piece.corners);
  let overlaps = false;
  let sides = 0;
  for (let i = 0; i < cells.length; i++) {
    if (!boxesOverlap(box, boxes[i]!) || !convexOverlap(cells[i]!, piece.corners)) continue;
    if (!plane) return BEFORE | BEHIND;
    overlaps = true;
    sides |= sidesOf(plane, cells[i]!, TOUCH);
    if (sides === (BEFORE | BEHIND)) break;
  }
  return overlaps && sides === 0 ? BEFORE | BEHIND : sides;
}
