import { takeSteps } from '../../functions/steps.js';
import type { AreaValue, RegionValue, ScalarFunction, Vec2 } from '../../values.js';
import { CELL_STEPS, CHORD_STEPS } from '../cell-branches.js';
import { coordinatesOf, pointsOf, scaled } from '../coordinates.js';
import { type Grid, gridOf, isOnOneSide } from '../fields/field-grid.js';
import { drawingBudgetOf, findDips, GRID_LIMIT, traceTouches } from '../implicit.js';
import { joinPieces } from '../join-segments.js';
import {
  bendChord,
  edgeBetween,
  type Field,
  hasTooManyCrossings,
  interpolated,
  isInside,
} from '../numeric/zero-crossing.js';
import { sampleMotion } from '../sample-motion.js';
import { simplifyPolyline, type ViewWindow } from '../view-window.js';

/** Side of a cell in px: bands wider than this are found. */
const CELL = 2;
/** The same where only the extent counts. */
const MEASURED_CELL = 4;
/** Steps for a node beside those of the field. */
const NODE_STEPS = 2;
/** The same where the region seems to have thinner parts, and the most cells along a side. */
const FINE_CELL = 1;
const FINE_LIMIT = 1024;
/** Largest distance (px) of dropped points from the outline. */
const SIMPLIFICATION = 0.05;
/** Heights beyond this many window heights are cut off before an outline is made. */
const REACH = 2;

/**
 * The part of a region inside a window as closed polygons in logical units (the first point is not repeated), for filling with either rule:
 * no two overlap but for holes, which run the other way.
 *
 * @param isMeasured Only the extent counts: a coarser grid does, and thin parts are not searched for.
 */
export function regionOutline(
  region: RegionValue,
  window: ViewWindow,
  unitsPerPx: number,
  isMeasured = false,
): Vec2[][] {
  const field: Field = (x, y) => region.f.at(window.left + x * unitsPerPx, window.bottom + y * unitsPerPx);
  const width = (window.right - window.left) / unitsPerPx;
  const height = (window.top - window.bottom) / unitsPerPx;
  // Figures have no parts that only a fine grid finds, but corners, beside which it would be used.
  const mayBeThin = !isMeasured && !region.edges.some(({ ofFigure }) => ofFigure);
  const { pieces, touches } = boundaryPieces(field, width, height, isMeasured ? MEASURED_CELL : CELL, mayBeThin);
  const outline = joinPieces(pieces, true)
    .map((line) => simplified(line, SIMPLIFICATION))
    .filter((line) => line.length > 2);
  const place = ({ x, y }: Vec2): Vec2 => ({ x: window.left + x * unitsPerPx, y: window.bottom + y * unitsPerPx });
  const polygons = outline.map((line) => line.map(place));
  if (!touches || region.edges.every(({ strict }) => strict)) return polygons;
  const lines = traceTouches(field, width, height).map((line) => line.map(place));
  return [...polygons, ...lines.filter((line) => belongs(region, line[0]!)).map(thereAndBack)];
}

/** Whether a point on an edge lies on none that is strict. */
const belongs = ({ edges }: RegionValue, { x, y }: Vec2): boolean =>
  edges.every(({ strict, f }) => !strict || f.at(x, y) > 0);

/** A line as a polygon without an area. */
function thereAndBack(line: readonly Vec2[]): Vec2[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  return first.x === last.x && first.y === last.y ? line.slice(1) : [...line, ...line.slice(1, -1).toReversed()];
}

