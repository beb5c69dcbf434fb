import type { Color } from '../scene/scene.js';
import type { LoadedFonts } from './fonts.js';
import { framePath, type Pieces } from './pieces.js';

/** em: the box around the code point of a character that no font has, and its digits. */
const BOX = { bottom: -0.06, height: 0.84, frame: 0.045, side: 0.06, padding: 0.09, digit: 0.36, row: 0.36 };

function layoutOf(codePoint: number, size: number) {
  const digits = codePoint
    .toString(16)
    .toUpperCase()
    .padStart(codePoint > 0xffff ? 6 : 4, '0');
  const columns = digits.length / 2;
  // Cousine's digits are 0.6 em wide.
  const width = (columns * BOX.digit * 0.6 + 2 * BOX.padding) * size;
  return { digits, columns, width };
}

/** The advance of the box that stands for a character, px. */
export function characterBoxWidth(codePoint: number, size: number): number {
  return layoutOf(codePoint, size).width + 2 * BOX.side * size;
}

/** Draws a character that no font has: its code point in hexadecimal, on two rows in a small frame. */
export function drawCharacterBox(
  codePoint: number,
  x: number,
  y: number,
  size: number,
  color: Color | undefined,
  fonts: LoadedFonts,
  pieces: Pieces,
): void {
  const { digits, columns, width } = layoutOf(codePoint, size);
  const left = x + BOX.side * size;
  const bottom = y - BOX.bottom * size;
  const height = BOX.height * size;
  pieces.path(framePath({ x: left, y: bottom - height, width, height }, BOX.frame * size), color);
  [...digits].forEach((digit, i) => {
    const glyph = fonts.text('monospace', digit.codePointAt(0)!)?.glyph(digit.codePointAt(0)!);
    if (!glyph) return;
    const column = i % columns;
    const row = i < columns ? 1 : 0;
    pieces.glyph(
      glyph,
      left + (BOX.padding + column * BOX.digit * 0.6) * size,
      bottom - (BOX.padding + 0.02 + row * BOX.row) * size,
      BOX.digit * size,
      color,
    );
  });
}
