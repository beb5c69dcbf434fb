import { drawingSteps, stepsOf, stepsTaken, takeSteps } from '../functions/steps.js';
import type { Vec2 } from '../values.js';
import {
  type Beside,
  CELL_STEPS,
  CellBranches,
  CHORD_STEPS,
  type Corner,
  type Corners,
  isSteady,
  PART_STEPS,
  SUSPECT,
  TOUCHED,
} from './cell-branches.js';
import { type Grid, gridOf, isOnOneSide } from './fields/field-grid.js';
import { asPrecise, type PreciseField } from './fields/precise-field.js';
import { joinPieces } from './join-segments.js';
import { around, isolatedZero, touchBetween } from './numeric/touching-zero.js';
import {
  acrossChord,
  edgeBetween,
  type Field,
  hasTooManyCrossings,
  interpolated,
  isInside,
  zeroBetween,
} from './numeric/zero-crossing.js';
import type { ViewWindow } from './view-window.js';

/** Side of the first cells in px. */
const CELL = 2;
/** Cells along a side at most; larger pictures get larger cells. */
export const GRID_LIMIT = 512;
/** The most evaluations in halved cells; after that cells are not halved any more. */
const REFINEMENT_LIMIT = 400_000;
/** The part of the steps of a drawing that these may take. */
const REFINEMENT_SHARE = 0.5;
/** The same for the search for what valleys of |F| come from. */
const VALLEY_SHARE = 0.25;
/** Past so many times its steps a drawing interpolates what is left. */
const OVERRUN = 1.6;
/** Steps in px, and their number, by which a loose end is followed to where F stops having values. */
const FOLLOW_STEP = 0.5;
const FOLLOW_STEPS = 80;

/** The radius in px of the loop that stands for an isolated point of a region. */
const DOT = 1;

/** Steps for a node of the grid; F's own are counted by themselves. */
const NODE_STEPS = 3;

/** Evaluations in search of an isolated point, about. */
const ISOLATED_CALLS = 80;

/**
 * The curve F = 0 inside a window as polylines in logical units, about 0.1 px from it: signs on a grid, crossings found by bisection on the
 * edges of cells, small cells where it is not simple. Changes of sign at poles and jumps are not drawn; closed curves end with their first point.
 * Where F is zero on a whole area its border is traced. With `points` each isolated point is a line from it to itself.
 * `precise` is F in px with more digits, for where they count.
 */
export function traceImplicit(
  f: (x: number, y: number) => number,
  window: ViewWindow,
  unitsPerPx: number,
  points = false,
  precise?: PreciseField,
): Vec2[][] {
  const field: Field = (x, y) => f(window.left + x * unitsPerPx, window.bottom + y * unitsPerPx);
  const width = (window.right - window.left) / unitsPerPx;
  const height = (window.top - window.bottom) / unitsPerPx;
  const tracer = new Tracer(field, precise ?? asPrecise(field), points);
  const lines = joinPieces(tracer.trace(width, height));
  // Branches that are followed to where they meet are joined there.
  const whole = tracer.coarse ? lines : joinPieces(lines.map((line) => followEnds(field, line, width, height)));
  return [...whole, ...tracer.isolated.map((point) => [point, point])].map((line) =>
    line.map(({ x, y }) => ({ x: window.left + x * unitsPerPx, y: window.bottom + y * unitsPerPx })),
  );
}

/** Where F, below zero around, just reaches it: lines, and small loops around points. All in px. */
export function traceTouches(field: Field, width: number, height: number): Vec2[][] {
  // Zero is on the side of what is positive.
  const below: Field = (x, y) => -field(x, y);
  const tracer = new Tracer(below, asPrecise(below), true);
  const lines = joinPieces(tracer.trace(width, height, true));
  const loops = tracer.isolated.map((point) => {
    const ring = around(point, DOT);
    return [...ring, ring[0]!];
  });
  return [...lines, ...loops];
}

/** What the drawing of a field may take. */
export interface DrawingBudget {
  readonly steps: number;
  /** Steps of one evaluation, judged by five. */
  readonly ofCall: number;
}

/** The budget of a field that is drawn within a picture, px. */
export function drawingBudgetOf(f: Field, width: number, height: number): DrawingBudget {
  const places = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.8, 0.1],
    [0.9, 0.8],
    [0.2, 0.9],
  ] as const;
  return {
    steps: drawingSteps(),
    ofCall: Math.max(1, ...places.map(([u, v]) => stepsOf(() => void f(u * width, v * height)))),
  };
}