/** The edge of the inside on a grid whose surroundings count as outside, the inside on the left. */
function boundaryPieces(
  f: Field,
  width: number,
  height: number,
  cell: number,
  mayBeThin: boolean,
): { pieces: Vec2[][]; touches: boolean } {
  const { steps, ofCall } = drawingBudgetOf(f, width, height);
  const affordable = Math.sqrt((4 * width * height * ofCall) / steps);
  let grid = gridOf(f, width, height, Math.max(cell, width / GRID_LIMIT, height / GRID_LIMIT, affordable), NODE_STEPS);
  const finer = Math.max(FINE_CELL, width / FINE_LIMIT, height / FINE_LIMIT, affordable);
  const dips = mayBeThin ? findDips(grid.values, grid.columns + 1, grid.rows + 1) : new Uint8Array();
  const { values } = grid;
  const touches = mayBeThin && (values.includes(0) || dips.some((dip, k) => dip !== 0 && !isInside(values[k]!)));
  if (dips.includes(1)) grid = gridOf(nearEdges(f, grid, dips, width, height), width, height, finer, NODE_STEPS);
  const { columns, rows, place, valueAt } = grid;
  const coarse = hasTooManyCrossings(grid.values, columns + 1, steps / 2, ofCall, CELL_STEPS);
  const pieces: Vec2[][] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (isOnOneSide(grid, i, j)) continue;
      takeSteps(coarse ? CHORD_STEPS : CELL_STEPS);
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ].map(([u, v]): Node => ({ ...place(u!, v!), f: valueAt(u!, v!) }));
      pieces.push(...cellPieces(f, corners, coarse));
    }
  }
  return { pieces: [...pieces, ...framePieces(f, place, valueAt, columns, rows, coarse)], touches };
}

/** A field that is only evaluated near edges and dips: elsewhere a node of the grid has its sign. */
function nearEdges(f: Field, grid: Grid, dips: Uint8Array, width: number, height: number): Field {
  const { columns, rows, values } = grid;
  const stride = columns + 1;
  const isPlain = new Uint8Array(columns * rows).fill(1);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const k = j * stride + i;
      const dip = dips[k]! | dips[k + 1]! | dips[k + stride]! | dips[k + stride + 1]!;
      if (dip === 0 && isOnOneSide(grid, i, j)) continue;
      for (let v = Math.max(0, j - 1); v <= Math.min(rows - 1, j + 1); v++)
        isPlain.fill(0, v * columns + Math.max(0, i - 1), v * columns + Math.min(columns, i + 2));
    }
  }
  const cellOf = (at: number, count: number, length: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((at * count) / length)));
  return (x, y) => {
    const [i, j] = [cellOf(x, columns, width), cellOf(y, rows, height)];
    return isPlain[j * columns + i] === 1 ? values[j * stride + i]! : f(x, y);
  };
}

type Node = Vec2 & { readonly f: number };

/** Walking round the cell, the edge of the region runs from where the inside is left to where it is next entered. */
function cellPieces(f: Field, corners: readonly Node[], coarse: boolean): Vec2[][] {
  const inside = corners.map((corner) => isInside(corner.f));
  const exits: Vec2[] = [];
  const entries: Vec2[] = [];
  let firstIsEntry = false;
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4;
    if (inside[k] === inside[next]) continue;
    const crossing = crossingOf(f, corners[k]!, corners[next]!, coarse);
    if (exits.length + entries.length === 0) firstIsEntry = inside[next]!;
    (inside[k] === true ? exits : entries).push(crossing);
  }
  // With two of each the inside corners are cut off one by one, as if they did not touch in the middle.
  const rotated = firstIsEntry ? entries : [...entries.slice(-1), ...entries.slice(0, -1)];
  return exits.map((exit, k) => (coarse ? [exit, rotated[k]!] : bendChord(f, exit, rotated[k]!, true)));
}

/** The crossing of an edge, computed from the same end whichever cell asks; `coarse` interpolates it where F takes too long. */
function crossingOf(f: Field, p: Node, q: Node, coarse: boolean): Vec2 {
  const [a, b] = p.x < q.x || (p.x === q.x && p.y < q.y) ? [p, q] : [q, p];
  if (coarse) return interpolated(a, b, a.f, b.f);
  return edgeBetween(f, a, b, a.f);
}

