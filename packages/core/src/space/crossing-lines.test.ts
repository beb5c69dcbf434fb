import { expect, it } from 'vitest';
import { drawSpaceFigure, pathsOf } from './testing/draw.js';

const sources = { ball: 'Sphere(Point(0, 0, 0), 2)', pipe: 'Cylinder(Point(0, 0, -3), Point(0, 0, 3), 1)' };

it('draws where two bodies cross, what is hidden dashed', async () => {
  const { nodes } = await drawSpaceFigure({ sources });
  const strokes = pathsOf(nodes('pipe', 'intersection')).map(({ stroke }) => stroke!);
  expect(strokes.some(({ dash }) => dash)).toBe(true);
  expect(strokes.some(({ dash }) => !dash)).toBe(true);
});

it('leaves the lines out where one of them says none', async () => {
  const { nodes } = await drawSpaceFigure({ sources, style: { ball: { intersectionLine: 'none' } } });
  expect(nodes('pipe', 'intersection')).toEqual([]);
});

it('draws them with the dashes that the figure says', async () => {
  const { nodes } = await drawSpaceFigure({ sources, style: { pipe: { intersectionLine: 'dotted' } } });
  const strokes = pathsOf(nodes('pipe', 'intersection')).map(({ stroke }) => stroke!);
  // What is shorter than a dash is solid.
  const dashes = strokes.flatMap(({ dash }) => (dash ? [dash[0]] : []));
  expect(dashes.length).toBeGreaterThan(1);
  expect(new Set(dashes)).toEqual(new Set([0]));
});

it('draws nothing where solids only touch, or a polygon is not filled', async () => {
  const { scene } = await drawSpaceFigure({
    sources: {
      low: 'Cuboid(Point(0, 0, 0), 2, 2, 2)',
      high: 'Cuboid(Point(0, 0, 2), 2, 2, 2)',
      frame: 'Polygon(Point(-1, 1, 1), Point(3, 1, 1), Point(3, 1, 3))',
    },
    style: { frame: { regionOpacity: 0 } },
  });
  expect(scene.children.filter((node) => node.kind === 'group' && node.type === 'intersection')).toEqual([]);
});

it('draws nothing where a solid lies on the bodies that it is made of', async () => {
  const { scene } = await drawSpaceFigure({
    sources: {
      ball: 'Sphere(Point(0, 0, 0), 2)',
      cap: 'SphericalCap(ball, Plane(Point(0, 0, 1), Vector(0, 0, 1)))',
      sector: 'SphericalSector(ball, Plane(Point(0, 0, 1), Vector(0, 0, 1)))',
    },
  });
  expect(scene.children.filter((node) => node.kind === 'group' && node.type === 'intersection')).toEqual([]);
});

it('draws a capsule of a cylinder and two hemispheres with the rims of these and no other lines in them', async () => {
  const { scene } = await drawSpaceFigure({
    sources: {
      middle: 'Cylinder(Point(0, 0, 0), Point(0, 0, 2), 1)',
      upper: 'Hemisphere(Point(0, 0, 2), 1)',
      lower: 'Hemisphere(Point(0, 0, 0), Point(0, 0, -1))',
    },
  });
  expect(scene.children.filter((node) => node.kind === 'group' && node.type === 'intersection')).toEqual([]);
});
