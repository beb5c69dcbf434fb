import { drawingCalls, takeSteps } from '../functions/steps.js';
import type { Vec2 } from '../values.js';
import { gridOf } from './fields/field-grid.js';
import { joinPieces } from './join-segments.js';
import { closeCrossings } from './numeric/close-crossings.js';
import { around, isolatedZero, touchBetween } from './numeric/touching-zero.js';
import {
  acrossChord,
  bendChord,
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
/** Cells in which the curve crosses itself, ends, or is cut by a pole are halved down to this size in px. */
const SMALLEST = 0.25;
/** Cells in which two branches meet are halved down to this size in px. */
const TIP = 0.0625;
/** The most evaluations in halved cells; after that cells are not halved any more. */
const REFINEMENT_LIMIT = 400_000;
/** Steps in px, and their number, by which a loose end is followed to where F stops having values. */
const FOLLOW_STEP = 0.5;
const FOLLOW_STEPS = 80;

/** The radius in px of the loop that an isolated point is drawn as. */
export const DOT = 2;

/** Steps for a node of the grid, and for a cell that the curve passes, with its piece of the curve; F's own are counted by themselves. */
export const NODE_STEPS = 10;
export const CELL_STEPS = 300;

/** Kinds of nodes and cells: with a valley of |F| that may hide a small loop, and one where F touches zero. */
const SUSPECT = 1;
const TOUCHED = 2;

/** Evaluations in search of an isolated point, about. */
const ISOLATED_CALLS = 300;

interface Corner extends Vec2 {
  readonly f: number;
}

/**
 * The curve F = 0 inside a window as polylines in logical units, about 0.1 px from it: signs on a grid, crossings found by bisection on the
 * edges of cells, small cells where it is not simple. Changes of sign at poles and jumps are not drawn; closed curves end with their first point.
 * Where F is zero on a whole area its border is traced; around an isolated point a loop with a radius of `dot` px is, and
 * none where that is 0.
 */
export function traceImplicit(
  f: (x: number, y: number) => number,
  window: ViewWindow,
  unitsPerPx: number,
  dot = 0,
): Vec2[][] {
  const field: Field = (x, y) => f(window.left + x * unitsPerPx, window.bottom + y * unitsPerPx);
  const width = (window.right - window.left) / unitsPerPx;
  const height = (window.top - window.bottom) / unitsPerPx;
  const tracer = new Tracer(field, dot);
  const lines = joinPieces(tracer.trace(width, height));
  // Branches that are followed to where they meet are joined there.
  const whole = tracer.coarse ? lines : joinPieces(lines.map((line) => followEnds(field, line, width, height)));
  return whole.map((line) =>
    line.map(({ x, y }) => ({ x: window.left + x * unitsPerPx, y: window.bottom + y * unitsPerPx })),
  );
}

/** Where F, below zero around, just reaches it: lines, and loops of a radius of `dot` around points. All in px. */
export function traceTouches(field: Field, width: number, height: number, dot: number): Vec2[][] {
  // Zero is on the side of what is positive.
  return joinPieces(new Tracer((x, y) => -field(x, y), dot).trace(width, height, true));
}

/** The evaluations of a field that its drawing can afford, judged by its values at five places. */
export function drawingCallsOf(f: Field, width: number, height: number): number {
  const places = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.8, 0.1],
    [0.9, 0.8],
    [0.2, 0.9],
  ] as const;
  return drawingCalls(
    places.map(
      ([u, v]) =>
        () =>
          void f(u * width, v * height),
    ),
  );
}

/** Keeps the count of evaluations and the pieces found. */
class Tracer {
  private readonly pieces: Vec2[][] = [];
  private readonly isolated: Vec2[] = [];
  private evaluations = 0;
  private refinementLimit = REFINEMENT_LIMIT;
  /** F takes so long that crossings are interpolated from the grid. */
  coarse = false;

  constructor(
    private readonly f: Field,
    private readonly dot: number,
  ) {}

