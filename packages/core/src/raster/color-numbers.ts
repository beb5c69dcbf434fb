import { nextPainted, type PaintedTiles, tileEnd, tileStart } from './pixel-buffer.js';

/** A picture of few colours: for each pixel the number of its colour. */
export interface ColorNumbers {
  readonly width: number;
  readonly height: number;
  /** Rows from the top. 0 where nothing is painted. */
  readonly numbers: Uint16Array;
  /** By number, as pixels of a PixelBuffer. Some may be the same, and some unused; at most 256 are seen. */
  readonly colors: Uint32Array;
  readonly painted: PaintedTiles;
}

/** How many pixels of the painted tiles have each of the first `colors` numbers. */
export function countNumbers(
  { numbers, width, painted }: Pick<ColorNumbers, 'numbers' | 'width' | 'painted'>,
  colors: number,
): Uint32Array {
  const counts = new Uint32Array(colors);
  for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
    const end = tileEnd(tile, painted, width);
    for (let i = tileStart(tile, painted, width); i < end; i++) counts[numbers[i]!]! += 1;
  }
  return counts;
}

/** Writes the colours of painted pixels where the numbers are; `pixels` has the others already. */
export function writePixels(
  { width, numbers, colors, painted }: Omit<ColorNumbers, 'height'>,
  pixels: Uint32Array,
): void {
  for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
    const end = tileEnd(tile, painted, width);
    for (let i = tileStart(tile, painted, width); i < end; i++) pixels[i] = colors[numbers[i]!]!;
  }
}
