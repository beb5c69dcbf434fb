import { describe, expect, it, test } from 'vitest';
import { described, expectClose, warningOf, xyz } from './testing/expect-close.js';

const solids: [string, unknown][] = [
  ['Extrude(Polygon(O, A, Point(0, 3, 0)), Vector(1, 0, 4))', { volume: 12 }],
  ['Center(Quadric((x - 1)^2 + 4 y^2 + z^2 = 4))', xyz(1, 0, 0)],
  ['Torus(O, 3, 1)', { volume: 6 * Math.PI ** 2, surfaceArea: 12 * Math.PI ** 2 }],
  ['Torus(Circle(O, 3, Vector(1, 0, 0)), 1)', { volume: 6 * Math.PI ** 2 }],
  ['Revolve(Polygon(A, Point(4, 0, 0), Point(2, 0, 3)), zAxis)', { volume: 16 * Math.PI }],
  ['Revolve(Polygon(A, Point(4, 0, 0), Point(2, 0, 3)), zAxis, pi)', { volume: 8 * Math.PI }],
  ['Revolve(Segment(O, Point(3, 0, 4)), zAxis)', { surfaceArea: 15 * Math.PI }],
  [
    'Revolve(Circle(Point(3, 0, 0), 1, Vector(0, 1, 0)), zAxis)',
    { volume: 6 * Math.PI ** 2, surfaceArea: 12 * Math.PI ** 2 },
  ],
  ['Revolve(Circle(Point(3, 0, 0), 1, Vector(0, 1, 0)), zAxis, 2)', { volume: 6 * Math.PI, surfaceArea: 14 * Math.PI }],
  ['Revolve(Curve(3 + 2cos(t), 0, sin(t), 0, 2pi), zAxis)', { volume: 12 * Math.PI ** 2 }],
  [
    'Revolve(Curve(2cos(t), 0, 2sin(t), -pi / 2, pi / 2), zAxis)',
    { volume: (32 / 3) * Math.PI, surfaceArea: 16 * Math.PI },
  ],
  ['Revolve(Curve(t, 0, t^2, 0, 2), zAxis)', { surfaceArea: (Math.PI / 6) * (17 ** 1.5 - 1) }],
  ['Hemisphere(O, 3)', { volume: 18 * Math.PI, surfaceArea: 27 * Math.PI }],
  ['Hemisphere(O, A)', { volume: (16 / 3) * Math.PI }],
  ['SphericalCap(Sphere(O, 2), z = 1)', { volume: (5 / 3) * Math.PI }],
  ['SphericalSector(Sphere(O, 2), z = 1)', { volume: (8 / 3) * Math.PI }],
  ['Cone(Circle(O, 1), C)', { volume: Math.PI, base: xyz(0, 0, 0), top: xyz(0, 0, 3) }],
  ['Cone(Circle(O, 1), Point(5, 0, 3))', { volume: Math.PI }],
  ['Cylinder(Circle(O, 1), C)', { volume: 3 * Math.PI }],
  ['Cylinder(Circle(O, 1), Point(5, 0, 3))', { volume: 3 * Math.PI }],
  ['Tetrahedron(O, A, B, C)', { volume: 2 }],
  ['Tetrahedron(O, B, A, C)', { volume: 2 }],
  ['ConvexHull([O, A, B, C, Point(0.1, 0.1, 0.1)])', { volume: 2 }],
  ['Circumsphere(O, A, B, C)', { center: xyz(1, 1, 1.5), radius: Math.sqrt(2 + 2.25) }],
  ['Circumsphere(cube)', { center: xyz(1, 1, 1), radius: Math.sqrt(3) }],
  ['Insphere(Cone(O, Point(0, 0, 4), 3))', { center: xyz(0, 0, 1.5), radius: 1.5 }],
  ['Insphere(Cone(Point(0, 0, 4), O, 3))', { center: xyz(0, 0, 2.5), radius: 1.5 }],
  ['Net(cube).face(2).centroid.z', 0],
  ['Foot(Point(1, 2, 3), z = 1)', xyz(1, 2, 1)],
  ['Foot(Point(1, 2, 9), Segment(O, C))', xyz(0, 0, 9)],
  ['Foot(C, Point(2, 0, 0), Point(0, 2, 0))', xyz(1, 1, 0)],
  ['Insphere(cube)', { center: xyz(1, 1, 1), radius: 1 }],
  ['Insphere(O, Point(1, 0, 0), Point(0, 1, 0), Point(0, 0, 1))', { radius: 1 / (3 + Math.sqrt(3)) }],
  ['TangentPlane(Sphere(O, 3), C)', { normal: xyz(0, 0, 1), offset: 3 }],
  ['TangentPlane(Cylinder(O, C, 2), Point(2, 0, 1))', { normal: xyz(1, 0, 0), offset: 2 }],
  ['TangentPlane(Surface(u, v, u^2 + v^2, -2, 2, -2, 2), 1, 0)', { equation: '2x - z = 1' }],
  ['TangentPlane(Surface(u, v, u^2 + v^2, -2, 2, -2, 2), Point(1, 1, 2))', { equation: '2x + 2y - z = 2' }],
  ['TangentPlane(z = x*y, Point(1, 2, 2))', { equation: '2x + y - z = 2' }],
  ['TangentPlane(Torus(O, 3, 1), Point(3, 0, 1))', { equation: 'z = 1' }],
  ['TangentPlane(x^2/9 + y^2/4 + z^2 = 1, Point(0, 0, 1))', { equation: 'z = 1' }],
  ['TangentPlane(x^2 + y^2 = z^2, Point(3, 4, 5))', { equation: 'x + 1.33333y - 1.66667z = 0' }],
  ['TangentPlane(Revolve(Curve(sqrt(x), 0, 4), xAxis), Point(1, 1, 0))', { equation: 'x - 2y = -1' }],
  ['TangentPlane(x^3 + y^3 + z^3 = 1, Point(1, 0, 0))', { equation: 'x = 1' }],
  [
    'Tangent(Curve(cos(t), sin(t), t, 0, 4π), 0)',
    { origin: xyz(1, 0, 0), direction: xyz(0, Math.SQRT1_2, Math.SQRT1_2) },
  ],
  ['Point(Sphere(O, 2), 90°, 10°)', xyz(0, 0, 2)],
  ['Point(Sphere(C, 2), 0°, 90°)', xyz(0, 2, 3)],
  ['ProjectOnto(C, z = 1)', xyz(0, 0, 1)],
  ['ProjectOnto(Segment(P, C), z = 0)', { start: xyz(1, 2, 0), end: xyz(0, 0, 0) }],
  ['ProjectOnto(Circle(C, 2, Vector(0, 1, 1)), z = 0)', { center: xyz(0, 0, 0), a: 2, b: Math.SQRT2 }],
  ['ProjectOnto(Circle(C, 2, Vector(0, 1, 0)), z = 0)', { length: 4 }],
];

