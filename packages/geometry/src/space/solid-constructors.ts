import type { Constructor } from '../table.js';
import {
  type ConeValue,
  type ListValue,
  type NumberValue,
  type PlaneInSpaceValue,
  type Polygon3Value,
  type PolyhedronValue,
  type SphereValue,
  Undefined,
  type Value,
  type Vec3,
} from '../values.js';
import { entry, form, numberAt, pointAt } from './entry.js';
import { listPoints } from './list-points.js';
import { polygonCentroid } from './measure.js';
import { net } from './net.js';
import { requireFlat } from './planes.js';
import { section } from './section.js';
import {
  cube,
  cuboid,
  dodecahedron,
  icosahedron,
  octahedron,
  polyhedron,
  prism,
  pyramid,
  pyramidFrustum,
  tetrahedron,
} from './solids.js';
import { along, distance, mul, polygonNormal, sub, unit } from './vec3.js';

const SQUARE = 'Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2))';
const EDGE = 'A: Point3, B: Point3';

const corners = (args: readonly Value[], index = 0): readonly Vec3[] => (args[index] as Polygon3Value).vertices;

function positive(value: number, what: string): number {
  if (!(value > 0)) throw new Undefined(`${what} has to be above 0, not ${value}`);
  return value;
}

function round(type: 'Cone' | 'Cylinder', base: Vec3, top: Vec3, radius: number, topRadius: number): ConeValue {
  if (distance(base, top) === 0) throw new Undefined(`the two ends of the ${type.toLowerCase()} are the same point`);
  return { type, base, top, radius: positive(radius, 'the radius'), topRadius };
}

const centroid = (base: readonly Vec3[]): Vec3 => polygonCentroid(base);
const upward = (base: readonly Vec3[], height: number): Vec3 => mul(unit(polygonNormal(base)), height);

/** Solids. */
export const spaceSolids: readonly Constructor[] = [
  entry(
    'Sphere',
    form(
      'center: Point3, radius: Number',
      'Sphere',
      'The sphere around a centre.',
      'Sphere(Point(0, 0, 0), 2)',
      (args): SphereValue => ({
        type: 'Sphere',
        center: pointAt(args, 0),
        radius: positive(numberAt(args, 1), 'the radius'),
      }),
    ),
    form(
      'center: Point3, P: Point3',
      'Sphere',
      'The sphere around a centre through P.',
      'Sphere(Point(0, 0, 0), Point(0, 0, 2))',
      (args): SphereValue => ({
        type: 'Sphere',
        center: pointAt(args, 0),
        radius: positive(distance(pointAt(args, 0), pointAt(args, 1)), 'the radius'),
      }),
    ),
  ),
  entry(
    'Cone',
    form(
      'base: Point3, apex: Point3, radius: Number',
      'Cone',
      'The right circular cone over a base centre.',
      'Cone(Point(0, 0, 0), Point(0, 0, 3), 1)',
      (args) => round('Cone', pointAt(args, 0), pointAt(args, 1), numberAt(args, 2), 0),
    ),
  ),
  entry(
    'Cylinder',
    form(
      'base: Point3, top: Point3, radius: Number',
      'Cylinder',
      'The right circular cylinder between two centres.',
      'Cylinder(Point(0, 0, 0), Point(0, 0, 3), 1)',
      (args) => round('Cylinder', pointAt(args, 0), pointAt(args, 1), numberAt(args, 2), numberAt(args, 2)),
    ),
  ),
  entry(
    'Frustum',
    form(
      'base: Point3, top: Point3, radius: Number, topRadius: Number',
      'Cone',
      'The frustum of a cone between two centres.',
      'Frustum(Point(0, 0, 0), Point(0, 0, 2), 2, 1)',
      (args) =>
        round(
          'Cone',
          pointAt(args, 0),
          pointAt(args, 1),
          numberAt(args, 2),
          positive(numberAt(args, 3), 'the top radius'),
        ),
    ),
    form(
      'base: Polygon3, apex: Point3, ratio: Number',
      'Polyhedron',
      'The frustum of the pyramid over a polygon; its top is the base scaled by the ratio towards the apex.',
      `Frustum(${SQUARE}, Point(1, 1, 4), 0.5)`,
      (args) => pyramidFrustum(corners(args), pointAt(args, 1), numberAt(args, 2)),
    ),
  ),
  entry(
    'Cube',
    form(
      EDGE,
      'Polyhedron',
      'The cube on the edge AB, its base as horizontal as possible.',
      'Cube(Point(0, 0, 0), Point(2, 0, 0))',
      (args) => cube(pointAt(args, 0), pointAt(args, 1)),
    ),
  ),
  entry(
    'Tetrahedron',
    form(
      EDGE,
      'Polyhedron',
      'The regular tetrahedron on the edge AB.',
      'Tetrahedron(Point(0, 0, 0), Point(2, 0, 0))',
      (args) => tetrahedron(pointAt(args, 0), pointAt(args, 1)),
    ),
  ),
  entry(
    'Octahedron',
    form(
      EDGE,
      'Polyhedron',
      'The regular octahedron on the edge AB, standing on a face.',
      'Octahedron(Point(0, 0, 0), Point(2, 0, 0))',
      (args) => octahedron(pointAt(args, 0), pointAt(args, 1)),
    ),
  ),
  entry(
    'Icosahedron',
    form(
      EDGE,
      'Polyhedron',
      'The regular icosahedron on the edge AB.',
      'Icosahedron(Point(0, 0, 0), Point(2, 0, 0))',
      (args) => icosahedron(pointAt(args, 0), pointAt(args, 1)),
    ),
  ),
  entry(
    'Dodecahedron',
    form(
      EDGE,
      'Polyhedron',
      'The regular dodecahedron on the edge AB.',
      'Dodecahedron(Point(0, 0, 0), Point(2, 0, 0))',
      (args) => dodecahedron(pointAt(args, 0), pointAt(args, 1)),
    ),
  ),
  entry(
    'Cuboid',
    form(
      'P: Point3, a: Number, b: Number, c: Number',
      'Polyhedron',
      'The cuboid from P to P + (a, b, c).',
      'Cuboid(Point(0, 0, 0), 3, 2, 1)',
      (args) => cuboid(pointAt(args, 0), numberAt(args, 1), numberAt(args, 2), numberAt(args, 3)),
    ),
  ),
  entry(
    'Prism',
    form(
      'base: Polygon3, height: Number',
      'Polyhedron',
      'The right prism over a polygon, along its normal.',
      `Prism(${SQUARE}, 3)`,
      (args) => prism(corners(args), upward(corners(args), numberAt(args, 1))),
    ),
    form(
      'base: Polygon3, P: Point3',
      'Polyhedron',
      'The prism whose first corner goes to P.',
      `Prism(${SQUARE}, Point(1, 0, 3))`,
      (args) => prism(corners(args), sub(pointAt(args, 1), corners(args)[0]!)),
    ),
  ),
  entry(
    'Pyramid',
    form(
      'base: Polygon3, height: Number',
      'Polyhedron',
      'The pyramid over a polygon, its apex over the centroid.',
      `Pyramid(${SQUARE}, 3)`,
      (args) => pyramid(corners(args), along(centroid(corners(args)), upward(corners(args), numberAt(args, 1)), 1)),
    ),
    form(
      'base: Polygon3, apex: Point3',
      'Polyhedron',
      'The pyramid over a polygon with the given apex.',
      `Pyramid(${SQUARE}, Point(1, 1, 3))`,
      (args) => pyramid(corners(args), pointAt(args, 1)),
    ),
  ),
  entry(
    'Polyhedron',
    form(
      'points: List, faces: List',
      'Polyhedron',
      'The polyhedron with the given corners and faces; a face lists corner numbers from 1.',
      'Polyhedron([Point(0,0,0), Point(1,0,0), Point(0,1,0), Point(0,0,1)], [[1,3,2], [1,2,4], [2,3,4], [3,1,4]])',
      (args) => fromFaces(listPoints(args[0]!), args[1] as ListValue),
    ),
  ),
  entry(
    'Section',
    form(
      'solid: Solid, plane: Plane',
      'Polygon3',
      'The polygon, circle or ellipse that a plane cuts out of a solid.',
      'Section(Cube(Point(0, 0, 0), Point(2, 0, 0)), Plane(Point(0, 0, 1), Vector(1, 1, 1)))',
      (args) => section(args[0] as PolyhedronValue | SphereValue | ConeValue, args[1] as PlaneInSpaceValue),
    ),
  ),
  entry(
    'Net',
    form(
      'solid: Polyhedron, unfolding: Number',
      'Polyhedron',
      'The faces of a solid unfolded over its base; 0 is closed, 1 lies flat.',
      'Net(Cube(Point(0, 0, 0), Point(2, 0, 0)), 1)',
      (args) => net(args[0] as PolyhedronValue, numberAt(args, 1)),
    ),
  ),
];

