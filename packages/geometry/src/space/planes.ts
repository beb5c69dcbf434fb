import { type PlaneInSpaceValue, Undefined, type Vec3 } from '../values.js';
import { cross, dot, extent, length, mean, mul, polygonNormal, sub } from './vec3.js';

/** Sine of the angle below which directions count as parallel. */
export const PARALLEL = 1e-12;

/** The plane through `center` across `normal`. Throws Undefined for a normal of length 0. */
export function planeAcross(center: Vec3, normal: Vec3): PlaneInSpaceValue {
  const size = length(normal);
  if (size === 0) throw new Undefined('the normal of the plane has length 0');
  const n = mul(normal, 1 / size);
  return { type: 'Plane', normal: n, offset: dot(n, center), center };
}

export function planeThrough(a: Vec3, b: Vec3, c: Vec3): PlaneInSpaceValue {
  const normal = cross(sub(b, a), sub(c, a));
  if (length(normal) <= PARALLEL * extent([a, b, c]) ** 2) {
    throw new Undefined('the three points lie on one line, so many planes pass through them');
  }
  return planeAcross(a, normal);
}

/** How far `p` is above the plane, along its normal. */
export const heightOver = (plane: PlaneInSpaceValue, p: Vec3): number => dot(plane.normal, p) - plane.offset;

export const foot = (plane: PlaneInSpaceValue, p: Vec3): Vec3 => sub(p, mul(plane.normal, heightOver(plane, p)));

/**
 * How far the points are from the plane that fits them best, which passes through their mean; 0 where they are flat but
 * for rounding. Throws Undefined
 * for points on a line, and where no plane nearly fits.
 */
export function unevenness(vertices: readonly Vec3[]): { plane: PlaneInSpaceValue; uneven: number } {
  const size = extent(vertices);
  const [a] = vertices;
  let longest: Vec3 = { x: 0, y: 0, z: 0 };
  for (let i = 1; i + 1 < vertices.length; i++) {
    const next = cross(sub(vertices[i]!, a!), sub(vertices[i + 1]!, a!));
    if (length(next) > length(longest)) longest = next;
  }
  if (length(longest) <= PARALLEL * size * size) throw new Undefined('the points of the polygon lie on one line');
  const plane = planeAcross(a!, longest);
  if (vertices.every((p) => Math.abs(heightOver(plane, p)) <= FLAT * size)) return { plane, uneven: 0 };
  // A polygon that crosses itself may have no area of its own.
  const normal = polygonNormal(vertices);
  const fitting = planeAcross(mean(vertices), length(normal) > FLAT * size * size ? normal : longest);
  const uneven = Math.max(...vertices.map((p) => Math.abs(heightOver(fitting, p))));
  if (uneven > NEARLY_FLAT * size) throw new Undefined('the points of the polygon do not lie in one plane');
  return { plane: fitting, uneven };
}

/** How far a corner may leave the plane of its polygon, relative to its size: typed coordinates have few digits. */
const FLAT = 1e-6;
/** Further off than rounding to two decimals makes a polygon of one unit, it is not meant to be flat. */
const NEARLY_FLAT = 0.01;
