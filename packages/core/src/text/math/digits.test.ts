import { beforeAll, expect, it } from 'vitest';
import { testFonts } from '../../testing/fonts.js';
import type { TextLayoutStyle } from '../laid-out-text.js';
import { layoutText } from '../layout.js';
import { digitPattern } from './digits.js';

const fonts = testFonts();
const STYLE: TextLayoutStyle = { mode: 'latex', font: 'KaTeX_Math', fontSize: 13 };

beforeAll(() => fonts.load({ text: "0123456789xPa_^{}=+-'(,)", fontKey: 'KaTeX_Math', math: true }));

const PATTERNS = [
  '0',
  '-00.00',
  'P_{00}',
  'x_0^0',
  "P_0'",
  'a = 0.00',
  '(0, -00)',
  '0x^{00} + 0',
  'x^{P_{00}^0}',
  '00{,}00',
];

it.each(PATTERNS)('lays %s out with other digits as by itself', (pattern) => {
  expect(digitPattern(pattern)?.replace(/[0-9]/g, '0')).toBe(pattern);
  expect(fonts.version).toBeDefined();
  for (let round = 0; round < 20; round += 1) {
    let seed = 7 * round + 3;
    const source = pattern.replace(/0/g, () => {
      seed = (seed * 31 + 11) % 1009;
      return String(seed % 10);
    });
    const laid = layoutText(source, STYLE, fonts);
    // Fonts without a version keep nothing, so that the formula is laid out by itself.
    const { version: _, ...unversioned } = fonts;
    const alone = layoutText(source, STYLE, unversioned);
    expect(laid).toEqual(alone);
  }
});

it.each(['x', '\\frac{1}{2}', '12345678901', '5 %', 'α_1'])('%s has none', (source) => {
  expect(digitPattern(source)).toBeUndefined();
});
