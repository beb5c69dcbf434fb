import type { ColorNumbers, Drawing, PixelBuffer } from '@geoslide/core';
import { createDeflater, deflate, deflateNumbers } from '#zlib';
import { type Chunk, header, writeChunks } from './chunks.js';
import { recycle } from './number-rows.js';
import { type IndexedPixels, indexNumbers, indexPixels } from './palette.js';
import { packRgb, packRgba } from './scanlines.js';
import { asWords, straighten } from './straight.js';

export interface EncodeOptions {
  /** Device px per px, above 0. Written as the physical size of a pixel, at 96 px per inch; left out where it is missing. */
  readonly pixelRatio?: number;
  /** Whether the buffer's memory may be used for the work, which a large picture then needs half as much of; its pixels are lost. */
  readonly consume?: boolean;
}

/** https://www.w3.org/TR/png-3/#6Colour-values */
const RGB = 2;
const INDEXED = 3;
const RGBA = 6;
/** 96 px per inch of 0.0254 m. */
const PX_PER_METRE = 96 / 0.0254;
const METRE = 1;

interface Encoding {
  readonly depth: 1 | 2 | 4 | 8;
  readonly colorType: number;
  /** The scanlines, deflated. */
  readonly data: Uint8Array;
  /** PLTE and tRNS. */
  readonly colors: readonly Chunk[];
}

/**
 * A lossless PNG file: with a palette of 1, 2, 4 or 8 bits where there are at most 256 colours, else RGB or RGBA.
 * (Where alpha is neither 0 nor 255, colours are those that premultiplication on 8 bits has left.)
 */
export function encodePng(picture: PixelBuffer | ColorNumbers, options: EncodeOptions = {}): Uint8Array {
  const encoding =
    'numbers' in picture ? indexed(indexNumbers(picture)) : encodePixels(picture, options.consume ?? false);
  return writeFile(picture, encoding, options);
}

function writeFile(
  { width, height }: Pick<PixelBuffer, 'width' | 'height'>,
  { depth, colorType, data, colors }: Encoding,
  { pixelRatio }: EncodeOptions,
): Uint8Array {
  const chunks: Chunk[] = [{ type: 'IHDR', data: header(width, height, depth, colorType) }];
  if (pixelRatio !== undefined) chunks.push({ type: 'pHYs', data: physicalSize(pixelRatio) });
  chunks.push(...colors, { type: 'IDAT', data }, { type: 'IEND', data: new Uint8Array(0) });
  return writeChunks(chunks);
}

/**
 * Draws a picture and encodes it as `encodePng` does, in the picture's own memory. A large one of many colours is deflated in another thread while
 * it is drawn.
 */
export async function encodeDrawing(
  drawing: Drawing,
  options: Pick<EncodeOptions, 'pixelRatio'> = {},
): Promise<Uint8Array> {
  const { width, height, bands } = drawing;
  const rowOf = (band: number) => Math.min(height, band * Math.ceil(height / bands));
  let band = 1;
  while (band < bands && drawing.drawTo(rowOf(band))) band++;
  if (band === bands) return encodePng(drawing.finish(), { ...options, consume: true });

  const { buffer } = drawing;
  const pixels = asWords(buffer);
  const deflater = createDeflater();
  const { painted } = buffer;
  const write = (home: number, row: number, end: number) => {
    const piece = pixels.subarray(home * width, (home + end - row) * width);
    return deflater.write(packRgb(piece, width, end - row, true, painted && { painted, row }));
  };
  let written = write(0, 0, rowOf(band));
  // Two parts of the memory take turns: one is drawn in while the other is deflated. Only these parts of the picture's
  // memory are used.
  const turns = [rowOf(band), 0];
  for (let turn = 0; band < bands; band++, turn = 1 - turn) {
    const home = turns[turn]!;
    drawing.drawTo(rowOf(band + 1), home);
    const before = written;
    written = write(home, rowOf(band), rowOf(band + 1));
    await before;
  }
  painted?.marks.fill(1);
  return writeFile(buffer, { depth: 8, colorType: RGB, data: await deflater.finish(), colors: [] }, options);
}

function encodePixels(buffer: PixelBuffer, consume: boolean): Encoding {
  const { width, height, painted } = buffer;
  const numbers = indexPixels(asWords(buffer), width, height, painted);
  if (numbers !== undefined) return indexed(numbers);
  const { pixels, opaque } = straighten(buffer);
  const rows = opaque
    ? packRgb(pixels, width, height, consume, painted && { painted, row: 0 })
    : packRgba(pixels, width, height);
  if (consume) painted?.marks.fill(1);
  return { depth: 8, colorType: opaque ? RGB : RGBA, data: deflate(rows), colors: [] };
}

function indexed({ colors, depth, rows, alike }: IndexedPixels): Encoding {
  const count = colors.length;
  const premultiplied = new Uint8Array(colors.buffer, colors.byteOffset, colors.byteLength);
  const { pixels } = straighten({ width: count, height: 1, data: premultiplied });
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rgb = new Uint8Array(3 * count);
  const alpha = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    rgb.set(bytes.subarray(4 * i, 4 * i + 3), 3 * i);
    alpha[i] = bytes[4 * i + 3]!;
  }
  const chunks: Chunk[] = [{ type: 'PLTE', data: rgb }];
  let translucent = count;
  while (translucent > 0 && alpha[translucent - 1] === 255) translucent--;
  if (translucent > 0) chunks.push({ type: 'tRNS', data: alpha.subarray(0, translucent) });
  const data = deflateNumbers(rows, alike);
  recycle(rows);
  return { depth, colorType: INDEXED, data, colors: chunks };
}

function physicalSize(pixelRatio: number): Uint8Array {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  view.setUint32(0, Math.round(PX_PER_METRE * pixelRatio));
  view.setUint32(4, Math.round(PX_PER_METRE * pixelRatio));
  data[8] = METRE;
  return data;
}
