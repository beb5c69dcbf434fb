import type { SurfaceValue, Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import type { Projector } from '../camera/projection.js';
import { stretched } from '../camera/stretch.js';
import { distance, isFinite3, lerp } from '../camera/vector.js';
import { nothing, type Parts, type Patch, type Wire } from './parts.js';
import { type Node, refinedLine, splitter } from './refined-lines.js';
import { foldLines } from './surface-folds.js';
import { type Bounds, boundsOf, drawnPoints, LINES, netOf } from './surface-net.js';

/** A drawn line of the net has at least so many chords: more than cells where those are few. */
const CHORDS = 84;

/** Where a function has no value at a corner of a cell, it is asked this part of the cell further in: a pole is then steep, not missing. */
const NUDGE = 1e-6;

/** A surface with bounds of its own ends this far from the camera's centre, in heights of the view: beyond there is only a pole. */
const FAR = 100;

/** A polygon of the net, and its sides where the surface ends. */
interface Cell {
  readonly corners: readonly Vec3[];
  readonly ends: readonly (readonly [Vec3, Vec3])[];
}

/** Lines of a surface that ends within its bounds are this near to it, px. */
const FLATNESS = 0.2;
/** How far a cell of such a surface may be off it, px; one at its end may be off by more. */
const STEEP = 1;

/** A few points of what is drawn of a surface, for the extent of the figure. */
export function surfacePoints(surface: SurfaceValue, camera: SpaceCamera, projector: Projector): Vec3[] {
  const { u, v, z } = boundsOf(surface, camera, projector);
  const steps = [0, 1, 2, 3, 4, 5, 6];
  const points = steps
    .flatMap((i) => steps.map((j) => surface.at(u[0] + ((u[1] - u[0]) * i) / 6, v[0] + ((v[1] - v[0]) * j) / 6)))
    .filter(isFinite3);
  if (!z) return points;
  // Where a graph is cut off, it is as high as the figure: few of the points are near to that.
  return [...points.filter((p) => p.z >= z[0] && p.z <= z[1]), ...farthestPoints(drawnPoints(surface.at, { u, v, z }))];
}

/** Of points the last ones along each axis. */
function farthestPoints(points: readonly Vec3[]): Vec3[] {
  const [first] = points;
  if (first === undefined) return [];
  const last = (value: (p: Vec3) => number): Vec3 => points.reduce((p, q) => (value(q) > value(p) ? q : p), first);
  return (['x', 'y', 'z'] as const).flatMap((axis) => [last((p) => p[axis]), last((p) => -p[axis])]);
}

/**
 * Cells of the net as faces, cut off at the bounds, with the lines where it is cut, folds, and mesh lines unless only
 * folds are asked for.
 *
 * @param surfaces How many surfaces the picture has.
 */
export function surfaceParts(
  surface: SurfaceValue,
  camera: SpaceCamera,
  projector: Projector,
  lines: 'net' | 'border' | 'folds' = 'net',
  surfaces = 1,
): Parts {
  const bounds = boundsOf(surface, camera, projector);
  const { u, v, z } = bounds;
  if (!(u[0] < u[1] && v[0] < v[1])) return nothing;
  const { cells, off } = netOf(surface, bounds, projector, lines, surfaces);
  const [columns, rows] = cells;
  const pointAt = (i: number, j: number): Vec3 =>
    surface.at(u[0] + ((u[1] - u[0]) * i) / columns, v[0] + ((v[1] - v[0]) * j) / rows);
  const at = (i: number, j: number): Node => ({ i, j, p: pointAt(i, j) });
  const grid = Array.from({ length: columns + 1 }, (_, i) => Array.from({ length: rows + 1 }, (_, j) => at(i, j)));
  /** The corner (i + di, j + dj) as seen from within cell (i, j). */
  const corner = (i: number, j: number, di: 0 | 1, dj: 0 | 1): Node => {
    const node = grid[i + di]![j + dj]!;
    return isFinite3(node.p) ? node : at(i + di + (di ? -NUDGE : NUDGE), j + dj + (dj ? -NUDGE : NUDGE));
  };
  const [x, y, zAt] = camera.offset;
  const { scaleZ } = projector;
  const center = stretched({ x, y, z: zAt }, scaleZ);
  const isFar = (p: Vec3): boolean => distance(stretched(p, scaleZ), center) * camera.scale > FAR;
  // Where a surface ends within its bounds it may be as steep as a sphere's rim, which its net misses.
  const bends = grid.some((column) => column.some(({ p }) => !isFinite3(p)));
  const split = splitter(at, projector, FLATNESS);
  const patches: Patch[] = [];
  const wires: Wire[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [p, q, r, s] = [corner(i, j, 0, 0), corner(i, j, 1, 0), corner(i, j, 1, 1), corner(i, j, 0, 1)];
      for (const triangle of [
        [p, q, r],
        [p, r, s],
      ]) {
        for (const cell of defined(triangle, at)) {
          if (z ? jumps(cell.corners, z) : cell.corners.some(isFar)) continue;
          const { corners, ends } = z ? cutToHeights(cell, z) : cell;
          const far = isWhole(triangle) ? STEEP : Number.POSITIVE_INFINITY;
          const curved = { off: bends ? Math.max(off, far) : off, at: pointAt, cells, place: [i, j] as const };
          if (corners.length >= 3) patches.push({ corners, hides: true, curved });
          for (const [a, b] of ends) if (distance(a, b) > 0) wires.push({ kind: 'segment', a, b });
        }
      }
    }
  }
  const chain = (count: number, node: (k: number) => Node): Node[] => {
    const each = Math.ceil(CHORDS / count);
    return Array.from({ length: each * count + 1 }, (_, k) => node(k / each));
  };
  const drawn = { net: Array.from({ length: LINES + 1 }, (_, line) => line), border: [0, LINES], folds: [] }[lines];
  for (const line of drawn) {
    const [i, j] = [(columns / LINES) * line, (rows / LINES) * line];
    for (const nodes of [chain(rows, (k) => at(i, k)), chain(columns, (k) => at(k, j))]) {
      const line = bends ? refinedLine(withEnds(nodes, at), split) : nodes;
      for (const points of runs(line, z, at, isFar)) wires.push({ kind: 'polyline', points });
    }
  }
  for (const fold of foldLines(pointAt, cells, projector)) {
    const outlineOf = fold.filter((p, i) => i % Math.ceil(fold.length / FOLD_PLACES) === 0 && isFinite3(p));
    for (const points of inside(fold, z, isFar)) wires.push({ kind: 'polyline', points, outlineOf });
  }
  return { ...nothing, wires, patches };
}

