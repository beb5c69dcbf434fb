import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeComment, escapeText } from './escape.js';

it.each([
  ['plain words', 'plain words'],
  ['\\input{a}', '\\textbackslash{}input\\{a\\}'],
  ['100% of $5 & #1_2', '100\\% of \\$5 \\& \\#1\\_2'],
  ['^^5c', '\\textasciicircum{}\\textasciicircum{}5c'],
  ['a~b', 'a\\textasciitilde{}b'],
  ["--- ,, ''", "-{}-{}- ,{}, '{}'"],
  ['a  b', 'a\\ \\ b'],
  [' a ', '\\ a\\ '],
  ['a\tb\nc', 'a b c'],
  ['é ß ² °', 'é ß ² °'],
  ['∠A = αβ', '$\\angle$A = $\\alpha \\beta$'],
  ['x₁⁻²', 'x\\textsubscript{1}\\textsuperscript{-}²'],
  ['a\u0000b\u200bc\ud800d', 'abcd'],
])('%j becomes %s', (text, source) => {
  expect(escapeText(text, new Set())).toBe(source);
});

it('collects characters without a Latin font', () => {
  const foreign = new Set<string>();
  expect(escapeText('备用图 A', foreign)).toBe('备用图 A');
  expect([...foreign]).toEqual(['备', '用', '图']);
});

/** All that escapes may consist of: letters, signs without a meaning, and the commands that stand for the others. */
const HARMLESS =
  /^(?:[^\\{}$&#%_^~]|~|\\[{}$&#%_ ]|\{\}|\\text(?:sub|super)script\{[-+=()0-9in]+\}|\\(?:text[a-z]+|quotedblbase|ldots)\{\}|\$(?:[A-Za-z:-]|\\[a-zA-Z]+(?:\{[A-Z]\})? ?| )+\$)*$/u;

it('leaves nothing with a meaning to TeX in any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
      expect(escapeText(text, new Set())).toMatch(HARMLESS);
    }),
    { numRuns: 500, seed: 1 },
  );
});

it('keeps comments on their line', () => {
  expect(escapeComment('A\n\\input{x}\r\u2028B')).toBe('A \\input{x} B');
});
