import { takeSteps } from '@geoslide/geometry';
import { clipLine } from '../draw/clip-line.js';
import {
  boxHolds,
  type CellSpan,
  cellsOf,
  isInk,
  segmentReader,
  segmentWalker,
  spreadOf,
} from '../draw/segment-cells.js';
import { inkBox } from '../draw/text.js';
import { type Box, boundsToBox, boxesOverlap, grownBox, type Px } from '../draw/viewport.js';
import { controlBounds } from '../scene/path-bounds.js';
import type { Color, PathNode, SceneNode } from '../scene/scene.js';
import { addCrossings } from './crossings.js';
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

/** A cell with more segments and small paths counts as full of ink. */
const MAX_CROWD = 500;

/** Ink beyond so many pieces is left out: hardly a place is clear then. The densest project that we know has 3,000. */
const MAX_PIECES = 250_000;

/** Steps for a piece. */
const PIECE_STEPS = 4;

/** Pieces of a run: their common box is looked at first. */
const RUN = 16;

/** Numbers of a piece: both ends, x, y, x, y. */
const PIECE = 4;

/** Steps for a box that is asked for, beyond those for its cells. */
const BOX_STEPS = 6;

const WHOLE = [0, 1] as const;

/** Neighbouring segments of one path: in a cell the pieces of them that lie there, so no length counts twice. */
interface Run {
  /** The box around all of them, with the width of the line. */
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  readonly spread: number;
  readonly weight: number;
  /** `PIECE` numbers of each piece. */
  readonly pieces: number[];
}

/** What reaches into several cells counts in the first one that a place meets, by its own first column and row. */
interface InCells {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly box: Box;
}

/** A path that reaches into few cells: its segments are found when a place at it is asked for. */
interface Shape extends InCells {
  readonly node: PathNode;
  readonly weight: number;
  runs: readonly Run[] | undefined;
}

/** A path that reaches into more cells is cut into pieces at their borders, at once. */
const FEW_CELLS = 9;

/** What is painted in a cell. */
interface Cell {
  readonly box: Box;
  readonly runs: Run[];
  /** The path that the last run belongs to. */
  path: PathNode | undefined;
  readonly shapes: Shape[];
  readonly texts: InCells[];
  /** Segments of runs, and shapes. */
  crowd: number;
}

/** What is painted before labels are placed: lines and edges by segments, texts by boxes. */
export interface InkCosts {
  /** `weight` 1 for ink that labels keep clear of, less for what they may rather cover. */
  add(nodes: readonly SceneNode[], weight: number): void;
  /** What it costs a label to cover a box. A sum of `enough` or more is not added up to its end. */
  at(box: Box, enough: number): number;
  /** Whether a line of full weight or a text lies within a box. */
  touches(box: Box): boolean;
  /** Where lines of full weight cross a circle, radians clockwise on screen from its right end. */
  crossings(center: Px, radius: number): number[];
}

