import { describe, expect, it } from 'vitest';
import type { Value, Vec3 } from '../values.js';
import { extentPoints, planeExtentPoints } from './extent-points.js';

function bounds(points: readonly Vec3[]): number[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

describe('planeExtentPoints', () => {
  it('reach as far as extentPoints, from four ends of each circle', () => {
    const circle = (x: number): Value => ({ type: 'Circle', center: { x, y: 2 }, radius: 1.5 });
    const list: Value = { type: 'List', items: [circle(1), circle(-7), { type: 'Point', x: 3, y: 9 }] };
    expect(planeExtentPoints(list)).toHaveLength(9);
    expect(bounds(planeExtentPoints(list))).toEqual(bounds(extentPoints(list)));
  });
});
