import { nextChanged, nextPainted, type PaintedTiles, TILE_BITS, tileEnd, tileStart } from './pixel-buffer.js';

/** A picture of few colours: for each pixel the number of its colour. */
export interface ColorNumbers {
  readonly width: number;
  readonly height: number;
  /** Rows from the top. 0 where nothing is painted. */
  readonly numbers: Uint16Array;
  /** By number, as pixels of a PixelBuffer. Some may be the same, and some unused; at most 256 are seen. */
  readonly colors: Int32Array;
  readonly painted: PaintedTiles;
}

/** How many pixels have each of the first `colors` numbers. */
export function countNumbers(
  { numbers, width, painted }: Pick<ColorNumbers, 'numbers' | 'width' | 'painted'>,
  colors: number,
): Uint32Array {
  const counts = new Uint32Array(colors);
  const { columns, marks, uneven } = painted;
  const height = marks.length / columns;
  /** By column: the row of a tile that is not counted yet. Those below it down to the next one that has changed are the same. */
  const waiting = new Int32Array(columns);
  const count = (column: number, y: number): void => {
    const from = waiting[column]!;
    const x = column << TILE_BITS;
    const start = from * width + x;
    const end = start + Math.min(1 << TILE_BITS, width - x);
    waiting[column] = y;
    if (uneven[from * columns + column] === 0) counts[numbers[start]!]! += (y - from) * (end - start);
    else for (let i = start; i < end; i++) counts[numbers[i]!]! += y - from;
  };
  let tile = nextChanged(painted, 0);
  for (let y = 0, first = 0; y < height; y++, first += columns) {
    for (; tile >= 0 && tile < first + columns; tile = nextChanged(painted, tile + 1)) count(tile - first, y);
  }
  for (let column = 0; column < columns; column++) count(column, height);
  return counts;
}

/** Writes the colours of painted pixels where the numbers are; `pixels` has the others already. */
export function writePixels(
  { width, numbers, colors, painted }: Omit<ColorNumbers, 'height'>,
  pixels: Int32Array,
): void {
  for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
    const end = tileEnd(tile, painted, width);
    for (let i = tileStart(tile, painted, width); i < end; i++) pixels[i] = colors[numbers[i]!]!;
  }
}
