import { describe, expect, it } from 'vitest';
import type { TextPiece } from '../../scene/scene.js';
import { layoutWithFonts, testFonts } from '../../testing/fonts.js';
import { inkBounds } from '../ink.js';

const fonts = testFonts();

async function artOf(source: string): Promise<{ art: TextPiece[]; width: number }> {
  const { layout } = await layoutWithFonts(source, { fontSize: 10 }, fonts);
  return { art: layout.pieces.filter((piece) => piece.kind === 'path'), width: layout.width };
}

describe('stretched artwork', () => {
  it.each([
    '\\sqrt{x^2 + y^2 + z^2}',
    '\\overrightarrow{ABCDEF}',
    '\\overleftarrow{ABCDEF}',
    '\\overbrace{a + b + c + d + e}',
    '\\xrightarrow{\\text{a long label}}',
    '\\widehat{ABC}',
  ])('ends with its box, without a clip: %s', async (source) => {
    const { art, width } = await artOf(source);
    expect(art.length).toBeGreaterThan(0);
    for (const piece of art) {
      expect(piece).not.toHaveProperty('clip');
      const ink = inkBounds({ width: 0, ascent: 0, descent: 0, pieces: [piece] })!;
      expect(ink.x).toBeGreaterThan(-0.5);
      expect(ink.x + ink.width).toBeLessThan(width + 0.5);
    }
  });

  it('reads the tall floors that KaTeX writes with an M too many', async () => {
    const { art } = await artOf('\\left\\lfloor\\rule{1em}{3em}\\right.');
    const ink = inkBounds({ width: 0, ascent: 0, descent: 0, pieces: art })!;
    expect(ink.height).toBeGreaterThan(50);
  });

  it('is clipped where a curve reaches out of its part', async () => {
    const { art } = await artOf('\\overbrace{x}');
    expect(art).toHaveLength(3);
    expect(art.some((piece) => piece.kind === 'path' && piece.clip)).toBe(true);
  });

  it('grows roots to their content', async () => {
    const heightOf = async (source: string) => {
      const { art } = await artOf(source);
      return inkBounds({ width: 0, ascent: 0, descent: 0, pieces: art })!.height;
    };
    const heights = await Promise.all(
      [
        '\\sqrt{x}',
        '\\sqrt{\\frac{a}{b}}',
        '\\sqrt{\\dfrac{a}{b}}',
        '\\sqrt{\\begin{matrix}1\\\\2\\\\3\\\\4\\end{matrix}}',
      ].map(heightOf),
    );
    for (let i = 1; i < heights.length; i++) expect(heights[i]).toBeGreaterThan(heights[i - 1]!);
    expect(heights[3]).toBeGreaterThan(40);
  });
});

describe('\\reflectbox', () => {
  it('mirrors glyphs, rules and artwork at the middle of the box', async () => {
    const straight = await layoutWithFonts('L\\rule{1em}{0.2em}\\sqrt{x}', { fontSize: 10 }, fonts);
    const mirrored = await layoutWithFonts('\\reflectbox{$L\\rule{1em}{0.2em}\\sqrt{x}$}', { fontSize: 10 }, fonts);
    expect(mirrored.warnings).toEqual([]);
    const { width } = straight.layout;
    expect(mirrored.layout.width).toBeCloseTo(width, 9);
    straight.layout.pieces.forEach((piece, i) => {
      const a = inkBounds({ ...straight.layout, pieces: [piece] })!;
      const b = inkBounds({ ...straight.layout, pieces: [mirrored.layout.pieces[i]!] })!;
      expect(b.x).toBeCloseTo(width - a.x - a.width, 6);
      expect([b.y, b.width, b.height]).toEqual([a.y, a.width, a.height].map((v) => expect.closeTo(v, 6)));
    });
  });
});
