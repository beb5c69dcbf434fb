import { Contours } from '../raster/outline/contours.js';
import { flatten } from '../raster/outline/flatten.js';
import { scaling } from '../raster/outline/transform.js';
import type { PathNode, SceneNode } from '../scene/scene.js';
import { clipLine } from './clip-line.js';
import { type Box, boxesOverlap, grownBox, type Px } from './viewport.js';

/** px: side of the cells that segments are looked up by; about the size of a label. */
const CELL = 32;

/** Longer lines than the view need no cells outside of it; larger views share their cells. */
const MAX_CELLS_ACROSS = 256;

/** px: curves that are sampled for more pixels than the view has are looked at in steps of this. */
const STEP = 0.5;

/** px: neighbouring segments count as one up to this length, if it lies at most so far from them on average. */
const LONGEST_JOINED = 8;
const BEND = 0.1;

/** A fill of less opacity is a tint: text on it stays readable. */
const SOLID = 0.5;

/** A box that is turned by `rotation` radians about `pivot`, with `clearance` px around it. */
export interface Place {
  readonly box: Box;
  readonly clearance: number;
  readonly pivot: Px;
  readonly rotation: number;
}

/** The cells of a view, numbered row by row. */
export interface Cells {
  readonly size: number;
  readonly columns: number;
  readonly count: number;
  column(x: number): number;
  row(y: number): number;
  /** The columns and rows that a box meets; the last before the first where it lies outside. */
  span(box: Box): CellSpan;
  /** Goes through the cells that a box meets until `visit` gives true; gives whether it did. */
  within(box: Box, visit: (cell: number) => boolean): boolean;
}

