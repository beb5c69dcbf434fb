import { expect, test } from 'vitest';
import { parseFigure } from '../parse-figure.js';
import { isPlain } from './plain-lines.js';

test.each([
  'f: z = sin(x) cos(y)',
  'f: z = x^2 + y^2',
  'f_1: z = 4 - x^2/2 - y^2',
  'g: z = 3 exp(-(x^2 + y^2)/2)',
  'h: z = 2x - 0.5y',
  's: Segment(A, B) "a"',
])('%s is not compared with the habits of others', (line) => {
  expect(isPlain(line)).toBe(true);
  expect(parseFigure(`A: (0, 0)\nB: (1, 0)\n${line}`).warnings).toEqual([]);
});

test.each(['f: z = x^2 for x in [0, 1]', 'f(x, y) = x^2', 's = segment from A to B'])('%s is', (line) => {
  expect(isPlain(line)).toBe(false);
});