function fromFaces(vertices: readonly Vec3[], list: ListValue): PolyhedronValue {
  if (list.items.length === 0) throw new Undefined('a polyhedron has at least one face');
  const faces = list.items.map((face, at) => {
    if (face.type !== 'List' || face.items.length < 3)
      throw new Undefined(`face ${at + 1} does not list three corners or more`);
    return face.items.map((item) => {
      const n = (item as NumberValue).value;
      if (item.type !== 'Number' || !Number.isInteger(n) || n < 1 || n > vertices.length) {
        throw new Undefined(`face ${at + 1} names a corner that is no number from 1 to ${vertices.length}`);
      }
      return n - 1;
    });
  });
  for (const face of faces) requireFlat(face.map((i) => vertices[i]!));
  return orientOutward(vertices, faces);
}

/** Turns faces so that neighbours run their common edge in opposite directions, and all of them outwards. */
function orientOutward(vertices: readonly Vec3[], faces: readonly (readonly number[])[]): PolyhedronValue {
  const turned = faces.map((face) => [...face]);
  const visited = new Set<number>();
  let closed = true;
  for (let seed = 0; seed < turned.length; seed++) {
    if (visited.has(seed)) continue;
    visited.add(seed);
    const queue = [seed];
    for (const index of queue) {
      const face = turned[index]!;
      face.forEach((from, i) => {
        const to = face[(i + 1) % face.length]!;
        const other = turned.findIndex((next, j) => j !== index && hasEdge(next, from, to, true));
        if (other < 0) closed = false;
        else if (!visited.has(other)) {
          if (hasEdge(turned[other]!, from, to, false)) turned[other]!.reverse();
          visited.add(other);
          queue.push(other);
        }
      });
    }
  }
  const signed = turned.reduce((sum, face) => {
    const points = face.map((i) => vertices[i]!);
    const normal = polygonNormal(points);
    return sum + normal.x * points[0]!.x + normal.y * points[0]!.y + normal.z * points[0]!.z;
  }, 0);
  if (signed < 0) for (const face of turned) face.reverse();
  return polyhedron(vertices, turned, closed);
}

function hasEdge(face: readonly number[], from: number, to: number, either: boolean): boolean {
  return face.some((corner, i) => {
    const next = face[(i + 1) % face.length];
    return (corner === from && next === to) || (either && corner === to && next === from);
  });
}