/** Places of a fold that say on which side of something it is. */
const FOLD_PLACES = 24;

type At = (i: number, j: number) => Node;

/** The last point with a value on the way from one that has it to one that has none. */
function lastDefined(from: Node, to: Node, at: At): Node {
  let last = from;
  let beyond = to;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = at((last.i + beyond.i) / 2, (last.j + beyond.j) / 2);
    if (isFinite3(middle.p)) last = middle;
    else beyond = middle;
  }
  return { ...last, isEnd: true };
}

/** Halvings of a cell until its edge is found to a hundredth of a px, also where the surface is as steep as a sphere's rim. */
const HALVINGS = 24;

/** A line of the net with the nodes at which the surface ends. */
function withEnds(line: readonly Node[], at: At): Node[] {
  return line.flatMap((node, k) => {
    const before = line[k - 1];
    if (!before || isFinite3(before.p) === isFinite3(node.p)) return [node];
    return [isFinite3(node.p) ? lastDefined(node, before, at) : lastDefined(before, node, at), node];
  });
}

const isWhole = (triangle: readonly Node[]): boolean => triangle.every(({ p }) => isFinite3(p));

/** The part of a triangle of the net where the surface has points, as triangles: others would not be flat. */
function defined(triangle: readonly Node[], at: At): Cell[] {
  if (isWhole(triangle)) return [{ corners: triangle.map(({ p }) => p), ends: [] }];
  const corners: Vec3[] = [];
  const made: Vec3[] = [];
  triangle.forEach((a, k) => {
    const b = triangle[(k + 1) % 3]!;
    const [hasA, hasB] = [isFinite3(a.p), isFinite3(b.p)];
    if (hasA) corners.push(a.p);
    if (hasA === hasB) return;
    const end = (hasA ? lastDefined(a, b, at) : lastDefined(b, a, at)).p;
    corners.push(end);
    made.push(end);
  });
  const ends = made.length === 2 ? ([[made[0]!, made[1]!]] as const) : [];
  return corners.slice(2).map((c, k) => ({ corners: [corners[0]!, corners[k + 1]!, c], ends: k === 0 ? ends : [] }));
}