/** The search for the pieces of a curve on a grid. */
class Tracer {
  readonly isolated: Vec2[] = [];
  /** F takes so long that crossings are interpolated from the grid. */
  coarse = false;

  constructor(
    private readonly f: Field,
    private readonly precise: PreciseField,
    private readonly points: boolean,
  ) {}

  /** With `touching` only where F reaches zero without a change of sign. */
  trace(width: number, height: number, touching = false): Vec2[][] {
    const { steps, ofCall } = drawingBudgetOf(this.f, width, height);
    const begin = stepsTaken();
    const lastStep = begin + OVERRUN * steps;
    const area = width * height;
    // Half of the steps are for the nodes; at worst half of the cells are passed.
    const cell = Math.max(
      CELL,
      width / GRID_LIMIT,
      height / GRID_LIMIT,
      Math.sqrt((2 * area * ofCall) / steps),
      Math.sqrt((area * (ofCall + CHORD_STEPS / 2)) / steps),
    );
    const grid = gridOf(this.f, width, height, cell, NODE_STEPS, (y) => this.precise.alongRow(y));
    const { columns, rows, values, place } = grid;
    const stride = columns + 1;
    const left = begin + steps - stepsTaken();
    this.coarse = hasTooManyCrossings(values, stride, left, ofCall, CELL_STEPS);
    const refinement = (REFINEMENT_SHARE * steps) / (ofCall + PART_STEPS / 5);
    const branches = new CellBranches(this.f, this.coarse ? 0 : Math.min(REFINEMENT_LIMIT, refinement));
    const crossings = new GridCrossings(this.f, grid);
    const dips = findDips(values, stride, rows + 1);
    if (!this.coarse) this.explainDips(dips, values, stride, place, branches, stepsTaken() + VALLEY_SHARE * steps);
    if (!this.coarse && !touching) markHidden(dips, grid);
    const corner = (i: number, j: number): Corner => ({ ...place(i, j), f: values[j * stride + i]! });
    const isLevel = values.some(
      (value, k) => value === 0 && [k + 1, k + stride, k + stride + 1].every((other) => values[other] === 0),
    );
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const k = j * stride + i;
        const dip = dips[k]! | dips[k + 1]! | dips[k + stride]! | dips[k + stride + 1]!;
        const first = isInside(values[k]!);
        const plain = isOnOneSide(grid, i, j);
        const level = values[k] === 0;
        const isBorder =
          isLevel &&
          (level !== (values[k + 1] === 0) ||
            level !== (values[k + stride] === 0) ||
            level !== (values[k + stride + 1] === 0));
        if (touching ? !first || !plain || dip !== TOUCHED : plain && dip === 0 && !isBorder) continue;
        this.coarse ||= stepsTaken() > lastStep;
        takeSteps(this.coarse ? CHORD_STEPS : CELL_STEPS);
        const corners: Corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
        if (plain && isBorder) this.addBorder(corners, branches);
        else if (this.coarse) branches.pieces.push(...linked(crossings.around(i, j, true)));
        else if (plain || !isSimple(grid, i, j) || !branches.addSimple(crossings.around(i, j)))
          branches.addIn(this.fieldIn(corners), corners, dip, besideCell(grid, i, j));
      }
    }
    return branches.pieces;
  }

  /** F around some places. */
  private fieldIn(places: readonly Corner[]): Field {
    const { x, y } = places[0]!;
    return this.precise.near(x, y, Math.max(...places.map(({ f }) => Math.abs(f))));
  }

  /** Where a valley comes from a zero that F only touches, the cells around it need no search for small loops. */
  private explainDips(
    dips: Uint8Array,
    values: Float64Array,
    stride: number,
    place: (i: number, j: number) => Vec2,
    branches: CellBranches,
    lastStep: number,
  ): void {
    for (let k = 0; k < dips.length && stepsTaken() < lastStep; k++) {
      if (dips[k] === 0) continue;
      const [i, j] = [k % stride, Math.floor(k / stride)];
      const at = (di: number, dj: number): Corner => ({ ...place(i + di, j + dj), f: values[k + di + dj * stride]! });
      const sides = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
      const f = this.fieldIn(sides);
      const touches = sides.some((beside) => touchBetween(f, beside, at(0, 0), beside.f, values[k]!) !== undefined);
      if (touches) dips[k] = TOUCHED;
      else if (this.points && isLowest(values, k, stride))
        this.addIsolated(f, at(0, 0), place(1, 0).x - place(0, 0).x, branches);
    }
  }

  /** Adds the isolated point near a node, if there is one that is not known yet. */
  private addIsolated(f: Field, near: Vec2, size: number, branches: CellBranches): void {
    const point = isolatedZero(f, near, size);
    branches.spend(ISOLATED_CALLS);
    if (point === undefined || this.isolated.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < size)) return;
    this.isolated.push(point);
  }

  /** Adds the border of an area on which F is zero in a cell in which it has no other sign than beside that. */
  private addBorder(corners: Corners, branches: CellBranches): void {
    const level: Field = (x, y) => -Math.abs(this.f(x, y));
    const ends = corners.flatMap((p, k) => {
      const q = corners[(k + 1) % 4]!;
      return (p.f === 0) === (q.f === 0) ? [] : [edgeBetween(level, p, q, -Math.abs(p.f))];
    });
    for (let i = 0; i + 1 < ends.length; i += 2) branches.pieces.push([ends[i]!, ends[i + 1]!]);
  }
}

