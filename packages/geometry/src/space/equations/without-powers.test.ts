import { expect, test } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { ImplicitSurfaceValue } from '../../values.js';

test.each([
  ['(x^2 + y^2 + z^2 - 1)^2 = 0', 'Sphere'],
  ['0 = -3 (x^2 + y^2 + z^2 - 1)^4', 'Sphere'],
  ['abs(x + y + z - 1) = 0', 'Plane'],
  ['(x + y + z - 1)^3 = 0', 'Plane'],
  ['sqrt(x^2/4 + y^2 + z^2 - 1) = 0', 'CurvedSolid'],
])('%s is the figure of its base: %s', (source, type) => {
  const { value, warning } = constructSources({ subject: source });
  expect(warning('subject')).toBeUndefined();
  expect(value('subject')?.type).toBe(type);
});

test.each([
  '(x^4 + y^4 + z^4 - 1)^2 = 0',
  '(x^4 + y^4 + z^4 - 1)^2 (z - 3)^2 = 0',
  'Surface((x^4 + y^4 + z^4 - 1)^2 = 0)',
])('the surface of %s is found', (source) => {
  const { value } = constructSources({ subject: source });
  const { vertices } = (value('subject') as ImplicitSurfaceValue).mesh();
  expect(vertices.length).toBeGreaterThan(500);
  for (const { x, y, z } of vertices) {
    const off = Math.min(Math.abs(x ** 4 + y ** 4 + z ** 4 - 1), Math.abs(z - 3));
    expect(off).toBeLessThan(1e-2);
  }
});

test('other equations stay as they are', () => {
  const { value } = constructSources({ subject: '(x^2 + y^2 + z^2)^2 = 16' });
  const { vertices } = (value('subject') as ImplicitSurfaceValue).mesh();
  for (const { x, y, z } of vertices) expect(Math.hypot(x, y, z)).toBeCloseTo(2, 2);
});
