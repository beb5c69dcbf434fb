import {
  type Circle3Value,
  type Line3Value,
  type PlaneInSpaceValue,
  type Point3Value,
  type Polygon3Value,
  type PolyhedronValue,
  type Ray3Value,
  type Segment3Value,
  type SpaceValue,
  type SphereValue,
  Undefined,
  type Value,
  type Vec3,
  type Vector3Value,
} from '../values.js';
import { heightOver, PARALLEL } from './planes.js';
import { section, sphereSection } from './section.js';
import { add, along, cross, distance, dot, extent, frame, length, lerp, mul, sub, unit, vec3 } from './vec3.js';

export type LineLike3 = Line3Value | Ray3Value | Segment3Value | Vector3Value;

/** Two points this close, relative to the figure, are the same. */
const SAME = 1e-9;

/** point(t) = origin + t direction for t in [min, max]. */
export function lineForm(line: LineLike3): { origin: Vec3; direction: Vec3; min: number; max: number } {
  if (line.type === 'Segment3' || line.type === 'Vector3') {
    return { origin: line.start, direction: sub(line.end, line.start), min: 0, max: 1 };
  }
  return { origin: line.origin, direction: line.direction, min: line.type === 'Ray3' ? 0 : -Infinity, max: Infinity };
}

export const isLineLike3 = (value: Value): value is LineLike3 =>
  value.type === 'Line3' || value.type === 'Ray3' || value.type === 'Segment3' || value.type === 'Vector3';

const point3 = ({ x, y, z }: Vec3): Point3Value => ({ type: 'Point3', x, y, z });

/**
 * All that two figures in space have in common: points in the order of the first line's parameter, or one line or circle.
 * Throws Undefined with the reason where there is nothing, or where the two do not cut but coincide.
 */
export function intersectSpace(a: SpaceValue, b: SpaceValue): SpaceValue[] {
  if (isLineLike3(a)) return lineWith(a, b);
  if (isLineLike3(b)) return lineWith(b, a);
  if (a.type === 'Plane' && b.type === 'Plane') return [planesLine(a, b)];
  if (a.type === 'Plane' && b.type === 'Sphere') return [sphereSection(b, a)];
  if (a.type === 'Sphere' && b.type === 'Plane') return [sphereSection(a, b)];
  if (a.type === 'Sphere' && b.type === 'Sphere') return [spheresCircle(a, b)];
  const [plane, solid] = a.type === 'Plane' ? [a, b] : [b, a];
  if (plane.type === 'Plane' && (solid.type === 'Polyhedron' || solid.type === 'Cone' || solid.type === 'Cylinder')) {
    const cut = section(solid, plane);
    return (cut.type === 'List' ? cut.items : [cut]) as SpaceValue[];
  }
  if (plane.type === 'Plane' && solid.type === 'Polygon3') return polygonCut(plane, solid);
  if (plane.type === 'Plane' && solid.type === 'Circle3') return circlePoints(plane, solid);
  throw new Undefined(`no intersection of a ${a.type} and a ${b.type} is known`);
}

