import type { ValueOf } from '../value-types.js';
import {
  type HalfSpaceValue,
  type Line3Value,
  type PlaneInSpaceValue,
  type Point3Value,
  type Polygon3Value,
  type SpaceValue,
  type SphereValue,
  Undefined,
  type Vec3,
} from '../values.js';
import { crossings } from './crossing/crossings.js';
import { joinedSegments } from './crossing/joined-segments.js';
import { pathCrossings } from './crossing/path-crossings.js';
import { isLineLike3 } from './line-form.js';
import { lineWith } from './line-intersections.js';
import { foot, heightOver, PARALLEL } from './planes.js';
import { isRing, ringOf } from './ring.js';
import { ringWithPlane, ringWithRing, ringWithSphere } from './ring-intersections.js';
import { section, sphereSection } from './sections/section.js';
import { add, along, cross, distance, dot, extent, frame, lerp, mul, sub, unit } from './vec3.js';

/** Two points this close, relative to the figure, are the same. */
const SAME = 1e-9;

const point3 = ({ x, y, z }: Vec3): Point3Value => ({ type: 'Point3', x, y, z });

/**
 * All that two figures in space have in common: points in the order of the first line's or circle's parameter, or one line, circle or polygon.
 * Throws Undefined with the reason where there is nothing, or where the two do not cut but coincide.
 */
export function intersectSpace(a: SpaceValue, b: SpaceValue): SpaceValue[] {
  if (a.type === 'HalfSpace') return intersectSpace(borderOf(a), b);
  if (b.type === 'HalfSpace') return intersectSpace(a, borderOf(b));
  if (isLineLike3(a)) return lineWith(a, b);
  if (isLineLike3(b)) return lineWith(b, a);
  if (a.type === 'Plane' && b.type !== 'Curve3') return planeWith(a, b);
  if (b.type === 'Plane' && a.type !== 'Curve3') return planeWith(b, a);
  if (isRing(a) && isRing(b)) return ringWithRing(ringOf(a), ringOf(b));
  if (isRing(a) && b.type === 'Sphere') return ringWithSphere(ringOf(a), b);
  if (a.type === 'Sphere' && isRing(b)) return ringWithSphere(ringOf(b), a);
  if (a.type === 'Sphere' && b.type === 'Sphere') return [spheresCircle(a, b)];
  if (isPath(a) && hasSurface(b)) return pathCrossings(a, b);
  if (isPath(b) && hasSurface(a)) return pathCrossings(b, a);
  return surfacesWith(a, b);
}

/** The plane that bounds a half-space, which is what others meet. */
const borderOf = (value: HalfSpaceValue): PlaneInSpaceValue => ({ ...value, type: 'Plane' });

const isPath = (value: SpaceValue): value is ValueOf<'Path3'> => isRing(value) || value.type === 'Curve3';

/** The lines and curves in which the surfaces of two figures cross. */
function surfacesWith(a: SpaceValue, b: SpaceValue): SpaceValue[] {
  if (!hasSurface(a) || !hasSurface(b)) {
    const types = [a, b].map(({ type }) => type.replace(/3$/, ''));
    throw new Undefined(
      `no intersection of a ${types.join(' and a ')} is known: take lines, circles, curves, planes or solids`,
    );
  }
  const found = surfaceCurves(a, b);
  if (found.length === 0) throw new Undefined('no intersection: the two do not cross');
  return found;
}

/** How many times as far as it is drawn a quadric without an end is looked at. */
const TIMES = [2, 4, 8, 16];

/**
 * The curves of two surfaces. Only a part of a quadric without an end is drawn, but all of it counts. It is looked at
 * where that part has no curves, or cuts off closed ones.
 */
function surfaceCurves(a: SpaceValue, b: SpaceValue): SpaceValue[] {
  const curvesAt = (times: number) => joinedSegments(crossings(grownBy(a, times), grownBy(b, times), 0));
  const found = curvesAt(1);
  if (![a, b].some((each) => each.type === 'CurvedSolid' && each.endless) || isWhole(found)) return found;
  let first = found;
  for (const times of TIMES) {
    const more = curvesAt(times);
    if (isWhole(more)) return more;
    if (first.length === 0) first = more;
  }
  return first;
}

const grownBy = (value: SpaceValue, times: number): SpaceValue =>
  value.type === 'CurvedSolid' && value.endless && times > 1 ? value.endless.grown(times) : value;

/** Whether there are curves, and all of them are closed. */
const isWhole = (curves: readonly SpaceValue[]): boolean =>
  curves.length > 0 &&
  curves.every((curve) => {
    if (curve.type === 'Arc3') return Math.abs(curve.sweep) > 2 * Math.PI - SAME;
    if (curve.type !== 'Curve3') return curve.type === 'Circle3' || curve.type === 'Point3';
    const [start, end, middle] = [curve.min, curve.max, (curve.min + curve.max) / 2].map(curve.at) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    return distance(start, end) <= CLOSED * distance(start, middle);
  });

/** The ends of a closed curve are this near, as a part of its size. */
const CLOSED = 1e-6;

const WITH_SURFACE: ReadonlySet<SpaceValue['type']> = new Set([
  'Plane',
  'Polygon3',
  'Polyhedron',
  'Sphere',
  'Cone',
  'Cylinder',
  'Surface',
  'CurvedSolid',
  'ImplicitSurface',
]);

const hasSurface = ({ type }: SpaceValue): boolean => WITH_SURFACE.has(type);

function planeWith(plane: PlaneInSpaceValue, other: SpaceValue): SpaceValue[] {
  if (isRing(other)) return ringWithPlane(ringOf(other), plane);
  switch (other.type) {
    case 'Plane':
      return [planesLine(plane, other)];
    case 'Sphere': {
      const height = Math.abs(heightOver(plane, other.center));
      const touches = Math.abs(height - other.radius) <= SAME * other.radius;
      return [touches ? point3(foot(plane, other.center)) : sphereSection(other, plane)];
    }
    case 'Polyhedron':
    case 'Cone':
    case 'Cylinder': {
      const cut = section(other, plane);
      return (cut.type === 'List' ? cut.items : [cut]) as SpaceValue[];
    }
    case 'Polygon3':
      return polygonCut(plane, other);
    default:
      return surfacesWith(plane, other);
  }
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

function spheresCircle(a: SphereValue, b: SphereValue): SpaceValue {
  const apart = distance(a.center, b.center);
  if (apart === 0) throw new Undefined('the spheres have one centre, so they do not cut in a circle');
  const from = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const { u, v, n } = frame(sub(b.center, a.center));
  const center = along(a.center, n, from);
  if (Math.abs(Math.abs(from) - a.radius) <= SAME * a.radius) return point3(center);
  const square = (a.radius - from) * (a.radius + from);
  if (!(square > 0)) throw new Undefined('no intersection: the spheres do not cut each other');
  return { type: 'Circle3', center, radius: Math.sqrt(square), u, v };
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
  if (more) throw new Undefined('the plane contains the polygon, or cuts it in several pieces');
  return [{ type: 'Segment3', start, end }];
}
