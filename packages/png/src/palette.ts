import { type ColorNumbers, ColorTable, nextPainted, type PaintedTiles, TILE_BITS, tileStart } from '@geoslide/core';
import { RunStream } from './runs.js';
import { FILTER_BYTE } from './scanlines.js';

/** As many colours as a byte tells apart. */
const MAX_COLORS = 256;
const TILE = 1 << TILE_BITS;

type Depth = 1 | 2 | 4 | 8;

/** Pixels as numbers of colours. */
export interface IndexedPixels {
  /** In order of appearance; the background's comes first where it is known. */
  readonly colors: Uint32Array;
  /** Bits of a number. */
  readonly depth: Depth;
  /** The scanlines, deflated. */
  readonly data: Uint8Array;
}

/** The numbers in a palette of a picture's pixels. */
interface Numbering {
  /** By number. */
  readonly table: ColorTable;
  readonly width: number;
  readonly height: number;
  readonly painted: PaintedTiles;
  /** Writes the numbers, of `depth` bits, of `count` pixels from `start` on into a row from byte `at` on; false where there are too many colours. */
  write(start: number, count: number, row: Uint8Array, at: number, depth: Depth): boolean;
  /** Puts the numbers of `count` pixels from `start` on into a stream, a byte each; false where there are too many colours. */
  push?(start: number, count: number, stream: RunStream): boolean;
}

/** Undefined where there are more than 256 colours. Where `painted` is given, only those tiles are read, and one pixel that stands for all others. */
export function indexPixels(
  pixels: Uint32Array,
  width: number,
  height: number,
  painted: PaintedTiles = everywhere(width, height),
): IndexedPixels | undefined {
  return indexed(new PixelNumbering(pixels, width, height, painted));
}

/** Throws a RangeError where more than 256 colours are seen. */
export function indexNumbers(picture: ColorNumbers): IndexedPixels {
  const result = indexed(new GivenNumbering(picture));
  if (result === undefined) throw new RangeError('a picture of numbers has more than 256 colours');
  return result;
}

function indexed(numbering: Numbering): IndexedPixels | undefined {
  const bytes = deflateNumbers(numbering, 8);
  if (bytes === undefined) return undefined;
  const { colors, count } = numbering.table;
  const depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  const data = depth === 8 ? bytes : deflateNumbers(numbering, depth);
  return data && { colors: colors.subarray(0, count), depth, data };
}

class PixelNumbering implements Numbering {
  readonly table = new ColorTable(MAX_COLORS);

