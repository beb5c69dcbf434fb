import { expect, test } from 'vitest';
import { constructSources } from '../testing/sources.js';

const numberOf = (solid: string, property: string) => {
  const value = constructSources({ q: solid, r: `q.${property}` }).value('r');
  return value?.type === 'Number' ? value.value : Number.NaN;
};

test.each([
  ['Quadric(x^2 + y^2 + z^2 = 4)', 16 * Math.PI],
  // Spheroids have closed forms: oblate with e² = 3/4, prolate with e² = 3/4.
  ['Quadric(x^2/4 + y^2/4 + z^2 = 1)', 8 * Math.PI * (1 + (0.25 / Math.sqrt(0.75)) * Math.atanh(Math.sqrt(0.75)))],
  ['Quadric(x^2 + y^2 + z^2/4 = 1)', 2 * Math.PI * (1 + (2 / Math.sqrt(0.75)) * Math.asin(Math.sqrt(0.75)))],
  ['Quadric(x^2/9 + y^2/4 + z^2 = 1)', 48.8821463026],
  // Nearly upright ones have nearly the area of a right cone and cylinder.
  ['Cone(Circle(Point(0, 0, 0), 3), Point(0.00001, 0, 4))', 24 * Math.PI],
  ['Cylinder(Circle(Point(0, 0, 0), 1), Point(0.00001, 0, 2))', 6 * Math.PI],
])('the surface area of %s', (solid, area) => {
  expect(numberOf(solid, 'surfaceArea')).toBeCloseTo(area, 6);
});

test.each([
  ['Cone(Circle(Point(0, 0, 0), 2), Point(3, 1, 4))'],
  ['Cylinder(Circle(Point(0, 0, 0), 2), Point(3, 1, 4))'],
])('the surface area of %s is that of many triangles', (solid) => {
  const isCone = solid.startsWith('Cone');
  const count = 4000;
  const at = (i: number) => ({
    x: 2 * Math.cos((2 * Math.PI * i) / count),
    y: 2 * Math.sin((2 * Math.PI * i) / count),
  });
  let area = (isCone ? 1 : 2) * 4 * Math.PI;
  for (let i = 0; i < count; i++) {
    const [p, q] = [at(i), at(i + 1)];
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const [wx, wy] = isCone ? [3 - p.x, 1 - p.y] : [3, 1];
    area += (isCone ? 0.5 : 1) * Math.hypot(4 * dy, 4 * dx, dx * wy - dy * wx);
  }
  expect(numberOf(solid, 'surfaceArea')).toBeCloseTo(area, 4);
});

test('a torus has a centre, and a surface of an equation sections', () => {
  const { value } = constructSources({
    t: 'Torus(Point(1, 2, 3), 3, 1, Vector(1, 0, 1))',
    c: 'Center(t)',
    s: 'x^4 + y^4 + z^4 = 16',
    k: 'Section(s, Plane(z = 1))',
  });
  expect(value('c')).toMatchObject({ x: 1, y: 2, z: 3 });
  expect(value('k')?.type).toBe('Curve3');
});
