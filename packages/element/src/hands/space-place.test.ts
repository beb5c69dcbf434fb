import { renderPixels } from 'geoslide';
import { describe, expect, test } from 'vitest';
import { groundAt, imageOf } from './space-place.js';

const cameras = [
  '{yaw: 0.6, pitch: 0.5}',
  '{yaw: -0.4, pitch: 0.7, projection: perspective, offset: [1, 0, 1], scale: 0.08}',
  '{yaw: 0.2, projection: oblique}',
  '{yaw: 0.8, projection: military}',
  '{yaw: 0.6, pitch: 0.5, scaleZ: 0.4}',
  '{yaw: -0.4, pitch: 0.7, projection: perspective, offset: [1, 0, 1], scale: 0.08, scaleZ: 2}',
];

describe.each(cameras)('camera %s', (camera) => {
  test('places are where the renderer puts them', async () => {
    const text = `camera ${camera}\naxes off\nA: Point(?:=1, ?:=-1.5, ?:=2)\nB: Point(?:=2, ?:=0.5, ?:=0)\n`;
    const { handles = [], width, height, camera: shown } = await renderPixels(text, { handles: true });
    const size = { width, height };
    const [a, b] = handles;
    expect(imageOf(shown!, size, { x: 1, y: -1.5, z: 2 })).toEqual({ x: near(a!.x), y: near(a!.y) });
    expect(imageOf(shown!, size, { x: 2, y: 0.5, z: 0 })).toEqual({ x: near(b!.x), y: near(b!.y) });
    expect(groundAt(shown!, size, b!)).toEqual({ x: near(2), y: near(0.5) });
  });
});

test('the ground has no place where it is seen from its side, or behind the eye', async () => {
  const { camera } = await renderPixels('camera {yaw: 0, pitch: 0}\nA: Point(0, 0, 0)');
  expect(groundAt(camera!, { width: 100, height: 100 }, { x: 10, y: 10 })).toBeUndefined();
  const above = { ...camera!, projection: 'perspective' as const, pitch: 0.2 };
  expect(groundAt(above, { width: 100, height: 100 }, { x: 50, y: -400 })).toBeUndefined();
  expect(imageOf(above, { width: 100, height: 100 }, { x: 1000, y: 0, z: 0 })).toBeUndefined();
});

const near = (value: number) => expect.closeTo(value, 2);
