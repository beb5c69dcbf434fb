import { expect, test } from 'vitest';
import { entry } from './habit.js';

const takes = (pattern: string, text: string): boolean =>
  entry(pattern, () => ({ read: text }))(text, { defines: () => false, inSpace: false, text }) !== undefined;

test.each(['a', 'Z', 'é', 'ß', 'ñ', 'Ł', 'ő', 'α', 'Ω', 'ж', 'א', 'ع', '点', '線', 'あ', 'カ', '점', 'ă', 'ế', 'Ａ'])(
  '%s is a letter in a pattern, alone and within a class',
  (letter) => {
    expect([takes(String.raw`\p{L}`, letter), takes(String.raw`[\p{L}_]\]?`, letter)]).toEqual([true, true]);
    expect(takes(String.raw`[^\p{L}]`, letter)).toBe(false);
  },
);

test.each([' ', '1', '_', '(', ',', '·', '−', '→', '°', '，', '（', ';', '′'])('%s is none', (sign) => {
  expect(takes(String.raw`\p{L}`, sign)).toBe(false);
});

test('tells capital letters from small ones', () => {
  for (const [capital, small] of ['Aa', 'Éé', 'Ωω', 'Жж', 'Łł'].map((pair) => [...pair] as [string, string])) {
    const kinds = [String.raw`\p{Lu}`, String.raw`\p{Ll}`];
    expect(kinds.map((kind) => takes(kind, capital))).toEqual([true, false]);
    expect(kinds.map((kind) => takes(kind, small))).toEqual([false, true]);
  }
});
