import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { layoutText } from '@geoslide/core';
import { describe, expect, it } from 'vitest';
import { coverageOf, type Faces, type FontIndex } from './coverage.js';
import { createFontLoader } from './loader.js';

const files = new URL('../files/', import.meta.url);

/** A loader that notes which files it read. */
function watched() {
  const read: string[] = [];
  const fonts = createFontLoader({
    read: async (file) => {
      read.push(file);
      return readFileSync(new URL(file, files));
    },
  });
  return { fonts, read };
}

const shapedFace = (name: string) => [`${name}.face`, `${name}.layout`];

describe('createFontLoader', () => {
  it('reads the package’s own files in Node', async () => {
    const fonts = createFontLoader();
    await fonts.load({ text: 'A', fontKey: 'KaTeX_Math', math: true });
    expect(fonts.katex('KaTeX_Math-Italic')!.glyph(0x41)).toBeDefined();
  });

  it.each([
    ['x^2', 'KaTeX_Math', true, ['KaTeX_Main-Regular.face', 'KaTeX_Math-Italic.face']],
    ['\\sum', 'KaTeX_Math', true, ['KaTeX_Size1-Regular.face']],
    ['abc', 'sans-serif', false, ['noto-sans-latin-400-normal.face']],
    ['aЯ', 'Times New Roman', false, ['tinos-cyrillic-400-normal.face', 'tinos-latin-400-normal.face']],
    ['备用图', 'Times New Roman', false, ['noto-serif-sc-118-400-normal.face', 'noto-serif-sc.json']],
    [
      '\\text{\\textbf{图}}',
      'KaTeX_Math',
      true,
      ['KaTeX_Main-Bold.face', 'KaTeX_Main-Regular.face', 'noto-serif-sc-118-400-normal.face', 'noto-serif-sc.json'],
    ],
    [
      '\u{10280}',
      'serif',
      false,
      ['cousine-latin-400-normal.face', 'noto-sans-kr.json', 'noto-serif-jp.json', 'noto-serif-sc.json'],
    ],
    [
      'حا ab',
      'sans-serif',
      false,
      ['harfbuzz.wasm', ...shapedFace('noto-sans-arabic-arabic-400-normal'), 'noto-sans-latin-400-normal.face'],
    ],
    ['1\ufe0f\u20e3', 'sans-serif', false, ['harfbuzz.wasm', ...shapedFace('noto-emoji-emoji-400-normal')]],
    ['\\frac', 'KaTeX_Math', true, ['tinos-latin-400-normal.face']],
  ])('loads for %s in %s only what it needs', async (text, fontKey, math, expected) => {
    const { fonts, read } = watched();
    await fonts.load({ text, fontKey, math });
    expect(read.sort()).toEqual([...expected, 'index.json'].sort());
  });

  it.each([
    ['直', 'sans-serif', 'ja', ['noto-sans-jp-111-400-normal.face', 'noto-sans-jp.json']],
    ['直', 'KaTeX_Math', 'ja-JP', ['noto-serif-jp-111-400-normal.face', 'noto-serif-jp.json']],
    ['直', 'sans-serif', 'zh', ['noto-sans-sc-117-400-normal.face', 'noto-sans-sc.json']],
    // Drawn alike in Chinese and in Japanese.
    ['あ', 'sans-serif', 'ja', ['noto-sans-jp.json', 'noto-sans-sc-119-400-normal.face', 'noto-sans-sc.json']],
    // In daily use, but not in JIS X 0208.
    ['𠮟', 'sans-serif', 'ja', ['noto-sans-jp-1-400-normal.face', 'noto-sans-jp.json']],
    ['A', 'sans-serif', 'ja', ['noto-sans-latin-400-normal.face']],
  ])('loads for %s in %s and the language %s only what it needs', async (text, fontKey, language, expected) => {
    const { fonts, read } = watched();
    await fonts.load({ text, fontKey, math: false, language });
    expect(read.sort()).toEqual([...expected, 'index.json'].sort());
  });

  it('reads each file once, also for loads at the same time', async () => {
    const { fonts, read } = watched();
    const need = { text: 'abc', fontKey: 'serif', math: false };
    await Promise.all([fonts.load(need), fonts.load(need), fonts.load({ ...need, text: 'cd' })]);
    await fonts.load(need);
    expect(read.sort()).toEqual(['index.json', 'tinos-latin-400-normal.face']);
  });

  it('loads for several texts what each of them needs', async () => {
    const { fonts, read } = watched();
    const needs = [
      { text: 'x^2', fontKey: 'KaTeX_Math', math: true },
      { text: 'abc', fontKey: 'serif', math: false },
      { text: '\\sum', fontKey: 'KaTeX_Math', math: true },
    ];
    await fonts.loadAll(needs);
    const expected = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic', 'KaTeX_Size1-Regular', 'tinos-latin-400-normal'];
    expect(read.sort()).toEqual([...expected.map((name) => `${name}.face`), 'index.json'].sort());
  });

  it('waits for files that promises of another realm give', async () => {
    const fonts = createFontLoader({
      read: (file) => runInNewContext('Promise.resolve(bytes)', { bytes: readFileSync(new URL(file, files)) }),
    });
    await fonts.load({ text: 'abc', fontKey: 'serif', math: false });
    expect(fonts.text('serif', 0x61)).toBeDefined();
  });

  it('takes texts that differ in numbers for one, and no others', async () => {
    const { fonts, read } = watched();
    const need = { fontKey: 'KaTeX_Math', math: true };
    await fonts.load({ ...need, text: 'P_{12}' });
    const before = read.length;
    await fonts.load({ ...need, text: 'P_{3456}' });
    expect(read).toHaveLength(before);
    await fonts.load({ ...need, text: '\\mathbf{P_{12}}' });
    expect(read).toHaveLength(before + 1);
    expect(fonts.katex('KaTeX_Main-Bold')).toBeDefined();
  });

  // Of each pair, the second needs files that the first does not.
  it.each([
    ['KaTeX_Math', true, '\\left(\\rule{0pt}{0.1em} x\\right)', 'KaTeX_Math', '\\left(\\rule{0pt}{1.8em} x\\right)'],
    ['KaTeX_Math', true, '\\char65', 'KaTeX_Math', '\\char20013'],
    ['Times', false, 'New Roman abc', 'Times New Roman', 'abc'],
  ])('tells texts apart that need different files: in %s', async (fontKey, math, text, otherKey, otherText) => {
    const other = { fontKey: otherKey, math, text: otherText };
    const alone = watched();
    await alone.fonts.load(other);
    const { fonts, read } = watched();
    await Promise.all([fonts.load({ fontKey, math, text }), fonts.load(other)]);
    expect(read).toEqual(expect.arrayContaining(alone.read));
  });

  it('loads what lookups missed, until nothing is missing', async () => {
    const { fonts } = watched();
    expect(await fonts.loadMissing()).toBe(false);
    expect(fonts.text('serif', 0x61)).toBeUndefined();
    expect(await fonts.loadMissing()).toBe(true);
    expect(fonts.text('serif', 0x61)).toBeUndefined();
    expect(await fonts.loadMissing()).toBe(true);
    expect(fonts.text('serif', 0x61)!.name).toBe('tinos-latin-400-normal');
    expect(fonts.katex('KaTeX_Nonsense-Regular')).toBeUndefined();
    expect(await fonts.loadMissing()).toBe(false);
  });

  // The last lies behind the files of two families.
  it.each(['a', '中', '가', 'ह'])('lays %s out anew while fonts come, until it has its glyph', async (text) => {
    const { fonts } = watched();
    const style = { mode: 'plain', font: 'sans-serif', fontSize: 16 } as const;
    const drawn = async () => {
      let last = layoutText(text, style, fonts);
      while (await fonts.loadMissing()) last = layoutText(text, style, fonts);
      return last.layout;
    };
    const [piece] = (await drawn()).pieces;
    const glyph = fonts.text('sans-serif', text.codePointAt(0)!)!.glyph(text.codePointAt(0)!);
    expect(piece).toMatchObject({ kind: 'glyph', glyph });
  });

  it('says which file can’t be had, and tries again the next time', async () => {
    let broken = true;
    const fonts = createFontLoader({
      read: (file) => {
        if (broken) throw new Error(`no ${file}`);
        return readFileSync(new URL(file, files));
      },
    });
    const need = { text: 'a', fontKey: 'serif', math: false };
    await expect(fonts.load(need)).rejects.toThrow('no index.json');
    broken = false;
    await fonts.load(need);
    expect(fonts.text('serif', 0x61)).toBeDefined();
  });
});

