import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.js';
import { filesOf } from './testing/files.js';

describe('coverageOf', () => {
  const coverage = coverageOf(filesOf({ 'a.face': '41-5a,61', 'b.face': '5b-60,62,20000-20002' }));

  it.each([
    [0x40, undefined],
    [0x41, 'a.face'],
    [0x4f, 'a.face'],
    [0x5a, 'a.face'],
    [0x5b, 'b.face'],
    [0x61, 'a.face'],
    [0x62, 'b.face'],
    [0x63, undefined],
    [0x1ffff, undefined],
    [0x20002, 'b.face'],
    [0x20003, undefined],
    [0x10ffff, undefined],
  ])('U+%s', (codePoint, file) => {
    expect(coverage(codePoint)).toBe(file);
  });

  it('has nothing where there are no files', () => {
    expect(coverageOf({ files: [], ranges: '' })(0x41)).toBeUndefined();
  });
});
