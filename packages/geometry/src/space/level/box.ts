import type { Vec3 } from '../../values.js';

/** What lies between two corners, its sides along the axes. */
export interface Box3 {
  readonly low: Vec3;
  readonly high: Vec3;
}

export function isInBox({ low, high }: Box3, p: Vec3): boolean {
  return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y && p.z >= low.z && p.z <= high.z;
}

/** The box around points, larger by `margin` on all sides. One point at least. */
export function boxAround(points: readonly Vec3[], margin = 0): Box3 {
  const along = (read: (p: Vec3) => number): readonly [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (const p of points) [low, high] = [Math.min(low, read(p)), Math.max(high, read(p))];
    return [low - margin, high + margin];
  };
  const [x, y, z] = [along((p) => p.x), along((p) => p.y), along((p) => p.z)];
  return { low: { x: x[0], y: y[0], z: z[0] }, high: { x: x[1], y: y[1], z: z[1] } };
}

export function cornersOfBox({ low, high }: Box3): Vec3[] {
  return [low.x, high.x].flatMap((x) => [low.y, high.y].flatMap((y) => [low.z, high.z].map((z) => ({ x, y, z }))));
}
