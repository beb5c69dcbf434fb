import { describe, expect, it, test } from 'vitest';
import { valueOfSource } from '../testing/sources.js';
import type { SurfaceValue } from '../values.js';
import { described, expectClose, warningOf, xyz } from './testing/expect-close.js';

const R2 = Math.SQRT1_2;
const R3 = 1 / Math.sqrt(3);

const points: [string, unknown][] = [
  ['Point(1, 2, 3)', xyz(1, 2, 3)],
  ['Point(Line(A, C), 0.5)', xyz(1, 0, 1.5)],
  ['Point(Circle(C, 2, Vector(0, 0, 1)), π/2)', xyz(0, 2, 3)],
  ['Point(Arc(O, A, C), 0.5)', xyz(Math.SQRT2, 0, Math.SQRT2)],
  ['Point(Curve(cos(t), sin(t), t, 0, 4π), π)', xyz(-1, 0, Math.PI)],
  ['Midpoint(P, C)', xyz(0.5, 1, 1.5)],
  ['Midpoint(cube.edge(1))', xyz(1, 0, 0)],
  ['Segment(P, C).midpoint', xyz(0.5, 1, 1.5)],
  ['Centroid(P, A, C)', xyz(1, 2 / 3, 1)],
  ['Centroid([O, A, B, C])', xyz(0.5, 0.5, 0.75)],
  ['Centroid(cube)', xyz(1, 1, 1)],
  ['Centroid(Polygon(O, A, Point(2, 0, 4), Point(0, 0, 2)))', xyz(10 / 9, 0, 14 / 9)],
  ['Center(Sphere(C, 1))', xyz(0, 0, 3)],
  ['Circumcenter(O, A, C)', xyz(1, 0, 1.5)],
  ['Incenter(O, Point(3, 0, 0), Point(0, 0, 4))', xyz(1, 0, 1)],
  ['Orthocenter(O, A, C)', xyz(0, 0, 0)],
  ['Orthocenter(A, B, Point(0, 0, 2))', xyz(2 / 3, 2 / 3, 2 / 3)],
  ['Divide(O, C, 2)', xyz(0, 0, 2)],
  ['Divide(O, C, 1, 2)', xyz(0, 0, 1)],
  ['Closest(Plane(x + y + z = 6), O)', xyz(2, 2, 2)],
  ['Closest(Segment(A, C), Point(9, 0, 0))', xyz(2, 0, 0)],
  ['Closest(Circle(Point(0, 0, 1), 2, Vector(0, 0, 1)), Point(3, 4, 7))', xyz(1.2, 1.6, 1)],
  ['Closest(Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(0, 4, 2)), Point(2, -1, 0))', xyz(2, 0, 0)],
  ['Closest(Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(0, 4, 2)), Point(-1, -1, 0))', xyz(0, 0, 0)],
  ['Closest(sphere, Point(0, 3, 4))', xyz(0, 1.2, 1.6)],
  ['A + C', xyz(2, 0, 3)],
  ['C - P', xyz(-1, -2, 3)],
];

const lines: [string, unknown][] = [
  ['Line(P, C)', { origin: xyz(1, 2, 0), direction: xyz(-1, -2, 3) }],
  ['Line(C, Vector(1, 1, 0))', { origin: xyz(0, 0, 3), direction: xyz(1, 1, 0) }],
  ['Ray(O, C)', { origin: xyz(0, 0, 0), direction: xyz(0, 0, 3) }],
  ['Segment(P, C)', { start: xyz(1, 2, 0), end: xyz(0, 0, 3), length: Math.sqrt(14) }],
  ['Segment.mk(A, C)', { start: xyz(2, 0, 0), end: xyz(0, 0, 3) }],
  ['Vector(P, C)', { start: xyz(1, 2, 0), end: xyz(0, 0, 3) }],
  ['Vector(P, Vector(A, C))', { start: xyz(1, 2, 0), end: xyz(-1, 2, 3) }],
  ['Vector(1, 2, 2)', { start: xyz(0, 0, 0), end: xyz(1, 2, 2), length: 3 }],
  ['Vector(C)', { start: xyz(0, 0, 0), end: xyz(0, 0, 3) }],
  ['Vector(O, A) + Vector(O, C)', { end: xyz(2, 0, 3) }],
  ['PerpLine(Plane(x + y = 1), C)', { origin: xyz(0, 0, 3), direction: xyz(R2, R2, 0) }],
  ['PerpLine(Segment(O, Point(0, 0, 1)), Point(1, 0, 3))', { origin: xyz(1, 0, 3), direction: xyz(-1, 0, 0) }],
  ['PerpLine(zAxis, Line(Point(2, 0, 1), Point(2, 1, 1)))', { origin: xyz(0, 0, 1), direction: xyz(-1, 0, 0) }],
  ['ParallelLine(Line(O, C), P)', { origin: xyz(1, 2, 0), direction: xyz(0, 0, 3) }],
];

