import { expect, test } from 'vitest';
import { rasterize } from '../../raster/rasterize.js';
import type { SceneNode } from '../../scene/scene.js';
import { drawSpaceFigure, linesOf, pathsOf } from '../testing/draw.js';

const cube = { solid: 'Cube(Point(-1, -1, -1), Point(1, -1, -1))' };
const ball = { solid: 'Sphere(Point(0, 0, 0), 3)' };
const LIGHT = { solid: { shading: 'light', lineOpacity: 0 } };
const SIZE = 200;

const strokes = (nodes: readonly SceneNode[]) => pathsOf(nodes).flatMap(({ stroke }) => stroke ?? []);
const fills = (nodes: readonly SceneNode[]) => pathsOf(nodes).flatMap(({ fill }) => fill ?? []);

/** The brightness of a place, in parts of the picture from its left and top. */
async function brightness(sources: Record<string, string>) {
  const { scene } = await drawSpaceFigure({ sources, style: LIGHT, size: SIZE });
  const { width, data } = rasterize(scene, { pixelRatio: 1 });
  return (x: number, y: number) => data[4 * (Math.round(y * SIZE) * width + Math.round(x * SIZE))]!;
}

test('a cube has an opaque tone for the top, one for the left and one for the right', async () => {
  const { nodes } = await drawSpaceFigure({ sources: cube, style: LIGHT });
  const colors = fills(nodes('solid', 'Polyhedron')).map(({ color }) => color);
  expect(new Set(colors.map(({ a }) => a))).toEqual(new Set([1]));
  expect(new Set(colors.map(({ r }) => r)).size).toBe(3);
  const at = await brightness(cube);
  const [top, left, right] = [at(0.5, 0.413), at(0.43, 0.535), at(0.57, 0.535)];
  expect(top).toBeGreaterThan(left);
  expect(left).toBeGreaterThan(right);
});

test('tones are those of directions, wherever the face is', async () => {
  const two = { solid: 'Cuboid(Point(-3, -1, -1), 1, 2, 2)', other: 'Cuboid(Point(1, -1, -1), 1, 2, 2)' };
  const { nodes } = await drawSpaceFigure({ sources: two, style: { ...LIGHT, other: { shading: 'light' } } });
  const tones = (id: string) => new Set(fills(nodes(id, 'Polyhedron')).map(({ color }) => color.r));
  expect(tones('solid')).toEqual(tones('other'));
});

test('a sphere grows darker to the right and downwards', async () => {
  const at = await brightness(ball);
  expect(at(0.38, 0.4)).toBeGreaterThan(at(0.62, 0.4) + 5);
  expect(at(0.38, 0.4)).toBeGreaterThan(at(0.4, 0.65) + 5);
});

test('the pieces of a torus are shaded in many levels', async () => {
  const { nodes } = await drawSpaceFigure({ sources: { solid: 'Torus(Point(0, 0, 0), 2, 1)' }, style: LIGHT });
  expect(new Set(fills(nodes('solid', 'CurvedSolid')).map(({ color }) => color.r)).size).toBeGreaterThan(10);
});

test.each([['Cylinder(Point(0, 0, -2), Point(0, 0, 2), 2)'], ['Cone(Point(0, 0, -2), Point(0, 0, 2), 2)']])(
  '%s is one gradient down to its base',
  async (source) => {
    const at = await brightness({ solid: source });
    expect(Math.abs(at(0.53, 0.55) - at(0.53, 0.66))).toBeLessThan(16);
    expect(at(0.42, 0.62)).toBeGreaterThan(at(0.6, 0.62) + 5);
  },
);

