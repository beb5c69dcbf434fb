import { expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { Value, Vec3 } from '../../values.js';

/** The points that Intersect gives. */
function common(a: string, b: string): Vec3[] {
  const { value, warning } = constructSources({ a, b, c: 'Intersect(a, b)' });
  expect(warning('c')).toBeUndefined();
  const found = value('c')!;
  const points: readonly Value[] = found.type === 'List' ? found.items : [found];
  return points.map((point) => {
    expect(point.type).toBe('Point3');
    return point as unknown as Vec3;
  });
}

const refused = (a: string, b: string): string | undefined =>
  constructSources({ a, b, c: 'Intersect(a, b)' }).warning('c');

const TORUS = 'Torus(Point(0, 0, 0), 3, 1)';
const UP = 'Vector(0, 0, 1)';

it.each([
  ['a line and a torus', 'Line(Point(-9, 0, 0), Point(1, 0, 0))', TORUS, 'x', [-4, -2, 2, 4]],
  ['a segment and a torus', 'Segment(Point(0, 0, 0), Point(9, 0, 0))', TORUS, 'x', [2, 4]],
  ['a line and a line of a torus that it touches', 'Line(Point(-9, 0, 1), Point(1, 0, 1))', TORUS, 'x', [-3, 3]],
  [
    'a line and an ellipsoid',
    'Line(Point(0, 0, 1), Point(1, 0, 1))',
    'Quadric(x^2/9 + y^2 + z^2/4 = 1)',
    'x',
    [-Math.sqrt(6.75), Math.sqrt(6.75)],
  ],
  ['a ray and a graph', 'Ray(Point(1, 2, 0), Point(1, 2, 1))', 'z = x^2 + y^2', 'z', [5]],
  ['a line and a surface', 'Line(Point(1, 1, 0), Point(1, 1, 1))', 'Surface(u, v, u v, -2, 2, -2, 2)', 'z', [1]],
  [
    'a line and a surface without an equation',
    'Line(Point(0, 0, 0), Point(1, 1, 0.5))',
    'Surface(u + v^3/9, v, u^2 + v/2, -2, 2, -2, 2)',
    'x',
    [0],
  ],
  ['a line and an implicit surface', 'Line(Point(0, 0, 0), Point(1, 0, 0))', 'x^4 + y^4 + z^4 = 16', 'x', [-2, 2]],
  ['a line and the border of a half-space', 'Line(Point(1, 1, 9), Point(1, 1, 0))', 'x + y + z <= 3', 'z', [1]],
  [
    'a circle and a cylinder',
    `Circle(Point(0, 0, 1), 2, ${UP})`,
    'Cylinder(Point(2, 0, 0), Point(2, 0, 3), 2)',
    'x',
    [1, 1],
  ],
  [
    'a circle and a cube through its edges',
    `Circle(Point(0, 0, 1), sqrt(2), ${UP})`,
    'Cube(Point(-1, -1, 0), Point(1, -1, 0))',
    'x',
    [1, -1, -1, 1],
  ],
  [
    'an arc and a cone',
    'Arc(Point(0, 0, 1), Point(3, 0, 1), Point(0, 0, 4))',
    'Cone(Point(0, 0, 0), Point(0, 0, 4), 4)',
    'x',
    [3, 0],
  ],
  ['a helix and a plane', 'Curve(cos(t), sin(t), t, -1, 7)', 'Plane(z = π)', 'x', [-1]],
  ['a helix and a sphere', 'Curve(cos(t), sin(t), t, 0, 9)', 'Sphere(Point(0, 0, 0), sqrt(5))', 'z', [2]],
] as const)('%s have their points in common', (_, a, b, axis, expected) => {
  const found = common(a, b).map((p) => p[axis]);
  expect(found).toHaveLength(expected.length);
  expected.forEach((value, i) => {
    expect(found[i]).toBeCloseTo(value, 9);
  });
});

it('counts the points along the path, and takes the nearest one', () => {
  const { value } = constructSources({
    l: 'Line(Point(-9, 0, 0), Point(1, 0, 0))',
    t: TORUS,
    P: 'Intersect(l, t, 2)',
    Q: 'Intersect(t, l, 5, 0, 0)',
  });
  expect(value('P')).toMatchObject({ x: expect.closeTo(-2, 9) });
  expect(value('Q')).toMatchObject({ x: expect.closeTo(4, 9) });
});

it('tells why there are none', () => {
  expect(refused('Line(Point(0, 0, 0), Point(0, 0, 1))', TORUS)).toContain('do not cross');
  expect(refused(`Circle(Point(0, 0, 1), 3, ${UP})`, TORUS)).toContain('lies on');
});
