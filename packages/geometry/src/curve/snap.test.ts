import { expect, test } from 'vitest';
import { snap } from './snap.js';

test.each([0, 1, -1, 400.5, 308.7, -12.345678, 1 / 64, 0.0078125, 4.9984375, 1e5 + 0.1])(
  '%f and its neighbours among doubles are one place',
  (px) => {
    const digit = 2 ** -52 * Math.max(1, Math.abs(px));
    expect(snap(px - digit)).toBe(snap(px));
    expect(snap(px + digit)).toBe(snap(px));
    expect(Math.abs(snap(px) - px)).toBeLessThan(1e-6);
  },
);

test('decimals of six digits stay what they are', () => {
  for (const px of [0.1, -0.1, 308.7, 12.345678, -1e5]) expect(snap(px)).toBe(px);
  expect(Object.is(snap(-1e-9), 0)).toBe(true);
});

test('what has no finer steps stays as it is', () => {
  for (const px of [1e300, -(2 ** 40), Number.POSITIVE_INFINITY, Number.NaN]) expect(snap(px)).toBe(px);
});
