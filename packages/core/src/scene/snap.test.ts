import { expect, test } from 'vitest';
import { snapAngle, snapDirection } from './snap.js';

const { PI } = Math;

test('whole, half and quarter turns stay what they are', () => {
  for (const angle of [0, PI / 2, PI, -PI, 2 * PI, -2 * PI, 4 * PI]) expect(snapAngle(angle)).toBe(angle);
  expect(Math.abs(snapAngle(0.3) - 0.3)).toBeLessThan(1e-9);
});

test('directions around the half turn are one, and so are those around none', () => {
  for (const angle of [PI, -PI, PI - 1e-15, -PI + 1e-15, 3 * PI]) expect(snapDirection(angle)).toBe(-PI);
  for (const angle of [0, -1e-17, 1e-17, 2 * PI, 2 * PI - 1e-15]) expect(Object.is(snapDirection(angle), 0)).toBe(true);
});

test('angles without fine steps stay as they are', () => {
  for (const angle of [1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(snapAngle(angle)).toBe(angle);
  }
  expect(snapDirection(Number.NaN)).toBeNaN();
  expect(Number.isFinite(snapDirection(1e300))).toBe(true);
});
