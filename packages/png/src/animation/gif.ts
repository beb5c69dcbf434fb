import {
  type AnimationOptions,
  type AnimationWriter,
  type Box,
  changedBox,
  cut,
  noPictures,
  wordsOf,
} from './animation.js';
import { lzw } from './lzw.js';
import { reduceColors } from './reduce-colors.js';

const MAX_COLORS = 256;
/** What is less opaque is transparent, for GIF knows nothing between. */
const OPAQUE = 128;
/** Stands for transparent pixels, beside the colours 0xRRGGBB. */
const CLEAR = -1;

/** What becomes of a picture when the next one comes: it stays, or its place is cleared. */
const KEEP = 1;
const CLEAR_AFTER = 2;

/**
 * Writes an animated GIF, https://www.w3.org/Graphics/GIF/spec-gif89a.txt. Each picture has a palette of its own, exact
 * for up to 256 colours. Where the first picture is opaque, others hold only the box of what differs from the one
 * before, and what is translucent in them is laid on white. The delay is rounded to 10 ms, 20 ms at least, since
 * browsers play shorter ones slowly.
 */
export function createGif(options: AnimationOptions): AnimationWriter {
  const { width, height, delay } = options;
  const pictures: Uint8Array[] = [];
  let before: Int32Array | undefined;
  let isOpaque = true;

  return {
    add(pixels) {
      if (!before) isOpaque = !hasClear(pixels);
      const colors = colorsOf(pixels, isOpaque, options);
      const box = before && isOpaque ? changedBox(before, colors, width) : { x: 0, y: 0, width, height };
      pictures.push(picture(cut(colors, width, box), box, isOpaque, Math.max(2, Math.round(delay / 10))));
      before = colors;
    },
    finish() {
      if (pictures.length === 0) throw noPictures();
      return joined([start(width, height), ...pictures, Uint8Array.of(0x3b)]);
    },
  };
}

function hasClear(pixels: Uint8ClampedArray): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i]! < OPAQUE) return true;
  return false;
}

/** Each pixel as 0xRRGGBB or CLEAR. */
function colorsOf(pixels: Uint8ClampedArray, isOpaque: boolean, options: AnimationOptions): Int32Array {
  const colors = wordsOf(pixels, options);
  for (let i = 0; i < colors.length; i++) {
    const [red, green, blue, alpha] = [pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!, pixels[4 * i + 3]!];
    if (!isOpaque) colors[i] = alpha < OPAQUE ? CLEAR : (red << 16) | (green << 8) | blue;
    else {
      const onWhite = (part: number) => Math.round(255 + ((part - 255) * alpha) / 255);
      colors[i] = (onWhite(red) << 16) | (onWhite(green) << 8) | onWhite(blue);
    }
  }
  return colors;
}

const twoBytes = (value: number): readonly [number, number] => [value & 255, value >> 8];
const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

function start(width: number, height: number): Uint8Array {
  const screen = [...ascii('GIF89a'), ...twoBytes(width), ...twoBytes(height), 0, 0, 0];
  const forEver = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Uint8Array.of(...screen, ...forEver);
}

function picture(colors: Int32Array, box: Box, isOpaque: boolean, hundredths: number): Uint8Array {
  const counts = new Map<number, number>();
  for (const color of colors) if (color !== CLEAR) counts.set(color, (counts.get(color) ?? 0) + 1);
  const { palette, numberOf } = reduceColors(counts, isOpaque ? MAX_COLORS : MAX_COLORS - 1);
  // Where there are transparent pixels, the number behind the last colour is theirs.
  const clear = palette.length;
  const numbers = Uint8Array.from(colors, (color) => (color === CLEAR ? clear : numberOf.get(color)!));
  const bits = Math.max(2, Math.ceil(Math.log2(palette.length + (isOpaque ? 0 : 1))));
  const table = new Uint8Array(3 * 2 ** bits);
  for (const [i, color] of palette.entries()) table.set([color >> 16, (color >> 8) & 255, color & 255], 3 * i);
  const disposal = isOpaque ? KEEP : CLEAR_AFTER;
  const time = twoBytes(Math.min(0xffff, hundredths));
  const control = [0x21, 0xf9, 4, (disposal << 2) | (isOpaque ? 0 : 1), ...time, isOpaque ? 0 : clear, 0];
  const place = [box.x, box.y, box.width, box.height].flatMap(twoBytes);
  return joined([Uint8Array.of(...control, 0x2c, ...place, 0x80 | (bits - 1)), table, lzw(numbers, bits)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
