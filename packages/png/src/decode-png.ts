import type { Pixels } from '@geoslide/core';
import { inflate } from '#zlib';
import { type Chunk, readChunks } from './chunks.js';
import { checkSize, checkWork, ImageError } from './image-error.js';
import { isPng } from './signature.js';
import { unfilter } from './unfilter.js';

/** Channels of each colour type; https://www.w3.org/TR/png-3/#6Colour-values */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const INDEXED = 3;

/** About ns: for a byte that is unpacked and has its filter undone, and for a pixel. */
const BYTE_WORK = 4;
const PIXEL_WORK = 15;

/** First column and row and the steps between them, of the whole picture and of Adam7's seven passes. */
type Pass = readonly [x: number, y: number, dx: number, dy: number];
const WHOLE: readonly Pass[] = [[0, 0, 1, 1]];
const ADAM7: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly channels: number;
  readonly passes: readonly Pass[];
}

/**
 * Decodes a PNG file of any colour type and depth; 16 bits become 8. The size that its header tells is checked before anything is unpacked, and
 * what unpacks to more than that size needs is refused.
 * Throws an ImageError for a damaged file, for more than `maxPixels` pixels, and for one that takes more than `maxWork`, about ns, to decode.
 */
export function decodePng(bytes: Uint8Array, maxPixels?: number, maxWork?: number): Pixels & { readonly work: number } {
  if (!isPng(bytes)) throw new ImageError('The file is no PNG: it does not start with the PNG signature');
  const chunks = readChunks(bytes);
  const header = readHeader(chunks[0]);
  checkSize(header.width, header.height, maxPixels);
  const size = passesSize(header);
  const work = BYTE_WORK * size + PIXEL_WORK * header.width * header.height;
  checkWork(work, maxWork);
  const data = joined(chunks.filter(({ type }) => type === 'IDAT'));
  const lookUp = colorLookup(header, chunks);
  const rows = unpack(data, size);
  return { width: header.width, height: header.height, data: readPasses(header, rows, lookUp), work };
}

function readHeader(chunk: Chunk | undefined): Header {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) throw new ImageError('The PNG file has no header');
  const view = new DataView(chunk.data.buffer, chunk.data.byteOffset, chunk.data.length);
  const depth = view.getUint8(8);
  const colorType = view.getUint8(9);
  const channels = CHANNELS[colorType];
  if (channels === undefined || !DEPTHS[colorType]!.includes(depth)) {
    throw new ImageError(`The PNG file has colour type ${colorType} with ${depth} bits, which PNG does not define`);
  }
  const passes = view.getUint8(12) === 1 ? ADAM7 : WHOLE;
  return { width: view.getUint32(0), height: view.getUint32(4), depth, colorType, channels, passes };
}

function joined(chunks: readonly Chunk[]): Uint8Array {
  if (chunks.length === 1) return chunks[0]!.data;
  const all = new Uint8Array(chunks.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of chunks) {
    all.set(data, at);
    at += data.length;
  }
  return all;
}

function unpack(data: Uint8Array, size: number): Uint8Array {
  let rows: Uint8Array;
  try {
    rows = inflate(data, size);
  } catch (cause) {
    throw new ImageError('The PNG file holds damaged or too much data', { cause });
  }
  if (rows.length < size) throw new ImageError('The PNG file holds less data than its size needs');
  return rows;
}

function passSize({ width, height }: Header, [x, y, dx, dy]: Pass): readonly [columns: number, rows: number] {
  return [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
}

function rowBytes({ depth, channels }: Header, columns: number): number {
  return Math.ceil((columns * channels * depth) / 8);
}

function passesSize(header: Header): number {
  return header.passes.reduce((sum, pass) => {
    const [columns, rows] = passSize(header, pass);
    return columns > 0 && rows > 0 ? sum + rows * (rowBytes(header, columns) + 1) : sum;
  }, 0);
}

/** Gives the colour of one or more samples as 0xRRGGBBAA; samples are those of the file, at its depth. */
type Lookup = (samples: Uint16Array) => number;

function colorLookup({ depth, colorType, channels }: Header, chunks: readonly Chunk[]): Lookup {
  const transparency = chunks.find(({ type }) => type === 'tRNS')?.data;
  if (colorType === INDEXED) {
    const colors = chunks.find(({ type }) => type === 'PLTE')?.data;
    if (colors === undefined) throw new ImageError('The PNG file has no palette');
    return ([index = 0]) => {
      // A missing entry is black, as in browsers.
      const [r = 0, g = 0, b = 0] = colors.subarray(3 * index, 3 * index + 3);
      return packed(r, g, b, transparency?.[index] ?? 255);
    };
  }
  const scale = 255 / (2 ** depth - 1);
  const to8 = (sample: number): number => Math.round(sample * scale);
  const keys = transparency === undefined || channels % 2 === 0 ? [] : sampleKeys(transparency, channels);
  return (samples) => {
    const hasKey = keys.length > 0 && keys.every((key, i) => samples[i] === key);
    const alpha = channels % 2 === 0 ? to8(samples[channels - 1]!) : hasKey ? 0 : 255;
    if (channels < 3) return packed(to8(samples[0]!), to8(samples[0]!), to8(samples[0]!), alpha);
    return packed(to8(samples[0]!), to8(samples[1]!), to8(samples[2]!), alpha);
  };
}

/** The samples of the one colour that tRNS makes transparent; 16 bits each. */
function sampleKeys(transparency: Uint8Array, channels: number): number[] {
  if (transparency.length < 2 * channels) throw new ImageError('The PNG file has a damaged tRNS chunk');
  return Array.from({ length: channels }, (_, i) => transparency[2 * i]! * 256 + transparency[2 * i + 1]!);
}

function packed(r: number, g: number, b: number, a: number): number {
  return ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
}

function readPasses(header: Header, rows: Uint8Array, lookUp: Lookup): Uint8Array {
  const { width, height, depth, channels } = header;
  const out = new DataView(new ArrayBuffer(width * height * 4));
  const samples = new Uint16Array(channels);
  const perPixel = Math.max(1, (channels * depth) / 8);
  const known = channels === 1 && depth <= 8 ? colorsOf(2 ** depth, lookUp) : undefined;
  let at = 0;
  for (const pass of header.passes) {
    const [columns, count] = passSize(header, pass);
    if (columns <= 0 || count <= 0) continue;
    const size = rowBytes(header, columns);
    unfilter(rows.subarray(at, at + count * (size + 1)), size, perPixel);
    const [x0, y0, dx, dy] = pass;
    for (let row = 0; row < count; row++, at += size + 1) {
      for (let column = 0; column < columns; column++) {
        const to = 4 * ((y0 + row * dy) * width + x0 + column * dx);
        if (known === undefined) {
          for (let k = 0; k < channels; k++) samples[k] = sampleAt(rows, at + 1, column * channels + k, depth);
          out.setUint32(to, lookUp(samples));
        } else {
          out.setUint32(to, known[sampleAt(rows, at + 1, column, depth)]!);
        }
      }
    }
  }
  return new Uint8Array(out.buffer);
}

/** The colours of all samples, where a pixel is one of few. */
function colorsOf(count: number, lookUp: Lookup): Uint32Array {
  return Uint32Array.from({ length: count }, (_, sample) => lookUp(Uint16Array.of(sample)));
}

function sampleAt(rows: Uint8Array, row: number, index: number, depth: number): number {
  if (depth === 8) return rows[row + index]!;
  if (depth === 16) return rows[row + 2 * index]! * 256 + rows[row + 2 * index + 1]!;
  const bit = index * depth;
  return (rows[row + (bit >> 3)]! >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}
