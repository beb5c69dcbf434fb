import type { Vec3 } from '../values.js';

export const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
export const add = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const sub = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const mul = (a: Vec3, k: number): Vec3 => ({ x: a.x * k, y: a.y * k, z: a.z * k });
/** a + k b */
export const along = (a: Vec3, b: Vec3, k: number): Vec3 => ({ x: a.x + k * b.x, y: a.y + k * b.y, z: a.z + k * b.z });
export const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec3, b: Vec3): Vec3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
export const length = (a: Vec3): number => Math.hypot(a.x, a.y, a.z);
export const distance = (a: Vec3, b: Vec3): number => length(sub(a, b));
export const lerp = (a: Vec3, b: Vec3, t: number): Vec3 => along(a, sub(b, a), t);

/** `a` at length 1. `a` has to be other than 0. */
export function unit(a: Vec3): Vec3 {
  return mul(a, 1 / length(a));
}

export function mean(points: readonly Vec3[]): Vec3 {
  return mul(points.reduce(add, vec3(0, 0, 0)), 1 / points.length);
}

/** Two unit vectors with u × v = axis / |axis|; u is horizontal where that is possible. */
export function frame(axis: Vec3): { u: Vec3; v: Vec3; n: Vec3 } {
  const n = unit(axis);
  const horizontal = Math.hypot(n.x, n.y) > FRAME_LIMIT;
  const u = horizontal ? unit(vec3(-n.y, n.x, 0)) : vec3(1, 0, 0);
  const straight = sub(u, mul(n, dot(u, n)));
  const right = unit(straight);
  return { u: right, v: cross(n, right), n };
}

/** An axis this near to vertical counts as vertical: its horizontal part holds too few digits to turn a frame by. */
const FRAME_LIMIT = 1e-9;

/** `p` turned by `angle` radians about the axis through `origin`, counterclockwise seen against `axis` (Rodrigues' formula). */
export function turn(p: Vec3, origin: Vec3, axis: Vec3, angle: number): Vec3 {
  const k = unit(axis);
  const a = sub(p, origin);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return add(origin, add(add(mul(a, c), mul(cross(k, a), s)), mul(k, dot(k, a) * (1 - c))));
}

/** Newell's normal of a polygon, as long as twice its area; counterclockwise seen from its tip. */
export function polygonNormal(vertices: readonly Vec3[]): Vec3 {
  const origin = vertices[0]!;
  let normal = vec3(0, 0, 0);
  for (let i = 1; i + 1 < vertices.length; i++) {
    normal = add(normal, cross(sub(vertices[i]!, origin), sub(vertices[i + 1]!, origin)));
  }
  return normal;
}

/** The largest extent of the points, for tolerances relative to the figure. */
export function extent(points: readonly Vec3[]): number {
  let size = 0;
  for (const axis of ['x', 'y', 'z'] as const) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const point of points) {
      low = Math.min(low, point[axis]);
      high = Math.max(high, point[axis]);
    }
    size = Math.max(size, high - low);
  }
  return size;
}
