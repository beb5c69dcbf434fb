import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

const told = async (line: string) =>
  (await checkProject(`A: Point(1, 2)\nB: Point(3, 4)\n${line}`)).map(({ message }) => message);

it.each([
  ['f: y = 1/2 x + 3', 'write (1/2)x if that is meant'],
  ['f: y = 1/2x', 'write (1/2)x if that is meant'],
  ['f: y = x^2 - 2/3 sin(x)', 'write (2/3)sin(x) if that is meant'],
  ['f: y = x/2 cos(x)', 'write (x/2)cos(x) if that is meant'],
  ['f: y = x^1/2', 'write x^(1/2) if that is meant'],
  ['f: y = x + 1\ng: y = 2f^2(x)', 'write f(x)^2'],
  ['f: y = x + 1\ng: y = 2 - f⁻¹(x)', 'write Reflect(f, y = x) for the inverse function, 1/f(x) for the reciprocal'],
  ['f: y = x^2 - 4\nN: f = 0', 'write Root(f) for the points'],
  ['b: BoxPlot(2, 5, 7, 9, 15)', 'write BoxPlot([2, 5, 5, 7, 7, 9, 9, 15]) for a box from 5 to 9'],
  ['k: Circle(A, |A B|)', 'write |B - A| if the distance is meant'],
])('%s is told', async (line, remedy) => {
  expect(await told(line)).toEqual([expect.stringContaining(remedy)]);
});

it.each([
  'f: y = sin^2(x)',
  'b: BoxPlot(5, 2, 7, 9, 15)',
  'b: BoxPlot([2, 5, 7, 9, 15])',
  'f: y = 1/2 + x',
  'P: 1/2 A + 1/2 B',
  'f: y = (1/2) x',
  'f: y = x^(1/2)',
  'k: Circle(A, |A - B|)',
])('nothing is said of %s', async (line) => {
  expect(await told(line)).toEqual([]);
});
