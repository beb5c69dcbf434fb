import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

it.each([
  ['A: Point(0,5, 2)\nB: Point(4, 0)', 'write Point(0.5, 2)'],
  ['A: Point(0, 0)\ns: Segment(A, 2,5)', 'write Segment(A, 2.5)'],
  ['A: Point(0, 0)\nM: Midpoint(A, Point(-1,25, 2))', 'write Point(-1.25, 2)'],
])('tells of a decimal comma in %s', async (text, remedy) => {
  expect(await checkProject(text)).toEqual([expect.objectContaining({ message: expect.stringContaining(remedy) })]);
});

it.each([
  'A: Point(0,5)\nB: Point(4, 0)',
  'A: Point(0,5,2)\nB: Point(4, 0, 1)',
  'A: Point(0,5, 2)\nB: Point(4, 0, 1)',
  'A: Point(0, 0)\nB: Point(4,0)\nC: Point(1,2)\np: Polygon(A,B,C)',
])('says nothing of %s', async (text) => expect(await checkProject(text)).toEqual([]));
