import { describe, expect, it } from 'vitest';
import { compile, withPlainBlanks } from './compile.js';

describe('blanks around what may be missing', () => {
  it.each([
    [String.raw`a\s*,?\s*b`, String.raw`a(?:\s*,)?\s*b`],
    [String.raw`\s*[,;)]?\s*(?:and\s+)?`, String.raw`(?:\s*[,;)])?\s*(?:and\s+)?`],
    [String.raw`\s*(\(x\s*=?\s*\))?\s*`, String.raw`(?:\s*(\(x(?:\s*=)?\s*\)))?\s*`],
    [String.raw`\s*\p{L}?\s*\)`, String.raw`(?:\s*\p{L})?\s*\)`],
  ])('%s', (pattern, plain) => expect(withPlainBlanks(pattern)).toBe(plain));

  it.each([String.raw`[\s*,?\s*]`, String.raw`\s*,\s*`, String.raw`\s*(?:a|b)`, String.raw`(?:\s*)?\s*`])(
    'leaves %s as it is',
    (pattern) => expect(withPlainBlanks(pattern)).toBe(pattern),
  );

  it('takes no longer for a long row that does not match', () => {
    const pattern = compile(String.raw`(?:A\s*,?\s*)*`, 'u');
    expect(pattern.test('A , A,A A ')).toBe(true);
    const start = performance.now();
    expect(pattern.test(`${'A '.repeat(200)}!`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
