import { Contours } from '../raster/contours.js';
import { flatten } from '../raster/flatten.js';
import { scaling } from '../raster/transform.js';
import type { PathNode, SceneNode } from '../scene/scene.js';
import { clipLine } from './clip-line.js';
import { type Box, boxesOverlap, type Px } from './viewport.js';

/** px: side of the cells that segments are looked up by; about the size of a label. */
const CELL = 32;

/** Longer lines than the view need no cells outside of it; larger views share their cells. */
const MAX_CELLS_ACROSS = 256;

/** A cell with more segments is full of ink: they are not looked at one by one. */
const MAX_SEGMENTS = 500;

/** A fill of less opacity is a tint: text on it stays readable. */
const SOLID = 0.5;

interface Segment {
  readonly from: Px;
  readonly to: Px;
  /** Half the width of the line; 0 for the edge of a filled shape. */
  readonly spread: number;
}

/** What is painted by lines, and the edges of what is filled opaquely (dots, arrow heads), for asking what lies near a text. */
export interface Ink {
  add(nodes: readonly SceneNode[]): void;
  /** Whether a line comes within `clearance` px of the box, which is turned by `rotation` radians about `pivot`; always yes where lines are dense. */
  touches(box: Box, clearance: number, pivot?: Px, rotation?: number): boolean;
}

/** Lines outside of `view` are left out. */
export function createInk(view: Box): Ink {
  const cell = Math.max(CELL, (view.maxX - view.minX) / MAX_CELLS_ACROSS, (view.maxY - view.minY) / MAX_CELLS_ACROSS);
  const cells = new Map<number, Segment[]>();
  const column = (x: number) => Math.floor((x - view.minX) / cell);
  const row = (y: number) => Math.floor((y - view.minY) / cell);
  const key = (i: number, j: number) => j * (2 * MAX_CELLS_ACROSS) + i;
  let widest = 0;

  function addSegment(segment: Segment): void {
    const { from, to } = segment;
    const seen = clipLine(from, [to[0] - from[0], to[1] - from[1]], view, 0, 1);
    if (!seen) return;
    const [a, b] = seen.map((t): Px => [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]) as [Px, Px];
    const slope = (b[0] - a[0]) / (b[1] - a[1] || 1);
    const top = Math.min(a[1], b[1]);
    const bottom = Math.max(a[1], b[1]);
    for (let j = row(top); j <= row(bottom); j++) {
      const y0 = Math.max(top, view.minY + j * cell);
      const y1 = Math.min(bottom, view.minY + (j + 1) * cell);
      const flat = b[1] === a[1];
      const x0 = flat ? a[0] : a[0] + (y0 - a[1]) * slope;
      const x1 = flat ? b[0] : a[0] + (y1 - a[1]) * slope;
      for (let i = column(Math.min(x0, x1)); i <= column(Math.max(x0, x1)); i++) {
        const list = cells.get(key(i, j));
        if (list) list.push(segment);
        else cells.set(key(i, j), [segment]);
      }
    }
  }

  function addPath({ path, stroke }: PathNode): void {
    const contours = new Contours();
    const bounds = { left: view.minX, top: view.minY, right: view.maxX, bottom: view.maxY };
    flatten(path, scaling(1), bounds, 0, contours);
    const spread = (stroke?.width ?? 0) / 2;
    widest = Math.max(widest, spread);
    let start = 0;
    for (let contour = 0; contour < contours.count; contour++) {
      const end = contours.ends[contour]!;
      const closed = contours.closed[contour] === 1 || !stroke;
      let from = pointOf(contours, closed ? end - 1 : start);
      for (let i = closed ? start : start + 1; i < end; i++) {
        const to = pointOf(contours, i);
        addSegment({ from, to, spread });
        from = to;
      }
      start = end;
    }
  }

  const ink: Ink = {
    add(nodes) {
      for (const node of nodes) {
        if (node.kind === 'group') ink.add(node.children);
        else if (node.kind === 'path' && (node.stroke || isSolid(node))) addPath(node);
      }
    },
    touches(box, clearance, pivot = [0, 0], rotation = 0) {
      const around = turnedBox(box, pivot, rotation, clearance + widest);
      if (!boxesOverlap(around, view)) return false;
      for (let j = row(Math.max(around.minY, view.minY)); j <= row(Math.min(around.maxY, view.maxY)); j++) {
        for (let i = column(Math.max(around.minX, view.minX)); i <= column(Math.min(around.maxX, view.maxX)); i++) {
          const list = cells.get(key(i, j));
          if (!list) continue;
          if (list.length > MAX_SEGMENTS) return true;
          if (list.some((segment) => isNear(segment, box, clearance, pivot, rotation))) return true;
        }
      }
      return false;
    },
  };
  return ink;
}

function isSolid({ fill }: PathNode): boolean {
  return fill !== undefined && fill.color.a >= SOLID;
}

function pointOf(contours: Contours, i: number): Px {
  return [contours.xy[2 * i]!, contours.xy[2 * i + 1]!];
}

function isNear({ from, to, spread }: Segment, box: Box, clearance: number, pivot: Px, rotation: number): boolean {
  const a = turned(from, pivot, -rotation);
  const b = turned(to, pivot, -rotation);
  return clipLine(a, [b[0] - a[0], b[1] - a[1]], grown(box, clearance + spread), 0, 1) !== undefined;
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
  const { minX, minY, maxX, maxY } = grown(box, by);
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => turned([x, y], pivot, rotation)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
