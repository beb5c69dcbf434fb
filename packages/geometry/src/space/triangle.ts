import { type Polygon3Value, Undefined, type Value, type Vec3 } from '../values.js';
import { add, along, cross, distance, dot, length, mul, sub } from './vec3.js';

/** Sine of an angle below which three points count as lying on one line. */
const FLAT = 1e-12;

/** The corners of a triangle. Throws Undefined for any other polygon. */
export function triangleOf(value: Value): [Vec3, Vec3, Vec3] {
  const { vertices } = value as Polygon3Value;
  if (vertices.length !== 3) throw new Undefined(`a polygon with ${vertices.length} corners is no triangle`);
  return [vertices[0]!, vertices[1]!, vertices[2]!];
}

/** (b - a) × (c - a). Throws Undefined for points on one line. */
export function triangleNormal(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const p = sub(b, a);
  const q = sub(c, a);
  const normal = cross(p, q);
  if (length(normal) <= FLAT * length(p) * length(q)) throw new Undefined('the three points lie on one line');
  return normal;
}

/** From a: ((p·p) q - (q·q) p) × (p × q) / 2 |p × q|² with p = b - a, q = c - a. */
export function circumcenter(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const normal = triangleNormal(a, b, c);
  const p = sub(b, a);
  const q = sub(c, a);
  const toCenter = cross(sub(mul(q, dot(p, p)), mul(p, dot(q, q))), normal);
  return along(a, toCenter, 1 / (2 * dot(normal, normal)));
}

/** The mean of the corners weighted by the opposite sides. */
export function incenter(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  triangleNormal(a, b, c);
  const [u, v, w] = [distance(b, c), distance(c, a), distance(a, b)];
  return mul(add(add(mul(a, u), mul(b, v)), mul(c, w)), 1 / (u + v + w));
}

/** By Euler's line: A + B + C - 2 O for the circumcentre O. */
export function orthocenter(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  return along(add(add(a, b), c), circumcenter(a, b, c), -2);
}

/** Twice the area over the perimeter. */
export function inradius(a: Vec3, b: Vec3, c: Vec3): number {
  return length(triangleNormal(a, b, c)) / (distance(a, b) + distance(b, c) + distance(c, a));
}
