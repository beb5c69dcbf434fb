import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import type { LevelMesh } from './level-mesh.js';
import { type Links, link, linkedLines } from './linked-lines.js';
import { edgeKey } from './mesh-lines.js';

/** Steps to look at a triangle. */
const TRIANGLE_STEPS = 2;

/** The lines in which a mesh ends. */
export function meshBorders({ vertices, triangles }: LevelMesh): Vec3[][] {
  takeSteps(TRIANGLE_STEPS * triangles.length);
  const open = new Map<string, readonly [number, number]>();
  for (const triangle of triangles) {
    triangle.forEach((a, i) => {
      const b = triangle[(i + 1) % 3]!;
      const key = edgeKey(a, b);
      if (!open.delete(key)) open.set(key, [a, b]);
    });
  }
  const links: Links<Vec3> = new Map();
  for (const [a, b] of open.values()) {
    for (const id of [a, b]) if (!links.has(`${id}`)) links.set(`${id}`, { point: vertices[id]!, next: [] });
    link(links, `${a}`, `${b}`);
  }
  return linkedLines(links);
}
