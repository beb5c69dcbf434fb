import type { Glyph } from '../scene/scene.js';

/** The font key of sequences of emoji. */
export const EMOJI_KEY = 'emoji';

/** A part of a text in one script and direction. */
export interface ShapingRun {
  /** The whole text: letters join with those around the run. */
  readonly text: string;
  /** Code units: the first of the run, and the first behind it. */
  readonly start: number;
  readonly end: number;
  /** Whether it runs from right to left. */
  readonly rtl: boolean;
  /** A BCP 47 tag, for fonts that have other forms in some languages. */
  readonly language: string | undefined;
}

/** A glyph of a shaped run, in visual order. Font units, y up. */
export interface ShapedGlyph {
  readonly glyph: Glyph;
  /** The code unit of the text that it belongs to. */
  readonly cluster: number;
  readonly advance: number;
  /** Where it is drawn from the pen. */
  readonly dx: number;
  readonly dy: number;
}

/** A parsed font face. Lengths are in font units, y up. */
export interface FontFace {
  /** Unique and printable: `KaTeX_Math-Italic`, `noto-sans-sc-400-normal/97`. */
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  /** The glyph of a code point; undefined where the face has none. */
  glyph(codePoint: number): Glyph | undefined;
  /** hmtx advance of a code point's glyph. */
  advance(codePoint: number): number;
  /** Kerning between the glyphs of two code points; 0 where there is none. */
  kerning(left: number, right: number): number;
  /**
   * Chooses and places the glyphs of a run whose letters depend on each other; missing in faces that have no such
   * letters.
   */
  readonly shape?: ((run: ShapingRun) => ShapedGlyph[]) | undefined;
}

/** Whether a BCP 47 tag is one of Japanese, which has other forms of characters than Chinese. */
export function isJapanese(language: string | undefined): boolean {
  return language !== undefined && /^ja(?:-|$)/i.test(language);
}

/** What chooses among the faces of a font key. */
export interface TextFaceStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** A BCP 47 tag: `ja` takes Japanese forms of the characters that Chinese has too. */
  readonly language?: string | undefined;
}

/**
 * Faces that are in memory. Layout is synchronous: what it needs is loaded before, by `FontLoader.load`.
 * A lookup that finds nothing loaded gives undefined and the layout draws the code point in a box, with a warning.
 */
export interface LoadedFonts {
  /** Grows as faces are loaded. While it stays, a text's layout is the same; without it no layout is kept for the next time. */
  readonly version?: number;
  /** A KaTeX face by its file name without extension, such as `KaTeX_Main-Regular`. */
  katex(name: string): FontFace | undefined;
  /**
   * The face for a character of plain text (or of \text{…}) under a font key of a style, falling back through scripts.
   */
  text(fontKey: string, codePoint: number, style?: TextFaceStyle): FontFace | undefined;
}

/** A text whose faces are needed: under `fontKey`, and KaTeX's where `math` is set. */
export interface FontNeed {
  readonly text: string;
  readonly fontKey: string;
  readonly math: boolean;
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

/** Texts that are remembered as having all their fonts: some slides full. */
export const MAX_SETTLED = 10_000;

/**
 * Tells texts apart that may need different files. Digits lie in one file, so that numbers are one to plain texts and to formulas without commands; in others they
 * may be lengths, which choose the face of a delimiter, or codes of characters.
 */
export function kindOf({ text, fontKey, math, language = '' }: FontNeed): string {
  const exact = math && text.includes('\\');
  return JSON.stringify([math, fontKey, language, exact ? text : text.replace(/[0-9]+/g, '0')]);
}

/** Loads faces; the one port of text layout that does I/O. */
export interface FontLoader extends LoadedFonts {
  /** Makes available what laying a text out needs: all its faces, and KaTeX where it is a formula. Loads each once. */
  load(need: FontNeed): Promise<void>;
  /** As `load`, of several texts. */
  loadAll(needs: readonly FontNeed[]): Promise<void>;
  /**
   * Loads what lookups have asked for in vain since the last call; false where there was nothing. A drawer whose texts
   * come out of drawing itself can so draw, and draw again while this gives true.
   * @throws {Error} where a file can't be read or parsed.
   */
  loadMissing(): Promise<boolean>;
}
