import { type ColorNumbers, ColorTable, type PaintedTiles, tileStart, unpaintedTiles } from '@geoslide/core';
import { type Depth, hasGrid, type Numbering, numberRows } from './number-rows.js';
import { RowsAbove } from './rows-above.js';

/** The most colours of a palette. */
const MAX_COLORS = 256;

/** Pixels as numbers of colours. */
export interface IndexedPixels {
  /** By number; the background's comes first where it is known. */
  readonly colors: Int32Array;
  /** Bits of a number. */
  readonly depth: Depth;
  /** The scanlines, not deflated yet. */
  readonly rows: Uint8Array;
  /** Whether most rows are like the one above, as in a grid. */
  readonly alike: boolean;
}

/** Undefined where there are more than 256 colours. Where `painted` is given, only those tiles are read, and one pixel that stands for all others. */
export function indexPixels(
  pixels: Int32Array,
  width: number,
  height: number,
  painted: PaintedTiles = everywhere(width, height),
): IndexedPixels | undefined {
  return indexed(new PixelNumbering(pixels, width, height, painted));
}

/** Throws a RangeError where more than 256 colours are seen. */
export function indexNumbers(picture: ColorNumbers): IndexedPixels {
  const count = picture.colors.length;
  const result =
    count <= MAX_COLORS ? indexed(new SmallNumbering(picture), depthFor(count)) : indexed(new GivenNumbering(picture));
  if (result === undefined) throw new RangeError('a picture of numbers has more than 256 colours');
  return result;
}

/** `known` is the depth, where all colours are known. */
function indexed(numbering: Numbering, known?: Depth): IndexedPixels | undefined {
  const alike = hasGrid(numbering);
  let depth = known ?? 8;
  let rows = numberRows(numbering, depth, alike);
  const { colors, count } = numbering.table;
  if (known === undefined && depthFor(count) < depth) {
    depth = depthFor(count);
    rows = numberRows(numbering, depth, alike);
  }
  return rows && { rows, alike, colors: colors.subarray(0, count), depth };
}

const depthFor = (colors: number): Depth => (colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8);

class PixelNumbering implements Numbering {
  readonly table = new ColorTable(MAX_COLORS);
  readonly above: RowsAbove;

  constructor(
    private readonly pixels: Int32Array,
    readonly width: number,
    readonly height: number,
    readonly painted: PaintedTiles,
  ) {
    this.above = new RowsAbove(pixels, width);
    this.table.numberOf(pixels[aBlankPixel(painted, width)]!);
  }

  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean {
    const { pixels, table } = this;
    let color = table.colors[0]!;
    let number = 0;
    for (let k = 0; k < count; k++) {
      const pixel = pixels[start + k]!;
      if (pixel !== color) {
        color = pixel;
        number = table.numberOf(pixel);
        if (number < 0) return false;
      }
      if (depth === 8) row[at + k] = number;
      else putBits(row, at, k, number, depth);
    }
    return true;
  }
}

/** The palette of a picture of colour numbers, whatever their order. */
class PictureOfNumbers {
  readonly width: number;
  readonly height: number;
  readonly painted: PaintedTiles;
  readonly above: RowsAbove;
  protected readonly numbers: Uint16Array;

  constructor({ numbers, width, height, painted }: ColorNumbers) {
    this.width = width;
    this.height = height;
    this.painted = painted;
    this.above = new RowsAbove(numbers, width);
    this.numbers = numbers;
  }
}

/** The palette numbers of a picture; undefined where it has more than 256 colours. */
class SmallNumbering extends PictureOfNumbers implements Numbering {
  readonly table: Numbering['table'];

  constructor(picture: ColorNumbers) {
    super(picture);
    this.table = { colors: picture.colors, count: picture.colors.length };
  }

  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean {
    const { numbers } = this;
    if (depth === 8) row.set(numbers.subarray(start, start + count), at);
    else for (let k = 0; k < count; k++) putBits(row, at, k, numbers[start + k]!, depth);
    return true;
  }
}

/** Gives palette numbers to those colours of a picture that are visible. */
class GivenNumbering extends PictureOfNumbers implements Numbering {
  readonly table = new ColorTable(MAX_COLORS);
  private readonly colors: Int32Array;
  /** By colour number: the palette number, or -1 for a colour that was not met yet. */
  private readonly palette: Int16Array;

  constructor(picture: ColorNumbers) {
    super(picture);
    const { numbers, colors, width, painted } = picture;
    this.colors = colors;
    this.palette = new Int16Array(colors.length).fill(-1);
    this.numberOf(numbers[aBlankPixel(painted, width)]!);
  }

  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean {
    const { numbers, palette } = this;
    for (let k = 0; k < count; k++) {
      const given = numbers[start + k]!;
      let number = palette[given]!;
      if (number < 0) {
        number = this.numberOf(given);
        if (number < 0) return false;
      }
      if (depth === 8) row[at + k] = number;
      else putBits(row, at, k, number, depth);
    }
    return true;
  }

  private numberOf(given: number): number {
    const number = this.table.numberOf(this.colors[given]!);
    this.palette[given] = number;
    return number;
  }
}

/** A pixel of the background; any where nothing is blank. */
function aBlankPixel(painted: PaintedTiles, width: number): number {
  const unpainted = painted.marks.indexOf(0);
  return unpainted < 0 ? 0 : tileStart(unpainted, painted, width);
}

/** Writes the k-th number of those from byte `at` of a row of zeros on. */
function putBits(row: Uint8Array, at: number, k: number, number: number, depth: Depth): void {
  const bit = k * depth;
  row[at + (bit >> 3)]! |= number << (8 - depth - (bit & 7));
}

function everywhere(width: number, height: number): PaintedTiles {
  const tiles = unpaintedTiles(width, height);
  tiles.marks.fill(1);
  tiles.changed.fill(1);
  tiles.uneven.fill(1);
  return tiles;
}
