import { describe, expect, it, test } from 'vitest';
import type { Angle3Value } from '../values.js';
import { constructed, described, expectClose, warningOf, xyz } from './testing/expect-close.js';

const DEGREES = 180 / Math.PI;
const R2 = Math.SQRT1_2;

describe('Intersect', () => {
  const table: [string, unknown][] = [
    ['Intersect(Line(O, C), Line(A, C))', xyz(0, 0, 3)],
    ['Intersect(xAxis, Plane(x + z = 2))', xyz(2, 0, 0)],
    ['Intersect(Plane(z = 1), Segment(A, C))', xyz(4 / 3, 0, 1)],
    ['Intersect(Plane(z = 1), Plane(x = 1))', { origin: xyz(1, 0, 1), direction: xyz(0, 1, 0) }],
    ['Intersect(Intersect(Plane(z = 1), Plane(x = 1)), Plane(x + y + z = 4))', xyz(1, 2, 1)],
    ['Intersect(Line(Point(-5, 0, 0), O), sphere)', [xyz(-2, 0, 0), xyz(2, 0, 0)]],
    ['Intersect(Line(O, Point(-5, 0, 0)), sphere, 1)', xyz(2, 0, 0)],
    ['Intersect(sphere, Line(Point(2, 0, -1), Point(2, 0, 1)))', xyz(2, 0, 0)],
    ['Intersect(Line(Point(-5, 0, 0), O), sphere, 9, 0, 0)', xyz(2, 0, 0)],
    ['Intersect(Plane(z = 1), sphere)', { center: xyz(0, 0, 1), radius: Math.sqrt(3) }],
    ['Intersect(sphere, Plane(z = 2))', xyz(0, 0, 2)],
    ['Intersect(sphere, Sphere(A, 2))', { center: xyz(1, 0, 0), radius: Math.sqrt(3), normal: xyz(1, 0, 0) }],
    ['Intersect(sphere, Sphere(Point(5, 0, 0), 3))', xyz(2, 0, 0)],
    ['Intersect(Line(Point(1, 1, -1), Point(1, 1, 5)), cube)', [xyz(1, 1, 0), xyz(1, 1, 2)]],
    ['Intersect(Line(Point(1, 0, -1), Point(1, 0, 5)), cone)', [xyz(1, 0, 0), xyz(1, 0, 1.5)]],
    ['Intersect(Line(Point(-5, 0, 1), Point(5, 0, 1)), cone)', [xyz(-4 / 3, 0, 1), xyz(4 / 3, 0, 1)]],
    ['Intersect(zAxis, cone)', [xyz(0, 0, 0), xyz(0, 0, 3)]],
    ['Intersect(Line(Point(1, 0, -1), Point(1, 0, 5)), cylinder)', [xyz(1, 0, 0), xyz(1, 0, 3)]],
    ['Intersect(Line(Point(-5, 0, 1), Point(5, 0, 1)), cylinder)', [xyz(-2, 0, 1), xyz(2, 0, 1)]],
    ['Intersect(Line(Point(0.5, -5, 0.5), Point(0.5, 5, 0.5)), Polygon(O, A, C))', xyz(0.5, 0, 0.5)],
    ['Intersect(Plane(z = 1), Polygon(O, A, C))', { start: xyz(4 / 3, 0, 1), end: xyz(0, 0, 1) }],
    ['Intersect(Circle(O, 2, Vector(1, 0, 0)), Plane(z = 1))', [xyz(0, Math.sqrt(3), 1), xyz(0, -Math.sqrt(3), 1)]],
    ['Intersect(yAxis, Circle(O, 2, Vector(1, 0, 0)))', [xyz(0, -2, 0), xyz(0, 2, 0)]],
    ['Intersect(Line(A, Point(2, 0, 1)), Circle(O, 2, Vector(0, 0, 1)))', xyz(2, 0, 0)],
    ['Intersect(Arc(O, A, C), Plane(z = x))', xyz(2 * R2, 0, 2 * R2)],
    ['Intersect(Circle(O, 2, Vector(1, 0, 0)), Sphere(B, 2))', [xyz(0, 1, Math.sqrt(3)), xyz(0, 1, -Math.sqrt(3))]],
    ['Intersect(Circle(O, 2, Vector(1, 0, 0)), Circle(O, 2, Vector(0, 1, 0)), 1)', xyz(0, 0, 2)],
    ['Intersect(Circle(O, 2, Vector(0, 0, 1)), Circle(A, 2, Vector(0, 0, 1)), 1)', xyz(1, Math.sqrt(3), 0)],
  ];
  it.each(table)('%s', (source, expected) => {
    expectClose(described(source), expected);
  });

  test.each([
    ['Intersect(Line(O, A), Line(C, P))', 'skew'],
    ['Intersect(Line(O, A), Line(C, Point(2, 0, 3)))', 'parallel'],
    ['Intersect(Segment(O, A), Plane(x = 5))', 'outside its ends'],
    ['Intersect(Plane(z = 0), Line(O, A))', 'the line lies in the plane'],
    ['Intersect(Plane(z = 0), Plane(z = 1))', 'the planes are parallel'],
    ['Intersect(sphere, Plane(z = 3))', 'the plane misses the sphere'],
    ['Intersect(sphere, Sphere(Point(9, 0, 0), 2))', 'do not cut each other'],
    ['Intersect(Line(O, C), sphere, 3)', 'there are only 2 intersections'],
    ['Intersect(Line(Point(9, 0, 0), Point(9, 0, 1)), cone)', 'the line misses the cone'],
    ['Intersect(Arc(O, A, C), Plane(x = -1))', 'the plane misses the circle'],
  ])('%s: %s', (source, reason) => {
    expect(warningOf(source)).toContain(reason);
  });
});

