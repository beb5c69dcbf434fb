import { unzlibSync, Zlib, zlibSync } from 'fflate';
import type { Deflater } from './deflater.js';

export { crc32 } from './crc32.js';

const OPTIONS = { level: 3, mem: 9 } as const;

/** A zlib stream of scanlines, where there is no node:zlib. */
export function deflate(scanlines: Uint8Array): Uint8Array {
  return zlibSync(scanlines, OPTIONS);
}

/** A zlib stream of scanlines of numbers in a palette. */
export function deflateNumbers(scanlines: Uint8Array): Uint8Array {
  return deflate(scanlines);
}

/** Deflates each part at once. */
export function createDeflater(): Deflater {
  const parts: Uint8Array[] = [];
  const stream = new Zlib(OPTIONS, (part) => parts.push(part));
  return {
    async write(scanlines) {
      stream.push(scanlines);
    },
    async finish() {
      stream.push(new Uint8Array(0), true);
      const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        all.set(part, at);
        at += part.length;
      }
      return all;
    },
  };
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  // fflate drops what its output has no room for: one byte more tells.
  const data = unzlibSync(stream, { out: new Uint8Array(size + 1) });
  if (data.length > size) throw new RangeError(`The stream holds more than ${size} bytes`);
  return data;
}