  constructor(
    private readonly pixels: Uint32Array,
    readonly width: number,
    readonly height: number,
    readonly painted: PaintedTiles,
  ) {
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

class GivenNumbering implements Numbering {
  readonly table = new ColorTable(MAX_COLORS);
  readonly width: number;
  readonly height: number;
  readonly painted: PaintedTiles;
  private readonly numbers: Uint16Array;
  private readonly colors: Uint32Array;
  /** By given number: the one in the palette, or -1 where it was not seen yet. */
  private readonly palette: Int16Array;

  constructor({ numbers, colors, width, height, painted }: ColorNumbers) {
    this.numbers = numbers;
    this.colors = colors;
    this.width = width;
    this.height = height;
    this.painted = painted;
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

  push(start: number, count: number, stream: RunStream): boolean {
    const end = start + count;
    for (let at = start; ; ) {
      at = stream.pushMapped(this.numbers, at, end, this.palette);
      if (at === end) return true;
      if (this.numberOf(this.numbers[at]!) < 0) return false;
    }
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

/** https://www.w3.org/TR/png-3/#9Filters: rows as they are, and rows as differences from the row above. */
const NONE = 0;
const UP = 2;
/** Rows with fewer tiles that are not blank are not worth the question for another filter: it is grids that gain. */
const CROWDED = 12;
/** A filter byte that is not 0 ends the run of zeros before it and begins another. */
const FILTER_CHANGES = 2;

/** A row of pixels. */
class TileRow {
  y = -1;
  /** The columns of its painted tiles. */
  columns: Int32Array;
  count = 0;
  /** Its numbers, where they are written. */
  bytes: Uint8Array;
  written = false;

  constructor(columns: number) {
    this.columns = new Int32Array(columns);
    this.bytes = new Uint8Array(columns * TILE);
  }

  /** Takes the painted tiles of row y, of which `tile` is the first; gives the next row's first one, or -1. */
  begin(y: number, tile: number, painted: PaintedTiles): number {
    const first = y * painted.columns;
    const after = first + painted.columns;
    this.y = y;
    this.count = 0;
    this.written = false;
    let next = tile;
    for (; next >= 0 && next < after; next = nextPainted(painted, next + 1)) this.columns[this.count++] = next - first;
    return next;
  }

  /** Writes its numbers; false where there are too many colours. */
  write(numbering: Numbering, depth: Depth): boolean {
    if (this.written) return true;
    const { width } = numbering;
    const { bytes, columns, y } = this;
    bytes.fill(0);
    for (let k = 0; k < this.count; k++) {
      const x = columns[k]! * TILE;
      const at = (x * depth) >> 3;
      if (!numbering.write(y * width + x, Math.min(TILE, width - x), bytes, at, depth)) return false;
    }
    this.written = true;
    return true;
  }
}

/** The scanlines of numbers of `depth` bits, the first in the highest bits; undefined where the table has no room for a colour. */
function deflateNumbers(numbering: Numbering, depth: Depth): Uint8Array | undefined {
  const { width, height, painted } = numbering;
  const { columns } = painted;
  const stream = new RunStream();
  const tileBytes = (TILE * depth) / 8;
  const size = Math.ceil((width * depth) / 8);
  const push = depth === 8 ? numbering.push?.bind(numbering) : undefined;
  let row = new TileRow(columns);
  let above = new TileRow(columns);
  const differences = new Uint8Array(columns * TILE);
  /** Columns painted in this row or the one above: what neither has painted is 0 with both filters. */
  const busy = new Int32Array(columns);
  let done = 0;
  for (let tile = nextPainted(painted, 0); tile >= 0; ) {
    const y = Math.floor(tile / columns);
    tile = row.begin(y, tile, painted);
    const tiles = above.y === y - 1 ? unite(row.columns, row.count, above.columns, above.count, busy) : 0;
    const crowded = tiles >= CROWDED;
    if ((crowded || push === undefined) && !row.write(numbering, depth)) return undefined;
    if (crowded && !above.write(numbering, depth)) return undefined;
    const filter = crowded && prefersUp(row.bytes, above.bytes, busy, tiles, tileBytes) ? UP : NONE;
    const start = y * (size + FILTER_BYTE);
    if (start > done) stream.push(0, start - done);
    stream.push(filter, FILTER_BYTE);
    done = start + FILTER_BYTE;
    const pushed = filter === UP ? busy : row.columns;
    const count = filter === UP ? tiles : row.count;
    for (let k = 0; k < count; ) {
      const from = pushed[k]! * tileBytes;
      // Neighbours are pushed at once.
      let last = pushed[k++]!;
      while (k < count && pushed[k] === last + 1) last = pushed[k++]!;
      const end = Math.min(size, (last + 1) * tileBytes);
      const gap = start + FILTER_BYTE + from - done;
      if (gap > 0) stream.push(0, gap);
      done = start + FILTER_BYTE + end;
      if (filter === UP) {
        for (let i = from; i < end; i++) differences[i] = row.bytes[i]! - above.bytes[i]!;
        stream.pushBytes(differences, from, end);
      } else if (row.written) {
        stream.pushBytes(row.bytes, from, end);
      } else if (!push!(y * width + from, end - from, stream)) {
        return undefined;
      }
    }
    [row, above] = [above, row];
  }
  const total = (size + FILTER_BYTE) * height;
  if (total > done) stream.push(0, total - done);
  return stream.finish();
}

/** Puts what is in one of two lists, both in order, into `out`, in order; gives how many those are. */
function unite(one: Int32Array, ones: number, other: Int32Array, others: number, out: Int32Array): number {
  let count = 0;
  let k = 0;
  for (let i = 0; i < ones; i++) {
    const value = one[i]!;
    while (k < others && other[k]! < value) out[count++] = other[k++]!;
    if (k < others && other[k] === value) k++;
    out[count++] = value;
  }
  while (k < others) out[count++] = other[k++]!;
  return count;
}

/** Whether a row has fewer runs as differences from the one above, in its tiles that are not blank. */
function prefersUp(row: Uint8Array, above: Uint8Array, busy: Int32Array, tiles: number, tileBytes: number): boolean {
  let fewer = -FILTER_CHANGES;
  let last = 0;
  let lastUp = 0;
  for (let k = 0; k < tiles; k++) {
    const from = busy[k]! * tileBytes;
    for (let i = from; i < from + tileBytes; i++) {
      const value = row[i]!;
      const up = value - above[i]!;
      if (value !== last) {
        fewer++;
        last = value;
      }
      if (up !== lastUp) {
        fewer--;
        lastUp = up;
      }
    }
  }
  return fewer > 0;
}

function everywhere(width: number, height: number): PaintedTiles {
  const columns = Math.ceil(width / TILE);
  return { columns, marks: new Uint8Array(columns * height).fill(1) };
}