describe('Section', () => {
  const table: [string, unknown][] = [
    // The regular hexagon across a cube's diagonal, edge √2.
    ['Section(cube, Plane(x + y + z = 3))', { area: 3 * Math.sqrt(3), perimeter: 6 * Math.SQRT2 }],
    ['Section(cube, Plane(x = y))', { area: 4 * Math.SQRT2 }],
    ['Section(cube, z = 1)', { area: 4 }],
    ['Section(cube, Plane(x + y + z = 2))', { area: 2 * Math.sqrt(3), perimeter: 6 * Math.SQRT2 }],
    ['Section(Tetrahedron(O, A), z = sqrt(2/3))', { area: Math.sqrt(3) / 4 }],
    ['Section(sphere, Plane(z = 1))', { center: xyz(0, 0, 1), radius: Math.sqrt(3) }],
    ['Section(cone, Plane(z = 1))', { center: xyz(0, 0, 1), radius: 4 / 3 }],
    ['Section(cylinder, Plane(z = 1 + x / 4))', { center: xyz(0, 0, 1), a: Math.sqrt(4.25), b: 2 }],
    ['Section(cylinder, Plane(x = 0))', { area: 12 }],
  ];
  it.each(table)('%s', (source, expected) => expectClose(described(source), expected));

  it('a cone cut parallel to its axis is a hyperbola over the base: its corners are on the cone', () => {
    const { vertices } = described('Section(cone, Plane(x = 1))') as {
      vertices: { x: number; y: number; z: number }[];
    };
    for (const { x, y, z } of vertices) {
      expect(x).toBeCloseTo(1, 9);
      expect(z === 0 || Math.abs(Math.hypot(x, y) - (2 - (2 * z) / 3)) < 1e-9).toBe(true);
    }
    expect(Math.max(...vertices.map(({ z }) => z))).toBeCloseTo(1.5, 9);
  });

  it('a plane that misses is refused', () => {
    expect(warningOf('Section(cube, Plane(z = 5))')).toContain('the plane misses the solid');
    expect(warningOf('Section(cone, Plane(z = 5))')).toContain('the plane misses the solid');
  });
});

