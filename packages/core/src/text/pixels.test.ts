import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { rasterize } from '../raster/rasterize.js';
import type { SceneNode } from '../scene/scene.js';
import { layoutWithFonts, testFonts } from '../testing/fonts.js';

interface Line {
  readonly font: string;
  readonly file: string;
  readonly text: string;
  /** em. */
  readonly width: number;
}

interface Fixture {
  readonly width: number;
  readonly height: number;
  /** px: the first character's origin, and from one to the next. */
  readonly left: number;
  readonly step: number;
  readonly baseline: number;
  readonly sizes: readonly number[];
  readonly lines: readonly Line[];
}

const here = new URL('./', import.meta.url);
const fixture: Fixture = JSON.parse(readFileSync(new URL('pixels.fixture.json', here), 'utf8'));
const { width, height, left, step, baseline, lines } = fixture;

/** Mean difference of the coverage over the pixels that either picture inks. Chromium's rows are quarters of a pixel, ours exact. */
const TOLERANCE = 0.04;
const WHITE = { r: 255, g: 255, b: 255, a: 1 };
const BLACK = { r: 0, g: 0, b: 0, a: 1 };
const fonts = testFonts();

async function draw(fontSize: number): Promise<Uint8ClampedArray | Uint8Array> {
  const children: SceneNode[] = [];
  for (const [i, { font, text }] of lines.entries()) {
    for (const [j, source] of [...text].entries()) {
      const { layout } = await layoutWithFonts(source, { mode: 'plain', font, fontSize }, fonts);
      const place = { x: left + j * step, y: (i + 1) * baseline, color: BLACK };
      children.push({ kind: 'text', source, mode: 'plain', font, fontSize, ...place, layout });
    }
  }
  return rasterize({ width, height, background: WHITE, children }, { pixelRatio: 1 }).data;
}

describe('text beside Chromium’s, from the same font files', () => {
  it.each(fixture.sizes)('covers the same pixels at %i px', async (size) => {
    const chromium = PNG.sync.read(readFileSync(new URL(`pixels.fixture.${size}.png`, here)));
    const ours = await draw(size);
    expect([chromium.width, chromium.height]).toEqual([width, height]);
    let sum = 0;
    let inked = 0;
    for (let pixel = 0; pixel < width * height; pixel++) {
      const theirs = 1 - chromium.data[4 * pixel]! / 255;
      const mine = 1 - ours[4 * pixel]! / 255;
      if (theirs === 0 && mine === 0) continue;
      inked++;
      sum += Math.abs(theirs - mine);
    }
    expect(inked).toBeGreaterThan(5000);
    expect(sum / inked).toBeLessThan(TOLERANCE);
  });

  it.each(lines)('is as wide: $text', async ({ text, font, width: expected }) => {
    const { layout } = await layoutWithFonts(text, { mode: 'plain', font }, fonts);
    expect(layout.width).toBeCloseTo(expected, 2);
  });
});
