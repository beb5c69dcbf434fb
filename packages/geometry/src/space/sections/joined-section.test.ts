import { expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { NumberValue } from '../../values.js';
import { distance } from '../vec3.js';

/** The value of a section, its area and its perimeter. */
function sectionOf(solid: string, plane: string) {
  const s = `Section(${solid}, ${plane})`;
  const { value } = constructSources({ s, area: 's.area', perimeter: 's.perimeter' });
  const number = (id: string) => (value(id) as NumberValue | undefined)?.value;
  return { value: value('s'), area: number('area'), perimeter: number('perimeter') };
}

const ring = 'Revolve(Polygon(Point(1, 0, 0), Point(2, 0, 0), Point(2, 0, 3), Point(1, 0, 3)), zAxis)';
const drilled = 'Difference(Cuboid(Point(0, 0, 0), 4, 4, 3), Cuboid(Point(1, 1, -1), 2, 2, 5))';
const oblique = 'Cylinder(Circle(Point(0, 0, 0), 1), Point(2, 0, 4))';

it.each([
  ['Hemisphere(Point(0, 0, 0), 2)', 'Plane(x = 0)', 2 * Math.PI, 2 * Math.PI + 4],
  [
    'SphericalCap(Sphere(Point(0, 0, 0), 2), Plane(z = 0))',
    'Plane(y = 1)',
    1.5 * Math.PI,
    (Math.PI + 2) * Math.sqrt(3),
  ],
  [ring, 'Plane(z = 1)', 3 * Math.PI, 6 * Math.PI],
  ['Torus(Point(0, 0, 0), 3, 1)', 'Plane(z = 0)', 12 * Math.PI, 12 * Math.PI],
  [drilled, 'Plane(z = 1)', 12, 24],
  [oblique, 'Plane(y = 0)', 8, 4 + 2 * Math.sqrt(20)],
  ['Extrude(Ellipse(Point(0, 0), 2, 1), Vector(0, 0, 3))', 'Plane(x = 0)', 6, 10],
])('the section of %s by %s is a polygon with the measures of its curves', (solid, plane, area, perimeter) => {
  const section = sectionOf(solid, plane);
  expect(section.value?.type).toBe('Polygon3');
  expect(section.area).toBeCloseTo(area, 4);
  expect(section.perimeter).toBeCloseTo(perimeter, 4);
});

it('runs around each corner once', () => {
  const { value } = sectionOf('Hemisphere(Point(0, 0, 0), 2)', 'Plane(x + z = 0.4)');
  if (value?.type !== 'Polygon3') throw new Error('no polygon');
  const lengths = value.vertices.map((p, i) => distance(p, value.vertices.at(i - 1)!));
  expect(Math.min(...lengths)).toBeGreaterThan(1e-3);
  expect(lengths.filter((length) => length > 0.5)).toHaveLength(1);
});

it('leaves closed curves beside each other as they are, and those that end apart', () => {
  expect(sectionOf(ring, 'Plane(x = 0)').value).toMatchObject({ items: [{ type: 'Polygon3' }, { type: 'Polygon3' }] });
  const torus = sectionOf('Torus(Point(0, 0, 0), 3, 1)', 'Plane(x = 0)').value;
  expect(torus).toMatchObject({ items: [{ type: 'Circle3' }, { type: 'Circle3' }] });
  const open = sectionOf('Quadric(x^2 + y^2 - z^2 = 1)', 'Plane(x = 2)').value;
  expect(open).toMatchObject({ items: [{ type: 'Curve3' }, { type: 'Curve3' }] });
});
