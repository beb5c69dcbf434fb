import type { Path } from '../scene/path.js';

/** What a face is made of, glyphs by index; 0 stands for characters without a glyph. Lengths are in font units, y up. */
export interface FontData {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  indexOf(codePoint: number): number;
  advance(index: number): number;
  outline(index: number): Path;
  kerning(left: number, right: number): number;
}
