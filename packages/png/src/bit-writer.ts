/** The most bits that are written at once: two bytes. */
export const MOST_BITS = 16;

/** Bytes filled from their lowest bits, as deflate wants them (RFC 1951, 3.1.1). */
export class BitWriter {
  private bytes: Uint8Array;
  private size = 0;
  private bits = 0;
  private count = 0;

  /** For about `capacity` bytes; more are made room for. */
  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity);
  }

  /** The lowest `count` bits of `value`, at most MOST_BITS of them, which has no others. */
  write(value: number, count: number): void {
    let bits = this.bits | (value << this.count);
    let waiting = this.count + count;
    if (waiting >= MOST_BITS) {
      const at = this.size;
      if (at + 2 > this.bytes.length) this.grow();
      this.bytes[at] = bits;
      this.bytes[at + 1] = bits >>> 8;
      this.size = at + 2;
      bits >>>= MOST_BITS;
      waiting -= MOST_BITS;
    }
    this.bits = bits;
    this.count = waiting;
  }

  /** Fills the last byte up with zeros and gives all. */
  finish(): Uint8Array {
    while (this.count > 0) {
      if (this.size === this.bytes.length) this.grow();
      this.bytes[this.size++] = this.bits;
      this.bits >>>= 8;
      this.count -= 8;
    }
    return this.bytes.subarray(0, this.size);
  }

  private grow(): void {
    const bytes = new Uint8Array(2 * this.bytes.length + 16);
    bytes.set(this.bytes);
    this.bytes = bytes;
  }
}
