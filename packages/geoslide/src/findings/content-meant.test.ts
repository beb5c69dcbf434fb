import { expect, it } from 'vitest';
import { figure, renderSvg } from '../index.js';

it.each([
  ['bytes', new TextEncoder().encode('A: Point(0, 0)'), 'it is bytes: give their text'],
  ['a promise', Promise.resolve('A: Point(0, 0)'), 'give what it leads to, with await'],
  ['a figure of the builder', figure(), 'give its project()'],
])('%s in place of a project is told', async (_, content, message) => {
  await expect(renderSvg(content)).rejects.toThrow(message);
});
