import { expect, it } from 'vitest';
import { drawSpaceFigure, lengthOf, linesOf } from '../testing/draw.js';

const C = [
  [1, 0],
  [4, 0],
  [4, 1],
  [2, 1],
  [2, 3],
  [4, 3],
  [4, 4],
  [1, 4],
].map(([x, z]) => `Point(${x}, 0, ${z})`);

/** No point sees all of a crescent. */
const CRESCENT = 'Curve(4 + cos(t)/2 - 2.5 sin(t)^2, 0, 2 + 2 sin(t), 0, 2π)';

it.each([
  ['Revolve', `Revolve(Polygon(${C.join(', ')}), Line(Point(0, 0, 0), Point(0, 0, 1)), π/2)`],
  ['a crescent', `Extrude(${CRESCENT}, Vector(0, 2, 0))`],
])('%s: what is in a hollow of the flat end is seen, and what is behind the end is not', async (_, solid) => {
  const { nodes } = await drawSpaceFigure({
    sources: {
      solid,
      hollow: 'Segment(Point(2.7, 0.5, 1.8), Point(3, 0.5, 2.2))',
      behind: 'Segment(Point(3.1, 0.5, 0.9), Point(3.4, 0.5, 0.95))',
    },
    camera: { offset: [2, 0, 2], yaw: -Math.PI / 2, pitch: 0 },
  });
  const dashed = (id: string) => linesOf(nodes(id, 'Segment')).map((line) => line.dashed);
  expect(dashed('hollow')).toEqual([false]);
  expect(dashed('behind')).toEqual([true]);
});

it('the outline of a torus has no crumbs at its cusps', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { torus: 'Torus(Point(0, 0, 0), 1.28, 0.67, Vector(-0.462, -0.78, -0.73))' },
    camera: { projection: 'perspective', scale: 0.108, yaw: 0.30024495704099535, pitch: -0.956542408792302 },
    size: 700,
  });
  const lines = linesOf(nodes('torus', 'CurvedSolid'));
  expect(lines.filter(({ dashed }) => dashed).length).toBeGreaterThan(0);
  expect(Math.min(...lines.map(lengthOf))).toBeGreaterThan(5);
});
