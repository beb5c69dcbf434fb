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

  /** The lowest `count` bits of `value`, at most 24 of them, which has no others. */
  write(value: number, count: number): void {
    let bits = this.bits | (value << this.count);
    let waiting = this.count + count;
    if (this.size + 4 > this.bytes.length) this.grow();
    for (; waiting >= 8; waiting -= 8) {
      this.bytes[this.size++] = bits;
      bits >>>= 8;
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
