import { expect, test } from 'vitest';
import { controlBounds } from '../scene/path-bounds.js';
import { drawSpaceFigure, pathsOf } from './testing/draw.js';

/** The middles of the filled heads that a figure in the plane of the picture has, px. */
async function headsOf(source: string, style: Record<string, string>, type: string) {
  const { nodes } = await drawSpaceFigure({
    sources: { c: source },
    style: { c: style },
    camera: { yaw: 0, pitch: 0 },
  });
  return pathsOf(nodes('c', type)).flatMap(({ fill, path }) => {
    if (!fill) return [];
    const { left, right, top, bottom } = controlBounds(path);
    return [[(left + right) / 2, (top + bottom) / 2] as const];
  });
}

const ends = { startArrow: 'filled_stealth', endArrow: 'filled_stealth' };

test.each([
  ['Segment(Point(0, -2, 0), Point(0, 2, 0))', 'Segment'],
  ['Curve(0, t, t^2 / 4, -2, 2)', 'Curve'],
  ['Polyline(Point(0, -2, 1), Point(0, 0, 0), Point(0, 2, 1))', 'Polyline'],
  ['Arc(Point(0, 0, 0), Point(0, -2, 0), Point(0, 0, 2))', 'Arc'],
])('%s has heads at both ends and in its middle', async (source, type) => {
  const tips = await headsOf(source, ends, type);
  expect(tips).toHaveLength(2);
  expect(Math.hypot(tips[0]![0] - tips[1]![0], tips[0]![1] - tips[1]![1])).toBeGreaterThan(200);
  expect(await headsOf(source, { middleArrow: 'filled_stealth' }, type)).toHaveLength(1);
});

test('a circle has a head at 45°, counterclockwise from its start', async () => {
  const [head] = await headsOf('Circle(Point(0, 0, 0), 2, Vector(1, 0, 0))', { middleArrow: 'triangle' }, 'Circle');
  const [x, y] = [head![0] - 512, 512 - head![1]];
  expect(Math.hypot(x, y)).toBeGreaterThan(150);
  expect(Math.abs(Math.abs(x) - Math.abs(y))).toBeLessThan(8);
});

test.each([
  ['Sphere(Point(0, 0, 0), 2)', 'Sphere'],
  ['Cube(Point(0, 0, 0), Point(1, 0, 0))', 'Polyhedron'],
  ['Circle(Point(0, 0, 0), 2, Vector(1, 0, 0))', 'Circle'],
])('%s has no ends', async (source, type) => {
  const plain = await headsOf(source, {}, type);
  expect(await headsOf(source, ends, type)).toEqual(plain);
});
