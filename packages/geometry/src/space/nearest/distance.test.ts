import { expect, test } from 'vitest';
import { constructSources } from '../../testing/sources.js';

const CONE = 'Cone(Point(0, 0, 0), Point(0, 0, 4), 3)';
const CUBE = 'Cube(Point(0, 0, 0), Point(2, 0, 0))';
const TORUS = 'Torus(Point(0, 0, 0), 3, 1)';
const CAN = 'Cylinder(Point(0, 0, 0), Point(0, 0, 2), 1)';

test.each([
  // Across the mantle, from the rim, inside.
  ['Point(4, 0, 4)', CONE, 16 / 5],
  ['Point(6, 0, -4)', CONE, 5],
  ['Point(0, 0, 1)', CONE, 1],
  ['Point(1, 1, 7)', CUBE, 5],
  ['Point(5, 6, 1)', CUBE, 5],
  ['Point(0, 7, 0)', TORUS, 3],
  ['Point(0, 0, 4)', TORUS, 4],
  ['Point(0, 0, 3)', 'Circle(Point(0, 0, 0), 4, Vector(0, 0, 1))', 5],
  ['Point(2, 1, 4)', 'Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(0, 4, 0))', 4],
  ['Point(5, 1, 4)', 'Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(0, 4, 0))', Math.sqrt(18)],
  ['Line(Point(1, 1, 5), Point(1, 1, 4))', 'Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(0, 4, 0))', 0],
  ['Point(0, 0, 4)', 'Surface(x^2 + y^2, -2, 2, -2, 2)', Math.sqrt(15) / 2],
  ['Plane(z = 5)', 'Sphere(Point(0, 0, 0), 2)', 3],
  ['Plane(z = 1)', 'Sphere(Point(0, 0, 0), 2)', 0],
  ['Plane(x + z = 6)', CAN, 3 / Math.SQRT2],
  ['Plane(z = -4)', TORUS, 3],
  ['Plane(x = 1)', TORUS, 0],
  ['Plane(x + y + z = 12)', CUBE, 6 / Math.sqrt(3)],
  ['Line(Point(5, 0, 0), Point(5, 1, 0))', 'Sphere(Point(0, 0, 0), 2)', 3],
  ['Segment(Point(0, 0, 0), Point(1, 0, 0))', 'Sphere(Point(0, 0, 0), 2)', 1],
  ['Line(Point(4, 0, 1), Point(4, 1, 1))', CAN, 3],
  ['Line(Point(0, 0, 1), Point(5, 1, 1))', CUBE, 0],
  ['Line(Point(50, 1, 7), Point(51, 1, 7))', CUBE, 5],
  ['Sphere(Point(0, 0, 0), 1)', 'Sphere(Point(0, 6, 0), 2)', 3],
  ['Sphere(Point(0, 0, 0), 1)', 'Sphere(Point(0, 1, 0), 4)', 2],
])('the distance of %s and %s, in either order', (a, b, expected) => {
  const { value } = constructSources({ a, b, r: 'distance(a, b)', q: 'distance(b, a)' });
  for (const id of ['r', 'q']) expect(value(id)).toMatchObject({ value: expect.closeTo(expected, 7) });
});

test.each([
  ['Point(4, 0, 4)', CONE, [1.44, 0, 2.08]],
  ['Point(5, 1, 1)', CUBE, [2, 1, 1]],
  ['Point(3, 0, 5)', TORUS, [3, 0, 1]],
  ['Point(0, 3, 1)', CAN, [0, 1, 1]],
])('the point nearest to %s of %s', (P, solid, [x, y, z]) => {
  const { value } = constructSources({ P, solid, r: 'Closest(solid, P)' });
  const close = (place = 0) => expect.closeTo(place, 6) as number;
  expect(value('r')).toMatchObject({ x: close(x), y: close(y), z: close(z) });
});

test.each([
  ['Quadric(x^2 + y^2 - z^2 = 1)', 'Point(1, 1, 1)', 'the quadric has no end'],
  ['Rotate(Quadric(x^2 + y^2 = 4), 1, Line(Point(0, 0, 0), Point(1, 0, 0)))', 'Point(9, 9, 50)', 'no end'],
  ['Quadric(z = x^2 + y^2)', 'Point(0, 30, 900)', 'no end'],
  ['Cube(Point(0, 0, 0), Point(2, 0, 0))', 'Sphere(Point(9, 9, 9), 1)', 'measure it from a point, line or plane'],
])('what no way is known to says what to write: %s', (a, b, words) => {
  expect(constructSources({ a, b, r: 'distance(a, b)' }).warning('r')).toContain(words);
});
