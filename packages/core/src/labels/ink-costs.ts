import { takeSteps } from '@geoslide/geometry';
import { clipLine } from '../draw/clip-line.js';
import { boxHolds, cellsOf, isInk, segmentWalker, spreadOf } from '../draw/segment-cells.js';
import { inkBox } from '../draw/text.js';
import { type Box, boundsToBox, boxesOverlap, grownBox } from '../draw/viewport.js';
import { controlBounds } from '../scene/path-bounds.js';
import type { Color, PathNode, SceneNode } from '../scene/scene.js';
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

/** Ink beyond so many pieces is left out: hardly a place is clear then. The densest project that we know has 3,000. */
const MAX_PIECES = 250_000;

/** Steps for a piece. */
const PIECE_STEPS = 4;

/** Pieces of a run: their common box is looked at first. */
const RUN = 16;

/** Numbers of a piece: both ends, x, y, x, y, and its length. */
const PIECE = 5;

/** Steps for a box that is asked for, beyond those for its cells. */
const BOX_STEPS = 6;

const WHOLE = [0, 1] as const;

/** Neighbouring segments of one path, of each the piece that lies in one cell: so no length counts twice. */
interface Run {
  readonly path: number;
  readonly spread: number;
  readonly weight: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** `PIECE` numbers of each piece. */
  readonly pieces: number[];
}

/** A path that is cut into runs when a place in one of its cells is asked for. */
interface Waiting {
  readonly node: PathNode;
  readonly path: number;
  readonly weight: number;
  isCut: boolean;
}

/** A path that reaches into more cells is cut at once. */
const FEW_CELLS = 9;

/** What is painted in a cell. */
interface Cell {
  readonly waiting: Waiting[];
  /** Whether runs have come since they were put into the order of their paths. */
  isMixed: boolean;
  readonly box: Box;
  readonly runs: Run[];
  segments: number;
  readonly texts: Box[];
}

/** What is painted before labels are placed: lines and edges by segments, texts by boxes. */
export interface InkCosts {
  /** `weight` 1 for ink that labels keep clear of, less for what they may rather cover. */
  add(nodes: readonly SceneNode[], weight: number): void;
  /** What it costs a label to cover a box. A sum of `enough` or more is not added up to its end. */
  at(box: Box, enough: number): number;
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
  let cutting = { path: 0, weight: 1 };

  const cellAt = (index: number): Cell => {
    painted[index] ??= { box: cellBox(index), waiting: [], isMixed: false, runs: [], segments: 0, texts: [] };
    return painted[index];
  };

  const cellBox = (index: number): Box => {
    const left = view.minX + (index % cells.columns) * cells.size;
    const top = view.minY + Math.floor(index / cells.columns) * cells.size;
    return { minX: left, minY: top, maxX: left + cells.size, maxY: top + cells.size };
  };

  /** Pieces of segments in cells. */
  let pieces = 0;
  const walk = segmentWalker(view, cells, (index, x0, y0, x1, y1, spread) => {
    if (pieces >= MAX_PIECES) return;
    pieces += 1;
    takeSteps(PIECE_STEPS);
    const cell = cellAt(index);
    if (cell.segments > MAX_SEGMENTS) return;
    cell.segments += 1;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const isWhole = boxHolds(cell.box, x0, y0) && boxHolds(cell.box, x1, y1);
    const part = isWhole ? WHOLE : clipLine([x0, y0], [dx, dy], cell.box, 0, 1);
    if (!part) return;
    const [from, to] = part;
    let run = cell.runs[cell.runs.length - 1];
    if (run?.path !== cutting.path || run.pieces.length >= PIECE * RUN) {
      const { path, weight } = cutting;
      cell.isMixed = true;
      run = { path, spread, weight, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity, pieces: [] };
      cell.runs.push(run);
    }
    const [startX, startY, endX, endY] = [x0 + from * dx, y0 + from * dy, x0 + to * dx, y0 + to * dy];
    run.pieces.push(startX, startY, endX, endY, (to - from) * Math.hypot(dx, dy));
    run.minX = Math.min(run.minX, startX - spread, endX - spread);
    run.minY = Math.min(run.minY, startY - spread, endY - spread);
    run.maxX = Math.max(run.maxX, startX + spread, endX + spread);
    run.maxY = Math.max(run.maxY, startY + spread, endY + spread);
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
      wait({ node, path, weight, isCut: false });
    }
  };

