import type { Deflater } from './deflater.js';

/** Loaded when it is needed. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** For scanlines of channels, which repeat by the pixel; chunks are bytes of output that are allotted at once. */
const OPTIONS = { level: 4, memLevel: 9, chunkSize: 1 << 16 };
/** Large, so that a part is deflated without a pause in which the main thread would have to take what there is. */
const THREAD_OPTIONS = { ...OPTIONS, chunkSize: 1 << 22 };

/** A zlib stream of scanlines of channels. */
export function deflate(scanlines: Uint8Array): Uint8Array {
  return zlib().deflateSync(scanlines, OPTIONS);
}

/**
 * For scanlines of numbers: runs only, in blocks of 8192 symbols. Larger blocks pack no better and need more new
 * memory.
 */
const RUNS = { strategy: 3, memLevel: 7, chunkSize: 1 << 16 };
/** For scanlines of numbers with grids, in which longer parts are repeated. */
const REPEATS = { level: 6, memLevel: 9, chunkSize: 1 << 16 };

/** A zlib stream of scanlines of numbers in a palette; `alike` where rows are differences from the one above. */
export function deflateNumbers(scanlines: Uint8Array, alike: boolean): Uint8Array {
  return zlib().deflateSync(scanlines, alike ? REPEATS : RUNS);
}

/** Deflates in another thread. */
export function createDeflater(): Deflater {
  const stream = zlib().createDeflate(THREAD_OPTIONS);
  const parts: Uint8Array[] = [];
  stream.on('data', (part: Uint8Array) => parts.push(part));
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    stream.on('error', reject);
    stream.on('end', () => resolve(Buffer.concat(parts)));
  });
  // Errors are reported by `finish`; where drawing fails before, they do not matter.
  finished.catch(() => {});
  return {
    write(scanlines) {
      return new Promise((resolve) => stream.write(scanlines, () => resolve()));
    },
    finish() {
      stream.end();
      return finished;
    },
  };
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  return zlib().inflateSync(stream, { maxOutputLength: size });
}

/** The check sum of a chunk. */
export function crc32(bytes: Uint8Array): number {
  return zlib().crc32(bytes);
}
