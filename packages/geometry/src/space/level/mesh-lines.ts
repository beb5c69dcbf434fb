import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { lerp } from '../vec3.js';
import type { LevelMesh } from './level-mesh.js';
import { type Links, link, linkedLines } from './linked-lines.js';

/** Steps to look at a triangle. */
const TRIANGLE_STEPS = 2;

/**
 * The lines on the triangles of a mesh in which a function is 0; a closed one ends with its first point.
 *
 * @param g Of a corner and its number.
 * @param moved Where a point of a side, on which the function is 0 if it runs evenly, belongs.
 */
export function meshLines(
  { vertices, triangles }: Pick<LevelMesh, 'vertices' | 'triangles'>,
  g: (p: Vec3, corner: number) => number,
  moved = (p: Vec3): Vec3 => p,
): Vec3[][] {
  takeSteps(TRIANGLE_STEPS * triangles.length);
  const sides = vertices.map(g);
  const links: Links<Vec3> = new Map();
  const crossing = (a: number, b: number): string | undefined => {
    const [from, to] = [sides[a]!, sides[b]!];
    if (from > 0 === to > 0 || !Number.isFinite(from - to)) return undefined;
    const key = edgeKey(a, b);
    if (!links.has(key)) {
      const on = lerp(vertices[a]!, vertices[b]!, from / (from - to));
      links.set(key, { point: moved(on), next: [] });
    }
    return key;
  };
  for (const [a, b, c] of triangles) {
    const above = sides[a]! > 0;
    if (sides[b]! > 0 === above && sides[c]! > 0 === above) continue;
    const [from, to, none] = [crossing(a, b), crossing(b, c), crossing(c, a)].filter((key) => key !== undefined);
    if (from !== undefined && to !== undefined && none === undefined) link(links, from, to);
  }
  return linkedLines(links);
}

/** The name of a side of a triangle, whichever way it runs. */
export const edgeKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
