import { describe, expect, it } from 'vitest';
import type { TextLayout } from '../scene/scene.js';
import { layoutWithFonts, testFonts } from '../testing/fonts.js';
import { inkBounds } from './ink.js';
import type { TextLayoutStyle } from './laid-out-text.js';

const fonts = testFonts();
const SIZE = 100;

async function plain(source: string, style: Partial<TextLayoutStyle> = {}): Promise<TextLayout> {
  const { layout, warnings } = await layoutWithFonts(source, { fontSize: SIZE, ...style, mode: 'plain' }, fonts);
  expect(warnings).toEqual([]);
  return layout;
}

const places = (layout: TextLayout) =>
  layout.pieces.map((piece) => (piece.kind === 'glyph' ? [piece.x, piece.y] : undefined));
const faces = (layout: TextLayout) =>
  layout.pieces.map((piece) =>
    piece.kind === 'glyph' ? piece.glyph.key.replace(/-400-normal.*|\/.*/, '') : undefined,
  );

describe('plain text', () => {
  it.each([
    ['sans-serif', 'aαж', ['noto-sans-latin', 'noto-sans-greek', 'noto-sans-cyrillic']],
    ['serif', 'aαж', ['tinos-latin', 'tinos-greek', 'tinos-cyrillic']],
    ['Times New Roman', 'a中', ['tinos-latin', 'noto-serif-sc-119']],
    ['monospace', 'a中', ['cousine-latin', 'noto-sans-sc-119']],
    ['KaTeX_Math', 'aж', ['KaTeX_Math-Italic', 'tinos-cyrillic']],
    ['no such font', 'a한', ['noto-sans-latin', 'noto-sans-kr-118']],
    ['sans-serif', 'あ∠', ['noto-sans-sc-119', 'noto-sans-math-latin']],
    ['serif', '∠①', ['KaTeX_Main-Regular', 'noto-serif-sc-106']],
  ])('%s draws %s from the right faces', async (font, source, expected) => {
    expect(faces(await plain(source, { font }))).toEqual(expected);
  });

  it('advances by the widths of the glyphs and kerns', async () => {
    const [v, a, together] = await Promise.all([plain('V'), plain('A'), plain('VA')]);
    expect(v.width).toBeCloseTo(60, 6);
    expect(together.width).toBeLessThan(v.width + a.width - 1);
  });

  it('has capitals above the first baseline and a p’s depth below the last', async () => {
    const one = await plain('x');
    expect(one.ascent).toBeCloseTo(71.4, 6);
    expect(one.descent).toBeCloseTo(24, 6);
    const two = await plain('x\nx');
    expect(two.ascent).toBe(one.ascent);
    expect(two.descent).toBeCloseTo(one.descent + 135, 6);
    const chinese = await plain('中');
    expect([chinese.ascent, chinese.descent]).toEqual([88, 12]);
  });

  it.each([
    ['left', 0],
    ['center', 0.5],
    ['right', 1],
  ] as const)('aligns lines to the %s', async (align, share) => {
    const layout = await plain('wwww\r\nw', { align });
    const short = (await plain('w')).width;
    expect(layout.width).toBeCloseTo(4 * short, 6);
    expect(places(layout).at(-1)).toEqual([expect.closeTo((layout.width - short) * share, 6), 135]);
  });

  it('goes to the next multiple of four spaces at a tab', async () => {
    const stop = (await plain('    ')).width;
    expect(places(await plain('\ta'))).toEqual([[expect.closeTo(stop, 6), 0]]);
    expect(places(await plain('i\ta')).at(-1)).toEqual([expect.closeTo(stop, 6), 0]);
    expect(places(await plain('    \ta')).at(-1)).toEqual([expect.closeTo(2 * stop, 6), 0]);
  });

  it('leaves out controls, joiners, variation selectors and direction marks', async () => {
    const layout = await plain('a\u0000\u0007\u200d\ufe0f\u202e\u00adb');
    expect(layout).toEqual(await plain('ab'));
  });

  it('composes letters with their accents and puts other marks over the letter before', async () => {
    expect(await plain('e\u0301')).toEqual(await plain('é'));
    const marked = await plain('q\u0301x');
    expect(marked.width).toBeCloseTo((await plain('qx')).width, 6);
    expect(marked.pieces).toHaveLength(3);
  });

  it.each(['x\u0304', 'w\u0304', 'Q\u0304', 'm\u0303'])('centres the mark of %s over its letter', async (source) => {
    const layout = await plain(source);
    const [letter, mark] = layout.pieces.map((piece) => inkBounds({ ...layout, pieces: [piece] })!);
    expect(mark!.x + mark!.width / 2).toBeCloseTo(letter!.x + letter!.width / 2, 6);
    expect(mark!.y + mark!.height).toBeLessThan(letter!.y);
  });

  it('makes fractions that fonts lack from small digits and a slash', async () => {
    const layout = await plain('⅔');
    const sizes = layout.pieces.map((piece) => (piece.kind === 'glyph' ? piece.size : undefined));
    expect(sizes).toEqual([62, SIZE, 62]);
  });

  it('makes subscripts and superscripts that fonts lack from smaller digits', async () => {
    const layout = await plain('x₁ⁿ');
    const glyphs = layout.pieces.flatMap((piece) => (piece.kind === 'glyph' ? [piece] : []));
    expect(glyphs.map(({ size }) => size)).toEqual([SIZE, 62, 62]);
    expect(glyphs[1]!.y).toBeGreaterThan(0);
    expect(glyphs[2]!.y).toBeLessThan(0);
  });

  it.each([
    ['\u3000', 1],
    ['\u2003', 1],
    ['\u2009', 0.2],
  ])('has the space %j without ink', async (source, em) => {
    const layout = await plain(source, { font: 'monospace' });
    expect(layout.pieces).toEqual([]);
    expect(layout.width / SIZE).toBeCloseTo(em, 1);
  });

  it('is empty for no text', async () => {
    expect(await plain('')).toEqual({ width: 0, ascent: 0, descent: 0, pieces: [] });
  });
});
