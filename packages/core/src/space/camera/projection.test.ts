import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it, test } from 'vitest';
import { rasterize } from '../../raster/rasterize.js';
import { drawSpaceFigure, pathsOf, SIZE } from '../testing/draw.js';
import { defaultCamera, imageOf } from '../testing/ray-casting.js';
import { projector } from './projection.js';

const points = [
  { x: 0, y: 0, z: 0 },
  { x: 3, y: 0, z: 0 },
  { x: 0, y: 2.5, z: 0 },
  { x: 0, y: 0, z: -2 },
  { x: -1.5, y: 1, z: 2.25 },
  { x: 2, y: -2, z: 1 },
];

const kinds: [string, Partial<SpaceCamera>][] = [
  ['orthographic, as it comes', {}],
  ['orthographic', { yaw: -2.1, pitch: 0.9, offset: [1, -0.5, 0.25], scale: 0.13 }],
  ['from straight above', { pitch: Math.PI / 2 }],
  ['perspective', { projection: 'perspective' }],
  ['perspective from below', { projection: 'perspective', yaw: 2.5, pitch: -0.7, offset: [0.5, 1, 0], scale: 0.08 }],
  ['cabinet', { projection: 'oblique', yaw: -Math.PI / 2 }],
  ['cavalier', { projection: 'oblique', yaw: -Math.PI / 2, pitch: 1, obliqueAngle: Math.PI / 6, obliqueScaleRatio: 1 }],
  ['oblique to the left', { projection: 'oblique', yaw: 0.3, obliqueAngle: (3 * Math.PI) / 4, obliqueScaleRatio: 0.7 }],
];

test('a military picture shows the ground as a map that is turned, and heights straight up', () => {
  const { project } = projector({ ...defaultCamera, projection: 'military', yaw: -0.4, pitch: 0.3 }, SIZE, SIZE);
  const scale = SIZE * defaultCamera.scale;
  const image = (x: number, y: number, z: number) => {
    const [p, o] = [project({ x, y, z }), project({ x: 0, y: 0, z: 0 })];
    return { x: (p.x - o.x) / scale, y: (o.y - p.y) / scale };
  };
  const close = (x: number, y: number) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });
  expect(image(0, 0, 2)).toEqual(close(0, 2));
  expect(image(1, 0, 0)).toEqual(close(Math.sin(0.4), -Math.cos(0.4)));
  expect(image(0, 1, 0)).toEqual(close(Math.cos(0.4), Math.sin(0.4)));
});

describe.each(kinds)('%s', (_, change) => {
  const camera = { ...defaultCamera, ...change };

  it('shows points within half a px of where arithmetic puts them', async () => {
    const sources = Object.fromEntries(points.map(({ x, y, z }, i) => [`P_${i}`, `Point(${x}, ${y}, ${z})`]));
    const { nodes } = await drawSpaceFigure({ sources, camera });
    points.forEach((p, i) => {
      const { xs, ys } = corners(nodes(`P_${i}`, 'Point'));
      const [x, y] = imageOf(camera, p, SIZE);
      expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(x, 3);
      expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(y, 3);
    });
  });

  it('puts the pixels of a dot there', async () => {
    const camera256 = { ...change };
    const { scene } = await drawSpaceFigure({ sources: { P: 'Point(-1.5, 1, 2.25)' }, camera: camera256, size: 256 });
    const { width, data } = rasterize(scene, { pixelRatio: 1 });
    let [sum, x, y] = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) {
      const ink = 255 - data[i]!;
      sum += ink;
      x += ink * (((i / 4) % width) + 0.5);
      y += ink * (Math.floor(i / 4 / width) + 0.5);
    }
    const [ex, ey] = imageOf(camera, { x: -1.5, y: 1, z: 2.25 }, 256);
    expect(Math.hypot(x / sum - ex, y / sum - ey)).toBeLessThan(0.5);
  });
});

function corners(nodes: Parameters<typeof pathsOf>[0]): { xs: number[]; ys: number[] } {
  // A dot is one circle: its centre and radii are the first coordinates of its arc.
  const [dot] = pathsOf(nodes);
  const [, , cx, cy, rx, ry] = dot!.path.coords as [number, number, number, number, number, number];
  return { xs: [cx - rx, cx + rx], ys: [cy - ry, cy + ry] };
}
