/** Pictures are `{ width, height, data }`, RGBA, not premultiplied; transparent pixels count as white paper. */

/** A channel that differs by more is another colour (of 255). */
const SAME_COLOUR = 32;
/** A pixel that differs from the paper by more has ink; one that has less may still be the edge that ink is compared with. */
const INK = 40;
const FAINT_INK = 12;
/** Ink has to be this near to ink of the other picture, px. */
const NEAR = 1.5;

function onWhite({ data }, pixel, channel) {
  const alpha = data[4 * pixel + 3] / 255;
  return data[4 * pixel + channel] * alpha + 255 * (1 - alpha);
}

/** The part of the pixels, 0..1, in which any channel differs clearly. Throws where the sizes differ. */
export function differentPixels(a, b) {
  requireSameSize(a, b);
  let count = 0;
  for (let i = 0; i < a.width * a.height; i++) {
    if ([0, 1, 2].some((channel) => Math.abs(onWhite(a, i, channel) - onWhite(b, i, channel)) > SAME_COLOUR)) count++;
  }
  return count / (a.width * a.height);
}

/** How many inked pixels of either picture have no ink of the other one near to them, and where the first is. */
export function strayInk(a, b) {
  requireSameSize(a, b);
  const [there, back] = [strayFrom(a, b), strayFrom(b, a)];
  return {
    count: there.count + back.count,
    largest: Math.max(there.largest, back.largest),
    first: there.first ?? back.first,
  };
}

function strayFrom(from, to) {
  const { width, height } = from;
  const ink = inkOf(from, INK);
  const near = dilate(inkOf(to, FAINT_INK), width, height);
  const stray = ink.map((inked, i) => (inked && !near[i] ? 1 : 0));
  const regions = components(stray, width);
  const largest = regions.reduce((most, region) => (region.length > most.length ? region : most), []);
  const first = largest.length > 0 ? [largest[0] % width, Math.floor(largest[0] / width)] : undefined;
  return { count: regions.flat().length, largest: largest.length, first };
}

/** The pixels of each connected region. */
function components(mask, width) {
  const regions = [];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const region = [];
    const open = [i];
    mask[i] = 0;
    while (open.length > 0) {
      const pixel = open.pop();
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
function inkOf(picture, threshold) {
  const pixels = picture.width * picture.height;
  const paper = commonest(picture);
  const ink = new Uint8Array(pixels);
  for (let i = 0; i < pixels; i++) {
    if ([0, 1, 2].some((channel) => Math.abs(onWhite(picture, i, channel) - paper[channel]) > threshold)) ink[i] = 1;
  }
  return ink;
}

function commonest(picture) {
  const counts = new Map();
  for (let i = 0; i < picture.width * picture.height; i++) {
    const key = [0, 1, 2].map((channel) => Math.round(onWhite(picture, i, channel))).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort((x, y) => y[1] - x[1])[0][0]
    .split(',')
    .map(Number);
}

function dilate(ink, width, height) {
  const out = new Uint8Array(ink.length);
  const reach = Math.floor(NEAR);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!ink[y * width + x]) continue;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (dx * dx + dy * dy <= NEAR * NEAR && u >= 0 && v >= 0 && u < width && v < height) out[v * width + u] = 1;
        }
      }
    }
  }
  return out;
}

function requireSameSize(a, b) {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`the sizes differ: ${a.width} × ${a.height} and ${b.width} × ${b.height}`);
  }
}
