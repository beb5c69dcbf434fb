import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { add, cross, sub, vec3 } from '../vec3.js';
import type { LevelMesh } from './level-mesh.js';
import { slopeOf } from './settle.js';

/** Of a cell: over so much of it the slope is measured that says where the surface looks. */
const SLOPE_STEP = 0.1;

/** The slope of f beside a point of its surface, which looks along it. */
export const slopeBeside = ({ f, cell }: LevelMesh, p: Vec3): Vec3 => slopeOf(f, p, SLOPE_STEP * cell);

/** Steps to look at a triangle. */
const TRIANGLE_STEPS = 4;

/** Where the surface looks at each corner, along the slope of f: its triangles' normals, weighted by area. */
export function cornerNormals({ vertices, triangles }: LevelMesh): Vec3[] {
  takeSteps(TRIANGLE_STEPS * triangles.length);
  const normals = vertices.map(() => vec3(0, 0, 0));
  for (const triangle of triangles) {
    const [p, q, r] = triangle.map((corner) => vertices[corner]!) as [Vec3, Vec3, Vec3];
    const normal = cross(sub(q, p), sub(r, p));
    for (const corner of triangle) normals[corner] = add(normals[corner]!, normal);
  }
  return normals;
}
