/** Codes have at most 12 bits. */
const MAX_CODES = 4096;
/** A block of a GIF has at most so many bytes behind the one that says how many. */
const BLOCK = 255;

/**
 * Numbers below 2 ** `bits` as GIF packs them: LZW with codes of growing length, in blocks, the last of which is empty.
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F.
 *
 * @param bits 2 to 8.
 */
export function lzw(numbers: Uint8Array, bits: number): Uint8Array {
  const clear = 1 << bits;
  const end = clear + 1;
  const out = new BlockWriter(bits);
  /** By a code and the number that follows it: the code of both; 0 where there is none yet. */
  const codes = new Uint16Array(MAX_CODES << 8);
  let next = end + 1;
  let length = bits + 1;
  out.write(clear, length);
  let code = numbers[0] ?? 0;
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]!;
    const both = (code << 8) | number;
    if (codes[both] !== 0) {
      code = codes[both]!;
      continue;
    }
    out.write(code, length);
    code = number;
    if (next === MAX_CODES) {
      out.write(clear, length);
      codes.fill(0);
      next = end + 1;
      length = bits + 1;
      continue;
    }
    // Who reads knows a code one step later than it is made: it is written with the length that it needs then.
    if (next === 1 << length) length += 1;
    codes[both] = next++;
  }
  out.write(code, length);
  out.write(end, length);
  return out.finish();
}

/** Bits, the lowest first, in blocks of bytes. */
class BlockWriter {
  private readonly bytes: number[] = [];
  private start = 1;
  private pending = 0;
  private count = 0;

  constructor(bits: number) {
    this.bytes.push(bits, 0);
  }

  write(value: number, length: number): void {
    this.pending |= value << this.count;
    this.count += length;
    while (this.count >= 8) {
      this.put(this.pending & 255);
      this.pending >>>= 8;
      this.count -= 8;
    }
  }

  private put(byte: number): void {
    this.bytes.push(byte);
    const length = this.bytes.length - this.start - 1;
    this.bytes[this.start] = length;
    if (length < BLOCK) return;
    this.start = this.bytes.length;
    this.bytes.push(0);
  }

  finish(): Uint8Array {
    if (this.count > 0) this.put(this.pending & 255);
    if (this.bytes[this.start] !== 0) this.bytes.push(0);
    return Uint8Array.from(this.bytes);
  }
}
