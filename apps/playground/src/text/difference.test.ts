import { expect, test } from 'vitest';
import { difference } from './difference.js';

test.each([
  ['abc', 'abc', undefined],
  ['abc', 'axc', { at: 1, removed: 'b', inserted: 'x' }],
  ['aa', 'aaa', { at: 2, removed: '', inserted: 'a' }],
  ['', 'new', { at: 0, removed: '', inserted: 'new' }],
  ['old', '', { at: 0, removed: 'old', inserted: '' }],
])('%j becomes %j', (from, to, expected) => {
  expect(difference(from, to)).toEqual(expected);
});