/** The parts of the window's frame that bound the inside, counterclockwise. */
function framePieces(
  f: Field,
  place: (i: number, j: number) => Vec2,
  valueAt: (i: number, j: number) => number,
  columns: number,
  rows: number,
  coarse: boolean,
): Vec2[][] {
  const round: [number, number][] = [];
  for (let i = 0; i < columns; i++) round.push([i, 0]);
  for (let j = 0; j < rows; j++) round.push([columns, j]);
  for (let i = columns; i > 0; i--) round.push([i, rows]);
  for (let j = rows; j > 0; j--) round.push([0, j]);
  const pieces: Vec2[][] = [];
  for (const [k, node] of round.entries()) {
    const after = round[(k + 1) % round.length]!;
    const p = { ...place(...node), f: valueAt(...node) };
    const q = { ...place(...after), f: valueAt(...after) };
    const [inP, inQ] = [isInside(p.f), isInside(q.f)];
    if (inP && inQ) pieces.push([p, q].map(({ x, y }) => ({ x, y })));
    else if (inP) pieces.push([{ x: p.x, y: p.y }, crossingOf(f, p, q, coarse)]);
    else if (inQ) pieces.push([crossingOf(f, p, q, coarse), { x: q.x, y: q.y }]);
  }
  return pieces;
}

/** The area between two graphs as closed polygons in logical units, one for each stretch without pole or jump; heights far outside the window are cut off. */
export function areaOutline(area: AreaValue, window: ViewWindow, unitsPerPx: number): Vec2[][] {
  const min = Math.max(area.min, window.left);
  const max = Math.min(area.max, window.right);
  if (!(min < max)) return [];
  const steps = Math.max(1, Math.ceil((max - min) / unitsPerPx - 1e-9));
  const stops = Array.from({ length: steps + 1 }, (_, i) => (i === steps ? max : min + ((max - min) * i) / steps));
  const height = window.top - window.bottom;
  const [low, high] = [window.bottom - REACH * height, window.top + REACH * height];
  const clamp = (y: number) => (Number.isNaN(y) ? y : Math.min(high, Math.max(low, y)));
  const box = { left: -Infinity, right: Infinity, bottom: -Infinity, top: Infinity };
  // Follows both graphs together, so that a branch ends where either of them breaks.
  const edge = (own: ScalarFunction, other: ScalarFunction, range: readonly number[]) =>
    sampleMotion(
      {
        x: (x) => x / unitsPerPx,
        y: (x) => (Number.isNaN(other.at(x)) ? Number.NaN : clamp(own.at(x)) / unitsPerPx),
      },
      range,
      box,
    ).map((branch) => pointsOf(scaled(branch, unitsPerPx)));
  return matchBranches(edge(area.upper.f, area.lower.f, stops), edge(area.lower.f, area.upper.f, stops)).map(
    (outline) => simplified([...outline, outline[0]!], SIMPLIFICATION * unitsPerPx),
  );
}

/** A closed line without the points that it does not need, and without its last one. */
function simplified(line: readonly Vec2[], tolerance: number): Vec2[] {
  return pointsOf(simplifyPolyline(coordinatesOf(line), tolerance)).slice(0, -1);
}

/** Cuts both graphs at each other's breaks and closes the stretches between. */
function matchBranches(upper: readonly Vec2[][], lower: readonly Vec2[][]): Vec2[][] {
  const outlines: Vec2[][] = [];
  for (const above of upper) {
    for (const below of lower) {
      const from = Math.max(above[0]!.x, below[0]!.x);
      const to = Math.min(above.at(-1)!.x, below.at(-1)!.x);
      if (!(from < to)) continue;
      outlines.push([...cutToRange(above, from, to), ...cutToRange(below, from, to).reverse()]);
    }
  }
  return outlines;
}

/** The part of a graph over [from, to], its ends interpolated. */
function cutToRange(points: readonly Vec2[], from: number, to: number): Vec2[] {
  const part: Vec2[] = [];
  for (const [i, q] of points.entries()) {
    const p = points[i - 1];
    for (const x of [from, to]) {
      if (p !== undefined && p.x < x && x < q.x) part.push({ x, y: p.y + ((q.y - p.y) * (x - p.x)) / (q.x - p.x) });
    }
    if (q.x >= from && q.x <= to) part.push(q);
  }
  return part;
}
