import { expect, it } from 'vitest';
import { digitsFor, formatNumber, joinNumbers } from './number.js';

it.each([
  [0, 2, '0'],
  [-0.001, 2, '0'],
  [0.5, 2, '.5'],
  [-0.25, 2, '-.25'],
  [12, 2, '12'],
  [100, 0, '100'],
  [1.005, 1, '1'],
  [1e-7, 6, '0'],
  [123456789, 2, '123456789'],
  [2 ** 80, 0, '1208925819614629174706176'],
])('writes %d with %d decimals as %s', (value, digits, expected) => {
  expect(formatNumber(value, digits)).toBe(expected);
});

it.each([
  [['1', '2', '-3'], '1 2-3'],
  [['.5', '.5'], '.5.5'],
  [['1', '.5'], '1 .5'],
  [['-1', '-.5', '.25'], '-1-.5.25'],
])('joins %j as %s', (numbers, expected) => {
  expect(joinNumbers(numbers)).toBe(expected);
});

it.each([
  [1, 2],
  [0.016, 0],
  [0.1, 1],
])('where a unit is %d px, %d decimals are enough', (scale, digits) => {
  expect(digitsFor(scale)).toBe(digits);
});

it('refuses numbers that their decimals take beyond what a double holds', () => {
  expect(() => formatNumber(1e308, 2)).toThrow(RangeError('The scene holds 1e+308, which is too large to be written'));
});