describe('Angle, in degrees', () => {
  const dihedral = (cosine: number) => Math.acos(cosine) * DEGREES;
  const table: [string, number][] = [
    ['Angle(A, O, C)', 90],
    ['Angle(P, O, C)', 90],
    ['Angle(A, C, B)', Math.acos(9 / 13) * DEGREES],
    ['Angle(zAxis, Line(O, Point(1, 1, 1)))', Math.acos(1 / Math.sqrt(3)) * DEGREES],
    ['Angle(Line(O, A), Line(O, Point(-1, 0, 1)))', 45],
    ['Angle(Vector(O, A), Vector(-1, 0, 1))', 135],
    ['Angle(Line(O, A), Line(C, Point(0, 1, 3)))', 90],
    ['Angle(Line(O, Point(1, 1, 1)), Plane(z = 0))', Math.asin(1 / Math.sqrt(3)) * DEGREES],
    ['Angle(Plane(z = 0), Line(O, Point(1, 1, 1)))', Math.asin(1 / Math.sqrt(3)) * DEGREES],
    ['Angle(zAxis, Plane(z = 0))', 90],
    ['Angle(Line(C, Point(1, 0, 3)), Plane(z = 0))', 0],
    ['Angle(Plane(z = 0), Plane(x + z = 0))', 45],
    ['Angle(Plane(z = 0), Plane(z = 4))', 0],
    ['Angle(cube.face(1), cube.face(3))', 90],
    ['Angle(Tetrahedron(O, A).face(1), Tetrahedron(O, A).face(2))', dihedral(1 / 3)],
    ['Angle(Octahedron(O, A).face(1), Octahedron(O, A).face(3))', dihedral(-1 / 3)],
    ['Angle(Dodecahedron(O, A).face(1), Dodecahedron(O, A).face(3))', dihedral(-1 / Math.sqrt(5))],
    ['Angle(Icosahedron(O, A).face(1), Icosahedron(O, A).face(3))', dihedral(-Math.sqrt(5) / 3)],
  ];
  it.each(table)('%s', (source, degrees) => {
    expectClose(described(source), { degrees, value: degrees / DEGREES });
    expectClose(described(`(${source}).degrees`), degrees);
  });

  it('of planes stands above their edge, towards positive x and y', () => {
    expectClose(described('Angle(Plane(z = 0), Plane(x = 0))'), { start: xyz(1, 0, 0), end: xyz(0, 0, 1) });
    expectClose(described('Angle(Plane(z = 0), Plane(x + z = 0))'), { start: xyz(-1, 0, 0), end: xyz(-R2, 0, R2) });
  });

  it('has its vertex where the lines meet', () => {
    expectClose(described('Angle(Line(A, C), Line(B, C))'), { vertex: xyz(0, 0, 3) });
    expectClose(described('angle(A, O, C)'), Math.PI / 2);
  });

  it.each([
    ['Angle(Segment(O, A), Segment(C, B))', true],
    ['Angle(Line(O, A), Line(C, Point(0, 1, 3)))', true],
    ['Angle(Vector(O, A), Vector(A, P))', true],
    ['Angle(Segment(O, A), Segment(A, P))', undefined],
    ['Angle(Vector(O, A), Vector(O, C))', undefined],
    ['Angle(Line(A, C), Line(B, C))', undefined],
  ])('%s draws the legs that no line shows: %s', (source, shown) => {
    expect((constructed(source) as Angle3Value).showsLegs).toBe(shown);
  });
});

