import { describe, expect, it } from 'vitest';
import {
  isSpaceSlide,
  looksFromAnywhere,
  outputSize2D,
  outputSize3D,
  saved2D,
  saved3D,
  savedView2D,
  spaceCamera,
} from './camera.js';
import type { Slide } from './file.js';

const slide = (parts: Partial<Slide> = {}): Slide => ({ definitions: [], uvarMap: [], styleSheet: {}, ...parts });
const space = slide({ camera: { kind: '3d', offset: [1, 2, 3], yaw: 0.5, scale: 0.25 } });

describe('cameras', () => {
  it('have the defaults of the format', () => {
    expect(saved2D(slide())).toEqual({ offset: [0, 0], scale: 50 });
    expect(saved3D(slide())).toEqual({
      offset: [0, 0, 0],
      yaw: Math.PI / 4,
      pitch: Math.PI / 6,
      projection: 'orthographic',
      obliqueAngle: Math.PI / 4,
      obliqueScaleRatio: 0.5,
      scale: 0.1,
    });
  });

  it('are the saved ones where a slide has them', () => {
    expect(saved2D(slide({ camera: { offset: [3, 4], scale: 20 } }))).toEqual({ offset: [3, 4], scale: 20 });
    expect(saved3D(space)).toMatchObject({ offset: [1, 2, 3], yaw: 0.5, pitch: Math.PI / 6, scale: 0.25 });
    expect(spaceCamera(space, { yaw: 0, obliqueScaleRatio: 0 })).toMatchObject({
      offset: [1, 2, 3],
      yaw: 0,
      obliqueScaleRatio: 0,
    });
  });

  it('lay several views out where their name says so', () => {
    const views = slide({ camera: { kind: '3d', view: 'thirdAngle' } });
    expect(spaceCamera(views)).toMatchObject({ layout: 'thirdAngle' });
    expect(spaceCamera(views, { yaw: 1 })).toMatchObject({ layout: 'thirdAngle' });
    expect(spaceCamera(views, { view: 'front' })).not.toHaveProperty('layout');
    expect(spaceCamera(space, { view: 'firstAngle' })).toMatchObject({ layout: 'firstAngle', yaw: 0.5 });
  });

  it('say the scale of z only where it differs', () => {
    const tall = slide({ camera: { kind: '3d', scaleZ: 4 } });
    expect(saved3D(tall)).toMatchObject({ scaleZ: 4 });
    expect(spaceCamera(tall)).toMatchObject({ scaleZ: 4 });
    expect(spaceCamera(tall, { scaleZ: 1 })).not.toHaveProperty('scaleZ');
    expect(spaceCamera(space, { scaleZ: 0.5 })).toMatchObject({ scaleZ: 0.5 });
  });

  it('tell space from the plane', () => {
    expect([isSpaceSlide(space), isSpaceSlide(slide()), isSpaceSlide(slide({ camera: { kind: '2d' } }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(saved2D(space)).toEqual({ offset: [0, 0], scale: 50 });
  });
});

describe('the view that nobody specifies', () => {
  it('is 1024 px around the centre', () => {
    expect(savedView2D(slide({ camera: { offset: [1, 2], scale: 64 } }))).toEqual({
      viewBound: { left: -7, right: 9, bottom: -6, top: 10 },
      scale: 64,
    });
  });

  it('is the finite canvas where there is one', () => {
    const viewBounds = { minX: 0, maxX: 4, minY: 1, maxY: 3 };
    const viewBound = { left: 0, right: 4, bottom: 1, top: 3 };
    expect(savedView2D(slide({ viewBounds, camera: { scale: 20 } }))).toEqual({ viewBound, scale: 20 });
    expect(savedView2D(slide({ viewBounds: { ...viewBounds, scale: 30 } }))).toEqual({ viewBound, scale: 30 });
  });

  it('does not follow bounds that span nothing', () => {
    const viewBounds = { minX: 0, maxX: 0, minY: 0, maxY: 0 };
    expect(savedView2D(slide({ viewBounds })).viewBound.right).toBe(10.24);
  });
});

it('sizes follow scale and pixelRatio', () => {
  const bound = { left: 0, right: 3.5, bottom: 0, top: 1 };
  expect(outputSize2D(slide(), bound)).toEqual({ width: 175, height: 50 });
  expect(outputSize2D(slide({ camera: { scale: 10 } }), { ...bound, pixelRatio: 1.5 })).toEqual({
    width: 53,
    height: 15,
  });
  expect(outputSize2D(slide(), { ...bound, scale: 2 })).toEqual({ width: 7, height: 2 });
  expect(outputSize3D(slide(), {})).toEqual({ width: 1024, height: 1024 });
  expect(outputSize3D(slide({ fit: true, camera: { kind: '3d' } }), {})).toEqual({ width: 600, height: 600 });
  expect(outputSize3D(slide(), { width: 5, height: 3, pixelRatio: 0.5 })).toEqual({ width: 3, height: 2 });
});

describe('a named view', () => {
  const named = (view: string, more: object = {}) => slide({ camera: { kind: '3d', view, ...more } } as Partial<Slide>);
  it('says what the camera leaves out', () => {
    expect(saved3D(named('cabinet'))).toMatchObject({
      yaw: -Math.PI / 2,
      projection: 'oblique',
      obliqueScaleRatio: 0.5,
    });
    expect(saved3D(named('cavalier', { yaw: 1 }))).toMatchObject({
      yaw: 1,
      projection: 'oblique',
      obliqueScaleRatio: 1,
    });
    expect(saved3D(named('top'))).toMatchObject({ pitch: Math.PI / 2, projection: 'orthographic' });
  });
  it('of a request counts more than the camera of the slide', () => {
    const camera = spaceCamera(named('cabinet', { yaw: 1, scale: 2 }), { view: 'isometric', pitch: 0.2 });
    expect(camera).toMatchObject({ yaw: Math.PI / 4, pitch: 0.2, projection: 'orthographic', scale: 2 });
  });
  it('leaves the direction to the renderer where it is auto and nobody gives an angle', () => {
    expect(looksFromAnywhere(named('auto'))).toBe(true);
    expect(looksFromAnywhere(slide(), { view: 'auto' })).toBe(true);
    expect(looksFromAnywhere(named('auto', { yaw: 1 }))).toBe(false);
    expect(looksFromAnywhere(named('auto'), { yaw: 1 })).toBe(false);
    expect(looksFromAnywhere(named('auto'), { view: 'top' })).toBe(false);
    expect(looksFromAnywhere(named('auto', { yaw: 1 }), { view: 'auto' })).toBe(true);
  });
});
