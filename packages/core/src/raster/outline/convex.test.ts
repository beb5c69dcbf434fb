import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import { Contours } from './contours.js';
import { isConvex } from './convex.js';
import { flatten } from './flatten.js';
import { scaling } from './transform.js';

const VIEW = { left: 0, top: 0, right: 100, bottom: 100 };

function isConvexPath(path: PathBuilder): boolean {
  const out = new Contours();
  flatten(path, scaling(1), VIEW, 0, out);
  return isConvex(out);
}

function polygon(...points: [number, number][]): PathBuilder {
  return new PathBuilder().polyline(points, true);
}

describe('isConvex', () => {
  it('holds of convex polygons, whichever way round, and of circles', () => {
    expect(isConvexPath(polygon([10, 10], [30, 20], [12, 40]))).toBe(true);
    expect(isConvexPath(polygon([12, 40], [30, 20], [10, 10]))).toBe(true);
    expect(isConvexPath(new PathBuilder().rect(5, 5, 40, 10))).toBe(true);
    expect(isConvexPath(new PathBuilder().circle(50, 50, 8))).toBe(true);
  });

  it('fails for what is dented, crosses itself, goes round twice, or is of several parts', () => {
    expect(isConvexPath(polygon([0, 0], [40, 0], [20, 10], [20, 40]))).toBe(false);
    expect(isConvexPath(polygon([0, 0], [40, 40], [40, 0], [0, 40]))).toBe(false);
    const star = [0, 2, 4, 1, 3].map((k): [number, number] => [
      50 + 40 * Math.cos((2 * Math.PI * k) / 5 + 0.1),
      50 + 40 * Math.sin((2 * Math.PI * k) / 5 + 0.1),
    ]);
    expect(isConvexPath(polygon(...star))).toBe(false);
    expect(isConvexPath(new PathBuilder().rect(5, 5, 40, 10).rect(50, 50, 10, 10))).toBe(false);
  });

  it('fails where points lie on a line, whose turns would hang on the last digits', () => {
    expect(isConvexPath(polygon([0, 0], [20, 0], [40, 0], [20, 30]))).toBe(false);
    expect(isConvexPath(polygon([0, 0], [40, 10]))).toBe(false);
  });
});