test.each([
  ['Cylinder(Point(0, 0, -2), Point(0, 0, 2), 2)'],
  ['Cone(Point(0, 0, -2), Point(0, 0, 2), 2)'],
  ['Sphere(Point(0, 0, 0), 2)'],
  ['Torus(Point(0, 0, 0), 2, 1)'],
])('the shade of %s goes in small, even steps', async (solid) => {
  const camera = { scale: 0.2 };
  const { scene } = await drawSpaceFigure({ sources: { solid }, style: LIGHT, camera, size: 600 });
  const { width, data } = rasterize(scene, { pixelRatio: 1 });
  const row = Array.from({ length: 120 }, (_, i) => data[4 * (380 * width + 240 + i)]!);
  expect(row[0]! - row[119]!).toBeGreaterThan(3);
  const steps = row.slice(1).map((tone, i) => Math.abs(tone - row[i]!));
  expect(Math.max(...steps)).toBeLessThan(4);
  if (!solid.startsWith('C')) return;
  // Where bands come of facets, some are twice as wide as their neighbours.
  const ends = steps.flatMap((step, i) => (step > 0 && !(steps[i - 1]! > 0) ? [i] : []));
  const widths = ends.slice(1).map((end, i) => end - ends[i]!);
  widths.slice(1).forEach((one, i) => {
    expect(Math.abs(one - widths[i]!)).toBeLessThan(7);
  });
});

test('the shades of a sphere are whole bands, whose corners have one shade in all facets', async () => {
  const { nodes } = await drawSpaceFigure({ sources: ball, style: LIGHT });
  const coords = pathsOf(nodes('solid')).reduce((sum, { path }) => sum + path.coords.length, 0);
  expect(coords).toBeLessThan(10_000);
});

test('hidden lines are drawn on it', async () => {
  const { nodes } = await drawSpaceFigure({ sources: cube, style: { solid: { shading: 'light' } } });
  expect(linesOf(nodes('solid', 'Polyhedron')).filter(({ dashed }) => dashed)).not.toEqual([]);
});

test('a sphere has an equator on request, half of it hidden', async () => {
  const dashed = async (style: Readonly<Record<string, unknown>>) => {
    const { nodes } = await drawSpaceFigure({ sources: ball, style: { solid: style } });
    return strokes(nodes('solid', 'Sphere')).filter(({ dash }) => dash !== undefined);
  };
  expect(await dashed({})).toEqual([]);
  expect(await dashed({ equator: true })).toHaveLength(1);
});

test('the inside of a vase is painted, and a cap whichever way its corners run', async () => {
  const white = 255;
  const vase = 'Revolve(Segment(Point(2, 0, -2), Point(2, 0, 2)), Line(Point(0, 0, 0), Point(0, 0, 1)))';
  expect((await brightness({ solid: vase }))(0.5, 0.28)).toBeLessThan(white);
  const can = 'Cylinder(Circle(Point(0, 0, -2), 2), Point(0.5, 0, 2))';
  expect((await brightness({ solid: can }))(0.5, 0.3)).toBeLessThan(white);
});

test('what a circle sweeps is seen from outside, whichever way it runs', async () => {
  const around = (turn: number) => brightness({ solid: `Revolve(Curve(2 + cos(t), 0, ${turn} sin(t), 0, 2π), zAxis)` });
  const [one, other] = [await around(1), await around(-1)];
  for (const place of [0.25, 0.4, 0.6, 0.75]) expect(Math.abs(one(place, 0.6) - other(place, 0.6))).toBeLessThan(8);
});

test('an upright cylinder grows darker all the way around', async () => {
  const at = await brightness({ solid: 'Cylinder(Point(0, 0, -2), Point(0, 0, 2), 2)' });
  const row = [0.36, 0.43, 0.5, 0.57, 0.64].map((x) => at(x, 0.6));
  row.slice(1).forEach((each, i) => {
    expect(each).toBeLessThan(row[i]! - 1);
  });
});

test('a section is seen in an opaque solid that is not convex', async () => {
  const sources = {
    solid: 'Difference(Cuboid(Point(0, 0, 0), 4, 4, 3), Cuboid(Point(1, 1, -1), 2, 2, 5))',
    cut: 'Section(solid, Plane(z = 1.5))',
  };
  const picture = async (regionOpacity: number) => {
    const style = { solid: { shading: 'light' }, cut: { color: '#ff0000', regionOpacity } };
    return rasterize((await drawSpaceFigure({ sources, style, size: SIZE })).scene, { pixelRatio: 1 }).data;
  };
  const [filled, bare] = [await picture(50), await picture(0)];
  const red = filled.filter((value, i) => i % 4 === 1 && value < bare[i]! - 20);
  expect(red.length).toBeGreaterThan(0.02 * SIZE ** 2);
});