  /** With `touching` only where F reaches zero without a change of sign. */
  trace(width: number, height: number, touching = false): Vec2[][] {
    const calls = drawingCallsOf(this.f, width, height);
    this.refinementLimit = Math.min(REFINEMENT_LIMIT, calls / 2);
    const cell = Math.max(CELL, width / GRID_LIMIT, height / GRID_LIMIT, Math.sqrt((2 * width * height) / calls));
    const { columns, rows, values, place, valueAt } = gridOf(this.f, width, height, cell, NODE_STEPS);
    const stride = columns + 1;
    this.coarse = hasTooManyCrossings(values, stride, calls / 2);
    if (this.coarse) this.refinementLimit = 0;
    const dips = findDips(values, stride, rows + 1);
    if (!this.coarse) this.explainDips(dips, values, stride, place);
    const corner = (i: number, j: number): Corner => ({ ...place(i, j), f: valueAt(i, j) });
    const isLevel = values.some(
      (value, k) => value === 0 && [k + 1, k + stride, k + stride + 1].every((other) => values[other] === 0),
    );
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const k = j * stride + i;
        const dip = dips[k]! | dips[k + 1]! | dips[k + stride]! | dips[k + stride + 1]!;
        const first = isInside(values[k]!);
        const plain =
          first === isInside(values[k + 1]!) &&
          first === isInside(values[k + stride]!) &&
          first === isInside(values[k + stride + 1]!);
        const level = values[k] === 0;
        const isBorder =
          isLevel &&
          (level !== (values[k + 1] === 0) ||
            level !== (values[k + stride] === 0) ||
            level !== (values[k + stride + 1] === 0));
        if (touching ? !first || !plain || dip !== TOUCHED : plain && dip === 0 && !isBorder) continue;
        const corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)] as const;
        if (plain && isBorder) this.addBorder(corners);
        else this.cell(corners, (dip & SUSPECT) === 0 ? dip : SUSPECT);
      }
    }
    return this.pieces;
  }

  /** Where a valley comes from a zero that F only touches, the cells around it need no search for small loops. */
  private explainDips(
    dips: Uint8Array,
    values: Float64Array,
    stride: number,
    place: (i: number, j: number) => Vec2,
  ): void {
    for (let k = 0; k < dips.length; k++) {
      if (dips[k] === 0) continue;
      const [i, j] = [k % stride, Math.floor(k / stride)];
      const at = (di: number, dj: number): Corner => ({ ...place(i + di, j + dj), f: values[k + di + dj * stride]! });
      const touches = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)].some(
        (beside) => touchBetween(this.f, beside, at(0, 0), beside.f, values[k]!) !== undefined,
      );
      if (touches) dips[k] = TOUCHED;
      else if (this.dot > 0 && isLowest(values, k, stride)) this.addIsolated(at(0, 0), place(1, 0).x - place(0, 0).x);
    }
  }

  /** Adds a loop around the isolated point near a node, if there is one that has none yet. */
  private addIsolated(near: Vec2, size: number): void {
    const point = isolatedZero(this.f, near, size);
    this.evaluations += ISOLATED_CALLS;
    if (point === undefined || this.isolated.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < size)) return;
    this.isolated.push(point);
    const ring = around(point, this.dot);
    this.pieces.push([...ring, ring[0]!]);
  }

  /** Adds the border of an area on which F is zero in a cell in which it has no other sign than beside that. */
  private addBorder(corners: readonly [Corner, Corner, Corner, Corner]): void {
    takeSteps(CELL_STEPS);
    const level: Field = (x, y) => -Math.abs(this.f(x, y));
    const ends = corners.flatMap((p, k) => {
      const q = corners[(k + 1) % 4]!;
      return (p.f === 0) === (q.f === 0) ? [] : [edgeBetween(level, p, q, -Math.abs(p.f))];
    });
    for (let i = 0; i + 1 < ends.length; i += 2) this.pieces.push([ends[i]!, ends[i + 1]!]);
  }

  /**
   * A cell by its corners, counterclockwise from the lower left. `kind` is SUSPECT for cells that are halved although
   * their corners
   * agree, TOUCHED for those beside a zero that F only touches.
   */
  private cell(corners: readonly [Corner, Corner, Corner, Corner], kind: number): void {
    takeSteps(CELL_STEPS);
    const [a, b, c, d] = corners;
    const defined = corners.filter(({ f }) => !Number.isNaN(f));
    if (defined.length === 0) return;
    const size = Math.max(c.x - a.x, c.y - a.y);
    const divisible = size > SMALLEST && this.evaluations < this.refinementLimit;
    const edges = [
      [a, b],
      [b, c],
      [d, c],
      [a, d],
    ] as const;
    if (kind === TOUCHED && this.addTouching(corners, edges)) return;
    const pairs = kind === SUSPECT && !this.coarse ? this.pairsOf(corners, edges) : [];
    if (pairs.length === 2) {
      this.addBranches(pairs[0]!, pairs[1]!);
      return;
    }
    // Two branches go in and do not come out: they meet.
    const isTip = pairs.length === 1 && this.evaluations < this.refinementLimit;
    if (isTip && size <= TIP) {
      this.pieces.push([...pairs[0]!]);
      return;
    }
    if (isTip || (divisible && (kind !== 0 || defined.length < 4))) {
      this.divide(corners, isTip || size > 2 * SMALLEST ? kind : 0);
      return;
    }
    let changes = 0;
    const crossings: Vec2[] = [];
    for (const [p, q] of edges) {
      if (Number.isNaN(p.f) || Number.isNaN(q.f) || isInside(p.f) === isInside(q.f)) continue;
      changes++;
      const zero = this.coarse ? interpolated(p, q, p.f, q.f) : zeroBetween(this.f, p, q, p.f, q.f);
      if (zero !== undefined) crossings.push(zero);
    }
    this.evaluations += 12 * changes;
    if (divisible && (changes > 2 || crossings.length < changes)) {
      if (crossings.length > 0 || size > 1) this.divide(corners, 0);
      return;
    }
    const [from, to] = crossings;
    if (crossings.length === 2) this.pieces.push(this.coarse ? [from!, to!] : bendChord(this.f, from!, to!));
    // In a cell this small the curve crosses itself: opposite edges belong together.
    if (crossings.length === 4) this.pieces.push([crossings[0]!, crossings[2]!], [crossings[1]!, crossings[3]!]);
  }

  /** The edges between corners of one sign that two branches near each other cross: the crossings of each. */
  private pairsOf(corners: readonly Corner[], edges: readonly (readonly [Corner, Corner])[]): [Vec2, Vec2][] {
    const [first] = corners as [Corner];
    if (corners.some(({ f }) => Number.isNaN(f) || isInside(f) !== isInside(first.f))) return [];
    const pairs = edges.flatMap(([p, q]) => {
      const pair = closeCrossings(this.f, p, q, p.f, q.f);
      return pair === undefined ? [] : [pair];
    });
    this.evaluations += 8 + 40 * pairs.length;
    return pairs;
  }

  /** Two branches from one edge to another: they do not cross each other on the way. */
  private addBranches(from: [Vec2, Vec2], to: [Vec2, Vec2]): void {
    const gap = (p: Vec2, q: Vec2) => Math.hypot(p.x - q.x, p.y - q.y);
    const isSwapped = gap(from[0], to[1]) + gap(from[1], to[0]) < gap(from[0], to[0]) + gap(from[1], to[1]);
    const ends = isSwapped ? [to[1], to[0]] : to;
    for (const [i, start] of from.entries()) this.pieces.push(bendChord(this.f, start, ends[i]!));
  }

  /**
   * Adds the piece of a curve on which F is zero without a change of sign, as at a squared factor, if the cell has one.
   * False where
   * it has more, or other ones beside.
   */
  private addTouching(
    corners: readonly [Corner, Corner, Corner, Corner],
    edges: readonly (readonly [Corner, Corner])[],
  ): boolean {
    const [first] = corners;
    if (corners.some(({ f }) => Number.isNaN(f) || isInside(f) !== isInside(first.f))) return false;
    const touches: Vec2[] = [];
    for (const [p, q] of edges) {
      const touch = touchBetween(this.f, p, q, p.f, q.f);
      if (touch && touches.every(({ x, y }) => x !== touch.x || y !== touch.y)) touches.push(touch);
    }
    if (touches.length > 2) return false;
    if (touches.length === 2) this.pieces.push(touches);
    return true;
  }

  private divide([a, b, c, d]: readonly [Corner, Corner, Corner, Corner], kind: number): void {
    const [x, y] = [(a.x + c.x) / 2, (a.y + c.y) / 2];
    const at = (u: number, v: number): Corner => ({ x: u, y: v, f: this.f(u, v) });
    this.evaluations += 5;
    const [below, right, above, left, middle] = [at(x, a.y), at(c.x, y), at(x, c.y), at(a.x, y), at(x, y)];
    for (const part of [
      [a, below, middle, left],
      [below, b, right, middle],
      [middle, right, c, above],
      [left, middle, above, d],
    ] as const) {
      const plain =
        part.every(({ f }) => isInside(f) === isInside(part[0].f)) && part.every(({ f }) => !Number.isNaN(f));
      if (!plain || kind !== 0) this.cell(part, kind);
    }
  }
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