function lineWith(line: LineLike3, other: SpaceValue): SpaceValue[] {
  if (isLineLike3(other)) return [linesPoint(line, other)];
  switch (other.type) {
    case 'Plane':
      return pointsAt(line, [planeParameter(line, other)], 'the line is outside its ends where it meets the plane');
    case 'Sphere':
      return pointsAt(line, sphereParameters(line, other), 'the line misses the sphere');
    case 'Polygon3':
      return pointsAt(line, faceParameters(line, other.vertices), 'the line misses the polygon');
    case 'Polyhedron':
      return pointsAt(line, solidParameters(line, other), 'the line misses the solid');
    default:
      throw new Undefined(`no intersection of a line and a ${other.type} is known`);
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
  const half = Math.sqrt(Math.max(0, (radius - off) * (radius + off)) / a);
  return half * Math.sqrt(a) <= radius * Math.sqrt(2 * SAME) && off > radius * (1 - SAME)
    ? [middle]
    : [middle - half, middle + half];
}

function faceParameters(line: LineLike3, face: readonly Vec3[]): number[] {
  const { origin, direction } = lineForm(line);
  const normal = face
    .slice(1, -1)
    .reduce((sum, p, i) => add(sum, cross(sub(p, face[0]!), sub(face[i + 2]!, face[0]!))), vec3(0, 0, 0));
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
  const normal = cross(p.direction, q.direction);
  const square = dot(normal, normal);
  if (Math.sqrt(square) <= PARALLEL * length(p.direction) * length(q.direction)) {
    throw new Undefined('no intersection: the lines are parallel');
  }
  const between = sub(q.origin, p.origin);
  const t = dot(cross(between, q.direction), normal) / square;
  const s = dot(cross(between, p.direction), normal) / square;
  const onA = along(p.origin, p.direction, t);
  const onB = along(q.origin, q.direction, s);
  const size = length(between) + length(p.direction) + length(q.direction);
  if (distance(onA, onB) > SAME * size) throw new Undefined('no intersection: the lines are skew');
  const outside = t < p.min - SAME || t > p.max + SAME || s < q.min - SAME || s > q.max + SAME;
  if (outside) throw new Undefined('no intersection: the lines meet outside their ends');
  return point3(onA);
}

function planesLine(a: PlaneInSpaceValue, b: PlaneInSpaceValue): Line3Value {
  const direction = cross(a.normal, b.normal);
  const square = dot(direction, direction);
  if (Math.sqrt(square) <= PARALLEL) throw new Undefined('no intersection: the planes are parallel');
  const origin = mul(
    add(mul(cross(b.normal, direction), a.offset), mul(cross(direction, a.normal), b.offset)),
    1 / square,
  );
  const line = unit(direction);
  return { type: 'Line3', origin: along(origin, line, dot(sub(a.center, origin), line)), direction: line };
}

function spheresCircle(a: SphereValue, b: SphereValue): Circle3Value {
  const apart = distance(a.center, b.center);
  if (apart === 0) throw new Undefined('the spheres have one centre, so they do not cut in a circle');
  const from = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const square = (a.radius - from) * (a.radius + from);
  if (!(square > 0)) throw new Undefined('no intersection: the spheres do not cut each other');
  const { u, v, n } = frame(sub(b.center, a.center));
  return { type: 'Circle3', center: along(a.center, n, from), radius: Math.sqrt(square), u, v };
}

function polygonCut(plane: PlaneInSpaceValue, { vertices }: Polygon3Value): SpaceValue[] {
  const cuts: Vec3[] = [];
  const limit = SAME * extent(vertices);
  vertices.forEach((p, i) => {
    const q = vertices[(i + 1) % vertices.length]!;
    const a = heightOver(plane, p);
    const b = heightOver(plane, q);
    if (Math.abs(a) <= limit) cuts.push(p);
    else if (Math.abs(b) > limit && a * b < 0) cuts.push(lerp(p, q, a / (a - b)));
  });
  const [start, end, more] = cuts;
  if (!start) throw new Undefined('no intersection: the plane misses the polygon');
  if (!end) return [point3(start)];
  if (more) throw new Undefined('the plane cuts the polygon in several pieces');
  return [{ type: 'Segment3', start, end }];
}

function circlePoints(plane: PlaneInSpaceValue, circle: Circle3Value): Point3Value[] {
  const axis = cross(circle.u, circle.v);
  const across = cross(axis, plane.normal);
  if (length(across) <= PARALLEL) throw new Undefined('no intersection: the circle is parallel to the plane');
  const toward = unit(cross(unit(across), axis));
  const off = -heightOver(plane, circle.center) / dot(plane.normal, toward);
  const middle = along(circle.center, toward, off);
  const line: Line3Value = { type: 'Line3', origin: middle, direction: unit(across) };
  const around: SphereValue = { type: 'Sphere', center: circle.center, radius: circle.radius };
  return pointsAt(line, sphereParameters(line, around), 'the plane misses the circle');
}
