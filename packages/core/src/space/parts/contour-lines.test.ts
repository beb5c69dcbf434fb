import { expect, it, test } from 'vitest';
import { drawSpaceFigure, linesOf } from '../testing/draw.js';
import { contourLines } from './contour-lines.js';
import type { Patch } from './parts.js';

/** The graph of a function on a grid of unit squares around the origin, as triangles. */
function graph(f: (x: number, y: number) => number, half: number): Patch[] {
  const at = (x: number, y: number) => ({ x, y, z: f(x, y) });
  const range = Array.from({ length: 2 * half }, (_, i) => i - half);
  return range.flatMap((x) =>
    range.flatMap((y): Patch[] => [
      { corners: [at(x, y), at(x + 1, y), at(x + 1, y + 1)], hides: true },
      { corners: [at(x, y), at(x + 1, y + 1), at(x, y + 1)], hides: true },
    ]),
  );
}

test('contours lie at the multiples of their distance, each a line of its own', () => {
  const lines = contourLines(
    graph((x) => x + 0.1, 3),
    0.5,
  );
  const heights = lines.map((line) => (line.kind === 'polyline' ? line.points.map(({ z }) => z) : []));
  expect(heights.map(([z]) => z)).toEqual([-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]);
  for (const [first, ...others] of heights) for (const z of others) expect(z).toBeCloseTo(first!, 9);
});

test('a hill has closed contours; so many that none is told from the next are thinned out', () => {
  const hill = graph((x, y) => 10 - x * x - y * y, 4);
  const line = contourLines(hill, 9).at(-1);
  expect(line?.kind === 'polyline' && line.points[0]).toEqual(line?.kind === 'polyline' && line.points.at(-1));
  expect(contourLines(hill, 1e-6).length).toBeLessThan(300);
  expect(
    contourLines(
      graph(() => 1, 2),
      0.5,
    ),
  ).toEqual([]);
});

it('takes the place of the net, on request', async () => {
  const draw = async (style: Record<string, unknown>) => {
    const { nodes } = await drawSpaceFigure({ sources: { f: 'Surface(u, v, u, -2, 2, -2, 2)' }, style: { f: style } });
    return linesOf(nodes('f', 'Surface')).length;
  };
  expect(await draw({ contourDistance: 0.5 })).toBeLessThan(await draw({}));
});

test('no contour doubles the border at which the picture ends a surface', () => {
  const slope = graph((x) => x + 0.1, 3);
  const heights = (endless: boolean): number[] =>
    contourLines(slope, 0.5, endless).map((line) => (line.kind === 'polyline' ? line.points[0]!.z : NaN));
  expect([Math.min(...heights(false)), Math.max(...heights(false))]).toEqual([-2.5, 3]);
  expect([Math.min(...heights(true)), Math.max(...heights(true))]).toEqual([-2.5, 2.5]);
});
