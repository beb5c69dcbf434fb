import { describe, expect, it } from 'vitest';
import type { Color } from '../../scene/scene.js';
import { ColorPainter, mix, opaquePixel, over255 } from './blend.js';
import { unpaintedTiles } from './pixel-buffer.js';

describe('over255', () => {
  it('rounds every product of two bytes', () => {
    const wrong: number[] = [];
    for (let x = 0; x <= 255 * 255; x++) if (over255(x) !== Math.round(x / 255)) wrong.push(x);
    expect(wrong).toEqual([]);
  });
});

describe('mix', () => {
  const pixel = (r: number, g: number, b: number, a: number) => (a << 24) | (b << 16) | (g << 8) | r;
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

describe('a tint of whole pixels', () => {
  it.each([
    ['an uneven row', 13],
    ['a row with even tiles', 64],
  ])('is the mixture with each: %s', (_, period) => {
    const width = 256;
    const below = Int32Array.from(
      { length: width },
      (_, x) => Math.imul(Math.floor(x / period) + 1, 0x9e3779b1) | (255 << 24),
    );
    const painted = unpaintedTiles(width, 1);
    painted.uneven.fill(period < 16 ? 1 : 0);
    for (const alpha of [1, 51, 128, 254]) {
      const pixels = below.slice();
      const color = { r: 10, g: 200, b: 97, a: alpha / 255 };
      new ColorPainter({ pixels, width, painted, shift: 0 }).use(color).solid(0, 3, 250);
      const source = opaquePixel(color);
      expect([...pixels]).toEqual([...below].map((one, x) => (x < 3 || x >= 250 ? one : mix(source, one, alpha))));
    }
  });
});

describe('a row of all coverages', () => {
  const levels = Uint8Array.from({ length: 256 }, (_, i) => i);
  const painted = (below: number, color: Color) => {
    const pixels = new Int32Array(256).fill(below);
    new ColorPainter({ pixels, width: 256, painted: unpaintedTiles(256, 1), shift: 0 })
      .use(color)
      .partial(0, 0, 256, levels);
    return pixels;
  };

  it.each([
    ['black on white', 0xffffffff, { r: 0, g: 0, b: 0, a: 1 }],
    ['black on nothing', 0, { r: 0, g: 0, b: 0, a: 1 }],
    ['pale on white', 0xffffffff, { r: 240, g: 236, b: 255, a: 1 }],
    ['a tint', 0xff804020, { r: 200, g: 90, b: 0, a: 0.2 }],
  ])('is the exact mixture within 4 of 255: %s', (_, below, color) => {
    const source = opaquePixel({ ...color, a: 1 });
    const alpha = Math.round(255 * color.a);
    let worst = 0;
    painted(below, color).forEach((pixel, covered) => {
      for (const shift of [0, 8, 16, 24]) {
        const part = (covered / 255) * (alpha / 255);
        const exact = ((source >>> shift) & 255) * part + ((below >>> shift) & 255) * (1 - part);
        worst = Math.max(worst, Math.abs(((pixel >>> shift) & 255) - exact));
      }
    });
    expect(worst).toBeLessThanOrEqual(5);
  });

  it('has 32 tones between black and white, and fewer between colours that are nearer', () => {
    expect(new Set(painted(0xffffffff, { r: 0, g: 0, b: 0, a: 1 })).size).toBe(33);
    expect(new Set(painted(0xffffffff, { r: 235, g: 235, b: 235, a: 1 })).size).toBe(4);
    expect(new Set(painted(0xffffffff, { r: 0, g: 0, b: 0, a: 0.1 })).size).toBe(5);
  });

  it('leaves all as it is where nothing is covered, and hides it where all is', () => {
    const pixels = painted(0xff00ff00, { r: 255, g: 0, b: 0, a: 1 });
    expect([pixels[0], pixels[255]]).toEqual([0xff00ff00 | 0, 0xff0000ff | 0]);
  });
});