test('a plane cuts a quadric in a curve, and a torus in two', () => {
  const { length } = described('Section(Quadric(x^2/4 + y^2/4 + z^2 = 1), z = 0)') as { length: number };
  expect(length).toBeCloseTo(4 * Math.PI, 4);
  expect(described('Section(Torus(O, 3, 1), Plane(x = 0))')).toHaveLength(2);
});

test.each(solids)('%s', (source, expected) => {
  expectClose(described(source), expected);
});

test.each([
  ['Torus(O, 0, 1)', 'the radius has to be above 0, not 0'],
  ['SphericalCap(Sphere(O, 2), z = 3)', 'the plane misses the sphere'],
  ['Cone(Circle(O, 1), A)', 'the apex lies in the plane of the base'],
  ['Tetrahedron(O, A, B, P)', 'the four points lie in one plane'],
  ['ConvexHull([O, A, B, P])', 'the points lie in one plane: a polyhedron needs four that do not'],
  ['Circumsphere(Pyramid(Polygon(O, A, Point(5, 2, 0), B), 3))', 'the corners of the solid do not lie on one sphere'],
  ['Insphere(Cylinder(O, C, 1))', 'no sphere touches the mantle and both ends'],
  ['Foot(C, A, A)', 'no line for the foot'],
  ['Insphere(Cuboid(O, 1, 2, 3))', 'no sphere touches all faces of the solid'],
  ['Revolve(Line(O, A), zAxis)', 'a Line is no line with ends, a polygon or a circle'],
  ['TangentPlane(Sphere(O, 3), A)', 'the point does not lie on the sphere'],
  ['TangentPlane(z = x*y, Point(1, 2, 5))', 'the point does not lie on the surface'],
  ['TangentPlane(Hemisphere(O, 3), Point(0, 0, -3))', 'the point does not lie on the surface'],
])('%s is impossible', (source, reason) => {
  expect(warningOf(source)).toContain(reason);
});

test.each([
  // Pappus' rule holds for a profile on one side of an axis in its plane.
  'Revolve(Segment(A, Point(0, 1, 2)), zAxis).surfaceArea',
  'Revolve(Circle(O, 1, Vector(0, 1, 0)), zAxis).volume',
  'Revolve(Curve(t, 0, t^2, 0, 2), zAxis).volume',
  // Its slope has no end, so that no sum of chords comes to the last digits.
  'Revolve(Curve(sqrt(t), 0, t, 0, 4), zAxis).surfaceArea',
])('no formula gives %s', (source) => {
  expect(warningOf(source)).toContain('no formula gives');
});

describe('the hull of the corners and more of a solid', () => {
  it('has its faces', () => {
    const value = described('ConvexHull([O, A, Point(2, 2, 0), B, C, Point(2, 0, 3), Point(2, 2, 3), Point(0, 2, 3)])');
    expect(value).toMatchObject({ volume: expect.closeTo(12, 9) });
    expect((value as { faces: unknown[] }).faces).toHaveLength(6);
  });

  const golden = (1 + Math.sqrt(5)) / 2;
  const signs = [-1, 1];
  const dodecahedron = signs.flatMap((a) =>
    signs.flatMap((b) => [
      ...signs.map((c) => [a, b, c]),
      [0, a / golden, b * golden],
      [a / golden, b * golden, 0],
      [a * golden, 0, b / golden],
    ]),
  );
  it.each([2, 3, 4, 6, 15])('has its faces in spite of coordinates that are rounded to %d decimals', (decimals) => {
    const points = dodecahedron.map((place) => `Point(${place.map((x) => (1.37 * x).toFixed(decimals)).join(', ')})`);
    const value = described(`ConvexHull([${points.join(', ')}])`) as { faces: unknown[]; edges: unknown[] };
    expect([value.faces.length, value.edges.length]).toEqual([12, 30]);
  });

  it('keeps what is as low as a few units of the last decimal', () => {
    const value = described('ConvexHull([O, Point(4, 0, 0), Point(4, 4, 0), Point(0, 4, 0), Point(2.25, 2.25, 0.11)])');
    expect((value as { faces: unknown[] }).faces).toHaveLength(5);
  });
});