/** Where F changes its sign between neighbouring nodes of a grid, each place computed once. */
class GridCrossings {
  private readonly known = new Map<number, Vec2 | undefined>();

  constructor(
    private readonly f: Field,
    private readonly grid: Grid,
  ) {}

  /** Those on the edges of a cell, in turn. With `coarse` those that are not known yet are interpolated. */
  around(i: number, j: number, coarse = false): Vec2[] {
    const edges = [
      this.along(i, j, 1, 0, coarse),
      this.along(i + 1, j, 0, 1, coarse),
      this.along(i, j + 1, 1, 0, coarse),
      this.along(i, j, 0, 1, coarse),
    ];
    return edges.flatMap((zero) => (zero === undefined ? [] : [zero]));
  }

  private along(i: number, j: number, right: number, up: number, coarse: boolean): Vec2 | undefined {
    const { columns, values, place } = this.grid;
    const from = j * (columns + 1) + i;
    const p = values[from]!;
    const q = values[from + right + up * (columns + 1)]!;
    if (Number.isNaN(p) || Number.isNaN(q) || isInside(p) === isInside(q)) return undefined;
    const key = 2 * from + up;
    if (this.known.has(key)) return this.known.get(key);
    const [a, b] = [place(i, j), place(i + right, j + up)];
    const zero = coarse ? interpolated(a, b, p, q) : zeroBetween(this.f, a, b, p, q);
    this.known.set(key, zero);
    return zero;
  }
}

/** Straight pieces between the crossings of a cell. */
function linked(crossings: readonly Vec2[]): Vec2[][] {
  if (crossings.length === 2) return [[...crossings]];
  return crossings.length === 4
    ? [
        [crossings[0]!, crossings[2]!],
        [crossings[1]!, crossings[3]!],
      ]
    : [];
}

/** Whether F has one branch in a cell whose corners differ, as the values at the nodes around it show. */
function isSimple({ columns, rows, values }: Grid, i: number, j: number): boolean {
  if (i === 0 || j === 0 || i + 2 > columns || j + 2 > rows) return false;
  const stride = columns + 1;
  const k = j * stride + i;
  return isSimpleAlong(values, k, 1, stride) || isSimpleAlong(values, k, stride, 1);
}

/** The steps of F beside a cell inside the grid. */
function besideCell({ columns, rows, values }: Grid, i: number, j: number): Beside {
  if (i === 0 || j === 0 || i + 2 > columns || j + 2 > rows) return { x: [], y: [] };
  const stride = columns + 1;
  const k = j * stride + i;
  const outer = (from: number, by: number) => {
    const [before, , after] = stepsAround(values, from, by);
    return [before / 2, after / 2];
  };
  return { x: [...outer(k, 1), ...outer(k + stride, 1)], y: [...outer(k, stride), ...outer(k + 1, stride)] };
}

/** Whether F is monotone in one direction of the grid, with no zero or one on each edge in the other. */
function isSimpleAlong(values: Float64Array, k: number, along: number, across: number): boolean {
  const steps = [k, k + across].flatMap((from) => stepsAround(values, from, along));
  return isSteady(steps) && isClear(values, k, across) && isClear(values, k + along, across);
}

