import type { Picture } from '../../shared/pixels.js';

// Pictures are not premultiplied; transparent pixels count as white paper.

/** A channel that differs by more is another colour (of 255). */
const SAME_COLOUR = 32;
/** A pixel that differs from the paper by more has ink; one that has less may still be the edge that ink is compared with. */
const INK = 40;
const FAINT_INK = 12;
/** Ink has to be this near to ink of the other picture, px. */
const NEAR = 1.5;

/** The colours of a picture on white paper: red, green and blue, 0 to 255, pixel by pixel. */
function onWhite({ data }: Picture): Float64Array {
  const colors = new Float64Array((3 * data.length) / 4);
  for (let i = 0, at = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]! / 255;
    for (let channel = i; channel < i + 3; channel++) colors[at++] = data[channel]! * alpha + 255 * (1 - alpha);
  }
  return colors;
}

/** How far two colours are from one another, by the channel that differs most. */
function distance(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number {
  return Math.max(Math.abs(a[i]! - b[j]!), Math.abs(a[i + 1]! - b[j + 1]!), Math.abs(a[i + 2]! - b[j + 2]!));
}

/** The part of the pixels, 0..1, in which any channel differs clearly. Throws where the sizes differ. */
export function differentPixels(a: Picture, b: Picture): number {
  requireSameSize(a, b);
  const [x, y] = [onWhite(a), onWhite(b)];
  let count = 0;
  for (let i = 0; i < x.length; i += 3) if (distance(x, i, y, i) > SAME_COLOUR) count++;
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
  const [x, y] = [inkOf(a), inkOf(b)];
  const there = strayFrom(x, y, a);
  const back = strayFrom(y, x, a);
  return {
    count: there.count + back.count,
    largest: Math.max(there.largest, back.largest),
    first: there.first ?? back.first,
  };
}

function strayFrom(from: Float64Array, to: Float64Array, { width, height }: Picture): Stray {
  const near = dilate(to, width, height);
  const stray = new Uint8Array(from.length);
  for (let i = 0; i < stray.length; i++) if (from[i]! > INK && !near[i]) stray[i] = 1;
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

/** How far each pixel is from a picture's commonest colour, the paper. */
function inkOf(picture: Picture): Float64Array {
  const colors = onWhite(picture);
  const paper = commonest(colors);
  const ink = new Float64Array(colors.length / 3);
  for (let i = 0; i < ink.length; i++) ink[i] = distance(colors, 3 * i, paper, 0);
  return ink;
}

function commonest(colors: Float64Array): number[] {
  const counts = new Map<number, number>();
  const keyAt = (i: number) =>
    (Math.round(colors[i]!) << 16) | (Math.round(colors[i + 1]!) << 8) | Math.round(colors[i + 2]!);
  for (let i = 0; i < colors.length; ) {
    const key = keyAt(i);
    const begin = i;
    // Pixels of one colour lie side by side: each row of them is counted at once.
    do i += 3;
    while (i < colors.length && keyAt(i) === key);
    counts.set(key, (counts.get(key) ?? 0) + i - begin);
  }
  const [most = 0] = [...counts].sort((x, y) => y[1] - x[1])[0] ?? [];
  return [most >> 16, (most >> 8) & 255, most & 255];
}

/** The pixels that have ink, faint or not, near to them. */
function dilate(ink: Float64Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(ink.length);
  const reach = Math.floor(NEAR);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x]! <= FAINT_INK) continue;
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
