import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { distance, dot, lerp, mean, vec3 } from '../vec3.js';
import type { Box3 } from './box.js';
import { type Level, SEEN, settled } from './settle.js';

type Triangle = readonly [number, number, number];

/** Triangles whose corners lie on a surface. */
export interface LevelMesh {
  readonly f: Level;
  readonly vertices: readonly Vec3[];
  readonly triangles: readonly Triangle[];
  /** Side of the cells by which it was found. */
  readonly cell: number;
}

/**
 * Where the first node lies, in cells beyond the box: a figure that is symmetric then has no nodes on itself, where the
 * last digits would decide.
 */
const OFF = 1.137;
/** Steps to look at a node, and at a cell that the surface passes. */
const NODE_STEPS = 4;
const CELL_STEPS = 60;
/** Relative to the values around it: what is left of the function where slopes have found its zero. */
const SETTLED = 0.02;
/** Relative to the values around it: where more is left of the function, it has no zero there, but jumps. */
const JUMP = 1e-3;
/** One diagonal of four corners is preferred until it is longer than the other by this factor. */
const LONGER = 1.001;

/**
 * The surface f = 0 in a box, by the signs of f on a grid (surface nets, Gibson 1998): each cell that it passes has one
 * corner, which is moved onto the surface. It ends exactly at the box, and where f has no value.
 *
 * @param cells Along the longest side of the box.
 */
export function levelMesh(f: Level, box: Box3, cells: number): LevelMesh {
  const { low, high } = box;
  const sides = [high.x - low.x, high.y - low.y, high.z - low.z] as const;
  const cell = Math.max(...sides) / cells;
  const [nx, ny, nz] = sides.map((side) => Math.ceil(side / cell) + 3) as [number, number, number];
  const place = (i: number, j: number, k: number): Vec3 =>
    vec3(low.x + (i - OFF) * cell, low.y + (j - OFF) * cell, low.z + (k - OFF) * cell);
  const index = (i: number, j: number, k: number): number => (i * ny + j) * nz + k;
  takeSteps(NODE_STEPS * nx * ny * nz);
  const values = new Float64Array(nx * ny * nz);
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) for (let k = 0; k < nz; k++) values[index(i, j, k)] = f(place(i, j, k));

  const offsets = CORNERS.map(([a, b, c]) => index(a, b, c));
  const vertices: Vec3[] = [];
  const vertexOf = new Map<number, number>();
  for (let i = 0; i + 1 < nx; i++) {
    for (let j = 0; j + 1 < ny; j++) {
      for (let k = 0; k + 1 < nz; k++) {
        const here = index(i, j, k);
        const isIn = values[here]! > 0;
        if (offsets.every((offset) => values[here + offset]! > 0 === isIn)) continue;
        const at = offsets.map((offset) => values[here + offset]!);
        if (at.some(Number.isNaN)) continue;
        const p = cornerIn(f, place(i, j, k), at, cell);
        if (p) vertexOf.set(here, vertices.push(p) - 1);
      }
    }
  }

  const triangles: Triangle[] = [];
  /** The four cells around an edge of the grid, in the order in which they lie around it. */
  const join = (around: readonly number[], turned: boolean): void => {
    const corners = around.map((c) => vertexOf.get(c));
    if (corners.some((corner) => corner === undefined)) return;
    const [a, b, c, d] = (turned ? corners.reverse() : corners) as [number, number, number, number];
    const across = (p: number, q: number): number => distance(vertices[p]!, vertices[q]!);
    if (across(a, c) <= LONGER * across(b, d)) triangles.push([a, b, c], [a, c, d]);
    else triangles.push([b, c, d], [b, d, a]);
  };
  for (let i = 1; i + 1 < nx; i++) {
    for (let j = 1; j + 1 < ny; j++) {
      for (let k = 1; k + 1 < nz; k++) {
        const here = index(i, j, k);
        const isIn = values[here]! > 0;
        const [x, y, z] = [ny * nz, nz, 1];
        if (values[here + x]! > 0 !== isIn) join([here, here - y, here - y - z, here - z], isIn);
        if (values[here + y]! > 0 !== isIn) join([here, here - z, here - x - z, here - x], isIn);
        if (values[here + z]! > 0 !== isIn) join([here, here - x, here - x - y, here - y], isIn);
      }
    }
  }
  return cutToBox({ f, vertices, triangles, cell }, box);
}

