import type { Color } from '../../scene/scene.js';
import type { Painter, Target } from '../sweep/painter.js';
import { evenEnd, markCovered, markPainted, nextEven, TILE_REST } from './pixel-buffer.js';

/** x / 255, rounded, for 0 <= x <= 255 * 255. */
export function over255(x: number): number {
  const t = x + 128;
  return (t + (t >> 8)) >> 8;
}

/** Two bytes at once, each times 0..255: lanes are bits 0..15 and 16..31. Rounds the quotients by 255 and gives bytes. */
function lanesOver255(x: number): number {
  const t = (x + 0x800080) | 0;
  return ((t + ((t >>> 8) & 0xff00ff)) >>> 8) & 0xff00ff;
}

/** Source-over of an opaque pixel at coverage 0..255 on a premultiplied one: each byte becomes (s a + d (255 - a)) / 255. */
export function mix(source: number, below: number, alpha: number): number {
  const rest = 255 - alpha;
  const even = (Math.imul(source & 0xff00ff, alpha) + Math.imul(below & 0xff00ff, rest)) | 0;
  const odd = (Math.imul((source >>> 8) & 0xff00ff, alpha) + Math.imul((below >>> 8) & 0xff00ff, rest)) | 0;
  return lanesOver255(even) | (lanesOver255(odd) << 8);
}

const channels = new Uint8ClampedArray(4);
const word = new Int32Array(channels.buffer);

/** The pixel of a colour without its alpha, in this machine's order of bytes. */
export function opaquePixel({ r, g, b }: Color): number {
  channels[0] = r;
  channels[1] = g;
  channels[2] = b;
  channels[3] = 255;
  return word[0]!;
}

/** The largest difference of a channel of two pixels. */
export function channelDistance(a: number, b: number): number {
  return Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)),
    Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)),
    Math.abs((a >>> 24) - (b >>> 24)),
  );
}

/**
 * The most by which one step of coverage changes a channel, of 255. The result is within 4 of the exact colour, which
 * nobody sees. With all 255 steps many figures would have more colours than a palette holds, and files two to four
 * times the size.
 */
const COLOR_STEP = 8;
/** By the number of steps and the coverage: the nearest coverage that is a whole number of steps. Made when first needed. */
const steppedCoverages: Uint8Array[] = [];

function steppedCoverage(steps: number): Uint8Array {
  let coverages = steppedCoverages[steps];
  if (coverages === undefined) {
    coverages = new Uint8Array(256);
    // Each step writes over the rest of the table: fewer calls than one for each coverage.
    for (let step = 1; step <= steps; step++) {
      const least = Math.ceil(((step - 0.5) * 255) / steps);
      coverages.fill(Math.round((step * 255) / steps), least, 256);
    }
    steppedCoverages[steps] = coverages;
  }
  return coverages;
}

/** The alpha, 0..255, of a colour whose own is multiplied by an opacity. */
export function alphaOf(color: Color, opacity = 1): number {
  return Math.round(255 * Math.min(1, Math.max(0, color.a * opacity)));
}

/** Below this length a loop is faster than the call of `fill`. */
export const SHORT = 16;

/** Paints one colour, source-over, on premultiplied pixels. */
export class ColorPainter implements Painter {
  private pixel = 0;
  private alpha = 0;
  /** The pixel that was painted on last, which the next mostly equals, and its steps of coverage towards the colour. */
  private below = 0;
  private steps = steppedCoverage(1);

  constructor(private readonly target: Target) {}

  /** `opacity` multiplies the colour's own alpha. */
  use(color: Color, opacity = 1): this {
    return this.usePixel(opaquePixel(color), alphaOf(color, opacity));
  }

  /** As `use`, with the colour's opaque pixel and its alpha, 0..255. */
  usePixel(pixel: number, alpha: number): this {
    this.pixel = pixel;
    this.alpha = alpha;
    this.steps = stepsBetween(this.pixel, this.below, this.alpha);
    return this;
  }

  solid(y: number, x0: number, x1: number): void {
    const { pixels, width, painted, shift } = this.target;
    const { pixel, alpha } = this;
    const row = y * width - shift;
    if (alpha === 255) {
      const from = row + x0;
      const to = row + x1;
      markCovered(painted, width, y, x0, x1, true);
      if (to - from > SHORT) pixels.fill(pixel, from, to);
      else for (let i = from; i < to; i++) pixels[i] = pixel;
      return;
    }
    for (let x = x0; x < x1; ) {
      const end = (x & TILE_REST) === 0 ? evenEnd(painted, pixels, row, y, x, x1) : x;
      if (end > x) {
        pixels.fill(mix(pixel, pixels[row + x]!, alpha), row + x, row + end);
        x = end;
      } else {
        const next = nextEven(painted, y, x, x1);
        this.tint(row + x, row + next);
        x = next;
      }
    }
    markCovered(painted, width, y, x0, x1, false);
  }

  /** Paints the pixels from `from` to the one before `to`: `mix`, of which what is the same for all of them is done once. */
  private tint(from: number, to: number): void {
    const { pixels } = this.target;
    const { pixel, alpha } = this;
    const rest = 255 - alpha;
    const even = Math.imul(pixel & 0xff00ff, alpha);
    const odd = Math.imul((pixel >>> 8) & 0xff00ff, alpha);
    // Neighbours mostly are alike: the last mixture serves again.
    let below = ~pixels[from]!;
    let mixed = 0;
    for (let i = from; i < to; i++) {
      if (pixels[i] !== below) {
        below = pixels[i]!;
        const mixedEven = (even + Math.imul(below & 0xff00ff, rest)) | 0;
        const mixedOdd = (odd + Math.imul((below >>> 8) & 0xff00ff, rest)) | 0;
        mixed = lanesOver255(mixedEven) | (lanesOver255(mixedOdd) << 8);
      }
      pixels[i] = mixed;
    }
  }

  partial(y: number, x0: number, x1: number, coverage: Uint8Array): void {
    const { pixels, width, painted, shift } = this.target;
    markPainted(painted, y, x0, x1);
    const { pixel, alpha } = this;
    const whole = alpha === 255 ? 255 : 256;
    let i = y * width + x0 - shift;
    let { below, steps } = this;
    for (let x = x0; x < x1; x++, i++) {
      const covered = coverage[x]!;
      if (covered === 0) continue;
      if (covered === whole) {
        pixels[i] = pixel;
        continue;
      }
      const before = pixels[i]!;
      let a = alpha;
      if (covered < 255) {
        if (before !== below) {
          below = before;
          steps = stepsBetween(pixel, below, alpha);
        }
        const stepped = steps[covered]!;
        a = alpha === 255 ? stepped : over255(stepped * alpha);
      }
      pixels[i] = a === 255 ? pixel : mix(pixel, before, a);
    }
    this.below = below;
    this.steps = steps;
  }
}

/** The coverages between `below` and `pixel` over it. */
export function stepsBetween(pixel: number, below: number, alpha: number): Uint8Array {
  return steppedCoverage(Math.floor(over255(channelDistance(pixel, below) * alpha) / COLOR_STEP) + 1);
}
