import { expect, it } from 'vitest';
import { slideOf } from '../testing/sources.js';
import { construct } from './construct.js';

it.each([
  ['Angle(60°, A, B)', 'write Angle(A, B, Rotate(A, 60°, B)) for an angle of 60° at B'],
  ['Angle(A, B, 60°)', 'write Angle(A, B, Rotate(A, 60°, B)) for an angle of 60° at B'],
  ['Rectangle(A, 4, 2)', 'write Rectangle(A, A + (4, 2))'],
])('%s is answered with the call that is meant', (source, meant) => {
  const { warnings } = construct(slideOf({ A: 'Point(0, 0)', B: 'Point(4, 0)', it: source }));
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(meant)]);
});
