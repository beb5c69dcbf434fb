/** The most bits that are written at once: with those that wait, they stay within an integer. */
export const MOST_BITS = 24;

/** Bytes filled from their lowest bits, as deflate wants them (RFC 1951, 3.1.1). Its parts are open to loops that write many codes. */
export class BitWriter {
  bytes = new Uint8Array(512);
  /** Bytes that are full. */
  size = 0;
  /** Bits that fill no byte yet, fewer than 8, and how many these are. */
  bits = 0;
  waiting = 0;

  /** The lowest `count` bits of `value`, at most MOST_BITS of them, which has no others. */
  write(value: number, count: number): void {
    this.reserve(count);
    this.put(value, count);
  }

  /** As `write`, where there is room. */
  put(value: number, count: number): void {
    this.bits |= value << this.waiting;
    this.waiting += count;
    while (this.waiting >= 8) {
      this.bytes[this.size++] = this.bits;
      this.bits >>>= 8;
      this.waiting -= 8;
    }
  }

  /** Makes room for so many bits more. */
  reserve(count: number): void {
    const wanted = this.size + Math.ceil((this.waiting + count) / 8);
    if (wanted <= this.bytes.length) return;
    const bytes = new Uint8Array(wanted + this.bytes.length);
    bytes.set(this.bytes);
    this.bytes = bytes;
  }

  /** Fills the last byte up with zeros and gives all. */
  finish(): Uint8Array {
    if (this.waiting > 0) this.write(0, 8 - this.waiting);
    return this.bytes.subarray(0, this.size);
  }
}
