import { expect, it } from 'vitest';
import { drawSpaceFigure, linesOf, SIZE, textsOf } from '../testing/draw.js';

it.each(['orthographic', 'oblique', 'perspective'] as const)(
  'a line that is seen at an angle leaves the picture at both ends, %s',
  async (projection) => {
    const { nodes } = await drawSpaceFigure({
      sources: { g: 'Line(Point(0, 0, 0), Point(3, 2, 0.5))' },
      camera: { projection, yaw: 0, pitch: 0.3 },
    });
    const points = linesOf(nodes('g', 'Line')).flatMap(({ points }) => points);
    const isOutside = ([x, y]: readonly [number, number]): boolean => x < 0 || y < 0 || x > SIZE || y > SIZE;
    expect(points.filter(isOutside).length).toBeGreaterThanOrEqual(2);
  },
);

it('a line that is nearly seen from its end leaves the picture, too', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { g: 'Line(Point(0, 4, 2), Point(1, 5, 3))' },
    camera: { yaw: Math.PI / 4, pitch: Math.PI / 6 },
  });
  const points = linesOf(nodes('g', 'Line')).flatMap(({ points }) => points);
  expect(points.filter(([x, y]) => x < 0 || y < 0 || x > SIZE || y > SIZE)).toHaveLength(2);
});

it('a line that is seen in perspective runs to its vanishing point', async () => {
  const [yaw, pitch] = [0.6, 0.3];
  const { nodes } = await drawSpaceFigure({
    sources: { 'g|g': 'Line(Point(0, 0, -1), Point(2, 1, -1))' },
    camera: { projection: 'perspective', yaw, pitch },
  });
  const points = linesOf(nodes('g', 'Line')).flatMap(({ points }) => points);
  // Of the line's direction the parts to the right, upwards and away from the eye.
  const right = -2 * Math.sin(yaw) + Math.cos(yaw);
  const back = 2 * Math.cos(yaw) + Math.sin(yaw);
  const distance = SIZE / 2 / Math.tan((20 * Math.PI) / 180);
  const vanishing = [
    SIZE / 2 - (distance * right) / (back * Math.cos(pitch)),
    SIZE / 2 - distance * Math.tan(pitch),
  ] as const;
  const off = Math.min(...points.map(([x, y]) => Math.hypot(x - vanishing[0], y - vanishing[1])));
  expect(off).toBeLessThan(0.5);
  expect(nodes('g', 'label')).not.toEqual([]);
});

it('the name of a line that is seen in perspective stands at the edge of the picture', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { 'g|g': 'Line(Point(0, 0, 1), Point(-2, 1, 1))' },
    camera: { projection: 'perspective', yaw: 0.6, pitch: 0.3, scale: 0.35 },
  });
  const [{ x } = { x: 0 }] = textsOf(nodes('g', 'label'));
  expect(Math.min(x, SIZE - x)).toBeLessThan(SIZE / 8);
});
