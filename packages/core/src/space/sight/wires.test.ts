import { expect, it } from 'vitest';
import { strokeStretches } from './wires.js';

const pen = { color: { r: 0, g: 0, b: 0, a: 1 }, width: 2, dash: 'solid' } as const;
const line = (...points: [number, number][]) => ({ points, closed: false, hidden: false });

it('a stretch without a finite place keeps to itself', () => {
  const lost = line([0, Number.NaN], [5, 5]);
  const strokes = strokeStretches([line([0, 0], [9, 0]), lost, line([9, 0], [9, 9])], pen);
  expect(strokes.map(({ path }) => path.coords)).toEqual([
    [0, 0, 9, 0, 9, 0, 9, 9],
    [0, Number.NaN, 5, 5],
  ]);
});
