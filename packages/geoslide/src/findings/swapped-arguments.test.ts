import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

const FIGURE = `A: Point(2, 0)
B: Point(0, 2)
O: Point(0, 0)
v: Vector(A, B)
`;

it.each([
  ["A': Translate(v, A)", 'write Translate(A, v) for that of A'],
  ['A_1: Reflect(Line(A, B), A)', undefined],
  ['a: Arc(A, B, O)', 'A is the center here, which stands first, and arcs run clockwise: write Arc(O, B, A)'],
  ['a: Sector(A, O, B)', 'write Sector(O, B, A)'],
  ['a: Arc(B, O, A)', 'B is the center here, which stands first: write Arc(O, B, A)'],
  ['a: Arc(O, A, B)', undefined],
  ['w: Translate(v, A)', undefined],
  ["v': Translate(v, A)", undefined],
])('%s', async (line, remedy) => {
  const problems = await checkProject(FIGURE + line);
  const expected = remedy === undefined ? [] : [expect.stringContaining(remedy)];
  expect(problems.map(({ message }) => message)).toEqual(expected);
});
