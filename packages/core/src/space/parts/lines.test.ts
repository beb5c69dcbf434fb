import { expect, it } from 'vitest';
import { drawSpaceFigure, linesOf, SIZE } from '../testing/draw.js';

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
