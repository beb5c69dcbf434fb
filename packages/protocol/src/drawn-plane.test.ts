import { describe, expect, it } from 'vitest';
import { outputSize2D, savedRatio, savedView2D } from './camera.js';
import { drawnBound, drawnPlane, fromDrawn, toDrawn, undrawnBound } from './drawn-plane.js';
import type { Slide } from './file.js';

const slide = (fields: Partial<Slide>): Slide => ({ definitions: [], uvarMap: [], styleSheet: {}, ...fields });
const log = { xaxis: { scale: 'log' }, yaxis: { scale: 'log' } };

describe('drawnPlane', () => {
  it('leads to the drawn plane and back', () => {
    const plane = { ratio: 0.5, logX: true, logY: true };
    expect(toDrawn(plane, { x: 100, y: 1000 })).toEqual({ x: 2, y: 1.5 });
    expect(fromDrawn(plane, { x: 2, y: 1.5 })).toEqual({ x: 100, y: 1000 });
    const bound = { left: 1, right: 100, bottom: 10, top: 1000 };
    expect(drawnBound(plane, bound)).toEqual({ left: 0, right: 2, bottom: 0.5, top: 1.5 });
    expect(undrawnBound(plane, drawnBound(plane, bound))).toEqual(bound);
  });

  it('is linear where the view reaches 0', () => {
    const bound = { left: 0, right: 10, bottom: 1, top: 10 };
    expect(drawnPlane(slide({ styleSheet: log }), bound, 1)).toEqual({ ratio: 1, logX: false, logY: true });
  });
});

describe('the scales that a slide saves', () => {
  const bounds = { minX: 0, maxX: 10, minY: 0, maxY: 100 };

  it('are those of the bounds, else of the camera', () => {
    expect(savedRatio(slide({ viewBounds: { ...bounds, scale: 60, scaleY: 6 } }))).toBe(0.1);
    expect(savedRatio(slide({ viewBounds: { ...bounds, scale: 60 }, camera: { scale: 50, scaleY: 5 } }))).toBe(1);
    expect(savedRatio(slide({ viewBounds: bounds, camera: { scale: 50, scaleY: 5 } }))).toBe(0.1);
    expect(savedRatio(slide({ viewBounds: { ...bounds, scaleY: 25 } }))).toBe(0.5);
    expect(savedRatio(slide({}))).toBe(1);
  });

  it('size the output; another scale keeps their ratio', () => {
    const own = slide({ viewBounds: { ...bounds, scale: 60, scaleY: 6 } });
    const view = { left: 0, right: 10, bottom: 0, top: 100 };
    expect(outputSize2D(own, { ...view, scale: 60 })).toEqual({ width: 600, height: 600 });
    expect(outputSize2D(own, { ...view, scale: 30 })).toEqual({ width: 300, height: 300 });
    expect(outputSize2D(own, { ...view, scale: 30, scaleY: 2 })).toEqual({ width: 300, height: 200 });
  });

  it('count decades on logarithmic axes, also in a view that nobody says', () => {
    const own = slide({ styleSheet: log, camera: { scale: 512 } });
    expect(savedView2D(own).viewBound).toEqual({ left: 0.1, right: 10, bottom: 0.1, top: 10 });
    expect(outputSize2D(own, { left: 1, right: 1000, bottom: 1, top: 10, scale: 100 })).toEqual({
      width: 300,
      height: 100,
    });
  });
});
