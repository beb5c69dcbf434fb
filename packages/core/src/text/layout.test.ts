import { afterEach, describe, expect, it, vi } from 'vitest';
import { layoutWithFonts, namingGlyphs, testFonts } from '../testing/fonts.js';
import { layoutText, MAX_TEXT_LENGTH } from './layout.js';
import { MAX_PIECES } from './pieces.js';

const fonts = testFonts();
const latex = (source: string, fontSize = 10) => layoutWithFonts(source, { fontSize }, fonts);

/** The faces and characters that a text is drawn with. */
async function drawnAs(source: string, mode: 'latex' | 'plain', font?: string): Promise<string[]> {
  const style = { mode, font: font ?? (mode === 'latex' ? 'KaTeX_Math' : 'sans-serif'), fontSize: 10 };
  await fonts.load({ text: source, fontKey: style.font, math: mode === 'latex' });
  const named = namingGlyphs(fonts);
  return layoutText(source, style, named.fonts).layout.pieces.flatMap((piece) => {
    if (piece.kind !== 'glyph') return [];
    const character = String.fromCodePoint(named.codePointOf.get(piece.glyph)!);
    return [`${character} ${piece.glyph.key.split('/')[0]}`];
  });
}

afterEach(() => vi.restoreAllMocks());

describe('layoutText of LaTeX', () => {
  it.each<[string, string[]]>([
    ['A', ['A KaTeX_Math-Italic']],
    ["A'", ['A KaTeX_Math-Italic', '′ KaTeX_Main-Regular']],
    ['f_1', ['f KaTeX_Math-Italic', '1 KaTeX_Main-Regular']],
    ['\\alpha', ['α KaTeX_Math-Italic']],
    ['\\mathbb{R}', ['R KaTeX_AMS-Regular']],
    ['\\text{\\textbf{ab}}', ['a KaTeX_Main-Bold', 'b KaTeX_Main-Bold']],
  ])('%s takes KaTeX’s faces', async (source, faces) => {
    expect(await drawnAs(source, 'latex')).toEqual(faces);
  });

  it.each([
    ['no row', '\\begin{array}{|l:c::r:}\\end{array}'],
    ['a row of hardly any height', '\\begin{array}{c:c}a&b\\\\[-1.199em]\\end{array}'],
  ])('ends the dashed lines of a table with %s', async (_, source) => {
    const { pieces } = (await latex(source)).layout;
    expect(pieces.length).toBeLessThan(50);
  });

  it('takes characters that KaTeX lacks from the fonts of the key', async () => {
    const [serif] = await drawnAs('角A', 'latex', 'Times New Roman');
    expect(serif).toMatch(/^角 noto-serif-sc-/);
    const [sans] = await drawnAs('角A', 'latex', 'sans-serif');
    expect(sans).toMatch(/^角 noto-sans-sc-/);
    const [bySansText] = await drawnAs('\\textsf{角}', 'latex');
    expect(bySansText).toMatch(/^角 noto-sans-sc-/);
  });

  it('has the formula’s TeX height and depth as its box, in proportion to the font size', async () => {
    const { layout } = await latex('x');
    expect(layout.ascent).toBeCloseTo(4.3056, 4);
    expect(layout.descent).toBe(0);
    expect(layout.width).toBeCloseTo(5.72, 6);
    const larger = await latex('\\frac{1}{2}', 30);
    const smaller = await latex('\\frac{1}{2}', 10);
    expect(larger.layout.descent).toBeCloseTo(3 * smaller.layout.descent, 9);
    expect(smaller.layout.descent).toBeCloseTo(3.45, 6);
  });

  it.each([
    '12',
    '-12.5',
    '907',
    '90^\\circ',
    '3 + \\frac{12}{345}',
    'A_{12}',
    'x_7',
    "f_{10}'",
    '\\alpha_{b31}',
    '3.14',
    '10',
    '00',
    'A_1^2',
    'y = 12x^2-3',
    'P(1.5, -2)',
  ])('%s is laid out as by itself where others were before', async (source) => {
    const style = { mode: 'latex', font: 'KaTeX_Math', fontSize: 13.7 } as const;
    await fonts.load({ text: source, fontKey: style.font, math: true });
    for (const other of ['1', '45', '-10.3', '3^\\circ', 'A_{45}', 'x_3', 'A_3^4', 'P(2.7, -9)'])
      layoutText(other, style, fonts);
    const { version: _, ...unversioned } = fonts;
    const known = layoutText(source, style, fonts);
    expect(known).toEqual(layoutText(source, style, { ...unversioned, katex: fonts.katex, text: fonts.text }));
    expect(known.layout.pieces.length).toBeGreaterThan(0);
  });

  it.each(['50%', 'a % b', '$50%$'])('warns of a comment in %s', async (source) => {
    expect((await latex(source)).warnings).toEqual([expect.stringContaining('write \\% for the sign')]);
  });

  it.each(['50\\%', '设 50% 与 $x$', '\\verb|%|'])('does not warn of a sign in %s', async (source) => {
    expect((await latex(source)).warnings.join()).not.toContain('for the sign');
  });

  it('gives colours to the pieces that have one of their own', async () => {
    const { layout, warnings } = await latex('a\\textcolor{#ff0000}{b}\\phantom{c}\\textcolor{nocolour}{d}');
    expect(layout.pieces.map((piece) => piece.color)).toEqual([undefined, { r: 255, g: 0, b: 0, a: 1 }, undefined]);
    expect(warnings).toEqual(['"nocolour" is no colour.']);
  });

  it('draws phantoms, transparent rules and roots not at all, but makes room for them', async () => {
    const { layout } = await latex('\\phantom{\\sqrt{\\frac{a}{b}}\\boxed{c}\\cancel{d}\\overline{e}\\rule{1em}{1em}}');
    expect(layout.pieces).toEqual([]);
    expect(layout.width).toBeGreaterThan(40);
  });

  it.each([
    ['\\frac{a}', 'Unexpected end of input'],
    ['\\nosuch', 'Undefined control sequence: \\nosuch (character 1)'],
    ['a^b^c', 'Double superscript (character 4)'],
    ['\\textsf{\\textbf{\\textit{x}}}', 'Font metrics not found'],
    ['\\def\\a{\\a\\a}\\a', 'Too many expansions'],
    ['x}', "Expected 'EOF'"],
  ])('shows %s as text, with KaTeX’s message', async (source, message) => {
    const { layout, warnings } = await latex(source);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(message);
    expect(warnings[0]).toMatch(/\. The source is shown as text\.$/);
    expect(layout.pieces).toHaveLength(source.replaceAll(' ', '').length);
    expect(layout.pieces.every((piece) => piece.kind === 'glyph' && piece.glyph.key.startsWith('tinos'))).toBe(true);
  });

  it('draws the words of links, and what would mark up a page', async () => {
    const plain = await latex('x\\text{ç}+y');
    const marked = await latex('\\htmlClass{vlist-t}{x}ç\\href{http://a.b/%20}{+y}');
    expect(marked.layout).toEqual(plain.layout);
    expect(marked.warnings).toEqual(['A picture has no links: of \\href and \\url only the words are drawn.']);
  });

  it('survives deep nesting', async () => {
    const { warnings } = await latex(`${'{'.repeat(4000)}x${'}'.repeat(4000)}`);
    expect(warnings).toEqual(['The LaTeX is nested too deeply. The source is shown as text.']);
  });

  it('keeps what KaTeX quotes in a message short', async () => {
    const { warnings } = await layoutWithFonts(`\\textcolor{${'& '.repeat(1000)}}{x}`);
    expect(warnings[0]).toMatch(/^KaTeX: Invalid color: '& & .*… *\(?/);
    expect(warnings[0]!.length).toBeLessThan(300);
  });

  it('keeps lengths within bounds and definitions to their own text', async () => {
    expect((await latex('\\rule{99999em}{1em}')).layout.width).toBe(1000);
    expect((await latex('\\gdef\\mine{x}\\mine')).warnings).toEqual([]);
    expect((await latex('\\mine')).warnings).toHaveLength(1);
  });

  it('writes nothing to the console', async () => {
    const methods = ['log', 'info', 'warn', 'error'] as const;
    const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
    await latex('角A \\text{é \u20d7} ⊿ 𐊀 \\message{hi}\\errmessage{no}x\\show\\frac a % comment');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it.each(['', ' ', '\\,', '{}'])('has no pieces for %j', async (source) => {
    const { layout, warnings } = await latex(source);
    expect(layout.pieces).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe('layoutText', () => {
  it('draws the code point of a character that no font has, and says so once', async () => {
    for (const mode of ['plain', 'latex'] as const) {
      const { layout, warnings } = await layoutWithFonts('𐊀𐊀', { mode, fontSize: 10 }, fonts);
      expect(warnings).toEqual(['No bundled font has U+10280: drawn as code points.']);
      expect(layout.pieces.filter((piece) => piece.kind === 'path')).toHaveLength(2);
      expect(layout.pieces.filter((piece) => piece.kind === 'glyph')).toHaveLength(12);
      expect(layout.width).toBeGreaterThan(10);
    }
  });

  it('cuts what is too long', async () => {
    const long = 'ab '.repeat(4000);
    for (const mode of ['plain', 'latex'] as const) {
      const { layout, warnings } = await layoutWithFonts(long, { mode }, fonts);
      expect(warnings).toEqual([`The text has 12000 characters: only the first ${MAX_TEXT_LENGTH} are drawn.`]);
      expect(layout.pieces.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    }
  });

  it('cuts what has too many pieces', async () => {
    const { layout, warnings } = await layoutWithFonts('𐊀'.repeat(4000), { mode: 'plain' }, fonts);
    expect(layout.pieces).toHaveLength(MAX_PIECES);
    expect(warnings.at(-1)).toBe(`The text has more than ${MAX_PIECES} glyphs: the rest is left out.`);
  });

  it('takes a font size of 0 as nothing, and refuses what is no size', () => {
    const style = { mode: 'plain', font: 'serif' } as const;
    expect(layoutText('a', { ...style, fontSize: 0 }, fonts).layout.pieces).toEqual([]);
    expect(() => layoutText('a', { ...style, fontSize: -1 }, fonts)).toThrow('fontSize is -1');
    expect(() => layoutText('a', { ...style, fontSize: Number.NaN }, fonts)).toThrow(RangeError);
  });
});
