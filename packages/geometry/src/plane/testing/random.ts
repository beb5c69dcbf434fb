import type { Vec2 } from '../../values.js';
import { distance } from '../vec.js';

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type TrianglePoints = readonly [A: Vec2, B: Vec2, C: Vec2];

/** Triangles with coordinates in ±10, none of them flat or nearly equilateral. */
export function randomTriangles(count: number, seed = 1): TrianglePoints[] {
  const random = randomNumbers(seed);
  const point = () => ({ x: 20 * random() - 10, y: 20 * random() - 10 });
  const found: TrianglePoints[] = [];
  while (found.length < count) {
    const [A, B, C] = [point(), point(), point()];
    const sides = [distance(A, B), distance(B, C), distance(C, A)].sort((a, b) => a - b) as [number, number, number];
    if (sides[0] > 2 && sides[2] < 0.9 * (sides[0] + sides[1]) && sides[2] > 1.1 * sides[0]) found.push([A, B, C]);
  }
  return found;
}
