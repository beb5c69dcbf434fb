import { expect, it } from 'vitest';
import { renderSvg } from '../index.js';

const text = 'slider a: 0 .. 5 = 1\nA: Point(a, 0)';

it.each([
  [99, ["the value 99 is beyond the slider's bounds: set one from 0 to 5"]],
  [-1, ["the value -1 is beyond the slider's bounds: set one from 0 to 5"]],
  [5, []],
])('a slider that is set to %d', async (a, messages) => {
  const { warnings } = await renderSvg(text, { values: { a } });
  expect(warnings.map(({ message }) => message)).toEqual(messages);
});
