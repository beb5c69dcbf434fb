import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../scene/path.js';
import type { PathNode } from '../scene/scene.js';
import { newEffort } from './effort.js';
import { createInkCosts } from './ink-costs.js';

const view = { minX: 0, minY: 0, maxX: 200, maxY: 200 };
const black = { r: 0, g: 0, b: 0, a: 1 };

const line = (x0: number, y0: number, x1: number, y1: number): PathNode => ({
  kind: 'path',
  path: new PathBuilder().moveTo(x0, y0).lineTo(x1, y1),
  stroke: { color: black, width: 1, cap: 'butt', join: 'miter' },
});

function inkOf(...nodes: readonly PathNode[]) {
  const ink = createInkCosts(view, newEffort(true));
  ink.add(nodes, 1);
  return ink;
}

describe('ink costs', () => {
  it('count each px of a line once, in whichever cells it lies', () => {
    const box = { minX: 10, minY: 10, maxX: 110, maxY: 60 };
    expect(inkOf(line(0, 32, 200, 32)).at(box, Infinity)).toBeCloseTo(10 + 0.3 + 0.1 * (100 + 2), 9);
    expect(inkOf(line(20, 20, 80, 50)).at(box, Infinity)).toBeCloseTo(10 + 0.3 + 0.1 * Math.hypot(60, 30), 9);
  });

  it('count a small path once, whichever of its cells a place meets first', () => {
    const ink = inkOf(line(30, 30, 66, 66));
    const cost = (px: number) => 10 + 0.3 + 0.1 * px * Math.SQRT2;
    expect(ink.at({ minX: 20, minY: 20, maxX: 80, maxY: 80 }, Infinity)).toBeCloseTo(cost(36), 9);
    expect(ink.at({ minX: 40, minY: 40, maxX: 80, maxY: 80 }, Infinity)).toBeCloseTo(cost(66 - 39), 9);
    expect(ink.at({ minX: 40, minY: 40, maxX: 50, maxY: 50 }, Infinity)).toBeCloseTo(cost(12), 9);
  });

  it('know no line that ends beside the box, next to the border of a cell', () => {
    const box = { minX: 10, minY: 5, maxX: 30, maxY: 15 };
    const ink = inkOf(line(31.2, 10, 40, 12));
    expect(ink.touches(box)).toBe(false);
    expect(ink.at(box, Infinity)).toBeCloseTo(0.3, 9);
  });

  it('are not added up past what is enough', () => {
    const lines = Array.from({ length: 20 }, (_, k) => line(0, 10 + 2 * k, 200, 10 + 2 * k));
    const box = { minX: 10, minY: 0, maxX: 110, maxY: 60 };
    const ink = inkOf(...lines);
    expect(ink.at(box, 15)).toBeGreaterThanOrEqual(15);
    expect(ink.at(box, 15)).toBeLessThan(ink.at(box, Infinity));
    expect(ink.at(box, 1000)).toBe(ink.at(box, Infinity));
  });

  it('know where lines cross a circle, in whichever cells they lie', () => {
    const ink = inkOf(line(32, 32, 132, 32), line(32, 32, 32, 180), line(30, 60, 40, 60));
    const crossings = ink.crossings([32, 32], 10).sort((a, b) => a - b);
    expect(crossings).toHaveLength(2);
    expect(crossings[0]).toBeCloseTo(0, 9);
    expect(crossings[1]).toBeCloseTo(Math.PI / 2, 9);
  });
});
