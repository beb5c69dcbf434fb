import type { Glyph } from '../scene/scene.js';
import { glyphInk } from './ink.js';

/** em between a letter and a mark over it, where the mark would touch the letter. */
const GAP = 0.06;

/**
 * Where to draw a combining mark over a letter whose composed form no font has: from the letter's origin to the mark's,
 * em, y up. The mark is centred over the letter's ink, and raised above it where it is drawn for lower letters.
 * Stands in for the GPOS mark positions, which are not read.
 */
export function markOffset(base: Glyph, mark: Glyph): { x: number; y: number } {
  const a = glyphInk(base);
  const b = glyphInk(mark);
  if (!(a.left <= a.right && b.left <= b.right)) return { x: 0, y: 0 };
  const x = (a.left + a.right) / 2 / base.unitsPerEm - (b.left + b.right) / 2 / mark.unitsPerEm;
  // `bottom` is the upper end: outlines have y up.
  const letterTop = a.bottom / base.unitsPerEm;
  const markBottom = b.top / mark.unitsPerEm;
  const isAbove = markBottom > 0.4;
  return { x, y: isAbove ? Math.max(0, letterTop + GAP - markBottom) : 0 };
}