export interface CellSpan {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

const NOWHERE: CellSpan = { firstColumn: 0, lastColumn: -1, firstRow: 0, lastRow: -1 };

export function cellsOf(view: Box): Cells {
  const size = Math.max(CELL, (view.maxX - view.minX) / MAX_CELLS_ACROSS, (view.maxY - view.minY) / MAX_CELLS_ACROSS);
  const columns = Math.floor((view.maxX - view.minX) / size) + 1;
  const rows = Math.floor((view.maxY - view.minY) / size) + 1;
  const column = (x: number): number => Math.floor((x - view.minX) / size);
  const row = (y: number): number => Math.floor((y - view.minY) / size);
  const span = (box: Box): CellSpan =>
    boxesOverlap(box, view)
      ? {
          firstColumn: column(Math.max(box.minX, view.minX)),
          lastColumn: column(Math.min(box.maxX, view.maxX)),
          firstRow: row(Math.max(box.minY, view.minY)),
          lastRow: row(Math.min(box.maxY, view.maxY)),
        }
      : NOWHERE;
  return {
    size,
    columns,
    count: columns * rows,
    column,
    row,
    span,
    within(box, visit) {
      const { firstColumn, lastColumn, firstRow, lastRow } = span(box);
      for (let j = firstRow; j <= lastRow; j++) {
        for (let i = firstColumn; i <= lastColumn; i++) if (visit(j * columns + i)) return true;
      }
      return false;
    },
  };
}

type VisitInCell = (cell: number, x0: number, y0: number, x1: number, y1: number, spread: number) => void;

/** Goes through the segments of a path in the view, each with all cells that it passes through. */
export function segmentWalker(
  view: Box,
  { size, columns, column, row }: Cells,
  visit: VisitInCell,
): (node: PathNode) => void {
  function visitSegment(x0: number, y0: number, x1: number, y1: number, spread: number): void {
    let from = 0;
    let to = 1;
    if (boxHolds(view, x0, y0) && boxHolds(view, x1, y1)) {
      const i = column(x0);
      const j = row(y0);
      if (i === column(x1) && j === row(y1)) {
        visit(j * columns + i, x0, y0, x1, y1, spread);
        return;
      }
    } else {
      const seen = clipLine([x0, y0], [x1 - x0, y1 - y0], view, 0, 1);
      if (!seen) return;
      from = seen[0];
      to = seen[1];
    }
    const startX = x0 + from * (x1 - x0);
    const startY = y0 + from * (y1 - y0);
    const endX = x0 + to * (x1 - x0);
    const endY = y0 + to * (y1 - y0);
    const slope = (endX - startX) / (endY - startY || 1);
    const top = Math.min(startY, endY);
    const bottom = Math.max(startY, endY);
    const isFlat = startY === endY;
    for (let j = row(top); j <= row(bottom); j++) {
      const upper = isFlat ? startX : startX + (Math.max(top, view.minY + j * size) - startY) * slope;
      const lower = isFlat ? endX : startX + (Math.min(bottom, view.minY + (j + 1) * size) - startY) * slope;
      const last = column(Math.max(upper, lower));
      for (let i = column(Math.min(upper, lower)); i <= last; i++) visit(j * columns + i, x0, y0, x1, y1, spread);
    }
  }

  return segmentReader(view, visitSegment);
}

type VisitSegment = (x0: number, y0: number, x1: number, y1: number, spread: number) => void;

/** Goes through the segments of a path; those that a view does not show may be coarse. */
export function segmentReader(view: Box, visit: VisitSegment): (node: PathNode) => void {
  const contours = new Contours();
  const bounds = { left: view.minX, top: view.minY, right: view.maxX, bottom: view.maxY };
  return (node) => {
    contours.clear();
    flatten(node.path, scaling(1), bounds, 0, contours);
    const { xy, ends } = contours;
    const spread = spreadOf(node);
    let start = 0;
    for (let contour = 0; contour < contours.count; contour++) {
      const end = ends[contour]!;
      const closed = contours.closed[contour] === 1 || !node.stroke;
      let from = closed ? end - 1 : start;
      /** Twice the area between the points since `from` and their chord, px². */
      let area = 0;
      for (let to = closed ? start : start + 1; to < end; to++) {
        const x0 = xy[2 * from]!;
        const y0 = xy[2 * from + 1]!;
        const x1 = xy[2 * to]!;
        const y1 = xy[2 * to + 1]!;
        if (to < end - 1) {
          const x2 = xy[2 * to + 2]!;
          const y2 = xy[2 * to + 3]!;
          area += (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0);
          const chord2 = (x2 - x0) ** 2 + (y2 - y0) ** 2;
          const isOnward = (x1 - x0) * (x2 - x1) + (y1 - y0) * (y2 - y1) > 0;
          if (isOnward && chord2 <= LONGEST_JOINED ** 2 && area ** 2 <= (2 * BEND) ** 2 * chord2) continue;
          if (Math.abs(x1 - x0) < STEP && Math.abs(y1 - y0) < STEP) continue;
        }
        visit(x0, y0, x1, y1, spread);
        from = to;
        area = 0;
      }
      start = end;
    }
  };
}

export function isNear(
  { box, clearance, pivot, rotation }: Place,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  spread: number,
): boolean {
  const by = clearance + spread;
  if (rotation === 0 && isBeside(box, by, x0, y0, x1, y1)) return false;
  const around = grownBox(box, by);
  if (rotation === 0) return clipLine([x0, y0], [x1 - x0, y1 - y0], around, 0, 1) !== undefined;
  const a = turned([x0, y0], pivot, -rotation);
  const b = turned([x1, y1], pivot, -rotation);
  return clipLine(a, [b[0] - a[0], b[1] - a[1]], around, 0, 1) !== undefined;
}

/** Whether both ends of a segment lie on the same side of a box, as those of most do. */
function isBeside(
  { minX, minY, maxX, maxY }: Box,
  by: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  return (
    (x0 < minX - by && x1 < minX - by) ||
    (x0 > maxX + by && x1 > maxX + by) ||
    (y0 < minY - by && y1 < minY - by) ||
    (y0 > maxY + by && y1 > maxY + by)
  );
}

/** The upright box around a place and `more` px beside it. */
export const reachOf = ({ box, clearance, pivot, rotation }: Place, more: number): Box =>
  turnedBox(box, pivot, rotation, clearance + more);

export const isInk = (node: SceneNode): node is PathNode =>
  node.kind === 'path' && (node.stroke !== undefined || isSolid(node));

export const spreadOf = ({ stroke }: PathNode): number => (stroke?.width ?? 0) / 2;

function isSolid({ fill }: PathNode): boolean {
  return fill !== undefined && fill.color.a >= SOLID;
}

/** Whether a point lies in a box, without making a point of it: it is asked for each segment. */
export function boxHolds({ minX, minY, maxX, maxY }: Box, x: number, y: number): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

function turned([x, y]: Px, pivot: Px, angle: number): Px {
  if (angle === 0) return [x, y];
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const dx = x - pivot[0];
  const dy = y - pivot[1];
  return [pivot[0] + dx * c - dy * s, pivot[1] + dx * s + dy * c];
}

/** The upright box around a box that is grown, then turned. */
function turnedBox(box: Box, pivot: Px, rotation: number, by: number): Box {
  const around = grownBox(box, by);
  if (rotation === 0) return around;
  const { minX, minY, maxX, maxY } = around;
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => turned([x, y], pivot, rotation)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}
