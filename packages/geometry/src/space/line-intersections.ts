import {
  type ConeValue,
  type PlaneInSpaceValue,
  type Point3Value,
  type PolyhedronValue,
  type SpaceValue,
  type SphereValue,
  Undefined,
  type Vec3,
} from '../values.js';
import { isLineLike3, type LineLike3, lineForm, nearestParameters } from './line-form.js';
import { heightOver, PARALLEL } from './planes.js';
import { isRing, ringOf } from './ring.js';
import { ringWithLine } from './ring-intersections.js';
import { along, cross, distance, dot, extent, length, polygonNormal, sub, unit } from './vec3.js';

/** Two points this close, relative to the figure, are the same. */
const SAME = 1e-9;

const point3 = ({ x, y, z }: Vec3): Point3Value => ({ type: 'Point3', x, y, z });

/** The points that a line, ray or segment has in common with another figure, in the order of its parameter. Throws Undefined where there are none. */
export function lineWith(line: LineLike3, other: SpaceValue): Point3Value[] {
  if (isLineLike3(other)) return [linesPoint(line, other)];
  if (isRing(other)) return ringWithLine(ringOf(other), line);
  switch (other.type) {
    case 'Plane':
      return pointsAt(line, [planeParameter(line, other)], 'the line is outside its ends where it meets the plane');
    case 'Sphere':
      return pointsAt(line, sphereParameters(line, other), 'the line misses the sphere');
    case 'Cone':
    case 'Cylinder':
      return pointsAt(line, coneParameters(line, other), `the line misses the ${other.type.toLowerCase()}`);
    case 'Polygon3':
      return pointsAt(line, faceParameters(line, other.vertices), 'the line misses the polygon');
    case 'Polyhedron':
      return pointsAt(line, solidParameters(line, other), 'the line misses the solid');
    default:
      throw new Undefined(`no intersection of a line and a ${other.type.replace(/3$/, '')} is known`);
  }
}

function pointsAt(line: LineLike3, parameters: readonly number[], reason: string): Point3Value[] {
  const { origin, direction, min, max } = lineForm(line);
  const inside = parameters.filter((t) => t >= min - SAME && t <= max + SAME).sort((p, q) => p - q);
  const distinct = inside.filter((t, i) => i === 0 || t - inside[i - 1]! > SAME);
  if (distinct.length === 0) throw new Undefined(`no intersection: ${reason}`);
  return distinct.map((t) => point3(along(origin, direction, t)));
}

function planeParameter(line: LineLike3, plane: PlaneInSpaceValue): number {
  const { origin, direction } = lineForm(line);
  const rise = dot(plane.normal, direction);
  if (Math.abs(rise) <= PARALLEL * length(direction)) {
    const inside = Math.abs(heightOver(plane, origin)) <= SAME * (length(origin) + Math.abs(plane.offset));
    throw new Undefined(inside ? 'the line lies in the plane' : 'no intersection: the line is parallel to the plane');
  }
  return -heightOver(plane, origin) / rise;
}

function sphereParameters(line: LineLike3, { center, radius }: SphereValue): number[] {
  const { origin, direction } = lineForm(line);
  const a = dot(direction, direction);
  const middle = dot(sub(center, origin), direction) / a;
  const off = distance(along(origin, direction, middle), center);
  if (off > radius * (1 + SAME)) return [];
  // A tangent line touches once: below the square root of the tolerance the two points are one.
  if (off > radius * (1 - SAME)) return [middle];
  const half = Math.sqrt(((radius - off) * (radius + off)) / a);
  return [middle - half, middle + half];
}

