import { expect, it } from 'vitest';
import { parseFigure, withValue } from './index.js';

it.each([
  ['Point(?, ?:=2)', 0, 3, 'Point(?:=3, ?:=2)'],
  ['Point(?, ?:=2)', 1, -1.5, 'Point(?, ?:=-1.5)'],
  ['Point(k, ?:=2π/3)', 0, 1e-7, 'Point(k, ?:=1e-7)'],
  ['Point(k, ?:=max(1, 2)) + (1, ?)', 0, 4, 'Point(k, ?:=4) + (1, ?)'],
  ['?', 0, 5, '?:=5'],
])('%s with the value of ?%s', (source, index, value, expected) => {
  const written = withValue(source, index, value);
  expect(written).toBe(expected);
  expect(parseFigure(`A: ${written}`).project.slides[0]!.uvarMap).toContainEqual([`A.${index}`, value]);
});

it.each([
  ['Point(?, 2)', 1],
  ['Point(? + 1, 2)', 0],
  ['"?"', 0],
])('%s takes no value of ?%s', (source, index) => {
  expect(withValue(source, index, 1)).toBeUndefined();
});
