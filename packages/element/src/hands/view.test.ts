import { describe, expect, test } from 'vitest';
import type { Drawn } from '../drawing/drawn.js';
import { dragged, zoomed } from './view.js';

const plane: Drawn = {
  width: 400,
  height: 200,
  warnings: [],
  viewBound: { left: -2, right: 2, bottom: -1, top: 1 },
  scale: 100,
  data: '',
  ms: 0,
};
const space: Drawn = {
  width: 400,
  height: 200,
  warnings: [],
  pixelRatio: 2,
  camera: {
    offset: [0, 0, 0],
    yaw: 0,
    pitch: 0,
    projection: 'orthographic',
    obliqueAngle: 0.5,
    obliqueScaleRatio: 0.5,
    scale: 0.1,
  },
  data: '',
  ms: 0,
};

describe('a slide of the plane', () => {
  test('moves with the hand', () => {
    expect(dragged(plane, 100, 50, false)).toEqual({
      kind: 'plane',
      viewBound: { left: -3, right: 1, bottom: -0.5, top: 1.5 },
      scale: 100,
    });
  });

  test('is enlarged about the point under the hand and keeps its px', () => {
    expect(zoomed(plane, 2, 400, 0)).toEqual({
      kind: 'plane',
      viewBound: { left: 0, right: 2, bottom: 0, top: 1 },
      scale: 200,
    });
  });
});

describe('a slide in space', () => {
  test('turns with the hand, and never over the top', () => {
    const view = dragged(space, 50, 1000, false);
    expect(view).toMatchObject({ kind: 'space', camera: { yaw: -0.4, pitch: Math.PI / 2, scale: 0.1 } });
  });

  test('pans by the scale of z where that has its own', () => {
    const tall = { ...space, camera: { ...space.camera!, scaleZ: 4 } };
    const view = dragged(tall, 30, 20, true);
    expect(view.kind === 'space' && view.camera.offset.map((value) => Number(value.toFixed(9)) + 0)).toEqual([
      0, -3, 0.5,
    ]);
  });

  test('pans: what is under the hand stays there', () => {
    // The eye is on +x: the picture's right is +y, up is +z; 100 px high shows 10 units.
    const view = dragged(space, 30, 20, true);
    expect(view.kind === 'space' && view.camera.offset.map((value) => Number(value.toFixed(9)) + 0)).toEqual([
      0, -3, 2,
    ]);
  });

  test('is enlarged by the camera', () => {
    expect(zoomed(space, 1.5, 0, 0)).toMatchObject({ camera: { scale: 0.1 * 1.5, yaw: 0 } });
  });
});
