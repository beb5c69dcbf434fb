import { construct } from '@geoslide/geometry';
import { encodePng } from '@geoslide/png';
import { parseFile } from '@geoslide/protocol';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { loadImages } from './images.js';
import { renderPng } from './index.js';

const picture = (side: number) => {
  const pixels = { width: side, height: side, data: new Uint8ClampedArray(4 * side * side).fill(255) };
  return encodePng(pixels, { pixelRatio: 1 });
};

const project = (addresses: readonly string[]) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [
    {
      definitions: addresses.map((url, i) => ({ kind: 'image', id: `I_${i}`, url })),
      uvarMap: [],
      styleSheet: {
        xaxis: { show: false },
        yaxis: { show: false },
        images: addresses.map((_, i) => [
          `I_${i}`,
          { screenFixed: true, offsetX: 10, offsetY: 10, width: 40, height: 20 },
        ]),
      },
      doc: [],
    },
  ],
});

const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };

describe('pictures', () => {
  it('that fail are warned of, and a frame stands in their place', async () => {
    const images = async () => {
      throw new Error('the host answered with status 404');
    };
    const { bytes, warnings } = await renderPng(project(['https://pics.test/a.png']), { viewBound, scale: 50, images });
    expect(warnings).toEqual([{ id: 'I_0', message: "the picture can't be shown: the host answered with status 404" }]);
    const { data, width } = PNG.sync.read(Buffer.from(bytes));
    const red = (x: number, y: number) => data[4 * (y * width + x)]!;
    // Sides, the crossing of the diagonals, and what lies between.
    expect([red(10, 15), red(50, 15), red(30, 10), red(30, 30), red(30, 20)].every((value) => value < 230)).toBe(true);
    expect([red(30, 14), red(15, 20), red(5, 5)]).toEqual([255, 255, 255]);
  });

  it('are decoded up to a number of pixels for the whole slide', async () => {
    const [slide] = parseFile(project(['a', 'b', 'c', 'd'])).slides;
    const load = async (address: string) => picture(address === 'd' ? 4 : 10);
    const { images, warnings } = await loadImages(construct(slide!), load, { left: Infinity }, 250);
    expect([...images.keys()]).toEqual(['a', 'b', 'd']);
    expect(warnings).toMatchObject([{ id: 'I_2', message: expect.stringContaining('10 × 10 px') }]);
  });

  it('are at most fifty', async () => {
    const bytes = picture(1);
    const addresses = Array.from({ length: 52 }, (_, i) => `https://pics.test/${i}`);
    const { warnings } = await renderPng(project(addresses), { viewBound, images: async () => bytes });
    expect(warnings.map(({ id }) => id)).toEqual(['I_50', 'I_51']);
  });
});
