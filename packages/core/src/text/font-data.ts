import type { Path } from '../scene/path.js';
import type { ShapedGlyph, ShapingRun } from './fonts.js';

/** A glyph of a shaped run by its index. */
export interface ShapedIndex extends Omit<ShapedGlyph, 'glyph'> {
  readonly index: number;
}

/** What a face is made of, glyphs by index; 0 stands for characters without a glyph. Lengths are in font units, y up. */
export interface FontData {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  indexOf(codePoint: number): number;
  advance(index: number): number;
  outline(index: number): Path;
  kerning(left: number, right: number): number;
  readonly shape?: ((run: ShapingRun) => ShapedIndex[]) | undefined;
}
