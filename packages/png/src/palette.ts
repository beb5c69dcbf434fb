/** As many colours as a byte tells apart. */
const MAX_COLORS = 256;
/** A power of two, sparse enough that probes are short. */
const SLOTS = 2048;

/** Pixels as indices into a list of colours. */
export interface Palette {
  readonly colors: Uint32Array;
  /** One byte per pixel. */
  readonly indices: Uint8Array;
}

/** Lists the colours in order of appearance; undefined where there are more than 256. */
export function findPalette(pixels: Uint32Array): Palette | undefined {
  const keys = new Uint32Array(SLOTS);
  const values = new Int16Array(SLOTS).fill(-1);
  const colors = new Uint32Array(MAX_COLORS);
  const indices = new Uint8Array(pixels.length);
  let count = 0;
  let last = pixels.length > 0 ? ~pixels[0]! >>> 0 : 0;
  let index = 0;
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]!;
    if (pixel !== last) {
      last = pixel;
      let slot = Math.imul(pixel, 0x9e3779b1) >>> 21;
      while (values[slot] !== -1 && keys[slot] !== pixel) slot = (slot + 1) & (SLOTS - 1);
      if (values[slot] === -1) {
        if (count === MAX_COLORS) return undefined;
        keys[slot] = pixel;
        values[slot] = count;
        colors[count++] = pixel;
      }
      index = values[slot]!;
    }
    indices[i] = index;
  }
  return { colors: colors.subarray(0, count), indices };
}
