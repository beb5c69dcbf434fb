import { describe, expect, it } from 'vitest';
import { channelDistance } from './blend.js';
import { unpaintedTiles } from './pixel-buffer.js';
import { RareColors } from './rare-colors.js';

const gray = (value: number) => 0xff000000 | (value * 0x10101);
const WIDTH = 100;

/** Rows of 9 px of each common colour, and then one px of each rare one. */
function picture(common: readonly number[], rare: readonly number[]) {
  const list = [...common.flatMap((color) => Array<number>(9).fill(color)), ...rare];
  const height = Math.ceil(list.length / WIDTH);
  const pixels = new Int32Array(WIDTH * height).fill(gray(255));
  pixels.set(list);
  const painted = unpaintedTiles(WIDTH, height);
  painted.marks.fill(1);
  return { pixels, painted };
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const red = (value: number, blue = 0) => 0xff000000 | (blue << 16) | value;

/** Counts the picture in two parts and merges. */
function merge({ pixels, painted }: ReturnType<typeof picture>): void {
  const colors = new RareColors(pixels, WIDTH, painted);
  colors.count(3);
  colors.count(pixels.length / WIDTH);
  colors.merge();
}

describe('RareColors', () => {
  it('moves as many rare colours as a palette has no room for, the nearest first, and no other px', () => {
    const common = range(200).map((i) => red(i));
    const rare = range(80).map((i) => red(2 * i, 1 + (i % 12)));
    const { pixels, painted } = picture(common, rare);
    const before = pixels.slice();
    merge({ pixels, painted });
    expect(new Set(pixels).size).toBe(256);
    const moved = [...pixels.keys()].filter((i) => pixels[i] !== before[i]);
    expect(moved.length).toBe(new Set(before).size - 256);
    expect(moved.every((i) => i >= 9 * common.length)).toBe(true);
    expect(Math.max(...moved.map((i) => channelDistance(pixels[i]!, before[i]!)))).toBeLessThanOrEqual(5);
  });

  it('moves rare colours to each other where too few of the others are near, and none further than any', () => {
    const common = [...range(200).map((i) => red(i)), ...Array<number>(50_000).fill(red(0))];
    const rare = range(120).map((i) => red(i, 200));
    const { pixels, painted } = picture(common, rare);
    const before = pixels.slice();
    merge({ pixels, painted });
    expect(new Set(pixels).size).toBe(256);
    expect(pixels.every((pixel, i) => channelDistance(pixel, before[i]!) <= 16)).toBe(true);
  });

  it('moves none to each other in a small picture', () => {
    const { pixels, painted } = picture(
      range(200).map((i) => red(i)),
      range(120).map((i) => red(i, 200)),
    );
    const before = pixels.slice();
    merge({ pixels, painted });
    expect(pixels).toEqual(before);
  });

  it.each([
    ['there is room', range(200).map((i) => red(i)), range(40).map((i) => red(i, 9))],
    [
      'they are far from all others',
      range(200).map((i) => red(i)),
      range(80).map((i) => red(20 * (i % 10), 40 + 20 * (i % 8))),
    ],
    ['too few of them are rare', range(280).map((i) => red(i % 256, i >> 8)), []],
    ['there are far too many', range(200).map((i) => red(i)), range(600).map((i) => red(i % 256, 1 + (i >> 8)))],
  ])('leaves all as they are where %s', (_, common, rare) => {
    const { pixels, painted } = picture(common, rare);
    const before = pixels.slice();
    merge({ pixels, painted });
    expect(pixels).toEqual(before);
  });
});