const planes: [string, unknown][] = [
  ['Plane(A, B, Point(0, 0, 2))', { normal: xyz(R3, R3, R3), offset: 2 * R3, equation: 'x + y + z = 2' }],
  ['Plane(P, Vector(0, 0, 2))', { normal: xyz(0, 0, 1), offset: 0, center: xyz(1, 2, 0) }],
  ['Plane(x + 2 y + 2 z = 6)', { normal: xyz(1 / 3, 2 / 3, 2 / 3), offset: 2, equation: 'x + 2y + 2z = 6' }],
  ['Plane(x = 2)', { normal: xyz(1, 0, 0), offset: 2 }],
  ['x - z = 0', { normal: xyz(R2, 0, -R2), offset: 0 }],
  ['z = 2', { normal: xyz(0, 0, 1), offset: 2 }],
  ['Plane(zAxis, A)', { normal: xyz(0, 1, 0), offset: 0 }],
  ['Plane(Line(O, A), Line(C, Point(2, 0, 3)))', { normal: xyz(0, -1, 0), offset: 0 }],
  ['Plane(Line(O, A), Line(O, C))', { normal: xyz(0, -1, 0), offset: 0 }],
  ['Plane(cube.face(2))', { normal: xyz(0, 0, 1), offset: 2 }],
  ['PerpPlane(Line(O, C), P)', { normal: xyz(0, 0, 1), offset: 0 }],
  ['PerpPlane(Segment(O, C))', { normal: xyz(0, 0, 1), offset: 1.5 }],
  ['ParallelPlane(Plane(x + y + z = 1), C)', { normal: xyz(R3, R3, R3), offset: 3 * R3 }],
  ['ParallelPlane(z = 1, C)', { normal: xyz(0, 0, 1), offset: 3 }],
];

const rounds: [string, unknown][] = [
  ['Circle(C, 2, Vector(1, 0, 0))', { center: xyz(0, 0, 3), radius: 2, normal: xyz(1, 0, 0) }],
  ['Circle(C, 2, Plane(y = 7))', { center: xyz(0, 0, 3), radius: 2, normal: xyz(0, 1, 0) }],
  ['Circle(P, 2, Line(O, C))', { center: xyz(1, 2, 0), radius: 2, normal: xyz(0, 0, 1) }],
  ['Circle(O, C, Vector(1, 0, 0))', { center: xyz(0, 0, 0), radius: 3, normal: xyz(1, 0, 0) }],
  ['Circle(C, 2)', { center: xyz(0, 0, 3), radius: 2, normal: xyz(0, 0, 1) }],
  [
    'Circle(A, B, Point(0, 0, 2))',
    { center: xyz(2 / 3, 2 / 3, 2 / 3), radius: Math.sqrt(8 / 3), normal: xyz(R3, R3, R3) },
  ],
  ['distance(Circle(P, A, C).center, P)', Math.sqrt(5 * 13 * 14) / (2 * Math.sqrt(61))],
  ['Incircle(O, Point(3, 0, 0), Point(0, 0, 4))', { center: xyz(1, 0, 1), radius: 1 }],
  ['Polygon(O, Point(3, 0, 0), Point(0, 0, 4)).circumcircle', { center: xyz(1.5, 0, 2), radius: 2.5 }],
  ['Arc(O, A, C)', { radius: 2, sweep: Math.PI / 2, start: xyz(2, 0, 0), end: xyz(0, 0, 2), length: Math.PI }],
  ['Arc(O, A, Point(-1, 0, 0), Vector(0, 0, 1))', { sweep: Math.PI, end: xyz(-2, 0, 0), normal: xyz(0, 0, 1) }],
  ['CircumArc(A, Point(0, 0, 2), Point(-2, 0, 0))', { center: xyz(0, 0, 0), radius: 2, sweep: Math.PI }],
  ['Sphere(C, 2)', { center: xyz(0, 0, 3), radius: 2, equation: 'x^2 + y^2 + (z - 3)^2 = 4' }],
  ['Sphere(P, C)', { center: xyz(1, 2, 0), radius: Math.sqrt(14) }],
  ['x^2 + y^2 + z^2 - 4x = 5', { center: xyz(2, 0, 0), radius: 3 }],
];

describe.each(Object.entries({ points, lines, planes, rounds }))('%s', (_, table) => {
  it.each(table)('%s', (source, expected) => {
    expectClose(described(source), expected);
  });
});

