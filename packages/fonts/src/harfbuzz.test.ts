import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startHarfBuzz } from './harfbuzz.js';

interface Shaped {
  readonly file: string;
  readonly text: string;
  readonly rtl: boolean;
  /** Glyph, cluster, advance, dx, dy of each. */
  readonly glyphs: readonly (readonly number[])[];
}

const read = (file: string) => readFileSync(new URL(`../files/${file}`, import.meta.url));
/** What harfbuzzjs 1.6.4 by itself gives with the whole fonts. */
const recorded: readonly Shaped[] = JSON.parse(readFileSync(new URL('harfbuzz.fixture.json', import.meta.url), 'utf8'));
const harfBuzz = await startHarfBuzz(read('harfbuzz.wasm'));

describe('HarfBuzz with the tables for layout', () => {
  it.each(recorded)('shapes $text as with the whole font', ({ file, text, rtl, glyphs }) => {
    const run = { text, start: 0, end: text.length, rtl, language: undefined };
    const shaped = harfBuzz.shaper(read(file))(run);
    expect(shaped.map(({ index, cluster, advance, dx, dy }) => [index, cluster, advance, dx, dy])).toEqual(glyphs);
  });

  it('joins letters with those around the run', () => {
    const shape = harfBuzz.shaper(read('noto-sans-arabic-arabic-400-normal.layout'));
    const heh = (text: string, start: number) =>
      shape({ text, start, end: start + 1, rtl: true, language: undefined })[0]!.index;
    expect(new Set([heh('ه', 0), heh('هه', 0), heh('هههه', 1), heh('هه', 1)]).size).toBe(4);
  });

  it('takes the forms of a language', () => {
    const shape = harfBuzz.shaper(read('noto-sans-devanagari-devanagari-400-normal.layout'));
    const la = (language?: string) => shape({ text: 'ल', start: 0, end: 1, rtl: false, language })[0]!.index;
    expect(la('mr')).not.toBe(la('hi'));
    expect(la('hi')).toBe(la());
  });

  it('shapes texts whose memory has to grow', () => {
    const shape = harfBuzz.shaper(read('noto-sans-arabic-arabic-400-normal.layout'));
    const text = 'بسم'.repeat(200_000);
    expect(shape({ text, start: 0, end: text.length, rtl: true, language: undefined })).toHaveLength(text.length);
  });

  it('refuses bytes that are no WebAssembly', async () => {
    await expect(startHarfBuzz(new Uint8Array(8))).rejects.toThrow();
  });
});
