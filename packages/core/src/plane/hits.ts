import { Contours } from '../raster/contours.js';
import { copied } from '../raster/copied.js';
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

/** px: curves that are sampled for more pixels than the view has are looked at in steps of this. */
const STEP = 0.5;

/** A fill of less opacity is a tint: text on it stays readable. */
const SOLID = 0.5;

/** What is painted by lines, and the edges of what is filled opaquely (dots, arrow heads), for asking what lies near a text. */
export interface Ink {
  add(nodes: readonly SceneNode[]): void;
  /** Whether a line comes within `clearance` px of the box, which is turned by `rotation` radians about `pivot`; always yes where lines are dense. */
  touches(box: Box, clearance: number, pivot?: Px, rotation?: number): boolean;
}

/** Lines outside of `view` are left out. */
export function createInk(view: Box): Ink {
  const cell = Math.max(CELL, (view.maxX - view.minX) / MAX_CELLS_ACROSS, (view.maxY - view.minY) / MAX_CELLS_ACROSS);
  const columns = Math.floor((view.maxX - view.minX) / cell) + 1;
  const rows = Math.floor((view.maxY - view.minY) / cell) + 1;
  /** By cell: how many segments pass through it, and the last note of one, from which each leads to the one before. */
  const crowds = new Uint32Array(columns * rows);
  const lastNotes = new Int32Array(columns * rows).fill(-1);
  /** Pairs: the note before in the same cell, and the place of the segment. */
  let notes = new Int32Array(256);
  let noteEnd = 0;
  /** Both ends (x, y, x, y) and half the line's width, which is 0 for the edge of a filled shape. */
  let segments = new Float64Array(640);
  let segmentEnd = 0;
  const contours = new Contours();
  const bounds = { left: view.minX, top: view.minY, right: view.maxX, bottom: view.maxY };
  const column = (x: number) => Math.floor((x - view.minX) / cell);
  const row = (y: number) => Math.floor((y - view.minY) / cell);
  let widest = 0;

  function note(i: number, j: number, segment: number): void {
    const at = j * columns + i;
    // Past this nobody asks which they are.
    if (crowds[at]! > MAX_SEGMENTS) return;
    crowds[at]! += 1;
    if (noteEnd === notes.length) notes = copied(notes, new Int32Array(2 * notes.length));
    notes[noteEnd] = lastNotes[at]!;
    notes[noteEnd + 1] = segment;
    lastNotes[at] = noteEnd;
    noteEnd += 2;
  }

  /** Keeps a segment; gives its place. */
  function keep(x0: number, y0: number, x1: number, y1: number, spread: number): number {
    if (segmentEnd === segments.length) segments = copied(segments, new Float64Array(2 * segments.length));
    const place = segmentEnd;
    segments[place] = x0;
    segments[place + 1] = y0;
    segments[place + 2] = x1;
    segments[place + 3] = y1;
    segments[place + 4] = spread;
    segmentEnd += 5;
    return place;
  }

  function addSegment(x0: number, y0: number, x1: number, y1: number, spread: number): void {
    if (isInside(view, x0, y0) && isInside(view, x1, y1)) {
      const i = column(x0);
      const j = row(y0);
      if (i !== column(x1) || j !== row(y1)) noteLine(keep(x0, y0, x1, y1, spread), x0, y0, x1, y1);
      else if (crowds[j * columns + i]! <= MAX_SEGMENTS) note(i, j, keep(x0, y0, x1, y1, spread));
      return;
    }
    const seen = clipLine([x0, y0], [x1 - x0, y1 - y0], view, 0, 1);
    if (!seen) return;
    const [from, to] = seen;
    const place = keep(x0, y0, x1, y1, spread);
    noteLine(place, x0 + from * (x1 - x0), y0 + from * (y1 - y0), x0 + to * (x1 - x0), y0 + to * (y1 - y0));
  }

  /** Notes a segment in all cells that its part from (x0, y0) to (x1, y1), inside the view, passes through. */
  function noteLine(segment: number, x0: number, y0: number, x1: number, y1: number): void {
    const slope = (x1 - x0) / (y1 - y0 || 1);
    const top = Math.min(y0, y1);
    const bottom = Math.max(y0, y1);
    for (let j = row(top); j <= row(bottom); j++) {
      const from = Math.max(top, view.minY + j * cell);
      const to = Math.min(bottom, view.minY + (j + 1) * cell);
      const flat = y1 === y0;
      const left = flat ? x0 : x0 + (from - y0) * slope;
      const right = flat ? x1 : x0 + (to - y0) * slope;
      for (let i = column(Math.min(left, right)); i <= column(Math.max(left, right)); i++) note(i, j, segment);
    }
  }

  function addPath({ path, stroke }: PathNode): void {
    contours.clear();
    flatten(path, scaling(1), bounds, 0, contours);
    const { xy, ends } = contours;
    const spread = (stroke?.width ?? 0) / 2;
    widest = Math.max(widest, spread);
    let start = 0;
    for (let contour = 0; contour < contours.count; contour++) {
      const end = ends[contour]!;
      const closed = contours.closed[contour] === 1 || !stroke;
      let from = closed ? end - 1 : start;
      for (let to = closed ? start : start + 1; to < end; to++) {
        const x0 = xy[2 * from]!;
        const y0 = xy[2 * from + 1]!;
        const x1 = xy[2 * to]!;
        const y1 = xy[2 * to + 1]!;
        if (to < end - 1 && Math.abs(x1 - x0) < STEP && Math.abs(y1 - y0) < STEP) continue;
        addSegment(x0, y0, x1, y1, spread);
        from = to;
      }
      start = end;
    }
  }

  /** Whether the segment comes near a box that is turned about `pivot`. */
  function isNear(segment: number, box: Box, clearance: number, pivot: Px, rotation: number): boolean {
    const a = turned([segments[segment]!, segments[segment + 1]!], pivot, -rotation);
    const b = turned([segments[segment + 2]!, segments[segment + 3]!], pivot, -rotation);
    const around = grown(box, clearance + segments[segment + 4]!);
    return clipLine(a, [b[0] - a[0], b[1] - a[1]], around, 0, 1) !== undefined;
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
          const at = j * columns + i;
          if (crowds[at]! > MAX_SEGMENTS) return true;
          for (let n = lastNotes[at]!; n >= 0; n = notes[n]!) {
            if (isNear(notes[n + 1]!, box, clearance, pivot, rotation)) return true;
          }
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

function isInside({ minX, minY, maxX, maxY }: Box, x: number, y: number): boolean {
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
  const around = grown(box, by);
  if (rotation === 0) return around;
  const { minX, minY, maxX, maxY } = around;
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => turned([x, y], pivot, rotation)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