const solids: [string, { volume: number; surfaceArea: number }][] = [
  ['cube', { volume: 8, surfaceArea: 24 }],
  ['Cube(Point(0, 0), Point(2, 0))', { volume: 8, surfaceArea: 24 }],
  ['Cuboid(P, 3, 2, 1)', { volume: 6, surfaceArea: 22 }],
  ['Prism(Polygon(O, A, B), 3)', { volume: 6, surfaceArea: 4 + 3 * (4 + 2 * Math.SQRT2) }],
  [
    'Prism(Polygon(Point(0, 0), Point(2, 0), Point(0, 2)), Point(1, 1, 3))',
    { volume: 6, surfaceArea: 4 + 2 * Math.sqrt(40) + Math.sqrt(88) },
  ],
  ['Pyramid(Polygon(O, A, B), C)', { volume: 2, surfaceArea: 8 + Math.sqrt(22) }],
  ['Pyramid(Polygon(O, A, Point(2, 2, 0), B), 3)', { volume: 4, surfaceArea: 4 + 4 * Math.sqrt(10) }],
  ['Frustum(O, C, 2, 1)', { volume: 7 * Math.PI, surfaceArea: Math.PI * (5 + 3 * Math.sqrt(10)) }],
  [
    'Frustum(Polygon(O, A, Point(2, 2, 0), B), Point(1, 1, 4), 0.5)',
    { volume: 14 / 3, surfaceArea: 5 + 6 * Math.sqrt(4.25) },
  ],
  ['cone', { volume: 4 * Math.PI, surfaceArea: 4 * Math.PI + 2 * Math.PI * Math.sqrt(13) }],
  ['cylinder', { volume: 12 * Math.PI, surfaceArea: 20 * Math.PI }],
  ['sphere', { volume: (32 / 3) * Math.PI, surfaceArea: 16 * Math.PI }],
  ['Tetrahedron(O, A)', { volume: 8 / (6 * Math.SQRT2), surfaceArea: 4 * Math.sqrt(3) }],
  ['Octahedron(O, A)', { volume: (8 * Math.SQRT2) / 3, surfaceArea: 8 * Math.sqrt(3) }],
  ['Icosahedron(O, A)', { volume: (10 * (3 + Math.sqrt(5))) / 3, surfaceArea: 20 * Math.sqrt(3) }],
  ['Dodecahedron(O, A)', { volume: 2 * (15 + 7 * Math.sqrt(5)), surfaceArea: 12 * Math.sqrt(25 + 10 * Math.sqrt(5)) }],
  [
    'Polyhedron([O, A, B, C], [[1, 2, 3], [1, 2, 4], [2, 3, 4], [3, 1, 4]])',
    { volume: 2, surfaceArea: 8 + Math.sqrt(22) },
  ],
];

describe('solids', () => {
  it.each(solids)('%s', (source, expected) => {
    expectClose(described(source), expected);
    expectClose(described(`(${source}).volume`), expected.volume);
    expectClose(described(`(${source}).surfaceArea`), expected.surfaceArea);
  });

  const parts: [string, unknown][] = [
    ['cube.vertex(7)', xyz(2, 2, 2)],
    ['cube.edge(2)', { start: xyz(2, 0, 0), end: xyz(2, 2, 0) }],
    ['cube.edge(5)', { start: xyz(0, 0, 2), end: xyz(2, 0, 2) }],
    ['cube.edge(12)', { start: xyz(0, 2, 0), end: xyz(0, 2, 2) }],
    ['cube.face(1)', { area: 4, vertices: [xyz(0, 2, 0), xyz(2, 2, 0), xyz(2, 0, 0), xyz(0, 0, 0)] }],
    ['cube.face(2)', { vertices: [xyz(0, 0, 2), xyz(2, 0, 2), xyz(2, 2, 2), xyz(0, 2, 2)] }],
    ['Pyramid(Polygon(O, A, Point(2, 2, 0), B), 3).vertex(5)', xyz(1, 1, 3)],
    ['Pyramid(Polygon(O, A, Point(2, 2, 0), B), 3).edge(5)', { start: xyz(0, 0, 0), end: xyz(1, 1, 3) }],
    ['Octahedron(O, A).edge(4).start.z', 2 * Math.sqrt(2 / 3)],
    ['Octahedron(O, A).edge(6).end.z', 2 * Math.sqrt(2 / 3)],
    ['Tetrahedron(O, A).vertex(4)', xyz(1, R3, 2 * Math.sqrt(2 / 3))],
    ['Tetrahedron(O, Point(0, 0, 2)).edge(6).length', 2],
    ['Prism(Polygon(O, B, A), 3).vertex(4)', xyz(0, 0, -3)],
    ['Polygon(O, A, 6).vertex(4)', xyz(2, 2 * Math.sqrt(3), 0)],
    ['Polygon(C, Point(2, 0, 3), 6).area', 6 * Math.sqrt(3)],
    ['Square(O, A).vertex(3)', xyz(2, 2, 0)],
    ['Parallelogram(O, A, C).vertex(4)', xyz(-2, 0, 3)],
    ['Net(cube, 1).face(2).centroid.z', 0],
    ['Net(cube, 0).face(2).centroid.z', 2],
  ];
  it.each(parts)('%s', (source, expected) => expectClose(described(source), expected));
});

