import type { Pixels } from '@geoslide/core';
import { checkSize, checkWork, ImageError } from './image-error.js';

/** What decoding may take: coefficients need several times the pixels. */
const MAX_MEMORY_MB = 512;

/** About ns: for a block of 8 × 8 samples, for one that a scan passes, and for a byte. */
const BLOCK_WORK = 2500;
const VISIT_WORK = 30;
const BYTE_WORK = 80;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Decodes a baseline or progressive JPEG file; the size that its frame header tells is checked before.
 * @throws {ImageError} for a damaged file, for more than `maxPixels` pixels, and for one that takes more than `maxWork`, about ns, to decode.
 */
export async function decodeJpeg(
  bytes: Uint8Array,
  maxPixels?: number,
  maxWork?: number,
): Promise<Pixels & { readonly work: number }> {
  const { width, height, work } = surveyJpeg(bytes);
  checkSize(width, height, maxPixels);
  checkWork(work, maxWork);
  const { default: jpeg } = await import('jpeg-js');
  try {
    const options = { useTArray: true, formatAsRGBA: true, tolerantDecoding: false } as const;
    const { data } = jpeg.decode(bytes, {
      ...options,
      maxResolutionInMP: (width * height) / 1e6 + 1,
      maxMemoryUsageInMB: MAX_MEMORY_MB,
    });
    return { width, height, data, work };
  } catch (cause) {
    throw new ImageError(`The JPEG file can't be decoded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

interface Survey {
  readonly width: number;
  readonly height: number;
  /** What decoding takes, about ns. */
  readonly work: number;
}

/** Frame headers are SOF0 to SOF15 but for DHT, JPG and DAC; ITU-T T.81, B.1.1.3. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const SCAN = 0xda;
const END = 0xd9;

/**
 * Walks all segments: the size is that of the first frame; each scan of a progressive file passes all blocks of its components again,
 * however few bytes it has.
 */
function surveyJpeg(bytes: Uint8Array): Survey {
  if (!isJpeg(bytes)) throw new ImageError('The file is no JPEG: it does not start with the JPEG marker');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let blocks = new Map<number, number>();
  let work = BYTE_WORK * bytes.length;
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      // Between segments lie the data of a scan.
      if (size === undefined && !(bytes[at] === 0xff && marker === 0xff)) break;
      at++;
      continue;
    }
    if (marker === END) break;
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) {
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      blocks = blocksOf(bytes, at, length);
      for (const count of blocks.values()) work += BLOCK_WORK * count;
    } else if (marker === SCAN) {
      for (let k = 0; k < bytes[at + 4]!; k++) work += VISIT_WORK * (blocks.get(bytes[at + 5 + 2 * k]!) ?? 0);
    }
    at += 2 + length;
  }
  if (size === undefined) throw new ImageError('The JPEG file has no frame header');
  return { ...size, work };
}

/** The number of blocks of each component of a frame, by the component's name. */
function blocksOf(bytes: Uint8Array, at: number, length: number): Map<number, number> {
  const side = (from: number) => Math.ceil((256 * bytes[from]! + bytes[from + 1]!) / 8);
  const [rows, columns] = [side(at + 5), side(at + 7)];
  const components = Array.from({ length: Math.max(0, Math.floor((length - 8) / 3)) }, (_, k) => {
    const [name = 0, factors = 0] = bytes.subarray(at + 10 + 3 * k, at + 12 + 3 * k);
    return { name, across: factors >> 4 || 1, down: factors & 15 || 1 };
  });
  const across = Math.max(1, ...components.map((component) => component.across));
  const down = Math.max(1, ...components.map((component) => component.down));
  const inAll = Math.ceil(columns / across) * Math.ceil(rows / down);
  return new Map(components.map((component) => [component.name, inAll * component.across * component.down]));
}