/** Where a line enters and leaves a cone, frustum or cylinder, through its mantle or its caps. */
function coneParameters(line: LineLike3, { base, top, radius, topRadius }: ConeValue): number[] {
  const { origin, direction } = lineForm(line);
  const height = distance(base, top);
  const n = unit(sub(top, base));
  const q = sub(origin, base);
  // Height over the base and radius of the mantle there, both linear in the line's parameter.
  const [h0, h1] = [dot(q, n), dot(direction, n)];
  const slope = (topRadius - radius) / height;
  const [r0, r1] = [radius + slope * h0, slope * h1];
  const a = dot(direction, direction) - h1 * h1 - r1 * r1;
  const b = dot(q, direction) - h0 * h1 - r0 * r1;
  const c = dot(q, q) - h0 * h0 - r0 * r0;
  const size = Math.max(radius, topRadius, height);
  const inHeight = (t: number): boolean => h0 + t * h1 >= -SAME * size && h0 + t * h1 <= height + SAME * size;
  const mantle = quadraticRoots(a, b, c, dot(direction, direction)).filter(
    (t) => inHeight(t) && r0 + t * r1 >= -SAME * size,
  );
  const caps =
    Math.abs(h1) <= PARALLEL * length(direction)
      ? []
      : [[-h0 / h1, base, radius] as const, [(height - h0) / h1, top, topRadius] as const].flatMap(([t, center, r]) =>
          distance(along(origin, direction, t), center) <= r + SAME * size ? [t] : [],
        );
  return [...mantle, ...caps];
}

/** The roots of a t² + 2 b t + c; `scale` is the size of a where it counts as other than 0. */
function quadraticRoots(a: number, b: number, c: number, scale: number): number[] {
  if (Math.abs(a) <= PARALLEL * scale) return b === 0 ? [] : [-c / (2 * b)];
  const discriminant = b * b - a * c;
  if (discriminant < -SAME * b * b) return [];
  if (discriminant <= SAME * b * b) return [-b / a];
  const root = Math.sqrt(discriminant);
  return [(-b - root) / a, (-b + root) / a];
}

function faceParameters(line: LineLike3, face: readonly Vec3[]): number[] {
  const { origin, direction } = lineForm(line);
  const normal = polygonNormal(face);
  const rise = dot(normal, direction);
  if (Math.abs(rise) <= PARALLEL * length(normal) * length(direction)) return [];
  const t = dot(normal, sub(face[0]!, origin)) / rise;
  return insideFace(along(origin, direction, t), face, unit(normal)) ? [t] : [];
}

function solidParameters(line: LineLike3, solid: PolyhedronValue): number[] {
  return solid.faces.flatMap((face) =>
    faceParameters(
      line,
      face.map((i) => solid.vertices[i]!),
    ),
  );
}

/** Whether a point of a face's plane lies in the face or on its edge (winding by signed angles). */
function insideFace(p: Vec3, face: readonly Vec3[], normal: Vec3): boolean {
  const limit = SAME * extent(face);
  let turns = 0;
  for (let i = 0; i < face.length; i++) {
    const a = sub(face[i]!, p);
    const b = sub(face[(i + 1) % face.length]!, p);
    const edge = sub(b, a);
    const t = Math.min(1, Math.max(0, -dot(a, edge) / dot(edge, edge)));
    if (length(along(a, edge, t)) <= limit) return true;
    turns += Math.atan2(dot(cross(a, b), normal), dot(a, b));
  }
  return Math.abs(turns) > Math.PI;
}

function linesPoint(a: LineLike3, b: LineLike3): Point3Value {
  const p = lineForm(a);
  const q = lineForm(b);
  const nearest = nearestParameters(p, q);
  if (!nearest) throw new Undefined('no intersection: the lines are parallel');
  const [t, s] = nearest;
  const onA = along(p.origin, p.direction, t);
  const onB = along(q.origin, q.direction, s);
  const size = distance(p.origin, q.origin) + length(p.direction) + length(q.direction);
  if (distance(onA, onB) > SAME * size) throw new Undefined('no intersection: the lines are skew');
  const outside = t < p.min - SAME || t > p.max + SAME || s < q.min - SAME || s > q.max + SAME;
  if (outside) throw new Undefined('no intersection: the lines meet outside their ends');
  return point3(onA);
}
