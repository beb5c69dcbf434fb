import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import {
  type ConeValue,
  type ListValue,
  type NumberValue,
  type PolyhedronValue,
  type SpaceValue,
  Undefined,
  type Vec3,
} from '../../values.js';
import { intersectSpace } from '../intersect.js';
import { listPoints } from '../list-points.js';
import { polygonCentroid } from '../measure.js';
import { net } from '../net.js';
import { unevenness } from '../planes.js';
import { joinedSection } from '../sections/joined-section.js';
import { section } from '../sections/section.js';
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
} from '../solids.js';
import { along, distance, mul, polygonNormal, sub, unit } from '../vec3.js';
import { entry } from './entry.js';

const SQUARE = 'Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2))';

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

/** What a plane cuts out of a figure: a list where that are several pieces. */
function listOf(found: readonly SpaceValue[]): SpaceValue | ListValue {
  if (found.length === 0) throw new Undefined('the plane misses it');
  return found.length === 1 ? found[0]! : { type: 'List', items: found };
}

/** Solids. */
export const spaceSolids: readonly Constructor[] = [
  entry(
    'Sphere',
    form({
      parameters: 'center: Point3, radius: Number',
      returns: 'Sphere',
      doc: 'The sphere around a centre.',
      example: 'Sphere(Point(0, 0, 0), 2)',
      evaluate: ({ center, radius }) => ({
        type: 'Sphere',
        center,
        radius: positive(radius, 'the radius'),
      }),
    }),
    form({
      parameters: 'center: Point3, P: Point3',
      returns: 'Sphere',
      doc: 'The sphere around a centre through P.',
      example: 'Sphere(Point(0, 0, 0), Point(0, 0, 2))',
      evaluate: ({ center, P }) => ({
        type: 'Sphere',
        center,
        radius: positive(distance(center, P), 'the radius'),
      }),
    }),
  ),
  entry(
    'Cone',
    form({
      parameters: 'base: Point3, apex: Point3, radius: Number',
      returns: 'Cone',
      doc: 'The right circular cone over a base centre.',
      example: 'Cone(Point(0, 0, 0), Point(0, 0, 3), 1)',
      evaluate: ({ base, apex, radius }) => round('Cone', base, apex, radius, 0),
    }),
  ),
  entry(
    'Cylinder',
    form({
      parameters: 'base: Point3, top: Point3, radius: Number',
      returns: 'Cylinder',
      doc: 'The right circular cylinder between two centres.',
      example: 'Cylinder(Point(0, 0, 0), Point(0, 0, 3), 1)',
      evaluate: ({ base, top, radius }) => round('Cylinder', base, top, radius, radius),
    }),
  ),
  entry(
    'Frustum',
    form({
      parameters: 'base: Point3, top: Point3, radius: Number, topRadius: Number',
      returns: 'Cone',
      doc: 'The frustum of a cone between two centres.',
      example: 'Frustum(Point(0, 0, 0), Point(0, 0, 2), 2, 1)',
      evaluate: ({ base, top, radius, topRadius }) =>
        round('Cone', base, top, radius, positive(topRadius, 'the top radius')),
    }),
    form({
      parameters: 'base: Polygon3, apex: Point3, ratio: Number',
      returns: 'Polyhedron',
      doc: 'The frustum of the pyramid over a polygon; its top is the base scaled by the ratio towards the apex.',
      example: `Frustum(${SQUARE}, Point(1, 1, 4), 0.5)`,
      evaluate: ({ base, apex, ratio }) => pyramidFrustum(base.vertices, apex, ratio),
    }),
  ),
  entry(
    'Cube',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Polyhedron',
      doc: 'The cube on the edge AB, its base as horizontal as possible.',
      example: 'Cube(Point(0, 0, 0), Point(2, 0, 0))',
      evaluate: ({ A, B }) => cube(A, B),
    }),
  ),
  entry(
    'Tetrahedron',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Polyhedron',
      doc: 'The regular tetrahedron on the edge AB.',
      example: 'Tetrahedron(Point(0, 0, 0), Point(2, 0, 0))',
      evaluate: ({ A, B }) => tetrahedron(A, B),
    }),
  ),
  entry(
    'Octahedron',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Polyhedron',
      doc: 'The regular octahedron on the edge AB, standing on a face.',
      example: 'Octahedron(Point(0, 0, 0), Point(2, 0, 0))',
      evaluate: ({ A, B }) => octahedron(A, B),
    }),
  ),
  entry(
    'Icosahedron',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Polyhedron',
      doc: 'The regular icosahedron on the edge AB.',
      example: 'Icosahedron(Point(0, 0, 0), Point(2, 0, 0))',
      evaluate: ({ A, B }) => icosahedron(A, B),
    }),
  ),
  entry(
    'Dodecahedron',
    form({
      parameters: 'A: Point3, B: Point3',
      returns: 'Polyhedron',
      doc: 'The regular dodecahedron on the edge AB.',
      example: 'Dodecahedron(Point(0, 0, 0), Point(2, 0, 0))',
      evaluate: ({ A, B }) => dodecahedron(A, B),
    }),
  ),
  entry(
    'Cuboid',
    form({
      parameters: 'P: Point3, a: Number, b: Number, c: Number',
      returns: 'Polyhedron',
      doc: 'The cuboid from P to P + (a, b, c).',
      example: 'Cuboid(Point(0, 0, 0), 3, 2, 1)',
      evaluate: ({ P, a, b, c }) => cuboid(P, a, b, c),
    }),
  ),
  entry(
    'Prism',
    form({
      parameters: 'base: Polygon3, height: Number',
      returns: 'Polyhedron',
      doc: 'The right prism over a polygon, along its normal.',
      example: `Prism(${SQUARE}, 3)`,
      evaluate: ({ base, height }) => prism(base.vertices, upward(base.vertices, height)),
    }),
    form({
      parameters: 'base: Polygon3, P: Point3',
      returns: 'Polyhedron',
      doc: 'The prism whose first corner goes to P.',
      example: `Prism(${SQUARE}, Point(1, 0, 3))`,
      evaluate: ({ base, P }) => prism(base.vertices, sub(P, base.vertices[0]!)),
    }),
  ),
  entry(
    'Pyramid',
    form({
      parameters: 'base: Polygon3, height: Number',
      returns: 'Polyhedron',
      doc: 'The pyramid over a polygon, its apex over the centroid.',
      example: `Pyramid(${SQUARE}, 3)`,
      evaluate: ({ base, height }) =>
        pyramid(base.vertices, along(centroid(base.vertices), upward(base.vertices, height), 1)),
    }),
    form({
      parameters: 'base: Polygon3, apex: Point3',
      returns: 'Polyhedron',
      doc: 'The pyramid over a polygon with the given apex.',
      example: `Pyramid(${SQUARE}, Point(1, 1, 3))`,
      evaluate: ({ base, apex }) => pyramid(base.vertices, apex),
    }),
  ),
  entry(
    'Polyhedron',
    form({
      parameters: 'points: List, faces: List',
      returns: 'Polyhedron',
      doc: 'The polyhedron with the given corners and faces; a face lists corner numbers from 1.',
      example:
        'Polyhedron([Point(0,0,0), Point(1,0,0), Point(0,1,0), Point(0,0,1)], [[1,3,2], [1,2,4], [2,3,4], [3,1,4]])',
      evaluate: ({ points, faces }) => fromFaces(listPoints(points), faces),
    }),
  ),
  entry(
    'Section',
    form({
      parameters: 'solid: Solid, plane: Plane',
      returns: 'Polygon3 | Circle3 | Arc3 | List',
      doc: 'The polygon, circle or ellipse that a plane cuts out of a solid.',
      example: 'Section(Cube(Point(0, 0, 0), Point(2, 0, 0)), Plane(Point(0, 0, 1), Vector(1, 1, 1)))',
      evaluate: ({ solid, plane }) => section(solid, plane),
    }),
    form({
      parameters: 'solid: CurvedSolid, plane: Plane',
      returns: 'SpaceObject | List',
      doc: 'What a plane cuts out of a solid with other curved surfaces, such as an ellipsoid or torus.',
      example: 'Section(Torus(Point(0, 0, 0), 3, 1), Plane(x = 2.5))',
      evaluate: ({ solid, plane }) => listOf(joinedSection(intersectSpace(plane, solid), plane)),
    }),
    ...(
      [
        ['Surface', 'Surface(u, v, u^2 - v^2, -2, 2, -2, 2)'],
        ['ImplicitSurface', 'Surface(x^4 + y^4 + z^4 = 16)'],
      ] as const
    ).map(([type, example]) =>
      form({
        parameters: `surface: ${type}, plane: Plane`,
        returns: 'SpaceObject | List',
        doc: 'The curves in which a plane cuts a surface.',
        example: `Section(${example}, Plane(z = 1))`,
        evaluate: ({ surface, plane }) => listOf(intersectSpace(plane, surface)),
      }),
    ),
  ),
  entry(
    'Net',
    form({
      parameters: 'solid: Polyhedron, unfolding: Number',
      returns: 'Polyhedron',
      doc: 'The faces of a solid unfolded over its base; 0 is closed, 1 lies flat.',
      example: 'Net(Cube(Point(0, 0, 0), Point(2, 0, 0)), 1)',
      evaluate: ({ solid, unfolding }) => net(solid, unfolding),
    }),
    form({
      parameters: 'solid: Polyhedron',
      returns: 'Polyhedron',
      doc: 'The net of a solid, which lies flat in the plane of its base.',
      example: 'Net(Cube(Point(0, 0, 0), Point(2, 0, 0)))',
      evaluate: ({ solid }) => net(solid, 1),
    }),
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
  const uneven = Math.max(...faces.map((face) => unevenness(face.map((i) => vertices[i]!)).uneven));
  const solid = orientOutward(vertices, faces);
  return uneven === 0 ? solid : { ...solid, uneven };
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
