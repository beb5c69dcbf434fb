import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import type { SceneNode } from '../scene/scene.js';
import { faceGrid } from './sight/face-grid.js';
import { screenFace } from './sight/faces.js';
import { drawSpaceFigure } from './testing/draw.js';

const sources = [
  'Point(1e308, 0, 0)',
  'Segment(Point(0, 0, 0), Point(0, 0, 0))',
  'Segment(Point(-1e9, 0, 0), Point(1e9, 1, 1))',
  'Line(Point(1e12, 0, 0), Point(1e12, 1, 0))',
  'Plane(x = 1e9)',
  'Sphere(Point(0, 0, 0), 1e9)',
  'Sphere(Point(0, 0, 0), 1e-9)',
  'Cone(Point(0, 0, 0), Point(0, 0, 1e-9), 5)',
  'Curve(1 / t, sin(1 / t), t, -1, 1)',
  'Curve(sqrt(t), t, t, -5, -1)',
  'Surface(sqrt(u), v, u, -3, -1, 0, 1)',
  'z = sqrt(-1 - x^2)',
  'y = 1 / x',
  'Vector(0, 0, 0)',
  'Polygon(Point(0, 0, 0), Point(1e6, 0, 0), Point(0, 1e6, 1))',
  'Angle(Point(1, 0, 0), Point(0, 0, 0), Point(-1, 0, 0))',
  'Polyline([Point(0, 0, 0)])',
  'Tick(Segment(Point(0, 0, 0), Point(0, 0, 0)))',
  'Dimension(Point(0, 0, 0), Point(0, 0, 0))',
];

const cameras: [string, Partial<SpaceCamera>][] = [
  ['the usual', {}],
  ['perspective inside of things', { projection: 'perspective', scale: 5, offset: [1, 1, 1] }],
  ['far away', { offset: [1e9, 0, 0] }],
  ['along the axes', { yaw: 0, pitch: 0 }],
  ['an enormous obliqueScaleRatio', { projection: 'oblique', obliqueScaleRatio: 1e6 }],
];

/** Coordinates of paths and texts. */
function numbersIn(node: SceneNode): readonly number[] {
  if (node.kind === 'group') return node.children.flatMap(numbersIn);
  if (node.kind === 'path') return node.path.coords;
  return node.kind === 'text' ? [node.x, node.y] : [];
}

describe.each(cameras)('%s camera', (_, camera) => {
  it.each(sources)('draws %s with finite numbers', async (source) => {
    const { scene } = await drawSpaceFigure({
      sources: { 'f|f': source, k: 'Cube(Point(0, 0, 0), Point(2, 0, 0))' },
      camera,
      sheet: { xaxis3d: {}, workingPlane: { show: true } },
      size: 100,
    });
    expect(scene.children.flatMap(numbersIn).filter((value) => !Number.isFinite(value))).toEqual([]);
  });
});

it.each([
  ['that has no end', 'Translate(Curve(x^2), Vector(0, 0, 1))'],
  ['with a pole', 'Translate(y = 1/x, Vector(0, 0, 2))'],
  ['that begins inside its range', 'Translate(Curve(sqrt(x)), Vector(0, 0, -1))'],
])('draws a curve of the plane %s where it is moved to in space', async (_, source) => {
  const { nodes, warnings } = await drawSpaceFigure({ sources: { c: source } });
  expect(warnings).toEqual([]);
  expect(nodes('c').length).toBeGreaterThan(0);
});

it('looks up faces whose distance in px overflows', () => {
  const faceAt = (x: number) =>
    screenFace([
      { x, y: 0, z: 0 },
      { x: x + Math.abs(x) * 0.1, y: 0, z: 0 },
      { x, y: 10, z: 0 },
    ])!;
  const faces = [faceAt(-1.5e308), faceAt(1.5e308)];
  const grid = faceGrid(faces);
  expect(grid.near(1.5e308, 5, 1.5e308, 5)).toEqual([faces[1]]);
  expect(grid.near(-1.6e308, 0, 1.6e308, 10)).toEqual(faces);
});