const CORNERS = [0, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => [a, b, c] as const)));
/** Pairs of them that an edge joins. */
const EDGES = CORNERS.flatMap((p, i) =>
  CORNERS.flatMap((q, j) => (j > i && p.filter((value, axis) => value !== q[axis]).length === 1 ? [[i, j]] : [])),
) as readonly (readonly [number, number])[];

/** The place of the surface in a cell, which it passes; undefined where the function only jumps there. */
function cornerIn(f: Level, low: Vec3, values: readonly number[], cell: number): Vec3 | undefined {
  takeSteps(CELL_STEPS);
  const place = (i: number): Vec3 => {
    const [a, b, c] = CORNERS[i]!;
    return vec3(low.x + a * cell, low.y + b * cell, low.z + c * cell);
  };
  const crossed = EDGES.filter(([i, j]) => values[i]! > 0 !== values[j]! > 0);
  const shares = crossed.map(([i, j]) => lerp(place(i), place(j), values[i]! / (values[i]! - values[j]!)));
  const p = settled([f], mean(shares), cell, SEEN);
  const most = values.reduce((sum, value) => Math.max(sum, Math.abs(value)), 0);
  if (Math.abs(f(p)) <= SETTLED * most) return p;
  // A zero of a higher order is not found by slopes.
  const zeros = crossed.map(([i, j]) => zeroBetween(f, place(i), place(j)));
  return zeros.every((zero) => Math.abs(f(zero)) <= JUMP * most) ? mean(zeros) : undefined;
}

/** Halvings of a side of a cell until its zero is far nearer than is seen. */
const HALVINGS = 12;

/** The place between two points at which a function changes its sign. */
function zeroBetween(f: Level, from: Vec3, to: Vec3): Vec3 {
  takeSteps(NODE_STEPS * HALVINGS);
  const isIn = f(from) > 0;
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = lerp(low, high, 0.5);
    if (f(middle) > 0 === isIn) low = middle;
    else high = middle;
  }
  return lerp(low, high, 0.5);
}

/** What of a mesh lies in a box; its new corners lie on the surface, too. */
function cutToBox(mesh: LevelMesh, { low, high }: Box3): LevelMesh {
  const planes: readonly (readonly [normal: Vec3, offset: number])[] = [
    [vec3(1, 0, 0), high.x],
    [vec3(-1, 0, 0), -low.x],
    [vec3(0, 1, 0), high.y],
    [vec3(0, -1, 0), -low.y],
    [vec3(0, 0, 1), high.z],
    [vec3(0, 0, -1), -low.z],
  ];
  return planes.reduce((rest, [normal, offset]) => cutByPlane(rest, (p) => dot(normal, p) - offset), mesh);
}

/** The part of a mesh where `over` is at most 0. */
function cutByPlane(mesh: LevelMesh, over: Level): LevelMesh {
  const { f, cell } = mesh;
  const vertices = [...mesh.vertices];
  const sides = vertices.map(over);
  if (sides.every((side) => side <= 0)) return mesh;
  const made = new Map<string, number>();
  const between = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const [p, q] = [vertices[a]!, vertices[b]!];
    const on = lerp(p, q, sides[a]! / (sides[a]! - sides[b]!));
    const id = vertices.push(settled([f, over], on, cell, SEEN)) - 1;
    made.set(key, id);
    return id;
  };
  takeSteps(NODE_STEPS * mesh.triangles.length);
  const triangles: Triangle[] = [];
  for (const triangle of mesh.triangles) {
    const inside = triangle.filter((corner) => sides[corner]! <= 0).length;
    if (inside === 3) triangles.push(triangle);
    if (inside === 3 || inside === 0) continue;
    const kept = triangle.flatMap((a, i) => {
      const b = triangle[(i + 1) % 3]!;
      const isIn = sides[a]! <= 0;
      const cut = isIn === sides[b]! <= 0 ? [] : [between(a, b)];
      return isIn ? [a, ...cut] : cut;
    });
    triangles.push(...kept.slice(2).map((c, i): Triangle => [kept[0]!, kept[i + 1]!, c]));
  }
  return { ...mesh, vertices, triangles };
}
