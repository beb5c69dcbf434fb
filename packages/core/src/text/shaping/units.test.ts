import { describe, expect, it } from 'vitest';
import { layoutWithFonts, testFonts } from '../../testing/fonts.js';
import type { FontFace } from '../fonts.js';
import { loadBidi, visualOrder } from './bidi.js';
import { unitsOf } from './units.js';

/** A face that marks what it shapes: glyphs are named by their characters. */
const face = {
  name: 'test',
  unitsPerEm: 1,
  ascender: 1,
  descender: 0,
  glyph: () => ({ key: '', outline: { verbs: [], coords: [] }, unitsPerEm: 1 }),
  advance: () => 1,
  kerning: () => 0,
  shape: ({ text, start, end, rtl }) => {
    const glyph = { key: text.slice(start, end), outline: { verbs: [], coords: [] }, unitsPerEm: 1 };
    return [{ glyph, cluster: start, advance: 1, dx: 0, dy: rtl ? 1 : 0 }];
  },
} satisfies FontFace;

await loadBidi();

/** The units of a line from left to right: what is shaped in brackets, `<` from right to left. */
function written(line: string, direction: 'ltr' | 'auto' = 'auto'): string {
  const units = unitsOf(line, () => face, { direction, language: undefined });
  return units
    .map((unit) => {
      if (typeof unit === 'number') return String.fromCodePoint(unit);
      const [{ glyph, dy }] = unit.glyphs as [(typeof unit.glyphs)[number]];
      return `[${dy === 1 ? '<' : ''}${glyph.key}]`;
    })
    .join('');
}

describe('unitsOf', () => {
  it.each([
    ['abc', 'abc'],
    ['שלום', '[<שלום]'],
    ['שלום עולם', '[<עולם] [<שלום]'],
    // Latin and numbers run from left to right, brackets are mirrored.
    ['שטח ABC הוא 12', '12 [<הוא] ABC [<שטח]'],
    ['שטח (12 סמ)', '([<סמ] 12) [<שטח]'],
    ['AB שטח 12', 'AB 12 [<שטח]'],
    ['A שטח (x = 3) B', 'A [<שטח] (x = 3) B'],
    ['طول ١٢٣', '[١٢٣] [<طول]'],
    // Marks and joiners stay with their letters.
    ['שָׁ', '[<שָׁ]'],
    ['क्\u200dष', '[क्\u200dष]'],
    // Two scripts, and a letter with a mark that is none of them.
    ['שا', '[<ا][<ש]'],
    ['x\u0304ש', 'x\u0304[<ש]'],
    ['שx\u0304', 'x\u0304[<ש]'],
    // Emoji.
    ['a👍🏽b', 'a[👍🏽]b'],
    ['👨\u200d👩\u200d👧', '[👨\u200d👩\u200d👧]'],
    ['1\ufe0f\u20e32', '[1\ufe0f\u20e3]2'],
    ['🇩🇪🇫🇷', '[🇩🇪🇫🇷]'],
    ['ש 👍 א', '[<א] [<👍] [<ש]'],
    // Marks of direction.
    ['\u200fABC.', '.ABC'],
    ['שב\tגד', '[<גד]\t[<שב]'],
  ])('%s', (line, expected) => {
    expect(written(line)).toBe(expected);
  });

  it('orders a part of a formula from left to right', () => {
    expect(written('3ש', 'ltr')).toBe('3[<ש]');
    expect(written('3ש')).toBe('[<ש]3');
  });
});

describe('visualOrder', () => {
  it.each([
    [[0, 1, 0], '012'],
    [[1, 1, 1], '210'],
    [[1, 2, 1], '210'],
    [[1, 2, 2, 1], '3120'],
    [[0, 1, 2, 2, 1, 0], '042315'],
    [[], ''],
  ])('of levels %j', (levels, expected) => {
    const parts = levels.map((level, place) => ({ level, place }));
    expect(
      visualOrder(parts)
        .map(({ place }) => place)
        .join(''),
    ).toBe(expected);
  });
});

describe('complex texts', () => {
  const fonts = testFonts();
  const keys = async (source: string, mode: 'plain' | 'latex') => {
    const { layout, warnings } = await layoutWithFonts(source, { mode, fontSize: 10 }, fonts);
    expect(warnings).toEqual([]);
    const glyphs = layout.pieces.flatMap((piece) => (piece.kind === 'glyph' ? [piece] : []));
    return { width: layout.width, glyphs: glyphs.sort((a, b) => a.x - b.x).map(({ glyph }) => glyph.key) };
  };

  it('are the same in plain text and in a formula’s words', async () => {
    for (const text of ['مثلث', 'हिन्दी', 'ที่น้ำ', 'שלום', '👍🏽']) {
      const plain = await keys(text, 'plain');
      expect(await keys(`\\text{${text}}`, 'latex')).toEqual({ ...plain, width: expect.closeTo(plain.width, 6) });
    }
  });

  it('order words around a formula', async () => {
    const { glyphs } = await keys('\\text{ا $2x$ و}', 'latex');
    const [waw] = (await keys('و', 'plain')).glyphs;
    const [alef] = (await keys('ا', 'plain')).glyphs;
    expect(glyphs).toEqual([waw, expect.stringMatching(/^KaTeX_Main/), expect.stringMatching(/^KaTeX_Math/), alef]);
  });

  it('keep spaces at their ends beside what follows in the formula', async () => {
    const { layout } = await layoutWithFonts('\\text{ו }x', { fontSize: 10 }, fonts);
    const [vav, x] = layout.pieces.map((piece) => (piece.kind === 'glyph' ? piece.x : Number.NaN));
    expect(vav).toBe(0);
    expect(x).toBeGreaterThan(4);
  });

  it('gives words from right to left their height', async () => {
    const { layout } = await layoutWithFonts('\\frac{\\text{مثلث}}{2}', { fontSize: 10 }, fonts);
    const latin = await layoutWithFonts('\\frac{\\text{Mp}}{2}', { fontSize: 10 }, fonts);
    expect(layout.ascent).toBeGreaterThan(latin.layout.ascent);
  });

  it('name the character that no font has, and no other', async () => {
    const { warnings } = await layoutWithFonts('حሀ', { mode: 'plain' }, fonts);
    expect(warnings).toEqual(['No bundled font has U+1200: drawn as code points.']);
  });
});
