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
      const broken = breakLines(source);
      expect(broken.replaceAll('%\n', '')).toBe(source);
      expect(broken.replace(/\\[^a-zA-Z]/g, '')).not.toMatch(/\\[a-zA-Z]*%\n[a-zA-Z]|%\n\s/);
    }),
  );
});