/**
 * Marks the ends of edges beside a change of sign between which F, of one sign at both, may come down to zero: two
 * branches beside a third, as near a node.
 */
function markHidden(dips: Uint8Array, { columns, rows, values }: Grid): void {
  const stride = columns + 1;
  const mark = (k: number, by: number) => {
    if (isInside(values[k]!) !== isInside(values[k + by]!) || isClear(values, k, by)) return;
    dips[k] = dips[k]! | SUSPECT;
    dips[k + by] = dips[k + by]! | SUSPECT;
  };
  for (let j = 2; j + 2 < rows; j++) {
    for (let i = 2; i + 2 < columns; i++) {
      const k = j * stride + i;
      for (const by of [1, stride]) {
        if (isInside(values[k]!) === isInside(values[k + by]!)) continue;
        mark(k - by, by);
        mark(k + by, by);
      }
    }
  }
}

/** The differences between four nodes in a row of which the second is given. */
function stepsAround(values: Float64Array, k: number, by: number): [number, number, number] {
  const [p, q, r, s] = [values[k - by]!, values[k]!, values[k + by]!, values[k + 2 * by]!];
  return [q - p, r - q, s - r];
}

/** Whether F has no zero or one between a node and the next. */
function isClear(values: Float64Array, k: number, by: number): boolean {
  const steps = stepsAround(values, k, by);
  if (isSteady(steps)) return true;
  const [q, r] = [values[k]!, values[k + by]!];
  const bend = Math.max(Math.abs(steps[1] - steps[0]), Math.abs(steps[2] - steps[1]));
  return isInside(q) === isInside(r) && Math.min(Math.abs(q), Math.abs(r)) > bend / 2;
}

/**
 * Marks nodes where |F| has a valley along a row or column that may reach zero between the nodes, without a change of sign at them:
 * small loops, and branches closer together than the nodes.
 */
export function findDips(values: Float64Array, stride: number, rows: number): Uint8Array {
  const dips = new Uint8Array(values.length);
  for (let j = 1; j + 1 < rows; j++) {
    for (let i = 1; i + 1 < stride; i++) {
      const k = j * stride + i;
      const value = values[k]!;
      if (isDip(values[k - 1]!, value, values[k + 1]!) || isDip(values[k - stride]!, value, values[k + stride]!))
        dips[k] = SUSPECT;
    }
  }
  return dips;
}

/** Whether |F| is nowhere smaller at the nodes around one, and larger at some. */
function isLowest(values: Float64Array, k: number, stride: number): boolean {
  const own = Math.abs(values[k]!);
  const around = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1].map((step) =>
    Math.abs(values[k + step]!),
  );
  return around.every((value) => value >= own) && around.some((value) => value > own);
}

function isDip(before: number, value: number, after: number): boolean {
  const inside = isInside(value);
  if (isInside(before) !== inside || isInside(after) !== inside) return false;
  const [a, b, c] = [Math.abs(before), Math.abs(value), Math.abs(after)];
  // Where all is infinite or zero, nothing dips.
  return b < Number.POSITIVE_INFINITY && a >= b && c >= b && a + c > 0 && 2 * b <= Math.max(a, c);
}

/** Both ends of an open polyline, followed to the end of F's domain: the grid loses the last bit of a curve that leaves it at a small angle. */
function followEnds(f: Field, line: readonly Vec2[], width: number, height: number): Vec2[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  if (Math.hypot(first.x - last.x, first.y - last.y) < 1e-3) return [...line];
  return follow(f, follow(f, [...line], width, height).reverse(), width, height);
}

function follow(f: Field, line: Vec2[], width: number, height: number): Vec2[] {
  let step = FOLLOW_STEP;
  for (let i = 0; i < FOLLOW_STEPS && step > 1e-3; i++) {
    const last = line.at(-1)!;
    const before = line[Math.max(0, line.length - 2)]!;
    const length = Math.hypot(last.x - before.x, last.y - before.y);
    if (length === 0 || last.x <= 0 || last.y <= 0 || last.x >= width || last.y >= height) break;
    const [ux, uy] = [(last.x - before.x) / length, (last.y - before.y) / length];
    const ahead = { x: last.x + step * ux, y: last.y + step * uy };
    const next = acrossChord(f, ahead, { x: -uy, y: ux }, step);
    if (next === undefined) step /= 2;
    else line.push(next);
  }
  return line;
}
