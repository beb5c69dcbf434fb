import { expect, it } from 'vitest';
import { readableText } from './readable-text.js';

it.each([
  ["A'", "A'"],
  ['f_1', 'f_1'],
  ['x_{1}', 'x_1'],
  ['\\alpha = 30^\\circ', 'α = 30°'],
  ['\\triangle ABC', '△ABC'],
  ['\\text{area} = 5', 'area = 5'],
  ['{AB = 5}\\textrm{ cm}', 'AB = 5 cm'],
  ['x_{12}', 'x_{12}'],
  ['\\frac{a}{b+1}', 'a/(b+1)'],
  ['2\\sqrt{3}', '2√3'],
  ['\\begin{matrix} a \\end{matrix}', '\\begin{matrix} a \\end{matrix}'],
  ['{-90}^\\circ', '-90°'],
  ['2{,}5', '2,5'],
  ['\\constructor', '\\constructor'],
])('%s is read as %s', (source, words) => {
  expect(readableText(source, 'latex')).toBe(words);
});

it('leaves plain text as it is', () => {
  expect(readableText('\\alpha {x}', 'plain')).toBe('\\alpha {x}');
});
