import { takeSteps } from '../functions/steps.js';
import type { Vec2 } from '../values.js';
import { Coincident, type Hit, type Part } from './part.js';

/** Half widths of the squares that are searched: the middle, where figures live, on a finer grid. */
const REACHES = [10, 100] as const;
/** Cells along a side of each square. */
const CELLS = 400;
/** Steps of the damped Newton iteration on both equations. */
const STEPS = 40;
/** How far a solution may lie from the cell that it was started in, in cells. */
const LEASH = 3;
/** Two solutions this near, in cells, are one. */
const SAME = 1e-4;
/** Points beyond this number are not looked for; where most are without an angle between the curves, these share a stretch. */
const POINT_LIMIT = 500;
/** Sine of the angle between the curves under which they touch. */
const PARALLEL = 1e-4;

/** The common points of two implicit curves within ±100 (and around `near`): cells that both pass through give the starts of an iteration on both equations. */
export function implicitWithImplicit(a: Part, b: Part, near: Vec2 | undefined): readonly Hit[] {
  const center = near ?? { x: 0, y: 0 };
  const points: Vec2[] = [];
  let touching = 0;
  for (const reach of REACHES) {
    const cell = (2 * reach) / CELLS;
    for (const start of commonCells(a, b, center, reach)) {
      takeSteps(points.length);
      const point = solve(a, b, start, cell);
      if (point === undefined || points.some((p) => Math.hypot(p.x - point.x, p.y - point.y) <= SAME * cell)) continue;
      points.push(point);
      if (areParallelAt(a, b, point, cell)) touching++;
      if (touching > POINT_LIMIT / 2) throw new Coincident();
      if (points.length >= POINT_LIMIT) return points.map((p) => ({ point: p }));
    }
  }
  return points.map((point) => ({ point }));
}

function areParallelAt(a: Part, b: Part, point: Vec2, cell: number): boolean {
  const [df, dg] = [slope(a.value!, point, cell * 1e-5), slope(b.value!, point, cell * 1e-5)];
  return Math.abs(df.x * dg.y - df.y * dg.x) <= PARALLEL * lengthOf(df) * lengthOf(dg);
}

/** The middles of the cells that a passes through, with b in the same or a neighbouring one. */
function commonCells(a: Part, b: Part, center: Vec2, reach: number): Vec2[] {
  const cell = (2 * reach) / CELLS;
  const crossedByA = crossedCells(a.value!, center, reach);
  const crossedByB = crossedCells(b.value!, center, reach);
  const starts: Vec2[] = [];
  for (let j = 0; j < CELLS; j++) {
    for (let i = 0; i < CELLS; i++) {
      if (crossedByA[j * CELLS + i] !== 1 || !crossedNear(crossedByB, i, j)) continue;
      starts.push({ x: center.x - reach + (i + 0.5) * cell, y: center.y - reach + (j + 0.5) * cell });
    }
  }
  return starts;
}

function crossedNear(crossed: Uint8Array, i: number, j: number): boolean {
  for (let v = Math.max(0, j - 1); v <= Math.min(CELLS - 1, j + 1); v++) {
    for (let u = Math.max(0, i - 1); u <= Math.min(CELLS - 1, i + 1); u++)
      if (crossed[v * CELLS + u] === 1) return true;
  }
  return false;
}

/** 1 for cells whose corners differ in sign. */
function crossedCells(value: (p: Vec2) => number, center: Vec2, reach: number): Uint8Array {
  const crossed = new Uint8Array(CELLS * CELLS);
  const cell = (2 * reach) / CELLS;
  const row = (j: number) =>
    Float64Array.from({ length: CELLS + 1 }, (_, i) =>
      value({ x: center.x - reach + i * cell, y: center.y - reach + j * cell }),
    );
  let below = row(0);
  for (let j = 0; j < CELLS; j++) {
    takeSteps(5 * CELLS);
    const above = row(j + 1);
    for (let i = 0; i < CELLS; i++) {
      const corners = [below[i]!, below[i + 1]!, above[i]!, above[i + 1]!];
      if (corners.some((v) => v >= 0) && corners.some((v) => v <= 0)) crossed[j * CELLS + i] = 1;
    }
    below = above;
  }
  return crossed;
}

/** Levenberg–Marquardt on both equations; undefined where it leaves the neighbourhood or finds no zero. */
function solve(a: Part, b: Part, start: Vec2, cell: number): Vec2 | undefined {
  const [f, g] = [a.value!, b.value!];
  const h = cell * 1e-5;
  let point = start;
  let [valueF, valueG] = [f(point), g(point)];
  const size = { f: slope(f, start, h), g: slope(g, start, h) };
  const [scaleF, scaleG] = [lengthOf(size.f) * cell || 1, lengthOf(size.g) * cell || 1];
  let damping = 1e-6;
  for (let i = 0; i < STEPS && (valueF !== 0 || valueG !== 0); i++) {
    const [df, dg] = [slope(f, point, h), slope(g, point, h)];
    const [fx, fy, gx, gy] = [df.x / scaleF, df.y / scaleF, dg.x / scaleG, dg.y / scaleG];
    const [u, v] = [valueF / scaleF, valueG / scaleG];
    const [xx, xy, yy] = [(fx * fx + gx * gx) * (1 + damping), fx * fy + gx * gy, (fy * fy + gy * gy) * (1 + damping)];
    const determinant = xx * yy - xy * xy;
    if (!(determinant > 0)) break;
    const [rx, ry] = [-(fx * u + gx * v), -(fy * u + gy * v)];
    const next = { x: point.x + (rx * yy - xy * ry) / determinant, y: point.y + (xx * ry - xy * rx) / determinant };
    const [nextF, nextG] = [f(next), g(next)];
    if (Math.hypot(nextF / scaleF, nextG / scaleG) < Math.hypot(u, v)) {
      [point, valueF, valueG] = [next, nextF, nextG];
      damping = Math.max(1e-16, damping / 30);
    } else {
      if (damping > 1e6) break;
      damping = Math.max(1e-12, damping * 10);
    }
  }
  const strayed = Math.max(Math.abs(point.x - start.x), Math.abs(point.y - start.y)) > LEASH * cell;
  return strayed || !(Math.hypot(valueF / scaleF, valueG / scaleG) <= 1e-11) ? undefined : point;
}

function slope(f: (p: Vec2) => number, { x, y }: Vec2, h: number): Vec2 {
  return {
    x: (f({ x: x + h, y }) - f({ x: x - h, y })) / (2 * h),
    y: (f({ x, y: y + h }) - f({ x, y: y - h })) / (2 * h),
  };
}

const lengthOf = (p: Vec2): number => Math.hypot(p.x, p.y);