/** Ink outside of `view` is left out. */
export function createInkCosts(view: Box, effort: Effort): InkCosts {
  const cells = cellsOf(view);
  const painted: (Cell | undefined)[] = [];
  let weight = 1;
  let widest = 0;
  let pieces = 0;

  const cellAt = (index: number): Cell => {
    painted[index] ??= { box: cellBox(index), runs: [], path: undefined, shapes: [], texts: [], crowd: 0 };
    return painted[index];
  };

  const cellBox = (index: number): Box => {
    const left = view.minX + (index % cells.columns) * cells.size;
    const top = view.minY + Math.floor(index / cells.columns) * cells.size;
    return { minX: left, minY: top, maxX: left + cells.size, maxY: top + cells.size };
  };

  /** Whether there may be one piece more. */
  const isPieceLeft = (): boolean => {
    if (pieces >= MAX_PIECES) return false;
    pieces += 1;
    takeSteps(PIECE_STEPS);
    return true;
  };

  let cutNode: PathNode;
  const cut = segmentWalker(view, cells, (index, x0, y0, x1, y1, spread) => {
    if (!isPieceLeft()) return;
    const cell = cellAt(index);
    if (cell.crowd > MAX_CROWD) return;
    cell.crowd += 1;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const isWhole = boxHolds(cell.box, x0, y0) && boxHolds(cell.box, x1, y1);
    const part = isWhole ? WHOLE : clipLine([x0, y0], [dx, dy], cell.box, 0, 1);
    if (!part) return;
    const [from, to] = part;
    const known = cell.path === cutNode ? cell.runs : NO_RUNS;
    const run = addPiece(known, x0 + from * dx, y0 + from * dy, x0 + to * dx, y0 + to * dy, spread, weight);
    if (run) cell.runs.push(run);
    cell.path = cutNode;
  });

  let read: Run[] = [];
  let readWeight = 1;
  const readShape = segmentReader(view, (x0, y0, x1, y1, spread) => {
    if (!isPieceLeft()) return;
    const run = addPiece(read, x0, y0, x1, y1, spread, readWeight);
    if (run) read.push(run);
  });
  const runsOf = (shape: Shape): readonly Run[] => {
    if (!shape.runs) {
      read = [];
      readWeight = shape.weight;
      readShape(shape.node);
      shape.runs = read;
    }
    return shape.runs;
  };

  const visit = (node: SceneNode): void => {
    if (node.kind === 'group') node.children.forEach(visit);
    else if (node.kind === 'text') {
      const box = widened(inkBox(node, 1));
      const { firstColumn, firstRow } = cells.span(box);
      const text = { box, firstColumn, firstRow };
      cells.within(box, (index) => {
        cellAt(index).texts.push(text);
        return false;
      });
    } else if (isInk(node) && !isUnseen(node)) {
      widest = Math.max(widest, spreadOf(node));
      addPath(node);
    }
  };

  const addPath = (node: PathNode): void => {
    const bounds = boundsToBox(controlBounds(node.path));
    const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(bounds);
    if ((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) > FEW_CELLS) {
      cutNode = node;
      if (pieces < MAX_PIECES) cut(node);
      return;
    }
    const shape: Shape = {
      node,
      weight,
      box: grownBox(bounds, spreadOf(node)),
      firstColumn,
      firstRow,
      runs: undefined,
    };
    cells.within(bounds, (index) => {
      const cell = cellAt(index);
      cell.shapes.push(shape);
      cell.crowd += 1;
      return false;
    });
  };

  /** The sum for the place that is asked for, and the steps that it took. */
  let cost = 0;
  let touched = 0;
  let close = 0;
  let steps = 0;
  const addRuns = (runs: readonly Run[], clear: Box, near: Box, enough: number): void => {
    for (const run of runs) {
      if (cost + TOUCH * touched >= enough) return;
      if (!boxesOverlap(run, near)) continue;
      steps += run.pieces.length / PIECE;
      const under = boxesOverlap(run, clear) ? lengthUnder(run, clear) : -1;
      if (under >= 0) {
        touched = Math.max(touched, run.weight);
        cost += PER_PX * run.weight * under;
      }
      if (close < run.weight && (under >= 0 || lengthUnder(run, near) >= 0)) close = run.weight;
    }
  };

  /** Adds what the cells that a place meets have at it, until that is enough. */
  const addCells = (span: CellSpan, clear: Box, near: Box, enough: number): void => {
    const { firstColumn, lastColumn, firstRow, lastRow } = span;
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        steps += 1;
        const cell = painted[row * cells.columns + column];
        if (!cell) continue;
        steps += cell.runs.length + cell.shapes.length + cell.texts.length;
        if (cell.crowd > MAX_CROWD) touched = 1;
        const [isLeft, isTop] = [column === firstColumn, row === firstRow];
        for (const text of cell.texts) {
          if (isFirst(text, column, row, isLeft, isTop) && boxesOverlap(text.box, clear)) cost += TEXT;
        }
        for (const shape of cell.shapes) {
          if (!isFirst(shape, column, row, isLeft, isTop) || !boxesOverlap(shape.box, near)) continue;
          addRuns(runsOf(shape), clear, near, enough);
        }
        addRuns(cell.runs, clear, near, enough);
        if (cost + TOUCH * touched >= enough) return;
      }
    }
  };

  const costs: InkCosts = {
    add(nodes, ofWeight) {
      weight = ofWeight;
      nodes.forEach(visit);
    },
    at(box, enough) {
      const near = grownBox(box, ROOM);
      cost = 0;
      touched = 0;
      close = 0;
      steps = BOX_STEPS;
      addCells(cells.span(grownBox(near, widest)), grownBox(box, CLEARANCE), near, enough);
      spend(effort, steps);
      return cost + TOUCH * touched + CLOSE * close;
    },
    touches: (box) => costs.at(box, TOUCH) >= TOUCH,
    crossings(center, radius) {
      const [x, y] = center;
      const box: Box = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
      const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(grownBox(box, widest));
      const found: number[] = [];
      steps = BOX_STEPS;
      const addAll = (runs: readonly Run[]): void => {
        for (const run of runs) {
          if (run.weight < 1 || !boxesOverlap(run, box)) continue;
          steps += run.pieces.length / PIECE;
          for (let i = 0; i < run.pieces.length; i += PIECE) addCrossings(found, run.pieces, i, center, radius);
        }
      };
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const cell = painted[row * cells.columns + column];
          if (!cell) continue;
          steps += cell.runs.length + cell.shapes.length;
          for (const shape of cell.shapes) {
            const isNew = isFirst(shape, column, row, column === firstColumn, row === firstRow);
            if (isNew && boxesOverlap(shape.box, box)) addAll(runsOf(shape));
          }
          addAll(cell.runs);
        }
      }
      spend(effort, steps);
      return found;
    },
  };
  return costs;
}

const NO_RUNS: readonly Run[] = [];

/** Whether a cell, of a place's own one `isLeft` or `isTop`, is the first that the place and something else share. */
function isFirst(of: InCells, column: number, row: number, isLeft: boolean, isTop: boolean): boolean {
  return (isLeft || column === of.firstColumn) && (isTop || row === of.firstRow);
}

/** Adds a piece to the last of a path's runs, or gives a new run with it. */
function addPiece(
  runs: readonly Run[],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  spread: number,
  weight: number,
): Run | undefined {
  const last = runs[runs.length - 1];
  const isNew = last === undefined || last.pieces.length >= PIECE * RUN;
  const run = isNew ? { minX: x0, minY: y0, maxX: x0, maxY: y0, spread, weight, pieces: [] } : last;
  run.pieces.push(x0, y0, x1, y1);
  run.minX = Math.min(run.minX, x0 - spread, x1 - spread);
  run.minY = Math.min(run.minY, y0 - spread, y1 - spread);
  run.maxX = Math.max(run.maxX, x0 + spread, x1 + spread);
  run.maxY = Math.max(run.maxY, y0 + spread, y1 + spread);
  return isNew ? run : undefined;
}

/** px of a run under a box, with the width of its line; -1 where it misses it. */
function lengthUnder({ pieces, spread }: Run, box: Box): number {
  const minX = box.minX - spread;
  const minY = box.minY - spread;
  const maxX = box.maxX + spread;
  const maxY = box.maxY + spread;
  let length = -1;
  for (let i = 0; i < pieces.length; i += PIECE) {
    const under = lengthInside(pieces, i, minX, minY, maxX, maxY);
    if (under >= 0) length = Math.max(length, 0) + under;
  }
  return length;
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
