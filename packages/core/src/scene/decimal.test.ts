import { expect, it } from 'vitest';
import { decimal, decimalOfCount } from './decimal.js';

it.each([
  [0, 2, '0'],
  [-0.001, 2, '0'],
  [0.5, 2, '0.5'],
  [-0.25, 1, '-0.3'],
  [0.25, 1, '0.3'],
  [12, 2, '12'],
  [-100, 0, '-100'],
  [1.23456, 4, '1.2346'],
  [1e-7, 6, '0'],
  [0.000012, 6, '0.000012'],
  [123456789, 2, '123456789'],
  [2 ** 80, 0, '1208925819614629174706176'],
  [-1e22, 3, '-10000000000000000000000'],
  [1e308, 2, `${BigInt(1e308)}`],
])('writes %d with at most %d digits after the point as %s', (value, digits, expected) => {
  expect(decimal(value, digits)).toBe(expected);
});

it.each([
  [5, 2, '0.05'],
  [-1050, 3, '-1.05'],
  [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
  [2 ** 60, 1, '115292150460684697.6'],
])('writes %d times 10 to the power of -%d as %s', (count, digits, expected) => {
  expect(decimalOfCount(count, digits)).toBe(expected);
});
