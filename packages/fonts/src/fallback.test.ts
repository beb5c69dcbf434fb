import { describe, expect, it } from 'vitest';
import type { Faces, FontIndex } from './coverage.js';
import { fileLookup } from './fallback.js';
import { filesOf } from './testing/files.js';

const index: FontIndex = {
  katex: {
    'KaTeX_Main-Regular.face': filesOf({ 'KaTeX_Main-Regular.face': '31,61-63,2220' }),
    'KaTeX_Math-Italic.face': filesOf({ 'KaTeX_Math-Italic.face': '31,61' }),
    'KaTeX_AMS-Regular.face': filesOf({ 'KaTeX_AMS-Regular.face': '2220' }),
  },
  families: {
    'noto-sans': {
      '400-normal': filesOf({ 'sans.face': '61-62' }),
      '400-italic': filesOf({ 'sans-italic.face': '61' }),
      '700-normal': filesOf({ 'sans-bold.face': '61-62' }),
    },
    'noto-sans-math': { '400-normal': filesOf({ 'math.face': '61,2220' }) },
    'noto-sans-sc': 'sc.json',
    'noto-sans-arabic': { '400-normal': filesOf({ 'arabic.face': '627' }) },
    'noto-emoji': { '400-normal': filesOf({ 'emoji.face': '31,1f600' }) },
    tinos: { '400-normal': filesOf({ 'serif.face': '61' }) },
    'noto-serif-sc': { '400-normal': filesOf({ 'serif-sc.face': '4e00-4e01' }) },
    'noto-sans-jp': { '400-normal': filesOf({ 'jp.face': '4e00,2220,5301' }) },
    'noto-serif-jp': { '400-normal': filesOf({ 'serif-jp.face': '4e00,5301' }) },
  },
  layouts: ['arabic.face', 'emoji.face'],
};
const chinese: Faces = { '400-normal': filesOf({ 'sc-1.face': '4e00', 'sc-2.face': '4e01,2220' }) };
const lookup = fileLookup(index, new Map([['sc.json', chinese]]));

describe('fileLookup', () => {
  it.each([
    ['sans-serif', 0x61, 'sans.face'],
    ['sans-serif', 0x4e01, 'sc-2.face'],
    // Symbols before Chinese.
    ['sans-serif', 0x2220, 'math.face'],
    ['serif', 0x2220, 'KaTeX_Main-Regular.face'],
    ['serif', 0x4e00, 'serif-sc.face'],
    ['Times New Roman', 0x61, 'serif.face'],
    ['KaTeX_Math', 0x61, 'KaTeX_Math-Italic.face'],
    ['KaTeX_Math', 0x62, 'KaTeX_Main-Regular.face'],
    ['KaTeX_Math', 0x31, 'KaTeX_Main-Regular.face'],
    ['unknown', 0x61, 'sans.face'],
    ['constructor', 0x61, 'sans.face'],
    // The main face stands at the end of every chain.
    ['sans-serif', 0x63, 'KaTeX_Main-Regular.face'],
    ['sans-serif', 0x1f600, 'emoji.face'],
    ['emoji', 0x31, 'emoji.face'],
    ['sans-serif', 0x31, 'KaTeX_Main-Regular.face'],
    ['serif', 0x627, 'arabic.face'],
    // What no font for Chinese has.
    ['sans-serif', 0x5301, 'jp.face'],
    ['KaTeX_Main', 0x5301, 'serif-jp.face'],
    ['sans-serif', 0x10280, undefined],
  ])('%s, U+%s: %s', (key, codePoint, file) => {
    expect(lookup(key, codePoint)).toBe(file);
  });

  it.each([
    [{ bold: true }, 0x61, 'sans-bold.face'],
    [{ italic: true }, 0x61, 'sans-italic.face'],
    [{ bold: true, italic: true }, 0x61, 'sans-bold.face'],
    [{ italic: true }, 0x62, 'sans.face'],
    [{ bold: true }, 0x4e00, 'sc-1.face'],
  ])('%j, U+%s: the nearest style that has it is %s', (style, codePoint, file) => {
    expect(lookup('sans-serif', codePoint, style)).toBe(file);
  });

  it.each([
    ['ja', 'sans-serif', 0x4e00, 'jp.face'],
    ['ja-JP', 'unknown', 0x4e00, 'jp.face'],
    ['JA', 'KaTeX_Math', 0x4e00, 'serif-jp.face'],
    // Drawn alike in Chinese.
    ['ja', 'sans-serif', 0x4e01, 'sc-2.face'],
    ['ja', 'serif', 0x4e01, 'serif-sc.face'],
    // Symbols before both.
    ['ja', 'sans-serif', 0x2220, 'math.face'],
    ['zh-Hant', 'sans-serif', 0x4e00, 'sc-1.face'],
    ['jam', 'sans-serif', 0x4e00, 'sc-1.face'],
    [undefined, 'serif', 0x4e00, 'serif-sc.face'],
  ])('in %s %s, U+%s: %s', (language, key, codePoint, file) => {
    expect(lookup(key, codePoint, { language })).toBe(file);
  });

  it('gives the file of a family that has to be read first, where all before it lack the character', () => {
    const read = new Map<string, Faces>();
    const early = fileLookup(index, read);
    expect(early('sans-serif', 0x61)).toBe('sans.face');
    expect(early('sans-serif', 0x4e00)).toBe('sc.json');
    read.set('sc.json', chinese);
    expect(early('sans-serif', 0x4e00)).toBe('sc-1.face');
  });
});
