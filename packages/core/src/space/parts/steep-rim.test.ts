import { describe, expect, it } from 'vitest';
import { distanceTo, drawSpaceFigure, linesOf } from '../testing/draw.js';

const SIZE = 900;

describe('a bowl, which is as steep as a sphere at its rim', () => {
  const [pitch, radius, middle] = [0.615, 324, SIZE / 2];
  const bowl = drawSpaceFigure({
    sources: { f: 'z = -sqrt(9 - x^2 - y^2)' },
    camera: { yaw: Math.PI / 4, pitch, scale: 0.12 },
    size: SIZE,
  }).then(({ nodes }) => linesOf(nodes('f', 'Surface')));

  it('hides the lines of its inside up to the rim', async () => {
    const steep = Math.sin(pitch);
    const ends = (await bowl).flatMap(({ points }) => [points[0]!, points[points.length - 1]!]);
    const loose = ends.filter(([x, y]) => {
      const [right, down] = [x - middle, y - middle];
      const beyondRim = (Math.hypot(right, down / steep) - radius) * steep;
      // In front, clear of the rim and of the outline: there no line ends.
      return down > 0.2 * radius && beyondRim > 1 && Math.hypot(right, down) < radius - 8;
    });
    expect(loose).toEqual([]);
  });

  it('has an outline without a gap beside the rim', async () => {
    const lines = await bowl;
    for (let angle = 0.01; angle < Math.PI; angle += 0.01) {
      const [x, y] = [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
      expect(Math.min(...lines.map((line) => distanceTo(line, x, y))), `${x} ${y}`).toBeLessThan(0.35);
    }
  });
});
