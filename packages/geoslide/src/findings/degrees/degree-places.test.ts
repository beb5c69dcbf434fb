import { expect, it } from 'vitest';
import { checkProject } from '../../index.js';

it.each([
  ['P: Point(3, 60°)', 'write (3; 60°) for the point in this direction'],
  ['P: (3, 60°)', 'write (3; 60°) for the point in this direction'],
  ['P: Polar(60°, 3)', 'write Polar(3, 60°)'],
  ['L: [(1, 0), (2, 45°)]', 'write (2; 45°) for the point in this direction'],
  ['k: Circle((0, 0), 2)\nP: Point(k, 60°)', undefined],
  ['P: Polar(3, 60°)', undefined],
])('%s', async (text, remedy) => {
  const expected = remedy === undefined ? [] : [expect.stringContaining(remedy)];
  expect((await checkProject(text)).map(({ message }) => message)).toEqual(expected);
});
