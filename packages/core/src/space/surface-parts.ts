import type { SurfaceValue, Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { nothing, type Parts, type Patch, type Wire } from './parts.js';
import { distance, lerp } from './vector.js';

/** Cells of a surface's net along each of its parameters. */
const CELLS = 48;
/** Every how manieth line of the net is drawn. */
const MESH_STEP = 3;
/** A graph without bounds is drawn this far from the camera's centre, in heights of the view. */
const REACH = 0.42;
/** Where a function has no value at a corner of a cell, it is asked this part of the cell further in: a pole is then steep, not missing. */
const NUDGE = 1e-6;

interface Bounds {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  /** Heights between which a graph is drawn; undefined for surfaces with bounds of their own. */
  readonly z: readonly [number, number] | undefined;
}

function boundsOf({ u, v, endless }: SurfaceValue, { offset, scale }: SpaceCamera): Bounds {
  if (!endless) return { u, v, z: undefined };
  const reach = REACH / scale;
  const [x, y, z] = offset;
  return { u: [x - reach, x + reach], v: [y - reach, y + reach], z: [z - reach, z + reach] };
}

/** Cells of the net as faces, cut off at the bounds, with mesh lines and the lines where it is cut. */
export function surfaceParts(surface: SurfaceValue, camera: SpaceCamera): Parts {
  const bounds = boundsOf(surface, camera);
  const { u, v, z } = bounds;
  const at = (i: number, j: number): Vec3 =>
    surface.at(u[0] + ((u[1] - u[0]) * i) / CELLS, v[0] + ((v[1] - v[0]) * j) / CELLS);
  const grid = Array.from({ length: CELLS + 1 }, (_, i) => Array.from({ length: CELLS + 1 }, (_, j) => at(i, j)));
  /** The corner (i + di, j + dj) as seen from within cell (i, j). */
  const corner = (i: number, j: number, di: 0 | 1, dj: 0 | 1): Vec3 => {
    const p = grid[i + di]![j + dj]!;
    return isFinite3(p) ? p : at(i + di + (di ? -NUDGE : NUDGE), j + dj + (dj ? -NUDGE : NUDGE));
  };
  const patches: Patch[] = [];
  const wires: Wire[] = [];
  for (let i = 0; i < CELLS; i++) {
    for (let j = 0; j < CELLS; j++) {
      const [p, q, r, s] = [corner(i, j, 0, 0), corner(i, j, 1, 0), corner(i, j, 1, 1), corner(i, j, 0, 1)];
      if (![p, q, r, s].every(isFinite3) || (z && jumps([p, q, r, s], z))) continue;
      for (const triangle of [
        [p, q, r],
        [p, r, s],
      ]) {
        const { kept, cuts } = z ? cutToHeights(triangle, z) : { kept: triangle, cuts: [] };
        if (kept.length >= 3) patches.push({ corners: kept, hides: true });
        for (const [a, b] of cuts) wires.push({ kind: 'segment', a, b });
      }
    }
  }
  for (let k = 0; k <= CELLS; k += MESH_STEP) {
    for (const line of [grid[k]!, grid.map((row) => row[k]!)]) {
      for (const points of runs(line, z)) wires.push({ kind: 'polyline', points });
    }
  }
  return { ...nothing, wires, patches };
}

const isFinite3 = (p: Vec3): boolean => Number.isFinite(p.x) && Number.isFinite(p.y) && Number.isFinite(p.z);

/** Whether the corners lie on both sides of all that is drawn: the function has a pole between them. */
function jumps(corners: readonly Vec3[], [low, high]: readonly [number, number]): boolean {
  return corners.some((p) => p.z > high) && corners.some((p) => p.z < low);
}

/** The part of a triangle between two heights, and its sides that the cuts have made. */
function cutToHeights(
  corners: readonly Vec3[],
  [low, high]: readonly [number, number],
): { kept: Vec3[]; cuts: [Vec3, Vec3][] } {
  const cuts: [Vec3, Vec3][] = [];
  const cut = (polygon: readonly Vec3[], over: (p: Vec3) => number): Vec3[] => {
    const kept: Vec3[] = [];
    const made: Vec3[] = [];
    polygon.forEach((p, i) => {
      const q = polygon[(i + 1) % polygon.length]!;
      const [a, b] = [over(p), over(q)];
      if (a <= 0) kept.push(p);
      if (a * b < 0) {
        const point = lerp(p, q, a / (a - b));
        kept.push(point);
        made.push(point);
      }
    });
    if (made.length === 2 && distance(made[0]!, made[1]!) > 0) cuts.push([made[0]!, made[1]!]);
    return kept;
  };
  const below = cut(corners, (p) => p.z - high);
  return { kept: cut(below, (p) => low - p.z), cuts };
}

/** The parts of a line of the net where it has values between the heights. */
function runs(line: readonly Vec3[], z: readonly [number, number] | undefined): Vec3[][] {
  const result: Vec3[][] = [[]];
  const end = (): void => {
    if (result[result.length - 1]!.length > 0) result.push([]);
  };
  const [low, high] = z ?? [-Infinity, Infinity];
  for (let i = 0; i < line.length; i++) {
    const p = line[i]!;
    const before = line[i - 1];
    if (!isFinite3(p)) {
      end();
      continue;
    }
    const inside = p.z >= low && p.z <= high;
    if (before && isFinite3(before) && !jumps([before, p], [low, high])) {
      const wasInside = before.z >= low && before.z <= high;
      if (inside !== wasInside) {
        const limit = (inside ? before : p).z > high ? high : low;
        result[result.length - 1]!.push(lerp(before, p, (limit - before.z) / (p.z - before.z)));
      }
    }
    if (inside) result[result.length - 1]!.push(p);
    else end();
  }
  return result.filter((points) => points.length > 1);
}
