import type { Box } from '../animation/animation.js';

/** A picture of a GIF: 0xRRGGBB by pixel of its box, -1 where it is transparent. */
export interface GifPicture extends Box {
  readonly colors: readonly number[];
  /** In 1/100 s. */
  readonly delay: number;
  readonly disposal: number;
}

/** Reads what `createGif` writes: a second reading of the format, for tests. */
export function readGif(file: Uint8Array): { width: number; height: number; pictures: GifPicture[] } {
  const two = (at: number) => file[at]! + 256 * file[at + 1]!;
  const pictures: GifPicture[] = [];
  let at = 13 + 19;
  while (file[at] !== 0x3b) {
    const [flags, delay, clear] = [file[at + 3]!, two(at + 4), file[at + 6]!];
    at += 8;
    const [x, y, width, height] = [two(at + 1), two(at + 3), two(at + 5), two(at + 7)];
    const count = 2 ** ((file[at + 9]! & 7) + 1);
    at += 10;
    const table = Array.from({ length: count }, (_, i) => {
      const [red, green, blue] = file.subarray(at + 3 * i, at + 3 * i + 3);
      return (red! << 16) | (green! << 8) | blue!;
    });
    at += 3 * count;
    const bits = file[at++]!;
    const packed: number[] = [];
    for (; file[at] !== 0; at += file[at]! + 1) packed.push(...file.subarray(at + 1, at + 1 + file[at]!));
    at += 1;
    const colors = unpack(packed, bits).map((number) => (flags & 1 && number === clear ? -1 : table[number]!));
    pictures.push({ x, y, width, height, colors, delay, disposal: flags >> 2 });
  }
  return { width: two(6), height: two(8), pictures };
}

function unpack(packed: readonly number[], bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const numbers: number[] = [];
  let words: number[][] = [];
  let length = bits + 1;
  let last: readonly number[] | undefined;
  for (let bit = 0; ; bit += length) {
    if (words.length === 1 << length && length < 12) length += 1;
    let code = 0;
    for (let i = 0; i < length; i++) code |= ((packed[(bit + i) >> 3]! >> ((bit + i) & 7)) & 1) << i;
    if (code === end) return numbers;
    if (code === clear) {
      words = Array.from({ length: end + 1 }, (_, i) => [i]);
      bit += length - (bits + 1);
      length = bits + 1;
      last = undefined;
      continue;
    }
    const word: readonly number[] = words[code] ?? [...last!, last![0]!];
    if (last && words.length < 4096) words.push([...last, word[0]!]);
    numbers.push(...word);
    last = word;
  }
}
