/** Tells where rows of a picture, of pixels or of numbers of colours, repeat the row above them. */
export class RowsAbove {
  private readonly words: Int32Array | Uint16Array;
  /** A word is `1 << shift` pixels. */
  private readonly shift: number;
  /** Words in a row. */
  private readonly stride: number;

  constructor(pixels: Uint16Array | Int32Array, width: number) {
    const { buffer, byteOffset, length } = pixels;
    // Two numbers at once, where each row begins with a word.
    this.shift = pixels.BYTES_PER_ELEMENT === 2 && width % 2 === 0 && byteOffset % 4 === 0 ? 1 : 0;
    this.stride = width >> this.shift;
    this.words = this.shift === 0 ? pixels : new Int32Array(buffer, byteOffset, length >> 1);
  }

  /** Whether `count` pixels from `start` on, of one tile or more and not in the first row, are those above them. */
  isRepeated(start: number, count: number): boolean {
    const { words, shift, stride } = this;
    const end = (start + count) >> shift;
    for (let i = start >> shift, j = i - stride; i < end; i++, j++) if (words[i] !== words[j]) return false;
    return true;
  }

  /** By how much a row from pixel `start` on, not the first one, changes less often from a word to the next where it is differences from the row above. */
  changesSaved(start: number): number {
    const { words, shift, stride } = this;
    const first = start >> shift;
    let saved = 0;
    let last = words[first]!;
    let lastUp = last ^ words[first - stride]!;
    for (let i = first + 1, j = i - stride; j < first; i++, j++) {
      const word = words[i]!;
      const up = word ^ words[j]!;
      if (word !== last) saved++;
      if (up !== lastUp) saved--;
      last = word;
      lastUp = up;
    }
    return saved;
  }
}
