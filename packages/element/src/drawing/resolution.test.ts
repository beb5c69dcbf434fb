import { expect, test } from 'vitest';
import { createResolution } from './resolution.js';

type Run = readonly [ms: number, count: number];

function after(runs: readonly Run[]): number | undefined {
  const resolution = createResolution();
  for (const [ms, count] of runs) for (let i = 0; i < count; i++) resolution.drew(ms);
  return resolution.ratio;
}

test.each<[string, readonly Run[], number | undefined]>([
  ['pictures that keep up', [[12, 100]], undefined],
  [
    'a slow picture now and then',
    [
      [3, 4],
      [90, 2],
      [3, 4],
      [90, 2],
      [3, 4],
    ],
    undefined,
  ],
  ['slow pictures', [[20, 5]], 1],
  ['very slow pictures', [[20, 50]], 0.5],
  [
    'a slow beginning',
    [
      [30, 10],
      [3, 30],
    ],
    undefined,
  ],
  [
    'pictures that are only just fast enough',
    [
      [30, 5],
      [10, 50],
    ],
    1,
  ],
])('%s', (_, runs, ratio) => {
  expect(after(runs)).toBe(ratio);
});

test('a figure at rest starts anew', () => {
  const resolution = createResolution();
  for (let i = 0; i < 20; i++) resolution.drew(50);
  resolution.reset();
  expect(resolution.ratio).toBeUndefined();
});
