import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

const point = (id: string, x: number) => ({ kind: 'primitive', id, source: `Point(${x}, 0)` });

it.each([
  ['A -- B', ['s: -- begins a comment, so that this is A alone: write Segment(A, B)']],
  ['A --> B', ['s: -- begins a comment, so that this is A alone: write Vector(A, B)']],
  ['A -- the first point', []],
  ['Segment(A, B) -- B', []],
])('%s', async (source, told) => {
  const definitions = [point('A', 0), point('B', 4), { kind: 'primitive', id: 's', source }];
  const project = { slides: [{ definitions, uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
  expect((await checkProject(project)).map(({ message }) => message)).toEqual(told);
});
