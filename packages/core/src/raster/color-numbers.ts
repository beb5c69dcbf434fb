import { nextPainted, type PaintedTiles, RowsAbove, TILE_BITS, tileEnd, tileStart } from './pixel-buffer.js';

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

/** How many pixels have each of the first `colors` numbers; those of blank tiles, of 0, are taken for whole ones. */
export function countNumbers(
  { numbers, width: across, painted }: Pick<ColorNumbers, 'numbers' | 'width' | 'painted'>,
  colors: number,
): Uint32Array {
  // As a small integer, as `tileStart` says.
  const width = across | 0;
  const counts = new Uint32Array(colors);
  const { columns, marks } = painted;
  const above = new RowsAbove(numbers, width);
  // Tiles that repeat the one above them, as those of grids do, are counted together with it: by column, the row of the last one and how many such.
  let blank = marks.length;
  const last = new Int32Array(columns);
  const alike = new Uint32Array(columns);
  const count = (column: number): void => {
    const times = alike[column]!;
    const start = last[column]! * width + (column << TILE_BITS);
    const end = start + Math.min(1 << TILE_BITS, width - (column << TILE_BITS));
    for (let i = start; i < end; i++) counts[numbers[i]!]! += times;
  };
  for (let tile = nextPainted(painted, 0); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    const first = y * columns;
    for (let column = tile - first; column < columns; column++) {
      if (marks[first + column] === 0) continue;
      const x = column << TILE_BITS;
      if (last[column] !== y - 1 || !above.isRepeated(y * width + x, Math.min(1 << TILE_BITS, width - x))) {
        count(column);
        alike[column] = 0;
      }
      last[column] = y;
      alike[column]! += 1;
      blank--;
    }
    tile = nextPainted(painted, first + columns);
  }
  for (let column = 0; column < columns; column++) count(column);
  counts[0]! += blank << TILE_BITS;
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
