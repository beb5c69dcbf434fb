import { construct } from '@geoslide/geometry';
import { describe, expect, it, test } from 'vitest';
import { defaultCamera } from '../testing/ray-casting.js';
import { endlessCamera, graphCamera, graphImages, scaleOfHeights } from './graph-view.js';
import { projector } from './projection.js';

const camera = { ...defaultCamera, offset: [0, 0, 0] as const, scale: 0.1, pitch: Math.PI / 6, yaw: Math.PI / 4 };
const size = { width: 600, height: 600 };

function constructionOf(...sources: string[]) {
  const definitions = sources.map((source, i) => ({ kind: 'primitive' as const, id: `f_${i}`, source }));
  return construct({ definitions, uvarMap: [], styleSheet: {} });
}

const viewOf = (...sources: string[]) => graphCamera(constructionOf(...sources), camera, size);
const endlessViewOf = (...sources: string[]) => endlessCamera(constructionOf(...sources), camera, size);

test.each([
  'z = x^2 + y^2',
  'z = x y',
  'z = sin(x) cos(y)',
  'z = sqrt(9 - x^2 - y^2)',
  'z = exp(x)',
  'z = x^3 - 3 x y^2',
  'z = 1 / (x^2 + y^2)',
])('%s is seen around the origin', (source) => {
  expect(viewOf(source)).toEqual(camera);
});

describe('the view goes to a summit that it does not hold', () => {
  test.each([
    ['z = 100 - x^2 - y^2', 100, -1],
    ['z = 9 - x^2 - y^2', 9, -1],
    ['z = x^2 + y^2 - 20', -20, 1],
  ])('%s', (source, summit, inwards) => {
    const { offset, scale, scaleZ } = viewOf(source);
    expect([scale, scaleZ]).toEqual([camera.scale, undefined]);
    const away = inwards * (offset[2] - summit);
    expect(away).toBeGreaterThan(2);
    // The view's half height is about 4.
    expect(away).toBeLessThan(4.2);
  });
});

it('a low graph is looked at in its middle', () => {
  expect(viewOf('z = 10 + sin(x)')).toEqual({ ...camera, offset: [0, 0, 10] });
});

it('a graph somewhat higher than the view is shown smaller, a high one with a scale of its own', () => {
  const hill = viewOf('z = 10 exp(-x^2 - y^2)');
  expect(hill).toMatchObject({ offset: [0, 0, 5] });
  expect(hill.scale).toBeLessThan(0.08);
  expect(hill).not.toHaveProperty('scaleZ');
  const mountain = viewOf('z = 50 exp(-(x^2 + y^2) / 4)');
  expect(mountain.scale).toBe(camera.scale);
  expect(mountain.scaleZ).toBeLessThan(0.2);
  // A ridge goes on beyond the border as high as it is.
  expect(viewOf('z = 5 - x^2').scale).toBeLessThan(0.08);
});

describe('a view of other figures shows a graph', () => {
  const box = [
    { x: -2, y: -1, z: 0 },
    { x: 2, y: 3, z: 4 },
  ];
  const imagesOf = (source: string, points = box) => graphImages(constructionOf(source), points, camera, size);

  it('over and under them', () => {
    const images = imagesOf('z = x y / 6 - 2');
    const corner = projector(camera, size.width, size.height).project({ x: 2, y: 3, z: -1 });
    expect(images.some(([x, y]) => Math.hypot(x - corner.x, y - corner.y) < 1e-6)).toBe(true);
  });

  it('not where it leaves them, nor beside a single point', () => {
    expect(imagesOf('z = 50 + x^2')).toEqual([]);
    expect(imagesOf('z = 10 x^2').length).toBeLessThan(imagesOf('z = x^2').length);
    expect(imagesOf('z = x y', [{ x: 1, y: 1, z: 0 }])).toEqual([]);
    expect(imagesOf('z = x y', [])).toEqual([]);
  });
});

describe('a slide of planes', () => {
  test.each(['z = 0', 'z = 1 + x + y', 'Plane(x = 1)'])('that are near is seen around the origin: %s', (source) => {
    expect(endlessViewOf(source)).toEqual(camera);
  });

  test.each([
    ['z = 30 + x + y', [-10, -10, 10]],
    ['Plane(x = 40)', [40, 0, 0]],
    ['HalfSpace(y + z <= -20)', [0, -10, -10]],
  ] as const)('that are far away is seen from far away: %s', (source, nearest) => {
    const { offset, scale } = endlessViewOf(source, 'z = 1');
    expect(offset).toEqual(camera.offset);
    expect(Math.hypot(...nearest) * scale).toBeLessThanOrEqual(0.2);
    expect(Math.hypot(...nearest) * scale).toBeGreaterThan(0.17);
  });

  it('leaves a scale that is small enough', () => {
    expect(endlessCamera(constructionOf('Plane(x = 40)'), { ...camera, scale: 0.002 }, size).scale).toBe(0.002);
  });
});

it('graphs are shown less closely than in the given view, for their axes', () => {
  expect(endlessViewOf('z = x^2 + y^2')).toEqual({ ...camera, scale: 0.9 * camera.scale });
});

it('several graphs are shown together', () => {
  const { offset } = viewOf('z = 20 + sin(x)', 'z = 22 + sin(y)');
  expect(offset[2]).toBeCloseTo(21, 9);
});

it('other slides keep their camera', () => {
  expect(viewOf('Sphere(Point(1, 2, 300), 4)')).toEqual(camera);
  expect(viewOf('z = sqrt(-1 - x^2)')).toEqual(camera);
});

describe('the scale of heights', () => {
  const scaleOf = (...sources: string[]) => scaleOfHeights(constructionOf(...sources));

  it('makes a graph that is far higher than wide as high as wide', () => {
    expect(scaleOf('Surface(x^4 + y^4, -5, 5, -5, 5)', 'Point(1, 1, 2)')).toBe(0.008);
    expect(scaleOf('Surface(e^(x + y), -3, 3, -3, 3)')).toBe(0.014);
  });

  it.each([
    ['Surface(x^2 + y^2, -3, 3, -3, 3)'],
    ['z = 100 - x^2 - y^2'],
    ['Surface(cos(u), sin(u), v, 0, 2π, 0, 30)'],
    ['Cylinder(Point(0, 0, 0), Point(0, 0, 30), 1)'],
    ['Surface(x^4 + y^4, -5, 5, -5, 5)', 'Sphere(Point(0, 0, 0), 1)'],
  ])('is left as it is: %s, %s', (...sources) => expect(scaleOf(...sources)).toBeUndefined());
});