  const wait = (waiting: Waiting): void => {
    const box = boundsToBox(controlBounds(waiting.node.path));
    const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(box);
    if ((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) > FEW_CELLS) cut(waiting);
    else {
      cells.within(box, (index) => {
        cellAt(index).waiting.push(waiting);
        return false;
      });
    }
  };

  const cut = (waiting: Waiting): void => {
    waiting.isCut = true;
    cutting = waiting;
    if (pieces < MAX_PIECES) walk(waiting.node);
  };

  /** A cell with all of its runs, in the order in which their paths were painted. */
  const settled = (index: number): Cell | undefined => {
    const cell = painted[index];
    if (cell === undefined) return undefined;
    for (const waiting of cell.waiting.splice(0)) if (!waiting.isCut) cut(waiting);
    if (cell.isMixed) cell.runs.sort((a, b) => a.path - b.path);
    cell.isMixed = false;
    return cell;
  };

  const costs: InkCosts = {
    add(nodes, ofWeight) {
      weight = ofWeight;
      nodes.forEach(visit);
    },
    at(box, enough) {
      const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(grownBox(box, ROOM + widest));
      spend(effort, BOX_STEPS + (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1));
      const near = grownBox(box, ROOM);
      const clear = grownBox(box, CLEARANCE);
      let cost = 0;
      let touched = 0;
      let close = 0;
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const cell = settled(row * cells.columns + column);
          if (!cell) continue;
          spend(effort, cell.runs.length + cell.texts.length);
          if (cell.segments > MAX_SEGMENTS) touched = 1;
          for (const text of cell.texts) if (isOverlapIn(cell.box, text, clear, view)) cost += TEXT;
          for (const run of cell.runs) {
            if (cost + TOUCH * touched >= enough) return cost + TOUCH * touched;
            if (!boxesOverlap(run, near)) continue;
            spend(effort, run.pieces.length / PIECE);
            const under = lengthUnder(run, clear);
            if (under >= 0) {
              touched = Math.max(touched, run.weight);
              cost += PER_PX * run.weight * under;
            }
            if (close < run.weight && (under >= 0 || isCloseTo(run, near))) close = run.weight;
          }
        }
      }
      return cost + TOUCH * touched + CLOSE * close;
    },
    touches: (box) => costs.at(box, TOUCH) >= TOUCH,
  };
  return costs;
}

/** px of a run under a box, with the width of its line; -1 where it misses it. */
function lengthUnder({ pieces, spread }: Run, box: Box): number {
  const minX = box.minX - spread;
  const minY = box.minY - spread;
  const maxX = box.maxX + spread;
  const maxY = box.maxY + spread;
  let length = -1;
  for (let i = 0; i < pieces.length; i += PIECE) {
    const x0 = pieces[i]!;
    const y0 = pieces[i + 1]!;
    const x1 = pieces[i + 2]!;
    const y1 = pieces[i + 3]!;
    if (x0 < minX ? x1 < minX : x0 > maxX && x1 > maxX) continue;
    if (y0 < minY ? y1 < minY : y0 > maxY && y1 > maxY) continue;
    const isWithin =
      x0 >= minX && x0 <= maxX && x1 >= minX && x1 <= maxX && y0 >= minY && y0 <= maxY && y1 >= minY && y1 <= maxY;
    const under = isWithin ? pieces[i + 4]! : lengthInside(pieces, i, minX, minY, maxX, maxY);
    if (under >= 0) length = Math.max(length, 0) + under;
  }
  return length;
}

/** Whether a run, with the width of its line, meets a box. */
function isCloseTo({ pieces, spread }: Run, { minX, minY, maxX, maxY }: Box): boolean {
  for (let i = 0; i < pieces.length; i += PIECE) {
    if (lengthInside(pieces, i, minX - spread, minY - spread, maxX + spread, maxY + spread) >= 0) return true;
  }
  return false;
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
