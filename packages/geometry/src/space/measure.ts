import type { ConeValue, PolyhedronValue, Vec3 } from '../values.js';
import { cross, distance, dot, length, polygonNormal, sub } from './vec3.js';

export const polygonArea = (vertices: readonly Vec3[]): number => length(polygonNormal(vertices)) / 2;

export function perimeter(vertices: readonly Vec3[]): number {
  return vertices.reduce((sum, p, i) => sum + distance(p, vertices[(i + 1) % vertices.length]!), 0);
}

/** The centre of a polygon's area. */
export function polygonCentroid(vertices: readonly Vec3[]): Vec3 {
  const origin = vertices[0]!;
  const normal = polygonNormal(vertices);
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 1; i + 1 < vertices.length; i++) {
    const a = sub(vertices[i]!, origin);
    const b = sub(vertices[i + 1]!, origin);
    const weight = dot(cross(a, b), normal) / 3;
    x += weight * (a.x + b.x);
    y += weight * (a.y + b.y);
    z += weight * (a.z + b.z);
  }
  const total = dot(normal, normal);
  return { x: origin.x + x / total, y: origin.y + y / total, z: origin.z + z / total };
}

const facePoints = (solid: PolyhedronValue, face: readonly number[]): Vec3[] => face.map((i) => solid.vertices[i]!);

/** By the divergence theorem: a third of the sum of normal · corner over the faces. */
export function polyhedronVolume(solid: PolyhedronValue): number {
  const sum = solid.faces.reduce((total, face) => {
    const points = facePoints(solid, face);
    return total + dot(polygonNormal(points), points[0]!);
  }, 0);
  return Math.abs(sum) / 6;
}

export function polyhedronArea(solid: PolyhedronValue): number {
  return solid.faces.reduce((sum, face) => sum + polygonArea(facePoints(solid, face)), 0);
}

export function coneVolume({ base, top, radius: r, topRadius: s }: ConeValue): number {
  return (Math.PI * distance(base, top) * (r * r + r * s + s * s)) / 3;
}

/** Side and caps. */
export function coneArea({ base, top, radius: r, topRadius: s }: ConeValue): number {
  const slant = Math.hypot(distance(base, top), r - s);
  return Math.PI * (r * r + s * s + (r + s) * slant);
}
