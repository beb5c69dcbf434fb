import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readChunks, writeChunks } from './chunks.js';
import { decodeImage } from './decode.js';
import { decodePng } from './decode-png.js';
import { encodePng } from './encode.js';
import { ImageError } from './image-error.js';
import { filteredPng } from './testing/filtered-png.js';

const SUITE = [
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 8],
  [0, 16],
  [2, 8],
  [2, 16],
  [3, 1],
  [3, 2],
  [3, 4],
  [3, 8],
  [4, 8],
  [4, 16],
  [6, 8],
  [6, 16],
] as const;

describe('decodePng', () => {
  it.each(SUITE)('reads colour type %i with %i bits as pngjs does, row by row and interlaced', (colorType, depth) => {
    for (const interlaced of [false, true]) {
      for (const [width, height] of [
        [13, 11],
        [1, 1],
        [3, 9],
      ] as const) {
        const file = filteredPng({ width, height, colorType, depth, interlaced });
        const expected = PNG.sync.read(Buffer.from(file));
        const { data, width: w, height: h } = decodePng(file);
        expect([w, h]).toEqual([width, height]);
        const off = Math.max(...Array.from(data, (byte, i) => Math.abs(byte - expected.data[i]!)));
        // pngjs cuts 16 bits off, we round.
        expect(off).toBeLessThanOrEqual(depth === 16 ? 1 : 0);
      }
    }
  });

  it.each([
    [2, 8, Uint8Array.of(0, 0, 0, 0, 0, 0)],
    [0, 4, Uint8Array.of(0, 0)],
    [3, 2, Uint8Array.of(0, 99)],
  ] as const)('makes the colours of tRNS transparent: type %i', (colorType, depth, transparency) => {
    const file = filteredPng({ width: 16, height: 16, colorType, depth, interlaced: false, transparency });
    expect(Buffer.from(decodePng(file).data).equals(PNG.sync.read(Buffer.from(file)).data)).toBe(true);
    expect(new Set(decodePng(file).data.filter((_, i) => i % 4 === 3)).has(0)).toBe(true);
  });

  it('reads what encodePng writes', () => {
    const data = Uint8ClampedArray.from({ length: 4 * 300 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 256));
    expect(new Uint8ClampedArray(decodePng(encodePng({ width: 20, height: 15, data })).data)).toEqual(data);
  });

  const good = filteredPng({ width: 20, height: 20, colorType: 2, depth: 8, interlaced: false });
  const changed = (change: (bytes: Uint8Array) => void) => {
    const bytes = good.slice();
    change(bytes);
    return bytes;
  };
  const replaced = (type: string, data: (old: Uint8Array) => Uint8Array) =>
    writeChunks(readChunks(good).map((chunk) => (chunk.type === type ? { type, data: data(chunk.data) } : chunk)));

  it.each([
    ['that is cut off', good.subarray(0, good.length - 20), /cut off/],
    ['with a damaged chunk', changed((bytes) => bytes.set([1], 50)), /damaged/],
    ['that is no PNG', changed((bytes) => bytes.set([1], 0)), /signature/],
    [
      'that claims many pixels',
      replaced('IHDR', (data) => Uint8Array.of(0, 1, 0, 0, 0, 1, ...data.subarray(6))),
      /65536 × 65556 px: at most/,
    ],
    ['without pixels', replaced('IHDR', (data) => Uint8Array.of(0, 0, 0, 0, ...data.subarray(4))), /at least 1/],
    [
      'with a depth that is none',
      replaced('IHDR', (data) => Uint8Array.of(...data.subarray(0, 8), 3, ...data.subarray(9))),
      /colour type 2 with 3 bits/,
    ],
    [
      'with more data than pixels',
      replaced('IHDR', (data) => Uint8Array.of(...data.subarray(0, 7), 10, ...data.subarray(8))),
      /too much/,
    ],
    [
      'with less data than pixels',
      replaced('IHDR', (data) => Uint8Array.of(...data.subarray(0, 7), 30, ...data.subarray(8))),
      /less data/,
    ],
    ['with damaged data', replaced('IDAT', (data) => data.map((byte) => byte ^ 85)), /damaged/],
  ] as const)('refuses a file %s', (_, file, message) => {
    expect(() => decodePng(file)).toThrow(message);
    expect(() => decodePng(file)).toThrow(ImageError);
  });
});

describe('decodeImage', () => {
  const photo = jpeg.encode({ width: 24, height: 16, data: new Uint8Array(24 * 16 * 4).fill(120) }, 90).data;

  it('tells PNG from JPEG', async () => {
    const png = filteredPng({ width: 5, height: 4, colorType: 6, depth: 8, interlaced: false });
    expect(await decodeImage(png)).toMatchObject({ mimeType: 'image/png', pixels: { width: 5, height: 4 } });
    const { mimeType, pixels } = await decodeImage(photo);
    expect([mimeType, pixels.width, pixels.height, pixels.data.length]).toEqual(['image/jpeg', 24, 16, 24 * 16 * 4]);
    expect(Math.abs(pixels.data[0]! - 120)).toBeLessThan(3);
    expect(pixels.data[3]).toBe(255);
  });

  it.each([
    ['neither', Uint8Array.of(71, 73, 70), /neither PNG nor JPEG/],
    ['nothing', new Uint8Array(0), /neither/],
    ['a JPEG without a frame', Uint8Array.of(255, 216, 255, 217), /no frame header/],
    ['a JPEG that is cut off', photo.subarray(0, 300), /can't be decoded/],
  ] as const)('refuses %s', async (_, bytes, message) => {
    await expect(decodeImage(bytes)).rejects.toThrow(message);
    await expect(decodeImage(bytes)).rejects.toThrow(ImageError);
  });

  it('refuses more pixels than allowed, before decoding', async () => {
    await expect(decodeImage(photo, 383)).rejects.toThrow(/24 × 16 px: at most 383/);
    expect((await decodeImage(photo, 384)).pixels.width).toBe(24);
  });
});
