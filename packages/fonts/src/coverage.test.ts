import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.js';

describe('coverageOf', () => {
  const coverage = coverageOf({ 'a.ttf': '41-5a,61', 'b.ttf': '5b-60,62,20000-20002' });

  it.each([
    [0x40, undefined],
    [0x41, 'a.ttf'],
    [0x5a, 'a.ttf'],
    [0x5b, 'b.ttf'],
    [0x61, 'a.ttf'],
    [0x62, 'b.ttf'],
    [0x63, undefined],
    [0x20002, 'b.ttf'],
    [0x20003, undefined],
  ])('U+%s', (codePoint, file) => {
    expect(coverage(codePoint)).toBe(file);
  });

  it('has nothing where there are no files', () => {
    expect(coverageOf({})(0x41)).toBeUndefined();
  });
});
