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

/** Halvings after which all three numbers are one: each brings them four times as near. */
const DUPLICATIONS = 40;

/**
 * The surface of the ellipsoid with these half axes by Carlson's symmetric integral (DLMF 19.33.1), which comes from
 * two others by duplication (DLMF 19.21.10, 19.26.18 and 19.26.20).
 */
export function ellipsoidArea(a: number, b: number, c: number): number {
  const [x, z, y] = [b * c, c * a, a * b].map((side) => side * side).sort((p, q) => q - p) as [number, number, number];
  let [p, q, r, sum, part] = [x, y, z, 0, 1];
  for (let i = 0; i < DUPLICATIONS; i++) {
    const [u, v, w] = [Math.sqrt(p), Math.sqrt(q), Math.sqrt(r)];
    const shift = u * v + v * w + w * u;
    sum += part / (w * (r + shift));
    part /= 4;
    [p, q, r] = [(p + shift) / 4, (q + shift) / 4, (r + shift) / 4];
  }
  const [first, second] = [1 / Math.sqrt(r), sum + part / (3 * r * Math.sqrt(r))];
  return 2 * Math.PI * (z * first - (x - z) * (y - z) * second + Math.sqrt((x * y) / z));
}
