import { expect, it } from 'vitest';
import { renderSvg } from '../index.js';

const text = 'slider a: 0 .. 5 = 1\nA: Point(a, 0)';

it.each([
  ['slider a: 0 .. 5 step 0', ["the slider's step is 0: give it one above 0, such as 0.1"]],
  ['slider a: 0 .. 5 step -1', ["the slider's step is -1: give it one above 0, such as 0.1"]],
  ['slider a: 0 .. 5 step 0.5', []],
  ['slider a: 0° .. 360° step 5 = 40°', ["the slider's step 5 is in radians: write step 5° if degrees are meant"]],
  ['slider a: 0° .. 360° step 5° = 40°', []],
])('%s', async (line, messages) => {
  const { warnings } = await renderSvg(line);
  expect(warnings.map(({ message }) => message)).toEqual(messages);
});

it.each([
  [99, ["the value 99 is beyond the slider's bounds: set one from 0 to 5"]],
  [-1, ["the value -1 is beyond the slider's bounds: set one from 0 to 5"]],
  [5, []],
])('a slider that is set to %d', async (a, messages) => {
  const { warnings } = await renderSvg(text, { values: { a } });
  expect(warnings.map(({ message }) => message)).toEqual(messages);
});
