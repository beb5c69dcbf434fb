import type { PixelBuffer } from '@geoslide/core';
import { deflate } from '#zlib';
import { type Chunk, writeChunks } from './chunks.js';
import { findPalette, type Palette } from './palette.js';
import { packChannels, packIndices } from './scanlines.js';
import { straighten } from './straight.js';

export interface EncodeOptions {
  /** Device px per px, above 0. Written as the physical size of a pixel, at 96 px per inch; left out where it is missing. */
  readonly pixelRatio?: number;
}

/** https://www.w3.org/TR/png-3/#6Colour-values */
const GRAY = 0;
const RGB = 2;
const INDEXED = 3;
const RGBA = 6;
/** 96 px per inch of 0.0254 m. */
const PX_PER_METRE = 96 / 0.0254;
const METRE = 1;

interface Encoding {
  readonly depth: 1 | 2 | 4 | 8;
  readonly colorType: number;
  readonly rows: Uint8Array;
  /** PLTE and tRNS. */
  readonly colors: readonly Chunk[];
}

/**
 * A lossless PNG file, in the smallest form that holds the picture: palette of 1, 2, 4 or 8 bits, gray, RGB or RGBA.
 * (Where alpha is neither 0 nor 255, colours are those that premultiplication on 8 bits has left.)
 */
export function encodePng(buffer: PixelBuffer, options: EncodeOptions = {}): Uint8Array {
  const { width, height } = buffer;
  const { depth, colorType, rows, colors } = chooseEncoding(buffer);
  const chunks: Chunk[] = [{ type: 'IHDR', data: header(width, height, depth, colorType) }];
  if (options.pixelRatio !== undefined) chunks.push({ type: 'pHYs', data: physicalSize(options.pixelRatio) });
  chunks.push(...colors, { type: 'IDAT', data: deflate(rows) }, { type: 'IEND', data: new Uint8Array(0) });
  return writeChunks(chunks);
}

function chooseEncoding(buffer: PixelBuffer): Encoding {
  const { width, height } = buffer;
  const { pixels, opaque } = straighten(buffer);
  const palette = findPalette(pixels);
  if (palette !== undefined) return indexed(palette, width, height);
  if (!opaque) return { depth: 8, colorType: RGBA, rows: packChannels(pixels, width, height, 4), colors: [] };
  return { depth: 8, colorType: RGB, rows: packChannels(pixels, width, height, 3), colors: [] };
}

function indexed({ colors, indices }: Palette, width: number, height: number): Encoding {
  const count = colors.length;
  const bytes = new Uint8Array(colors.buffer, colors.byteOffset, colors.byteLength);
  const rgb = new Uint8Array(3 * count);
  const alpha = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    rgb.set(bytes.subarray(4 * i, 4 * i + 3), 3 * i);
    alpha[i] = bytes[4 * i + 3]!;
  }
  const isGray = colors.every(
    (_, i) => rgb[3 * i] === rgb[3 * i + 1] && rgb[3 * i] === rgb[3 * i + 2] && alpha[i] === 255,
  );
  if (isGray && count > 16) {
    for (let i = 0; i < indices.length; i++) indices[i] = rgb[3 * indices[i]!]!;
    return { depth: 8, colorType: GRAY, rows: packIndices(indices, width, height, 8), colors: [] };
  }
  const chunks: Chunk[] = [{ type: 'PLTE', data: rgb }];
  let translucent = count;
  while (translucent > 0 && alpha[translucent - 1] === 255) translucent--;
  if (translucent > 0) chunks.push({ type: 'tRNS', data: alpha.subarray(0, translucent) });
  const depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  return { depth, colorType: INDEXED, rows: packIndices(indices, width, height, depth), colors: chunks };
}

function header(width: number, height: number, depth: number, colorType: number): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = depth;
  data[9] = colorType;
  return data;
}

function physicalSize(pixelRatio: number): Uint8Array {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  view.setUint32(0, Math.round(PX_PER_METRE * pixelRatio));
  view.setUint32(4, Math.round(PX_PER_METRE * pixelRatio));
  data[8] = METRE;
  return data;
}
