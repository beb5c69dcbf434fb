import { expect, it } from 'vitest';
import { distanceTo, drawSpaceFigure, lengthOf, linesOf, pathsOf, SIZE } from './testing/draw.js';
import { defaultCamera, imageOf } from './testing/ray-casting.js';

const square = { face: 'Polygon(Point(0, -2, -2), Point(0, 2, -2), Point(0, 2, 2), Point(0, -2, 2))' };
const camera = { yaw: 0, pitch: 0 };

it('hatches a flat face with lines as far apart as the style says', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: square,
    camera,
    style: { face: { fillPattern: 'hatch', patternAngle: 0, patternSpacing: 20 } },
  });
  const hatch = linesOf(nodes('face')).filter(({ stroke }) => stroke.width === 1);
  const heights = hatch.map(({ points }) => points[0]![1]).sort((a, b) => a - b);
  expect(heights.length).toBe(2 * Math.floor((2 * SIZE * defaultCamera.scale) / 20) + 1);
  heights.slice(1).forEach((height, i) => {
    expect(height - heights[i]!).toBeCloseTo(20, 6);
  });
  expect(lengthOf(hatch[0]!)).toBeCloseTo(4 * SIZE * defaultCamera.scale, 6);
});

it('hatches only what is in sight', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { ...square, cover: 'Sphere(Point(3, 0, 0), 1)' },
    camera,
    style: { face: { fillPattern: 'crosshatch' }, cover: { regionOpacity: 100 } },
  });
  const hatch = linesOf(nodes('face')).filter(({ stroke }) => stroke.width === 1);
  const [x, y] = imageOf({ ...defaultCamera, ...camera }, { x: 3, y: 0, z: 0 }, SIZE);
  expect(hatch.length).toBeGreaterThan(20);
  for (const line of hatch) expect(distanceTo(line, x, y)).toBeGreaterThan(SIZE * defaultCamera.scale - 1);
});

it('draws dots as discs', async () => {
  const { nodes } = await drawSpaceFigure({ sources: square, camera, style: { face: { fillPattern: 'dots' } } });
  expect(pathsOf(nodes('face')).some(({ fill, stroke }) => fill && !stroke)).toBe(true);
});

it.each([
  ['Sphere(Point(0, 0, 0), 2)'],
  ['Cylinder(Point(0, 0, -2), Point(0, 0, 2), 1)'],
  ['Torus(Point(0, 0, 0), 2, 1)'],
  ['Surface(x^2 - y^2, -1, 1, -1, 1)'],
])('hatches %s as evenly as a flat figure', async (solid) => {
  const { nodes, warnings } = await drawSpaceFigure({
    sources: { solid },
    style: { solid: { fillPattern: 'hatch', patternAngle: 0, patternSpacing: 20, lineWidth: 3 } },
  });
  expect(warnings).toEqual([]);
  const hatch = linesOf(nodes('solid')).filter(({ stroke }) => stroke.width === 1);
  const level = hatch.filter(({ points: [p, q] }) => Math.abs(p![1] - q![1]) < 0.01);
  const heights = new Set(level.map(({ points }) => Math.round(points[0]![1])));
  expect(heights.size).toBeGreaterThan(5);
  for (const height of heights) expect((((height - [...heights][0]!) % 20) + 20) % 20).toBe(0);
});

it('hatches of a ball what is inside of its outline and not hidden', async () => {
  const sources = { ball: 'Sphere(Point(0, 0, 0), 2)', cover: 'Sphere(Point(4, 0, 0), 1)' };
  const { nodes } = await drawSpaceFigure({ sources, camera, style: { ball: { fillPattern: 'hatch' } } });
  const hatch = linesOf(nodes('ball')).filter(({ stroke }) => stroke.width === 1);
  const [x, y] = imageOf({ ...defaultCamera, ...camera }, { x: 0, y: 0, z: 0 }, SIZE);
  const unit = SIZE * defaultCamera.scale;
  expect(hatch.length).toBeGreaterThan(20);
  for (const line of hatch) {
    for (const [px, py] of line.points) expect(Math.hypot(px - x, py - y)).toBeLessThan(2 * unit + 0.1);
    expect(distanceTo(line, x, y)).toBeGreaterThan(unit - 2);
  }
});