describe('fonts of the caller’s', () => {
  const woff = (family: string, slice: string) =>
    readFileSync(
      new URL(`../node_modules/@fontsource/${family}/files/${family}-${slice}-400-normal.woff`, import.meta.url),
    );
  const style = { mode: 'plain', fontSize: 16 } as const;
  const keysOf = (text: string, font: string, fonts: ReturnType<typeof createFontLoader>) =>
    layoutText(text, { ...style, font }, fonts).layout.pieces.map((piece) =>
      piece.kind === 'glyph' ? piece.glyph.key.replace(/\/.*/, '') : piece.kind,
    );

  it('draw the texts of their key, and others what they lack', async () => {
    let read = 0;
    const fonts = createFontLoader({
      fonts: {
        school: () => {
          read++;
          return woff('cousine', 'latin');
        },
      },
    });
    await fonts.load({ text: 'aЯ', fontKey: 'sans-serif', math: false });
    expect(read).toBe(0);
    await fonts.load({ text: 'aЯ', fontKey: 'school', math: false });
    await fonts.load({ text: 'b', fontKey: 'school', math: false });
    expect(read).toBe(1);
    expect(keysOf('aЯ', 'school', fonts)).toEqual(['own:school', 'noto-sans-cyrillic-400-normal']);
    expect(keysOf('a', 'sans-serif', fonts)).toEqual(['noto-sans-latin-400-normal']);
  });

  it('are shaped where their script needs it', async () => {
    const fonts = createFontLoader({ fonts: { arabic: woff('noto-sans-arabic', 'arabic') } });
    for (const fontKey of ['arabic', 'sans-serif']) await fonts.load({ text: 'مثلث', fontKey, math: false });
    const indices = (font: string) =>
      layoutText('مثلث', { ...style, font }, fonts).layout.pieces.map(
        (piece) => piece.kind === 'glyph' && piece.glyph.key.replace(/.*\//, ''),
      );
    expect(keysOf('مثلث', 'arabic', fonts)).toContain('own:arabic');
    expect(indices('arabic')).toEqual(indices('sans-serif'));
  });

  it('name the key of a file that is no font', async () => {
    const fonts = createFontLoader({ fonts: { school: new Uint8Array(50) } });
    await expect(fonts.load({ text: 'a', fontKey: 'school', math: false })).rejects.toThrow(
      'The font own:school can’t be parsed'.replace('’', "'"),
    );
  });
});

describe('the bundled files', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, files), 'utf8'));
  const index: FontIndex = read('index.json');
  const families: Faces[] = Object.values(index.families).map((family) =>
    typeof family === 'string' ? read(family) : family,
  );

  it('are all in the index, and the other way round', () => {
    const present = readdirSync(files).filter((file) => file.endsWith('.face'));
    const listed = [index.katex, ...families].flatMap((faces) => Object.values(faces)).flatMap(({ files }) => files);
    expect(listed.sort()).toEqual(present.sort());
    const layouts = readdirSync(files).filter((file) => file.endsWith('.layout'));
    expect(index.layouts.map((file) => file.replace('.face', '.layout')).sort()).toEqual(layouts.sort());
  });

  it('come with their licences', () => {
    const licences = readdirSync(new URL('licences/', files));
    expect(licences.sort()).toEqual(
      ['harfbuzz', 'katex', ...Object.keys(index.families)].map((name) => `${name}.txt`).sort(),
    );
  });

  it('have the glyphs that the index says, at both ends of every range', async () => {
    const { parseFace } = await import('@geoslide/core');
    for (const face of [...Object.values(index.katex), ...families.map((family) => family['400-normal']!)]) {
      const coverage = coverageOf(face);
      const records = face.ranges.match(/.{14}/g)!;
      expect(records).toEqual([...records].sort());
      const file = face.files.at(-1)!;
      const font = parseFace(file, readFileSync(new URL(file, files)));
      const own = records.filter((record) => face.files[Number.parseInt(record.slice(12), 16)] === file);
      expect(own.length).toBeGreaterThan(0);
      for (const end of own.flatMap((record) => [record.slice(0, 6), record.slice(6, 12)])) {
        const codePoint = Number.parseInt(end, 16);
        expect(coverage(codePoint), `U+${end}`).toBe(file);
        expect(font.glyph(codePoint), `${file} U+${end}`).toBeDefined();
      }
    }
  });
});
