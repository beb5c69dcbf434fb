import { expect, it } from 'vitest';
import { parseFigure } from '../../parse-figure.js';

const told = (line: string) => parseFigure(line).warnings.map(({ message }) => message);

it.each(['f: y = 1/2 x + 3', 'f: y = x^2 - 2/3 sin(x)', 'a: 2/3 π'])('tells what a fraction divides by: %s', (line) => {
  expect(told(line)).toEqual([expect.stringContaining('a fraction in brackets: write (')]);
});

it.each(['f: y = 1/2x', 'f: y = 1/2 + x', 'P: 1/2 A + 1/2 B', 'f: y = x/2 x', 'f: y = (1/2) x', 'a: 1/2 * π'])(
  'says nothing of %s',
  (line) => {
    expect(told(line)).toEqual([]);
  },
);

it('reads a list of colours', () => {
  const { project, warnings } = parseFigure('p: PieChart([1, 2]) {colors: [red, teal]}');
  expect(JSON.stringify(project)).toContain('"red;teal"');
  expect(warnings).toHaveLength(1);
});
