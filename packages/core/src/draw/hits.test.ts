import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PathNode } from '../scene/scene.js';
import { createInk } from './hits.js';

const view = { minX: 0, minY: 0, maxX: 400, maxY: 300 };
const black = { r: 0, g: 0, b: 0, a: 1 };
const line = (x0: number, y0: number, x1: number, y1: number, width = 2): PathNode => ({
  kind: 'path',
  path: { verbs: [0, 1], coords: [x0, y0, x1, y1] },
  stroke: { color: black, width, cap: 'butt', join: 'round' },
});
const box = { minX: 100, minY: 100, maxX: 140, maxY: 115 };

function touches(nodes: readonly PathNode[], ...rest: [number, [number, number]?, number?]): boolean {
  const ink = createInk(view);
  ink.add(nodes);
  return ink.touches(box, ...rest);
}

describe('ink', () => {
  it.each([
    ['a line through the box', line(0, 0, 240, 215), 0, true],
    ['a line just above', line(0, 97, 400, 97), 1, false],
    ['the same, wider', line(0, 97, 400, 97, 6), 1, true],
    ['the same, with more clearance', line(0, 97, 400, 97), 2.5, true],
    ['a line that ends before', line(0, 107, 90, 107), 5, false],
    ['a line within the box', line(110, 105, 120, 106), 0, true],
    ['a line far away', line(0, 290, 400, 299), 10, false],
  ])('%s', (_, node, clearance, expected) => {
    expect(touches([node], clearance)).toBe(expected);
  });

  it('turns the box about its pivot', () => {
    // Turned up by a right angle about its corner, the box stands above y = 100 and left of x = 115.
    const above = line(0, 70, 400, 70);
    expect(touches([above], 0)).toBe(false);
    expect(touches([above], 0, [100, 100], -Math.PI / 2)).toBe(true);
  });

  it('counts solid fills, and tints not', () => {
    const dot = (a: number): PathNode => ({
      kind: 'path',
      path: { verbs: [0, 1, 1, 5], coords: [110, 90, 130, 90, 120, 105] },
      fill: { color: { ...black, a }, rule: 'nonzero' },
    });
    expect(touches([dot(1)], 0)).toBe(true);
    expect(touches([dot(0.12)], 0)).toBe(false);
  });

  it('finds every line that comes near', () => {
    const coordinate = fc.double({ min: -200, max: 600, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x0, y0, x1, y1) => {
        const near = Array.from({ length: 2001 }, (_, i) => i / 2000).some((t) => {
          const x = x0 + t * (x1 - x0);
          const y = y0 + t * (y1 - y0);
          return x > 96 && x < 144 && y > 96 && y < 119;
        });
        if (near) expect(touches([line(x0, y0, x1, y1)], 3)).toBe(true);
      }),
      { seed: 1 },
    );
  });
});