/** Whether the corners lie on both sides of all that is drawn: the function has a pole between them. */
function jumps(corners: readonly Vec3[], [low, high]: readonly [number, number]): boolean {
  return corners.some((p) => p.z > high) && corners.some((p) => p.z < low);
}

/** The part of a polygon between two heights; the cuts are ends of the surface too. */
function cutToHeights(cell: Cell, [low, high]: readonly [number, number]): Cell {
  const cuts: [Vec3, Vec3][] = [];
  const cut = (polygon: readonly Vec3[], over: (p: Vec3) => number): Vec3[] => {
    const kept: Vec3[] = [];
    const made: Vec3[] = [];
    polygon.forEach((p, k) => {
      const q = polygon[(k + 1) % polygon.length]!;
      const [a, b] = [over(p), over(q)];
      if (a <= 0) kept.push(p);
      if (a * b < 0) {
        const point = lerp(p, q, a / (a - b));
        kept.push(point);
        made.push(point);
      }
    });
    if (made.length === 2) cuts.push([made[0]!, made[1]!]);
    return kept;
  };
  const isInside = (p: Vec3): boolean => p.z >= low && p.z <= high;
  const corners = cut(
    cut(cell.corners, (p) => p.z - high),
    (p) => low - p.z,
  );
  return { corners, ends: [...cell.ends.filter(([a, b]) => isInside(a) && isInside(b)), ...cuts] };
}

/** The parts of a line of the net where it has points between the heights. */
function runs(
  line: readonly Node[],
  z: readonly [number, number] | undefined,
  at: At,
  isFar: (p: Vec3) => boolean,
): Vec3[][] {
  const result: Vec3[][] = [[]];
  const push = (p: Vec3): void => {
    result[result.length - 1]!.push(p);
  };
  const [low, high] = z ?? [-Infinity, Infinity];
  const isInside = (p: Vec3): boolean => (z ? p.z >= low && p.z <= high : !isFar(p));
  const follow = (from: Vec3, to: Vec3): void => {
    if (jumps([from, to], [low, high])) return;
    const [starts, ends] = [isInside(from), isInside(to)];
    const limit = Math.max(from.z, to.z) > high ? high : low;
    if (z && starts !== ends) push(lerp(from, to, (limit - from.z) / (to.z - from.z)));
    if (ends) push(to);
    else if (result[result.length - 1]!.length > 0) result.push([]);
  };
  line.forEach((node, k) => {
    const before = line[k - 1];
    const has = isFinite3(node.p);
    if (before && isFinite3(before.p)) {
      if (has) {
        follow(before.p, node.p);
        return;
      }
      follow(before.p, lastDefined(before, node, at).p);
      result.push([]);
    } else if (has) {
      const start = before ? lastDefined(node, before, at).p : node.p;
      if (isInside(start)) push(start);
      if (before) follow(start, node.p);
    }
  });
  return result.filter((points) => points.length > 1);
}

/** The parts of a fold that are drawn. */
function inside(fold: readonly Vec3[], z: Bounds['z'], isFar: (p: Vec3) => boolean): Vec3[][] {
  const parts: Vec3[][] = [[]];
  for (const p of fold) {
    if (isFinite3(p) && (z ? p.z >= z[0] && p.z <= z[1] : !isFar(p))) parts.at(-1)!.push(p);
    else parts.push([]);
  }
  return parts.filter((points) => points.length > 1);
}
