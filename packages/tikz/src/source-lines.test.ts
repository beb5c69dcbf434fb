import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines } from './source-lines.js';

it('breaks a very long word where TeX sees nothing of it', () => {
  const lines = breakLines('x'.repeat(10_000)).split('%\n');
  expect(lines.join('')).toBe('x'.repeat(10_000));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

it('never breaks a command, and never before a space', () => {
  const piece = fc.constantFrom('\\alpha', '\\{', '\\\\', ' ', 'ab', '中', '{}', '1');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (pieces) => {
      const source = pieces.join('').repeat(300);
      const lines = breakLines(source).split('%\n');
      expect(lines.flatMap(tokens)).toEqual(tokens(source));
      expect(lines.slice(1).filter((line) => /^\s/.test(line))).toEqual([]);
    }),
    { seed: 1 },
  );
});

function tokens(source: string): string[] {
  return source.match(/\\[a-zA-Z]+|\\?[\s\S]/gu) ?? [];
}
