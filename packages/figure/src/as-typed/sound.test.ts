import { expect, test } from 'vitest';
import { isSound } from './sound.js';

const defines = (name: string) => ['A', 'B', 'L', 'a', 'd', 'f', 'k'].includes(name);

test.each([
  'z = sin(x) cos(y)',
  'Segment(A, B)',
  'A + a (B - A)',
  'x + y <= 5 && y > x / 2 - 1',
  'Sequence(Point(i, i^2), i, 1, 5)',
  'Intersect(k, xAxis, 1)',
  "Line(A, Point(1, f'(a)))",
  'y = length(L) exp(-x^2) / (L.stdev sqrt(2π))',
  'd(x) = a x^2',
  'y = sin(2pi x)',
  'PolarCurve(2 cos(3θ))',
  'Curve(t, sqrt(t), 0, 0, 4)',
])('%s can only mean what the language says', (source) => {
  expect(isSound(source, 'd', defines)).toBe(true);
});

test.each([
  ['a word', 'segment from A to B'],
  ['a domain behind', 'y = x^2 for x in [0, 1]'],
  ['a list behind', 'y = x^2 [0, 1]'],
  ['no comma', 'Circle(A 2)'],
  ['too many arguments', 'Midpoint(A, B, 3)'],
  ['a number for a point', 'Segment(1, 2)'],
  ['an unknown property', 'A.abscissa'],
  ['its own name', '0 <= d <= 5'],
  ['two signs =', 'y == x^2'],
  ['a curve without a range', '(cos(t), sin(t))'],
  ['bars of a place', '(1|2)'],
  ['a text', '"Point(1, 2)"'],
  ['a variable behind its expression', 'Curve(x^2, x, 0, 2)'],
])('what has %s is compared with the habits of others', (_, source) => {
  expect(isSound(source, 'd', defines)).toBe(false);
});