it('hatches what is seen through the tint of a solid, as a section in it', async () => {
  const style = { face: { fillPattern: 'hatch' } };
  const alone = await drawSpaceFigure({ sources: square, style });
  const sources = { ...square, solid: 'Cube(Point(-3, -3, -3), Point(3, -3, -3))' };
  const inside = await drawSpaceFigure({ sources, style });
  const hatch = (nodes: typeof alone.nodes) => linesOf(nodes('face')).filter(({ stroke }) => stroke.width === 1);
  expect(hatch(inside.nodes)).toEqual(hatch(alone.nodes));
});

it('hatches a face whose first corners lie on one line, as a section of a cylinder has them', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { face: 'Polygon(Point(0, -2, -2), Point(0, 0, -2), Point(0, 2, -2), Point(0, 2, 2), Point(0, -2, 2))' },
    camera,
    style: { face: { fillPattern: 'hatch' } },
  });
  expect(linesOf(nodes('face')).filter(({ stroke }) => stroke.width === 1).length).toBeGreaterThan(20);
});

it('hatches a face that is seen from its side with lines as far apart as those of others', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { face: 'Polygon(Point(-2, -2, 0), Point(2, -2, 0), Point(2, 2, 0), Point(-2, 2, 0))' },
    camera: { yaw: 0, pitch: 0.4 },
    style: { face: { fillPattern: 'hatch', patternAngle: 90, patternSpacing: 8 } },
  });
  const hatch = linesOf(nodes('face')).filter(({ stroke }) => stroke.width === 1);
  const heights = hatch.map(({ points }) => points[0]![1]).sort((a, b) => a - b);
  expect(heights.length).toBeGreaterThan(10);
  heights.slice(1).forEach((height, i) => {
    expect(height - heights[i]!).toBeCloseTo(8, 4);
  });
});

it.each([
  ['Cuboid(Point(0, 0, 0), 4, 3, 3)', 'Section(q, Plane(Point(0, 0, 2), Point(4, 0, 1), Point(4, 3, 2)))', true],
  ['Cone(Point(0, 0, 0), Point(0, 0, 5), 3)', 'Section(q, Plane(z = 2))', true],
  ['Hemisphere(Point(0, 0, 0), 3)', 'Section(q, Plane(x = 1))', true],
  ['Cone(Circle(Point(0, 0, 0), 3), Point(1, 1, 5))', 'Section(q, Plane(z = 2))', true],
  ['Quadric(x^2/9 + y^2/4 + z^2/4 = 1)', 'Section(q, Plane(z = 0.5))', true],
  ['Cuboid(Point(0, 0, 0), 4, 3, 3)', 'Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(4, 3, 0), Point(0, 3, 0))', false],
  ['Cuboid(Point(0, 0, 0), 4, 3, 3)', 'Polygon(Point(-4, -4, 0), Point(-3, -4, 0), Point(-3, -3, 0.5))', false],
])('of %s and %s the latter is seen in the opaque solid: %s', async (solid, figure, isSeen) => {
  const { nodes } = await drawSpaceFigure({
    sources: { s: figure, q: solid },
    camera: { yaw: 0.6, pitch: 0.4, offset: [0, 0, 0], scale: 0.05 },
    style: { q: { shading: 'light' }, s: { fillPattern: 'hatch', patternSpacing: 6, regionOpacity: 30, color: 'red' } },
  });
  const hatch = linesOf(nodes('s')).filter(({ stroke }) => stroke.width === 1);
  expect(hatch.length > 5).toBe(isSeen);
});
