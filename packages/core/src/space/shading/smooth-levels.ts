import { takeSteps, type Vec3 } from '@geoslide/geometry';
import type { Projector } from '../camera/projection.js';
import { stretched } from '../camera/stretch.js';
import { add, dot, length, mul } from '../camera/vector.js';
import { normalOf, shadeLevel } from './shade.js';

/** Corners this near, px, are one. */
const SAME = 1e-3;
/** Where a corner's normal turns from a face's by more than this cosine, the surface has an edge. */
const SMOOTH = 0.7;

/** Steps for the corners of a face. */
const FACE_STEPS = 20;

/**
 * The level of shade at each corner of each cell, with the normal that the cells around a corner have together
 * (Gouraud 1971), so that a surface is no polyhedron.
 *
 * @param levelAt The level for a normal of the stretched world at a point, on the side from which the corners of its
 * face run counterclockwise.
 */
export function smoothLevels(
  faces: readonly (readonly Vec3[])[],
  projector: Projector,
  levelAt = (normal: Vec3, at: Vec3): number => shadeLevel(normal, at, projector),
): number[][] {
  takeSteps(FACE_STEPS * faces.length);
  const normals = faces.map((face) => normalOf(face.map((p) => stretched(p, projector.scaleZ))));
  const keyOf = (p: Vec3): string =>
    [p.x, p.y, p.z].map((value) => Math.round((value * projector.scale) / SAME)).join(' ');
  const around = new Map<string, Vec3>();
  const keys = faces.map((face) => face.map(keyOf));
  faces.forEach((_, f) => {
    const normal = normals[f]!;
    for (const key of new Set(keys[f])) {
      const sum = around.get(key);
      around.set(key, sum ? add(sum, mul(normal, dot(sum, normal) < 0 ? -1 : 1)) : normal);
    }
  });
  return faces.map((face, f) => {
    const own = normals[f]!;
    return face.map((corner, k) => {
      const shared = around.get(keys[f]![k]!)!;
      const cosine = dot(shared, own) / (length(shared) * length(own) || 1);
      return levelAt(Math.abs(cosine) < SMOOTH ? own : mul(shared, Math.sign(cosine)), corner);
    });
  });
}
