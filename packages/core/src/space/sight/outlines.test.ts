import { expect, test } from 'vitest';
import { strokeOutlines } from './outlines.js';

const pen = { color: { r: 0, g: 0, b: 0, a: 1 }, width: 1, dash: 'dashed' } as const;
const picture = { minX: 0, minY: 0, maxX: 100, maxY: 100 };

const curl = [
  [50, 50],
  [52, 48],
  [54, 47],
  [54, 52],
  [53, 55],
  [51, 53],
].map(([x, y]) => [x!, y!] as const);

test.each([
  ['a short curve that turns back, such as that of a crossing, is kept', false, 1],
  ['the blot that an outline draws behind a cusp is left out', true, 0],
])('of what is hidden, %s', (_, isFold, count) => {
  const stretches = [{ points: curl, closed: false, hidden: true, depthAt: () => 0, isFold }];
  const [stroked] = strokeOutlines([{ stretches, pen, hiddenPen: pen, heads: [] }], picture, 0);
  expect(stroked!.hidden).toHaveLength(count);
});
