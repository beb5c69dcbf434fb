import { describe, expect, it } from 'vitest';
import type { Faces, FontIndex } from './coverage.js';
import { fileLookup } from './fallback.js';
import { filesOf } from './testing/files.js';

const index: FontIndex = {
  katex: {
    'KaTeX_Main-Regular.ttf': filesOf({ 'KaTeX_Main-Regular.ttf': '31,61-63,2220' }),
    'KaTeX_Math-Italic.ttf': filesOf({ 'KaTeX_Math-Italic.ttf': '31,61' }),
    'KaTeX_AMS-Regular.ttf': filesOf({ 'KaTeX_AMS-Regular.ttf': '2220' }),
  },
  families: {
    'noto-sans': {
      '400-normal': filesOf({ 'sans.ttf': '61-62' }),
      '400-italic': filesOf({ 'sans-italic.ttf': '61' }),
      '700-normal': filesOf({ 'sans-bold.ttf': '61-62' }),
    },
    'noto-sans-math': { '400-normal': filesOf({ 'math.ttf': '61,2220' }) },
    'noto-sans-sc': 'sc.json',
    tinos: { '400-normal': filesOf({ 'serif.ttf': '61' }) },
    'noto-serif-sc': { '400-normal': filesOf({ 'serif-sc.ttf': '4e00' }) },
  },
};
const chinese: Faces = { '400-normal': filesOf({ 'sc-1.ttf': '4e00', 'sc-2.ttf': '4e01,2220' }) };
const lookup = fileLookup(index, new Map([['sc.json', chinese]]));

describe('fileLookup', () => {
  it.each([
    ['sans-serif', 0x61, 'sans.ttf'],
    ['sans-serif', 0x4e01, 'sc-2.ttf'],
    // Symbols before Chinese.
    ['sans-serif', 0x2220, 'math.ttf'],
    ['serif', 0x2220, 'KaTeX_Main-Regular.ttf'],
    ['serif', 0x4e00, 'serif-sc.ttf'],
    ['Times New Roman', 0x61, 'serif.ttf'],
    ['KaTeX_Math', 0x61, 'KaTeX_Math-Italic.ttf'],
    ['KaTeX_Math', 0x62, 'KaTeX_Main-Regular.ttf'],
    ['KaTeX_Math', 0x31, 'KaTeX_Main-Regular.ttf'],
    ['unknown', 0x61, 'sans.ttf'],
    ['constructor', 0x61, 'sans.ttf'],
    // The main face stands at the end of every chain.
    ['sans-serif', 0x63, 'KaTeX_Main-Regular.ttf'],
    ['sans-serif', 0x1f600, undefined],
  ])('%s, U+%s: %s', (key, codePoint, file) => {
    expect(lookup(key, codePoint)).toBe(file);
  });

  it.each([
    [{ bold: true }, 0x61, 'sans-bold.ttf'],
    [{ italic: true }, 0x61, 'sans-italic.ttf'],
    [{ bold: true, italic: true }, 0x61, 'sans-bold.ttf'],
    [{ italic: true }, 0x62, 'sans.ttf'],
    [{ bold: true }, 0x4e00, 'sc-1.ttf'],
  ])('%j, U+%s: the nearest style that has it is %s', (style, codePoint, file) => {
    expect(lookup('sans-serif', codePoint, style)).toBe(file);
  });

  it('gives the file of a family that has to be read first, where all before it lack the character', () => {
    const read = new Map<string, Faces>();
    const early = fileLookup(index, read);
    expect(early('sans-serif', 0x61)).toBe('sans.ttf');
    expect(early('sans-serif', 0x4e00)).toBe('sc.json');
    read.set('sc.json', chinese);
    expect(early('sans-serif', 0x4e00)).toBe('sc-1.ttf');
  });
});
