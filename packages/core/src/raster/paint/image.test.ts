import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { Color, ImageNode, PathNode, Pixels } from '../../scene/scene.js';
import { rasterize } from '../rasterize.js';

const FILE = { bytes: new Uint8Array(0), mimeType: 'image/png' } as const;

function picture(width: number, height: number, color: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(color(x, y), 4 * (y * width + x));
  return { width, height, data };
}

function draw(pixels: Pixels, rect: ImageNode['rect'], more: Partial<ImageNode> = {}, pixelRatio = 1) {
  const image: ImageNode = { kind: 'image', rect, rotation: 0, opacity: 1, pixels, file: FILE, ...more };
  const buffer = rasterize({ width: 12, height: 12, children: [image] }, { pixelRatio });
  return (x: number, y: number) => [
    ...buffer.data.subarray(4 * (y * buffer.width + x), 4 * (y * buffer.width + x) + 4),
  ];
}

const quarters = picture(2, 2, (x, y) => [x * 255, y * 255, 0, 255]);
const noise = picture(6, 5, (x, y) => [(x * 97 + y * 31) % 256, (x * 13 + y * 57) % 256, (x * y * 41) % 256, 255]);

describe('images', () => {
  it('are copied where one pixel is one px', () => {
    const at = draw(noise, { x: 3, y: 2, width: 6, height: 5 });
    for (let y = 0; y < 5; y++) {
      for (let x = 0; x < 6; x++) {
        expect(at(3 + x, 2 + y)).toEqual([...noise.data.subarray(4 * (6 * y + x), 4 * (6 * y + x) + 4)]);
      }
    }
    expect([at(2, 2), at(9, 2), at(3, 1), at(3, 7)].map(([, , , alpha]) => alpha)).toEqual([0, 0, 0, 0]);
  });

  it('are averaged by area where they shrink', () => {
    const checks = picture(40, 40, (x, y) => ((x + y) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
    const at = draw(checks, { x: 1, y: 1, width: 10, height: 10 });
    for (let i = 1; i < 11; i++)
      for (const byte of at(i, 4).slice(0, 3)) expect(Math.abs(byte - 127.5)).toBeLessThan(1);
    const stripes = picture(9, 1, (x) => [x * 20, 0, 0, 255]);
    const three = draw(stripes, { x: 0, y: 0, width: 3, height: 1 });
    expect([0, 1, 2].map((x) => three(x, 0)[0])).toEqual([20, 80, 140]);
  });

  it('are interpolated between pixel centres where they grow', () => {
    const at = draw(quarters, { x: 0, y: 0, width: 8, height: 8 });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((x) => at(x, 0)[0])).toEqual([0, 0, 32, 96, 159, 223, 255, 255]);
    expect(at(4, 7)).toEqual([159, 255, 0, 255]);
  });

  it('lie over what is painted before them, and under what is painted after', () => {
    const square = (x: number, color: Color): PathNode => {
      return { kind: 'path', path: new PathBuilder().rect(x, 0, 4, 4), fill: { color, rule: 'nonzero' } };
    };
    const image: ImageNode = {
      kind: 'image',
      rect: { x: 3, y: 0, width: 6, height: 5 },
      rotation: 0,
      opacity: 1,
      pixels: noise,
      file: FILE,
    };
    const children = [square(0, { r: 200, g: 0, b: 0, a: 1 }), image, square(8, { r: 0, g: 0, b: 200, a: 1 })];
    const { data } = rasterize({ width: 12, height: 6, children }, { pixelRatio: 1 });
    const at = (x: number, y: number) => [...data.subarray(4 * (12 * y + x), 4 * (12 * y + x) + 4)];
    expect([at(2, 1), at(9, 1), at(11, 3)]).toEqual([
      [200, 0, 0, 255],
      [0, 0, 200, 255],
      [0, 0, 200, 255],
    ]);
    expect(at(3, 2)).toEqual([...noise.data.subarray(4 * 12, 4 * 12 + 4)]);
    expect(at(8, 2)).toEqual([0, 0, 200, 255]);
    expect(at(8, 4)).toEqual([...noise.data.subarray(4 * 29, 4 * 29 + 4)]);
  });

  it('do not take colour from transparent pixels', () => {
    const edge = picture(2, 1, (x) => (x === 0 ? [255, 0, 0, 255] : [0, 255, 0, 0]));
    const [r, g, , alpha] = draw(edge, { x: 0, y: 0, width: 8, height: 1 })(4, 0);
    expect(g).toBe(0);
    expect(r).toBe(alpha);
  });

  it('turn about their centre', () => {
    const at = draw(quarters, { x: 3, y: 3, width: 2, height: 2 }, { rotation: Math.PI / 2 });
    expect([at(3, 3), at(4, 3), at(3, 4), at(4, 4)]).toEqual([
      [0, 255, 0, 255],
      [0, 0, 0, 255],
      [255, 255, 0, 255],
      [255, 0, 0, 255],
    ]);
  });

  it('have soft edges between pixels, and an opacity', () => {
    const white = picture(4, 4, () => [255, 255, 255, 255]);
    const at = draw(white, { x: 2.5, y: 2, width: 4, height: 4 }, { opacity: 0.5 });
    expect([1, 2, 3, 5, 6, 7].map((x) => at(x, 3)[3])).toEqual([0, 64, 128, 128, 64, 0]);
  });

  it('grow with pixelRatio', () => {
    const at = draw(noise, { x: 1, y: 1, width: 3, height: 2.5 }, {}, 2);
    expect(at(2, 2)).toEqual([...noise.data.subarray(0, 4)]);
    expect(at(7, 6)).toEqual([...noise.data.subarray(4 * 29, 4 * 29 + 4)]);
  });
});
