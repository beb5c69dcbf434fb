import { expect, it } from 'vitest';
import { pathBounds } from '../scene/path-bounds.js';
import { drawSpaceFigure, pathsOf } from './testing/draw.js';

const highest = async (sources: Record<string, string>): Promise<number> => {
  const { nodes } = await drawSpaceFigure({ sources, camera: { yaw: 0.4, pitch: 0.1, scale: 0.05 } });
  return Math.min(...pathsOf(nodes('q')).map(({ path }) => pathBounds(path).top));
};

it.each([
  ['Quadric(x^2 + y^2 = z^2)', 'Section(q, Plane(z = 5))'],
  ['Quadric(z^2 - x^2 - y^2 = 1)', 'Section(q, Plane(z = 5))'],
  ['Quadric(x^2 + y^2 = 4)', 'Section(q, Plane(z = 5))'],
  ['Quadric(x^2 - y^2 = 1)', 'Segment(Point(1, 0, 0), Point(1, 0, 5))'],
  ['Quadric(z = x^2 + y^2)', 'Point(2, 2, 8)'],
])('%s reaches as far as %s on it', async (quadric, on) => {
  const alone = await highest({ q: quadric });
  expect(await highest({ q: quadric, s: on })).toBeLessThan(alone - 50);
  // What lies beside it makes it no larger.
  expect(await highest({ q: quadric, s: 'Point(0.3, 0.2, 6)' })).toBeCloseTo(alone, 6);
});
