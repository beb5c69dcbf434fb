import { describe, expect, it } from 'vitest';
import { mix, over255 } from './blend.js';

describe('over255', () => {
  it('rounds every product of two bytes', () => {
    const wrong: number[] = [];
    for (let x = 0; x <= 255 * 255; x++) if (over255(x) !== Math.round(x / 255)) wrong.push(x);
    expect(wrong).toEqual([]);
  });
});

describe('mix', () => {
  const pixel = (r: number, g: number, b: number, a: number) => ((a << 24) | (b << 16) | (g << 8) | r) >>> 0;
  const bytes = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);

  it('rounds the mean of both, byte by byte', () => {
    const wrong: number[][] = [];
    for (let alpha = 0; alpha <= 255; alpha++) {
      for (let below = 0; below <= 255; below += 3) {
        const mixed = bytes(mix(pixel(0, 77, 200, 255), pixel(below, 255 - below, below, 255), alpha));
        const expected = [
          [0, below],
          [77, 255 - below],
          [200, below],
          [255, 255],
        ].map(([s, d]) => Math.round((s! * alpha + d! * (255 - alpha)) / 255));
        if (mixed.join() !== expected.join()) wrong.push([alpha, below]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is premultiplied on nothing', () => {
    expect(bytes(mix(pixel(255, 100, 0, 255), 0, 51))).toEqual([51, 20, 0, 51]);
  });
});
