import { channelDistance } from './blend.js';

/** The colours of a picture, numbered in order of appearance: an open hash table. */
export class ColorTable {
  readonly colors: Int32Array;
  count = 0;
  private readonly bits: number;
  private readonly keys: Int32Array;
  private readonly numbers: Int16Array;

  /**
   * Has room for `capacity` colours, at most 32767.
   * @param reach Colours whose channels differ by at most this, of 255, are alike for `numberAlike`.
   */
  constructor(
    private readonly capacity: number,
    private readonly reach = 0,
  ) {
    this.colors = new Int32Array(capacity);
    // Sparse enough that probes are short.
    this.bits = Math.ceil(Math.log2(capacity)) + 2;
    this.keys = new Int32Array(1 << this.bits);
    this.numbers = new Int16Array(1 << this.bits).fill(-1);
  }

  /** The number of a pixel's colour; -1 where there is no room for it. */
  numberOf(pixel: number): number {
    const { keys, numbers } = this;
    const mask = keys.length - 1;
    let slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - this.bits);
    while (numbers[slot] !== -1) {
      if (keys[slot] === pixel) return numbers[slot]!;
      slot = (slot + 1) & mask;
    }
    if (this.count === this.capacity) return -1;
    keys[slot] = pixel;
    numbers[slot] = this.count;
    this.colors[this.count] = pixel;
    return this.count++;
  }

  /** The number of the nearest colour that is alike, or a number of its own; -1 where there is no room for one. */
  numberAlike(pixel: number): number {
    const { colors, count } = this;
    let nearest = -1;
    let least = this.reach + 1;
    for (let number = 0; number < count; number++) {
      const distance = channelDistance(colors[number]!, pixel);
      if (distance >= least) continue;
      least = distance;
      nearest = number;
    }
    return nearest < 0 ? this.numberOf(pixel) : nearest;
  }
}