describe('distance', () => {
  const table: [string, number][] = [
    ['distance(P, C)', Math.sqrt(14)],
    ['distance(C, Plane(z = 1))', 2],
    ['distance(Plane(x + y + z = 0), Point(1, 1, 1))', Math.sqrt(3)],
    ['distance(C, xAxis)', 3],
    ['distance(Segment(A, Point(4, 0, 0)), O)', 2],
    ['distance(zAxis, Line(A, P))', 4 / Math.sqrt(5)],
    ['distance(Line(O, A), Line(C, Point(5, 0, 3)))', 3],
    ['distance(Segment(O, A), Segment(Point(5, 0, 4), Point(5, 1, 4)))', 5],
    ['distance(Plane(z = 0), Plane(z = 3))', 3],
    ['distance(Plane(z = 0), Plane(x = 3))', 0],
    ['distance(Line(C, Point(1, 0, 3)), Plane(z = 0))', 3],
    ['distance(Segment(C, Point(1, 0, 7)), Plane(z = 0))', 3],
    ['distance(Line(A, C), Plane(z = -5))', 0],
    ['distance(Ray(C, Point(0, 0, 4)), Plane(z = 1))', 2],
    ['distance(sphere, C)', 1],
  ];
  it.each(table)('%s', (source, expected) => expectClose(described(source), expected));
});

describe('transforms', () => {
  const table: [string, unknown][] = [
    ['Translate(cube, Vector(0, 0, 2)).vertex(1)', xyz(0, 0, 2)],
    ['Translate(P, Vector(0, 0, 2))', xyz(1, 2, 2)],
    ['Translate(cube, Vector(1, 1)).vertex(1)', xyz(1, 1, 0)],
    ['Translate(sphere, C)', { center: xyz(0, 0, 3), radius: 2 }],
    ['Translate([O, P], Vector(0, 0, 1))', [xyz(0, 0, 1), xyz(1, 2, 1)]],
    ['Rotate(A, 90°, zAxis)', xyz(0, 2, 0)],
    ['Rotate(C, 90°, xAxis)', xyz(0, -3, 0)],
    ['Rotate(C, 120°, Line(O, Point(1, 1, 1)))', xyz(3, 0, 0)],
    ['Rotate(Point(2, 0, 5), 90°, Point(1, 0, 0))', xyz(1, 1, 5)],
    ['Reflect(C, Plane(z = 1))', xyz(0, 0, -1)],
    ['Reflect(A, Plane(x + y = 1))', xyz(1, -1, 0)],
    ['Reflect(A, zAxis)', xyz(-2, 0, 0)],
    ['Reflect(A, C)', xyz(-2, 0, 6)],
    ['Reflect(P, z = 1)', xyz(1, 2, 2)],
    ['Reflect(Plane(z = 0), Plane(x = z))', { normal: xyz(1, 0, 0), offset: 0 }],
    ['Scale(cube, 2, O)', { volume: 64 }],
    ['Scale(sphere, -2, C)', { center: xyz(0, 0, 9), radius: 4 }],
    ['Scale(cone, 2, O)', { volume: 32 * Math.PI }],
    ['Rotate(Circle(O, 2, Vector(0, 0, 1)), 90°, xAxis)', { radius: 2, normal: xyz(0, -1, 0) }],
    ['Reflect(Arc(O, A, C), Plane(x = 0))', { start: xyz(-2, 0, 0), end: xyz(0, 0, 2) }],
    ['Translate(Curve(t, 0, t^2, 0, 1), Vector(0, 1, 0)).length', Math.sqrt(5) / 2 + Math.asinh(2) / 4],
  ];
  it.each(table.slice(0, -1))('%s', (source, expected) => expectClose(described(source), expected));

  it('keeps the length of a curve', () => {
    const [source, expected] = table.at(-1) as [string, number];
    expect(described(source)).toBeCloseTo(expected, 6);
  });

  it('mirrors solids with their faces outwards', () => {
    expectClose(
      described('Angle(Reflect(cube, Plane(x = 5)).face(1), Reflect(cube, Plane(x = 5)).face(3)).degrees'),
      90,
    );
    expectClose(described('Reflect(cube, Plane(x = 5)).face(2).normal'), { end: xyz(0, 0, 1) });
  });
});
