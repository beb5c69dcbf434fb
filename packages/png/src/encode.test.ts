import { inflateSync } from 'node:zlib';
import { PathBuilder, type PixelBuffer, rasterize, type Scene, startDrawing } from '@geoslide/core';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readChunks } from './chunks.js';
import { encodeDrawing, encodePng } from './encode.js';

/** Pixels of straight colours, premultiplied as the rasteriser leaves them. */
function buffer(width: number, height: number, color: (i: number) => readonly number[]): PixelBuffer {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [r, g, b, a] = color(i) as [number, number, number, number];
    data.set([(r * a) / 255, (g * a) / 255, (b * a) / 255, a], 4 * i);
  }
  return { width, height, data };
}

/** Depth and colour type of the header. */
function form(file: Uint8Array): string {
  const { data } = readChunks(file)[0]!;
  return `${['gray', '', 'rgb', 'indexed', '', '', 'rgba'][data[9]!]}${data[8]}`;
}

const opaque = (i: number, count: number) => [(i % count) * 7, 255 - (i % count), (i * 11) % count, 255];

describe('encodePng', () => {
  it.each([
    ['one colour', 'indexed1', buffer(9, 5, () => [10, 20, 30, 255])],
    ['two colours', 'indexed1', buffer(9, 5, (i) => opaque(i, 2))],
    ['four colours', 'indexed2', buffer(9, 5, (i) => opaque(i, 4))],
    ['16 colours', 'indexed4', buffer(9, 5, (i) => [i % 16, i % 16, 9, 255])],
    ['17 colours', 'indexed8', buffer(9, 5, (i) => [i % 17, i % 17, 9, 255])],
    ['256 colours', 'indexed8', buffer(64, 8, (i) => [i % 256, 255 - (i % 256), 4, 255])],
    ['257 colours', 'rgb8', buffer(64, 8, (i) => [i % 257 === 256 ? 0 : i % 256, i % 257 === 256 ? 1 : 0, 4, 255])],
    ['two grays', 'indexed1', buffer(9, 5, (i) => (i % 2 ? [0, 0, 0, 255] : [255, 255, 255, 255]))],
    ['all grays', 'indexed8', buffer(64, 8, (i) => [i % 256, i % 256, i % 256, 255])],
    ['grays, one of them translucent', 'indexed8', buffer(64, 4, (i) => [i, i, i, i === 255 ? 9 : 255])],
    ['transparent and one colour', 'indexed1', buffer(9, 5, (i) => (i % 2 ? [0, 0, 0, 0] : [255, 0, 0, 255]))],
    [
      'many translucent colours',
      'rgba8',
      buffer(64, 8, (i) => [255, 0, 0, i % 256].map((v, k) => (k === 1 ? i % 3 : v))),
    ],
  ] as const)('stores %s as %s, without loss', (_, expected, pixels) => {
    const file = encodePng(pixels);
    expect(form(file)).toBe(expected);
    const decoded = PNG.sync.read(Buffer.from(file));
    expect([decoded.width, decoded.height]).toEqual([pixels.width, pixels.height]);
    const again = buffer(pixels.width, pixels.height, (i) => [...decoded.data.subarray(4 * i, 4 * i + 4)]);
    expect(Buffer.compare(Buffer.from(again.data), Buffer.from(pixels.data))).toBe(0);
  });

  it.each([
    [1, 600],
    [2, 300],
    [600, 1],
    [25, 24],
  ])('gives the same file from %s × %s px in the memory of its pixels', (width, height) => {
    const pixels = () => buffer(width, height, (i) => [i % 256, i >> 8, (7 * i) % 256, 255]);
    expect(form(encodePng(pixels()))).toBe('rgb8');
    expect(encodePng(pixels(), { consume: true })).toEqual(encodePng(pixels()));
  });

  it.each([
    [220, 3],
    [220, 40],
    [333, 250],
    [1000, 2],
  ])('keeps grids of %s px across in %s colours, each row as its differences from the one above', (width, count) => {
    const height = 30;
    const grid = buffer(width, height, (i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const color = y % 9 === 4 ? (x + y) % count : x % 7 === 3 ? 1 + ((x * 5) % (count - 1)) : 0;
      return [color, 255 - color, 9, 255];
    });
    const file = encodePng(grid);
    const decoded = PNG.sync.read(Buffer.from(file));
    expect(Buffer.compare(decoded.data, Buffer.from(grid.data))).toBe(0);
    const rows = inflateSync(readChunks(file).find(({ type }) => type === 'IDAT')!.data);
    const filters = Array.from({ length: height }, (_, y) => rows[(y * rows.length) / height]);
    expect(filters.filter((filter) => filter === 2).length).toBeGreaterThan(height / 2);
  });

  it('keeps any pixels of any size', () => {
    const sizes = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        sizes,
        sizes,
        fc.integer({ min: 1, max: 600 }),
        fc.boolean(),
        (width, height, colors, translucent) => {
          const pixels = buffer(width, height, (i) => {
            const k = (i * 7919) % colors;
            return [k & 255, (k * 3) & 255, (k >> 2) & 255, translucent ? (k * 5) & 255 : 255];
          });
          const decoded = PNG.sync.read(Buffer.from(encodePng(pixels)));
          const again = buffer(width, height, (i) => [...decoded.data.subarray(4 * i, 4 * i + 4)]);
          expect(Buffer.compare(Buffer.from(again.data), Buffer.from(pixels.data))).toBe(0);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  it('keeps rows that repeat the one above, or nearly, as pixels and as numbers of colours', () => {
    const change = fc.tuple(fc.nat(400), fc.nat(500));
    const rows = fc.array(fc.oneof(fc.constant('blank' as const), fc.array(change, { maxLength: 4 })), {
      minLength: 2,
      maxLength: 25,
    });
    const widths = fc.constantFrom(200, 201, 202, 256, 400);
    fc.assert(
      fc.property(widths, fc.constantFrom(2, 3, 9, 200, 400), rows, (width, colors, changes) => {
        const height = changes.length;
        // Also where they begin in the middle of a word.
        const numbers = new Uint16Array(new ArrayBuffer(2 * width * height + 2), 2 * (height % 2), width * height);
        changes.forEach((row, y) => {
          const start = y * width;
          if (row === 'blank') return;
          if (y > 0 && changes[y - 1] !== 'blank') numbers.copyWithin(start, start - width, start);
          else for (let x = 0; x < width; x += 5) numbers[start + x] = 1 + ((x * 7) % (colors - 1));
          for (const [x, number] of row) if (x < width) numbers[start + x] = number % colors;
        });
        const grid = buffer(width, height, (i) => [numbers[i]! & 255, numbers[i]! >> 8, 9, 255]);
        const pixels = new Int32Array(grid.data.buffer);
        const columns = Math.ceil(width / 16);
        const marks = Uint8Array.from({ length: columns * height }, (_, tile) => {
          const start = Math.floor(tile / columns) * width + (tile % columns) * 16;
          return numbers.subarray(start, start + Math.min(16, width - (tile % columns) * 16)).some((n) => n > 0)
            ? 1
            : 0;
        });
        const blank = new Int32Array(buffer(1, 1, () => [0, 0, 9, 255]).data.buffer)[0]!;
        const table = Int32Array.from({ length: colors }, (_, k) => {
          const at = numbers.indexOf(k);
          return at < 0 ? blank : pixels[at]!;
        });
        const painted = {
          columns,
          marks,
          changed: new Uint8Array(marks.length + columns).fill(1),
          uneven: new Uint8Array(marks.length).fill(1),
        };
        const files = [encodePng(grid)];
        // Some of 400 are not seen.
        if (new Set(numbers).size <= 256) files.push(encodePng({ width, height, numbers, colors: table, painted }));
        for (const file of files) {
          expect(Buffer.compare(PNG.sync.read(Buffer.from(file)).data, Buffer.from(grid.data))).toBe(0);
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('keeps pixels of many colours between tiles that nothing is painted on', () => {
    const tiles = fc.array(fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(1, 16, 47, 200, 256, 477), tiles, fc.boolean(), (width, shown, consume) => {
        const height = shown.length;
        const columns = Math.ceil(width / 16);
        const isPainted = (i: number) => shown[Math.floor(i / width)]![(i % width) >> 4]!;
        const pixels = buffer(width, height, (i) =>
          isPainted(i) ? [i & 255, (i >> 3) & 255, (7 * i) & 255, 255] : [250, 240, 230, 255],
        );
        const wanted = Buffer.from(pixels.data);
        const marks = Uint8Array.from({ length: columns * height }, (_, tile) =>
          shown[Math.floor(tile / columns)]![tile % columns]! ? 1 : 0,
        );
        const painted = {
          columns,
          marks,
          changed: new Uint8Array(marks.length + columns).fill(1),
          uneven: new Uint8Array(marks.length).fill(1),
        };
        const file = encodePng({ ...pixels, painted }, { consume });
        expect(Buffer.compare(PNG.sync.read(Buffer.from(file)).data, wanted)).toBe(0);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('tells the size of a pixel where it is asked to', () => {
    const pixels = buffer(2, 2, () => [0, 0, 0, 255]);
    const sizes = (file: Uint8Array) => readChunks(file).filter(({ type }) => type === 'pHYs');
    expect(sizes(encodePng(pixels))).toEqual([]);
    const { data } = sizes(encodePng(pixels, { pixelRatio: 2 }))[0]!;
    const view = new DataView(data.buffer, data.byteOffset);
    expect([view.getUint32(0), view.getUint32(4), data[8]]).toEqual([7559, 7559, 1]);
  });

  it('reads pixels that do not start at a multiple of four bytes', () => {
    const pixels = buffer(3, 3, (i) => opaque(i, 9));
    const shifted = new Uint8Array(37).subarray(1);
    shifted.set(pixels.data);
    expect(encodePng({ ...pixels, data: shifted })).toEqual(encodePng(pixels));
  });

  it('refuses a buffer of the wrong size', () => {
    expect(() => encodePng({ width: 3, height: 3, data: new Uint8Array(35) })).toThrow(/need 36/);
  });
});

describe('encodeDrawing', () => {
  const WHITE = { r: 255, g: 255, b: 255, a: 1 };

  /** Slanted tints, as many colours as there are of them; from row `top` on. */
  function scene(count: number, top: number, background = WHITE): Scene {
    const children = Array.from({ length: count }, (_, i) => ({
      kind: 'path' as const,
      path: new PathBuilder()
        .moveTo(i % 7, top)
        .lineTo(i % 50, 2200)
        .lineTo(60, 2000 + i),
      fill: { color: { r: i % 256, g: (7 * i) % 256, b: 200, a: 0.5 }, rule: 'nonzero' as const },
      stroke: { color: { r: 0, g: i % 256, b: 0, a: 1 }, width: 3, cap: 'round' as const, join: 'miter' as const },
    }));
    return { width: 64, height: 2200, background, children };
  }

  it.each([
    ['many colours from the top', scene(120, -50), 8],
    ['many colours in the last rows', scene(120, 1990), 8],
    ['few colours', { ...scene(1, 0), children: Array(120).fill(scene(1, 0).children[0]) }, 8],
    ['few nodes', scene(20, 0), 1],
    ['a transparent ground', scene(120, 0, { ...WHITE, a: 0.5 }), 1],
  ])('gives the same file as drawing and encoding one after the other: %s', async (_, picture, bands) => {
    const options = { pixelRatio: 1 };
    const drawing = startDrawing(picture, options);
    expect(drawing.bands).toBe(bands);
    const file = await encodeDrawing(drawing, options);
    const whole = encodePng(rasterize(picture, options), options);
    expect(form(file)).toBe(form(whole));
    expect(PNG.sync.read(Buffer.from(file)).data.equals(PNG.sync.read(Buffer.from(whole)).data)).toBe(true);
  });

  it('draws several at once', async () => {
    const pictures = [scene(120, 0), scene(150, 30)];
    const files = await Promise.all(pictures.map((picture) => encodeDrawing(startDrawing(picture, { pixelRatio: 1 }))));
    for (const [i, file] of files.entries()) {
      const whole = PNG.sync.read(Buffer.from(encodePng(rasterize(pictures[i]!, { pixelRatio: 1 }))));
      expect(PNG.sync.read(Buffer.from(file)).data.equals(whole.data)).toBe(true);
    }
  });
});
