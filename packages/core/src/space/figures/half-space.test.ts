import { expect, it, test } from 'vitest';
import { drawSpaceFigure, linesOf, pathsOf, SIZE } from '../testing/draw.js';
import { defaultCamera, imageOf } from '../testing/ray-casting.js';

const ahead = { yaw: 0, pitch: 0 };

test.each([
  ['z > 1', -1],
  ['z < 1', 1],
])('%s is drawn as its border with four arrows to its side', async (source, down) => {
  const { nodes, warnings } = await drawSpaceFigure({ sources: { h: source }, camera: ahead });
  expect(warnings).toEqual([]);
  const [, height] = imageOf({ ...defaultCamera, ...ahead }, { x: 0, y: 0, z: 1 }, SIZE);
  const off = linesOf(nodes('h', 'HalfSpace')).flatMap(({ points }) => points.map(([, y]) => (y - height) * down));
  expect(Math.min(...off)).toBeGreaterThanOrEqual(-1e-6);
  expect(Math.max(...off)).toBeGreaterThan(20);
});

it('tints its border and hides what is behind', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { h: 'x + y + z <= 3', c: 'Cube(Point(0, 0, 0), Point(1, 0, 0))' },
  });
  expect(pathsOf(nodes('h', 'HalfSpace')).filter(({ fill }) => fill)).not.toEqual([]);
  expect(linesOf(nodes('c')).some(({ dashed }) => dashed)).toBe(true);
});

it('has a line where it crosses a solid', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { h: 'z > 0.5', c: 'Cube(Point(0, 0, 0), Point(1, 0, 0))' },
  });
  expect(linesOf([...nodes('h', 'intersection'), ...nodes('c', 'intersection')])).not.toEqual([]);
});
