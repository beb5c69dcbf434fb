import { takeSteps } from '@geoslide/geometry';
import { clipInto } from '../draw/clip-line.js';
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
import { type Effort, spend } from './effort.js';
import { widened } from './label-boxes.js';
import { Runs } from './runs.js';

/** What it costs a label to lie on a line, and each px of the line under it, with `CLEARANCE` px around the box. */
export const TOUCH = 10;
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

/** Steps for a box that is asked for, beyond those for its cells. */
const BOX_STEPS = 6;

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
  /** The runs of its segments: the first, and the one after the last. */
  runs: readonly [number, number] | undefined;
}

/** A path that reaches into more cells is cut into pieces at their borders, at once. */
const FEW_CELLS = 9;

/** What is painted in a cell. */
interface Cell {
  readonly box: Box;
  /** Of the paths that are cut: in a cell the pieces of them that lie there, so no length counts twice. */
  readonly runs: number[];
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
  const runs = new Runs();
  let widest = 0;
  let pieces = 0;

  const cellAt = (index: number): Cell => {
    painted[index] ??= { box: cellBox(index), runs: [], shapes: [], texts: [], crowd: 0 };
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

  /** The path that is cut, and the cell and path of the last run, which the next piece may join. */
  let cutNode: PathNode;
  let openCell: Cell | undefined;
  let openNode: PathNode | undefined;
  const range = new Float64Array(2);
  const cut = segmentWalker(view, cells, (index, x0, y0, x1, y1, spread) => {
    if (!isPieceLeft()) return;
    const cell = cellAt(index);
    if (cell.crowd > MAX_CROWD) return;
    cell.crowd += 1;
    const dx = x1 - x0;
    const dy = y1 - y0;
    const isWhole = boxHolds(cell.box, x0, y0) && boxHolds(cell.box, x1, y1);
    if (!isWhole && !clipInto(range, x0, y0, dx, dy, cell.box, 0, 1)) return;
    const from = isWhole ? 0 : range[0]!;
    const to = isWhole ? 1 : range[1]!;
    if (cell !== openCell || cutNode !== openNode || !runs.hasRoom) {
      cell.runs.push(runs.count);
      runs.begin(spread, weight);
      openCell = cell;
      openNode = cutNode;
    }
    runs.add(x0 + from * dx, y0 + from * dy, x0 + to * dx, y0 + to * dy);
  });

  /** The first run of the path that is read, and its weight. */
  let firstRun = 0;
  let readWeight = 1;
  const readShape = segmentReader(view, (x0, y0, x1, y1, spread) => {
    if (!isPieceLeft()) return;
    if (runs.count === firstRun || !runs.hasRoom) runs.begin(spread, readWeight);
    runs.add(x0, y0, x1, y1);
  });
  const runsOf = (shape: Shape): readonly [number, number] => {
    if (!shape.runs) {
      firstRun = runs.count;
      openCell = undefined;
      readWeight = shape.weight;
      readShape(shape.node);
      shape.runs = [firstRun, runs.count];
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
  const addRun = (run: number, clear: Box, near: Box): void => {
    if (!runs.overlaps(run, near)) return;
    steps += runs.size(run);
    const ofRun = runs.weight(run);
    const under = runs.overlaps(run, clear) ? runs.lengthUnder(run, clear) : -1;
    if (under >= 0) {
      touched = Math.max(touched, ofRun);
      cost += PER_PX * ofRun * under;
    }
    if (close < ofRun && (under >= 0 || runs.lengthUnder(run, near) >= 0)) close = ofRun;
  };
  const isEnough = (enough: number): boolean => cost + TOUCH * touched >= enough;

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
          const [first, end] = runsOf(shape);
          for (let run = first; run < end && !isEnough(enough); run++) addRun(run, clear, near);
        }
        for (const run of cell.runs) {
          if (isEnough(enough)) return;
          addRun(run, clear, near);
        }
        if (isEnough(enough)) return;
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
      const addRunAt = (run: number): void => {
        if (runs.weight(run) < 1 || !runs.overlaps(run, box)) return;
        steps += runs.size(run);
        runs.addCrossings(run, found, center, radius);
      };
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const cell = painted[row * cells.columns + column];
          if (!cell) continue;
          steps += cell.runs.length + cell.shapes.length;
          for (const shape of cell.shapes) {
            const isNew = isFirst(shape, column, row, column === firstColumn, row === firstRow);
            if (!isNew || !boxesOverlap(shape.box, box)) continue;
            const [first, end] = runsOf(shape);
            for (let run = first; run < end; run++) addRunAt(run);
          }
          cell.runs.forEach(addRunAt);
        }
      }
      spend(effort, steps);
      return found;
    },
  };
  return costs;
}

/** Whether a cell, of a place's own one `isLeft` or `isTop`, is the first that the place and something else share. */
function isFirst(of: InCells, column: number, row: number, isLeft: boolean, isTop: boolean): boolean {
  return (isLeft || column === of.firstColumn) && (isTop || row === of.firstRow);
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
