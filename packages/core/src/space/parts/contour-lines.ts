import { meshLines, type Vec3 } from '@geoslide/geometry';
import type { Patch, Wire } from './parts.js';

/** More heights than this can't be told apart. */
const MOST = 100;

/** A line nearer to where the picture ends a surface, in parts of the distance, would double its border. */
const NEAR_END = 0.25;

/**
 * The lines of a surface at the heights that are multiples of a distance, of so many at most that are seen apart.
 *
 * @param endless Whether only the picture ends the surface.
 */
export function contourLines(patches: readonly Patch[], distance: number, endless = false): Wire[] {
  const vertices: Vec3[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (p: Vec3): number => {
    const key = `${p.x} ${p.y} ${p.z}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const made = vertices.push(p) - 1;
    numbers.set(key, made);
    return made;
  };
  const triangles = patches.flatMap(({ corners }) => {
    const ids = corners.map(numberOf);
    return ids.slice(2).map((id, k): readonly [number, number, number] => [ids[0]!, ids[k + 1]!, id]);
  });
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { z } of vertices) {
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  if (!(low < high && high < Number.POSITIVE_INFINITY)) return [];
  const step = distance * Math.ceil((high - low) / distance / MOST);
  const free = endless ? NEAR_END : 0;
  const first = Math.ceil(low / step + free);
  const count = Math.max(0, Math.floor(high / step - free) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step).flatMap((height) =>
    meshLines({ vertices, triangles }, ({ z }) => z - height).map((points): Wire => ({ kind: 'polyline', points })),
  );
}
