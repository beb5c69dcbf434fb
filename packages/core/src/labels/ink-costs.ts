import { cellsOf, isInk, segmentWalker, spreadOf } from '../draw/segment-cells.js';
import { inkBox } from '../draw/text.js';
import { type Box, boxesOverlap } from '../draw/viewport.js';
import type { Color, SceneNode } from '../scene/scene.js';
import { type Effort, spend } from './effort.js';
import { widened } from './label-boxes.js';
import { lengthInside } from './length-inside.js';

/** What it costs a label to lie on a line, and each px of the line under it, with `CLEARANCE` px around the box. */
const TOUCH = 10;
const PER_PX = 0.1;
const CLEARANCE = 0.5;

/** Nearer than this, px, a line costs a little. */
const ROOM = 2.5;
const CLOSE = 0.3;

/** What it costs to lie on a text, slider or button. */
export const TEXT = 20;

/** A cell with more segments counts as full of ink. */
const MAX_SEGMENTS = 500;

/** Segments of a run: their common box is looked at first. */
const RUN = 16;

/** Neighbouring segments of one path that pass through one cell. */
interface Run {
  readonly path: number;
  readonly spread: number;
  readonly weight: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** Both ends of each segment: x, y, x, y. */
  readonly ends: number[];
}

/** What is painted in a cell. */
interface Cell {
  readonly runs: Run[];
  segments: number;
  readonly texts: Box[];
}

/** What is painted before labels are placed: lines and edges by segments, texts by boxes. */
export interface InkCosts {
  /** `weight` 1 for ink that labels keep clear of, less for what they may rather cover. */
  add(nodes: readonly SceneNode[], weight: number): void;
  /** What it costs a label to cover a box. */
  at(box: Box): number;
  /** Whether a line of full weight or a text lies within a box. */
  touches(box: Box): boolean;
}

/** Ink outside of `view` is left out. */
export function createInkCosts(view: Box, effort: Effort): InkCosts {
  const cells = cellsOf(view);
  const painted: (Cell | undefined)[] = [];
  let weight = 1;
  let path = 0;
  let widest = 0;

  const cellAt = (index: number): Cell => {
    painted[index] ??= { runs: [], segments: 0, texts: [] };
    return painted[index];
  };

  const walk = segmentWalker(view, cells, (index, x0, y0, x1, y1, spread) => {
    const cell = cellAt(index);
    if (cell.segments > MAX_SEGMENTS) return;
    cell.segments += 1;
    let run = cell.runs[cell.runs.length - 1];
    if (run?.path !== path || run.ends.length >= 4 * RUN) {
      run = { path, spread, weight, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity, ends: [] };
      cell.runs.push(run);
    }
    run.ends.push(x0, y0, x1, y1);
    run.minX = Math.min(run.minX, x0 - spread, x1 - spread);
    run.minY = Math.min(run.minY, y0 - spread, y1 - spread);
    run.maxX = Math.max(run.maxX, x0 + spread, x1 + spread);
    run.maxY = Math.max(run.maxY, y0 + spread, y1 + spread);
  });

  const visit = (node: SceneNode): void => {
    if (node.kind === 'group') node.children.forEach(visit);
    else if (node.kind === 'text') {
      const box = widened(inkBox(node, 1));
      cells.within(box, (index) => {
        cellAt(index).texts.push(box);
        return false;
      });
    } else if (isInk(node) && !isUnseen(node)) {
      widest = Math.max(widest, spreadOf(node));
      path += 1;
      walk(node);
    }
  };

  const costs: InkCosts = {
    add(nodes, ofWeight) {
      weight = ofWeight;
      nodes.forEach(visit);
    },
    at(box) {
      const reach = ROOM + widest;
      const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(grown(box, reach));
      let cost = 0;
      let touched = 0;
      let close = 0;
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const cell = painted[row * cells.columns + column];
          if (!cell) continue;
          spend(effort, 1 + cell.runs.length + cell.texts.length);
          const left = view.minX + column * cells.size;
          const top = view.minY + row * cells.size;
          const own = { minX: left, minY: top, maxX: left + cells.size, maxY: top + cells.size };
          if (cell.segments > MAX_SEGMENTS) touched = 1;
          for (const run of cell.runs) {
            if (!boxesOverlap(run, grown(box, ROOM))) continue;
            spend(effort, run.ends.length / 4);
            const under = lengthUnder(run, box, own);
            if (under === undefined) continue;
            close = Math.max(close, run.weight);
            if (under < 0) continue;
            touched = Math.max(touched, run.weight);
            cost += PER_PX * run.weight * under;
          }
          for (const text of cell.texts) if (isOverlapIn(own, text, grown(box, CLEARANCE), view)) cost += TEXT;
        }
      }
      return cost + TOUCH * touched + CLOSE * close;
    },
    touches: (box) => costs.at(box) >= TOUCH,
  };
  return costs;
}

/**
 * px of a run in a cell that lie under a box with its clearance; -1 where it is only close, undefined where it is not
 * even that. Each cell has its own part of a segment, so that none is counted twice.
 */
function lengthUnder({ ends, spread }: Run, { minX, minY, maxX, maxY }: Box, cell: Box): number | undefined {
  const room = ROOM + spread;
  const clear = CLEARANCE + spread;
  const left = Math.max(cell.minX, minX - clear);
  const top = Math.max(cell.minY, minY - clear);
  const right = Math.min(cell.maxX, maxX + clear);
  const bottom = Math.min(cell.maxY, maxY + clear);
  let isClose = false;
  let length = -1;
  for (let i = 0; i < ends.length; i += 4) {
    if (!isClose) isClose = lengthInside(ends, i, minX - room, minY - room, maxX + room, maxY + room) >= 0;
    const under = lengthInside(ends, i, left, top, right, bottom);
    if (under >= 0) length = Math.max(length, 0) + under;
  }
  return isClose ? length : undefined;
}

/** Whether two boxes overlap, and the corner of what both cover lies in a cell: of all cells just one counts them. */
function isOverlapIn(cell: Box, a: Box, b: Box, view: Box): boolean {
  if (!boxesOverlap(a, b)) return false;
  const x = Math.max(a.minX, b.minX, view.minX);
  const y = Math.max(a.minY, b.minY, view.minY);
  return x >= cell.minX && x < cell.maxX && y >= cell.minY && y < cell.maxY;
}

function isUnseen({
  fill,
  stroke,
}: {
  readonly fill?: { readonly color: Color };
  readonly stroke?: { readonly color: Color };
}): boolean {
  return (fill?.color.a ?? 0) === 0 && (stroke?.color.a ?? 0) === 0;
}

function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
