import type { Picture } from '../../shared/pixels.js';

// Pictures are not premultiplied; transparent pixels count as white paper.

/** A channel that differs by more is another colour (of 255). */
const SAME_COLOUR = 32;
/** A pixel that differs from the paper by more has ink; one that has less may still be the edge that ink is compared with. */
const INK = 40;
const FAINT_INK = 12;
/** Ink has to be this near to ink of the other picture, px. */
const NEAR = 1.5;

function onWhite({ data }: Picture, pixel: number, channel: number): number {
  const alpha = data[4 * pixel + 3]! / 255;
  return data[4 * pixel + channel]! * alpha + 255 * (1 - alpha);
}

/** The part of the pixels, 0..1, in which any channel differs clearly. Throws where the sizes differ. */
export function differentPixels(a: Picture, b: Picture): number {
  requireSameSize(a, b);
  let count = 0;
  for (let i = 0; i < a.width * a.height; i++) {
    if ([0, 1, 2].some((channel) => Math.abs(onWhite(a, i, channel) - onWhite(b, i, channel)) > SAME_COLOUR)) count++;
  }
  return count / (a.width * a.height);
}

interface Stray {
  readonly count: number;
  /** Pixels of the largest connected region. */
  readonly largest: number;
  readonly first: readonly [x: number, y: number] | undefined;
}

/** How many inked pixels of either picture have no ink of the other one near to them, and where the first is. */
export function strayInk(a: Picture, b: Picture): Stray {
  requireSameSize(a, b);
  const there = strayFrom(a, b);
  const back = strayFrom(b, a);
  return {
    count: there.count + back.count,
    largest: Math.max(there.largest, back.largest),
    first: there.first ?? back.first,
  };
}

function strayFrom(from: Picture, to: Picture): Stray {
  const { width, height } = from;
  const ink = inkOf(from, INK);
  const near = dilate(inkOf(to, FAINT_INK), width, height);
  const stray = ink.map((inked, i) => (inked && !near[i] ? 1 : 0));
  const regions = components(stray, width);
  const largest = regions.reduce((most, region) => (region.length > most.length ? region : most), []);
  const [pixel] = largest;
  return {
    count: regions.flat().length,
    largest: largest.length,
    first: pixel === undefined ? undefined : [pixel % width, Math.floor(pixel / width)],
  };
}

/** The pixels of each connected region. */
function components(mask: Uint8Array, width: number): number[][] {
  const regions: number[][] = [];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const region: number[] = [];
    const open = [i];
    mask[i] = 0;
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      region.push(pixel);
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        if (!mask[pixel + step]) continue;
        mask[pixel + step] = 0;
        open.push(pixel + step);
      }
    }
    regions.push(region);
  }
  return regions;
}

/** Where a picture differs from its commonest colour, the paper. */
function inkOf(picture: Picture, threshold: number): Uint8Array {
  const pixels = picture.width * picture.height;
  const paper = commonest(picture);
  const ink = new Uint8Array(pixels);
  for (let i = 0; i < pixels; i++) {
    if ([0, 1, 2].some((channel) => Math.abs(onWhite(picture, i, channel) - paper[channel]!) > threshold)) ink[i] = 1;
  }
  return ink;
}

function commonest(picture: Picture): number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < picture.width * picture.height; i++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => Math.round(onWhite(picture, i, channel)));
    const key = (red! << 16) | (green! << 8) | blue!;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most = 0] = [...counts].sort((x, y) => y[1] - x[1])[0] ?? [];
  return [most >> 16, (most >> 8) & 255, most & 255];
}

function dilate(ink: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(ink.length);
  const reach = Math.floor(NEAR);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!ink[y * width + x]) continue;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const u = x + dx;
          const v = y + dy;
          if (dx * dx + dy * dy <= NEAR * NEAR && u >= 0 && v >= 0 && u < width && v < height) out[v * width + u] = 1;
        }
      }
    }
  }
  return out;
}

function requireSameSize(a: Picture, b: Picture): void {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`the sizes differ: ${a.width} × ${a.height} and ${b.width} × ${b.height}`);
  }
}