describe('properties', () => {
  const table: [string, unknown][] = [
    ['C.z', 3],
    ['P.z', 0],
    ['Line(O, C).direction', { end: xyz(0, 0, 3) }],
    ['Segment(A, C).length', Math.sqrt(13)],
    ['Segment(A, C).toLine', { origin: xyz(2, 0, 0), direction: xyz(-2, 0, 3) }],
    ['Circle(O, 2, Vector(1, 0, 0)).area', 4 * Math.PI],
    ['Circle(O, 2, Vector(1, 0, 0)).length', 4 * Math.PI],
    ['sphere.center', xyz(0, 0, 0)],
    ['sphere.diameter', 4],
    ['cone.height', 3],
    ['cone.radius', 2],
    ['Polygon(O, A, C).area', 3],
    ['Polygon(O, A, C).perimeter', 5 + Math.sqrt(13)],
    ['Polygon(O, A, C).edge(3)', { start: xyz(0, 0, 3), end: xyz(0, 0, 0) }],
    ['Polygon(O, A, C).normal', { end: xyz(0, -1, 0) }],
    ['Section(cylinder, Plane(z = 1 + x / 4)).area', Math.PI * 2 * Math.sqrt(4.25)],
    ['length(Segment(A, C))', Math.sqrt(13)],
    ['area(Polygon(O, A, C))', 3],
  ];
  it.each(table)('%s', (source, expected) => expectClose(described(source), expected));

  it('measures a helix', () => {
    const { length } = described('Curve(3 cos(t), 3 sin(t), 4t, 0, 1)') as { length: number };
    expect(length).toBeCloseTo(5, 6);
  });
});

describe('what is impossible says why', () => {
  test.each([
    ['cube.edge(13)', 'there is no edge 13: they are numbered from 1 to 12'],
    ['Line(A, A)', 'the two points of the line are the same'],
    ['Plane(O, A, Midpoint(O, A))', 'the three points lie on one line'],
    ['Plane(x^2 + y + z = 1)', 'a plane needs a linear equation'],
    ['Plane(Line(O, A), Line(C, P))', 'the lines are skew'],
    ['Circle(O, C)', 'not horizontal'],
    ['Circle(O, 0, Vector(0, 0, 1))', 'a radius above 0'],
    ['Sphere(O, -1)', 'the radius has to be above 0'],
    ['Cone(O, O, 1)', 'the same point'],
    ['Polygon(O, A, B, Point(1, 1, 1))', 'do not lie in one plane'],
    ['Polygon(O, A, 2)', 'a regular polygon has 3'],
    ['Prism(Polygon(O, A, B), 0)', 'the prism has no height'],
    ['Pyramid(Polygon(O, A, B), P)', 'the apex lies in the plane of the base'],
    ['Net(cube, 2)', 'unfolding runs from 0 to 1'],
    ['Net(cube, 0.5).volume', 'an open surface such as a net has no volume'],
    ['Polyhedron([O, A, B, C], [[1, 2, 9]])', 'names a corner that is no number from 1 to 4'],
    ['x^2 + y^2 + z^2 = -1', 'no point satisfies the equation'],
    ['Surface(x^4 + z)', 'a surface needs an equation'],
    ['Arc(O, A, Point(-2, 0, 0))', 'give an axis as a fourth argument'],
  ])('%s: %s', (source, reason) => {
    expect(warningOf(source)).toContain(reason);
  });
});

describe('a surface over a rectangle', () => {
  const byParameters = 'Surface(u, v, u^2 v, -1, 2, -3, 4)';

  it.each(['Surface(x, y, x^2 y, -1, 2, -3, 4)', 'Surface(x^2 y, -1, 2, -3, 4)'])('%s is the graph', (source) => {
    const [given, expected] = [source, byParameters].map((each) => valueOfSource(each) as SurfaceValue);
    expect([given!.u, given!.v]).toEqual([expected!.u, expected!.v]);
    expect(given!.at(1.5, -2)).toEqual(expected!.at(1.5, -2));
    expect(given!.level!.f({ x: 1.5, y: -2, z: 7 })).toBe(expected!.level!.f({ x: 1.5, y: -2, z: 7 }));
  });
});
