import type { Drawn } from '@geoslide/element/parts';
import { expect, test } from 'vitest';
import { gridStep, snapped } from './snapping.js';

const point = (id: string, x: number, y: number) => ({
  id,
  part: 'point' as const,
  x,
  y,
  box: { x, y, width: 0, height: 0 },
});
const shown = {
  width: 800,
  height: 500,
  warnings: [],
  viewBound: { left: -8, right: 8, bottom: -5, top: 5 },
  scale: 50,
  handles: [point('A', 113, 207), point('B', 300, 300)],
  data: '',
  ms: 0,
} as unknown as Drawn;

test.each([
  [50, 0.5],
  [20, 1],
  [10, 2],
  [1000, 0.02],
  [0.1, 200],
])('lines at %d px per unit are %d apart', (scale, step) => {
  expect(gridStep(scale)).toBe(step);
});

test('a place is drawn to points, then to the grid', () => {
  expect(snapped({ x: 116, y: 203 }, shown)).toEqual({ x: 113, y: 207 });
  expect(snapped({ x: 116, y: 203 }, shown, 'A')).toEqual({ x: 125, y: 200 });
  expect(snapped({ x: 404, y: 262 }, shown)).toEqual({ x: 400, y: 262 });
});

test('in space a place stays', () => {
  const { viewBound: _, ...space } = shown;
  expect(snapped({ x: 404, y: 262 }, { ...space, handles: [] })).toEqual({ x: 404, y: 262 });
});
