import { describe, expect, it } from 'vitest';
import { graphBounds } from './graph-bounds.js';

const where = (holds: (x: number, y: number) => boolean) => (x: number, y: number) => (holds(x, y) ? 1 : Number.NaN);

describe('the rectangle around the places of a graph', () => {
  it.each([
    ['a triangle', where((x, y) => x >= 0 && y >= 0 && x + y <= 3), [0, 3], [0, 3]],
    ['a triangle without its sides', where((x, y) => x > 0 && y > 0 && x + y < 3), [0, 3], [0, 3]],
    ['a rectangle', where((x, y) => x >= 0 && x <= 2 && y >= 0 && y <= 3), [0, 2], [0, 3]],
    ['a disc', (x, y) => Math.sqrt(9 - x * x - y * y), [-3, 3], [-3, 3]],
    ['a small disc', (x, y) => Math.sqrt(1e-4 - x * x - y * y), [-0.01, 0.01], [-0.01, 0.01]],
    ['a disc far away', where((x, y) => (x - 20) ** 2 + (y - 31) ** 2 < 4), [18, 22], [29, 33]],
    ['a ring', (x, y) => Math.sqrt((x * x + y * y - 1) * (4 - x * x - y * y)), [-2, 2], [-2, 2]],
    ['two discs', (x, y) => Math.sqrt(1 - (Math.abs(x) - 3) ** 2 - y * y), [-4, 4], [-1, 1]],
    ['what a parabola and a line enclose', where((x, y) => y >= x * x && y <= 4), [-2, 2], [0, 4]],
  ] as [string, (x: number, y: number) => number, number[], number[]][])('%s', (_, f, u, v) => {
    const bounds = graphBounds(f)!;
    [...bounds.u, ...bounds.v].forEach((end, i) => {
      expect(end).toBeCloseTo([...u, ...v][i]!, 6);
    });
  });

  it.each([
    ['everywhere', (x, y) => x * y],
    ['a half-plane', (x, y) => (x > 0 ? Math.log(x) + y : Number.NaN)],
    ['a thin strip', where((x) => x > 0 && x < 1)],
    ['many parts', (x, y) => Math.sqrt(Math.sin(x) * Math.sin(y))],
    ['a pole', (x, y) => (x * x + y * y < 4 ? 1 / (x * x + y * y) : Number.NaN)],
    ['nowhere', () => Number.NaN],
  ] as [string, (x: number, y: number) => number][])('there is none: %s', (_, f) => {
    expect(graphBounds(f)).toBeUndefined();
  });
});
