import { describe, expect, it } from 'vitest';
import { Contours } from './contours.js';
import { simplify } from './simplify.js';

type Point = readonly [number, number];

function simplified(contours: readonly (readonly Point[])[], tolerance: number): Point[][] {
  const from = new Contours();
  for (const points of contours) {
    for (const [x, y] of points) from.add(x, y);
    from.end(true);
  }
  const to = new Contours();
  simplify(from, tolerance, to);
  let start = 0;
  return Array.from({ length: to.count }, (_, c) => {
    const end = to.ends[c]!;
    const points = Array.from(
      { length: end - start },
      (_, i): Point => [to.xy[2 * (start + i)]!, to.xy[2 * (start + i) + 1]!],
    );
    start = end;
    return points;
  });
}

describe('simplify', () => {
  it('leaves out points on straight sides, around the start too', () => {
    const square: Point[] = [
      [5, 0],
      [10, 0],
      [10, 4],
      [10, 10],
      [0, 10],
      [0, 7],
      [0, 0],
      [2, 0],
    ];
    expect(simplified([square], 0.01)).toEqual([
      [
        [5, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ]);
  });

  it('keeps each contour apart', () => {
    const triangle: Point[] = [
      [0, 0],
      [4, 0],
      [0, 4],
    ];
    expect(simplified([triangle, [[9, 9]], triangle], 0.1)).toEqual([triangle, [[9, 9]], triangle]);
  });

  it.each([0.02, 0.1, 1])('leaves out nothing that is further than %f from what it keeps', (tolerance) => {
    const circle = Array.from({ length: 400 }, (_, i): Point => {
      const angle = (i * Math.PI) / 200;
      return [30 * Math.cos(angle), 30 * Math.sin(angle)];
    });
    const [kept] = simplified([circle], tolerance);
    expect(kept!.length).toBeLessThan(200);
    for (const [i, [x, y]] of kept!.entries()) {
      const [u, v] = kept![(i + 1) % kept!.length]!;
      expect(30 - Math.hypot((x + u) / 2, (y + v) / 2)).toBeLessThanOrEqual(tolerance);
    }
  });
});
