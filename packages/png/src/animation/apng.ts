import { deflate } from '#zlib';
import { type Chunk, header, writeChunks } from '../chunks.js';
import { packRgba } from '../scanlines.js';
import {
  type AnimationOptions,
  type AnimationWriter,
  type Box,
  changedBox,
  cut,
  noPictures,
  wordsOf,
} from './animation.js';

/** Red, green, blue and alpha: pictures of an animation have no palette of their own. */
const RGBA = 6;

/**
 * Writes an animated PNG, https://www.w3.org/TR/png-3/#apng-frame-based-animation. A picture holds only the box of
 * what differs from the one before. The delay is exact to the millisecond.
 */
export function createApng(options: AnimationOptions): AnimationWriter {
  const { width, height, delay } = options;
  const frames: Chunk[] = [];
  let count = 0;
  let sequence = 0;
  let before: Int32Array | undefined;

  return {
    add(pixels) {
      const words = wordsOf(pixels, options);
      const box = before ? changedBox(before, words, width) : { x: 0, y: 0, width, height };
      frames.push({ type: 'fcTL', data: frameControl(sequence++, box, delay) });
      const data = deflate(packRgba(cut(words, width, box), box.width, box.height));
      frames.push(before ? { type: 'fdAT', data: numbered(sequence++, data) } : { type: 'IDAT', data });
      before = words;
      count += 1;
    },
    finish() {
      if (count === 0) throw noPictures();
      return writeChunks([
        { type: 'IHDR', data: header(width, height, 8, RGBA) },
        { type: 'acTL', data: numbers(count, 0) },
        ...frames,
        { type: 'IEND', data: new Uint8Array(0) },
      ]);
    },
  };
}

/** Four bytes each. */
function numbers(...values: readonly number[]): Uint8Array {
  const data = new Uint8Array(4 * values.length);
  const view = new DataView(data.buffer);
  for (const [i, value] of values.entries()) view.setUint32(4 * i, value);
  return data;
}

/** The picture stays for the next one, whose pixels take the place of those in its box. */
function frameControl(sequence: number, { x, y, width, height }: Box, delay: number): Uint8Array {
  const [ms, unit] = [Math.min(0xffff, Math.round(delay)), 1000];
  const time = [ms >> 8, ms & 255, unit >> 8, unit & 255];
  return Uint8Array.of(...numbers(sequence, width, height, x, y), ...time, 0, 0);
}

function numbered(sequence: number, data: Uint8Array): Uint8Array {
  const all = new Uint8Array(4 + data.length);
  all.set(numbers(sequence));
  all.set(data, 4);
  return all;
}
