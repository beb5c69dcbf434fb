import { describe, expect, it } from 'vitest';
import { readChunks, writeChunks } from '../chunks.js';
import { decodePng } from '../decode-png.js';
import { readGif } from '../testing/read-gif.js';
import { createApng } from './apng.js';
import { createGif } from './gif.js';

const size = { width: 40, height: 30, delay: 50 };

/** A picture whose pixel i is `color(i)`, 0xRRGGBB, or clear for -1. */
function picture(color: (i: number) => number, { width, height } = size): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const value = color(i);
    if (value >= 0) pixels.set([value >> 16, (value >> 8) & 255, value & 255, 255], 4 * i);
  }
  return pixels;
}

const inSquare = (i: number, at: number) => Math.abs((i % 40) - at) < 3 && Math.abs(Math.floor(i / 40) - 15) < 3;
const square = (at: number) => picture((i) => (inSquare(i, at) ? 0xcc0022 : 0xffffff));

describe('APNG', () => {
  it('shows in its first picture what readers of PNG see, and then only what changes', () => {
    const writer = createApng(size);
    for (const at of [10, 12, 12]) writer.add(square(at));
    const file = writer.finish();
    expect([...decodePng(file).data]).toEqual([...square(10)]);
    const chunks = readChunks(file);
    const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => new DataView(data.slice().buffer));
    const boxes = controls.map((view) => [4, 8, 12, 16].map((at) => view.getUint32(at)));
    expect(boxes).toEqual([
      [40, 30, 0, 0],
      [7, 5, 8, 13],
      [1, 1, 0, 0],
    ]);
    expect(controls.map((view) => [view.getUint16(20), view.getUint16(22)])).toEqual(Array(3).fill([50, 1000]));
    const numbers = chunks.filter(({ type }) => type === 'fcTL' || type === 'fdAT').map(({ data }) => data[3]);
    expect(numbers).toEqual([0, 1, 2, 3, 4]);
    const [second] = chunks.filter(({ type }) => type === 'fdAT');
    const header = new Uint8Array(chunks[0]!.data);
    new DataView(header.buffer).setUint32(0, 7);
    new DataView(header.buffer).setUint32(4, 5);
    const part = writeChunks([
      { type: 'IHDR', data: header },
      { type: 'IDAT', data: second!.data.subarray(4) },
      { type: 'IEND', data: new Uint8Array(0) },
    ]);
    const { data } = decodePng(part);
    expect([...data.subarray(0, 8)]).toEqual([255, 255, 255, 255, 255, 255, 255, 255]);
    expect([...data.subarray(8, 12)]).toEqual([0xcc, 0, 0x22, 255]);
  });
});

describe('GIF', () => {
  it('keeps colours, and holds only what changes', () => {
    const writer = createGif(size);
    for (const at of [10, 12]) writer.add(square(at));
    const { width, height, pictures } = readGif(writer.finish());
    expect([width, height]).toEqual([40, 30]);
    const [first, second] = pictures;
    expect(first).toMatchObject({ x: 0, y: 0, width: 40, height: 30, delay: 5, disposal: 1 });
    expect(first!.colors).toEqual(Array.from({ length: 1200 }, (_, i) => (inSquare(i, 10) ? 0xcc0022 : 0xffffff)));
    expect(second).toMatchObject({ x: 8, y: 13, width: 7, height: 5 });
    expect(second!.colors.slice(0, 7)).toEqual([0xffffff, 0xffffff, ...Array(5).fill(0xcc0022)]);
  });

  it('packs more than 4096 different words', () => {
    const large = { width: 200, height: 150, delay: 40 };
    const color = (i: number) => Math.floor((i * i * 7919) / 32) % 256;
    const writer = createGif(large);
    writer.add(picture(color, large));
    const [only] = readGif(writer.finish()).pictures;
    expect(only!.colors).toEqual(Array.from({ length: 30_000 }, (_, i) => color(i)));
  });

  it('clears what was there where the background is transparent', () => {
    const writer = createGif(size);
    for (const at of [10, 30]) writer.add(picture((i) => (inSquare(i, at) ? 0x0000ff : -1)));
    const { pictures } = readGif(writer.finish());
    expect(pictures.map(({ disposal }) => disposal)).toEqual([2, 2]);
    expect(pictures[1]!.colors).toEqual(Array.from({ length: 1200 }, (_, i) => (inSquare(i, 30) ? 0x0000ff : -1)));
  });

  it('takes near colours where there are more than 256, and keeps those of large areas', () => {
    const color = (i: number) => (i < 600 ? 0x123456 : (((i % 40) * 6) << 16) | (Math.floor(i / 40) * 8));
    const writer = createGif(size);
    writer.add(picture(color));
    const { colors } = readGif(writer.finish()).pictures[0]!;
    expect(new Set(colors).size).toBeLessThanOrEqual(256);
    expect(new Set(colors.slice(0, 600))).toEqual(new Set([0x123456]));
    for (const [i, found] of colors.entries()) {
      for (const shift of [16, 8, 0]) {
        expect(Math.abs(((found >> shift) & 255) - ((color(i) >> shift) & 255))).toBeLessThanOrEqual(24);
      }
    }
  });

  it('lays what is translucent on white', () => {
    const pixels = square(10);
    pixels.set([0, 0, 0, 200], 0);
    const writer = createGif(size);
    writer.add(pixels);
    expect(readGif(writer.finish()).pictures[0]!.colors[0]).toBe(0x373737);
  });
});

it.each([
  ['APNG', createApng],
  ['GIF', createGif],
])('refuses no picture and one of another size as %s', (_, create) => {
  expect(() => create(size).finish()).toThrow('needs a picture');
  expect(() => create(size).add(new Uint8ClampedArray(4))).toThrow('40 × 30 px need 4800');
});
