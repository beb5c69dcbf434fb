import { constants, deflateSync, inflateSync } from 'node:zlib';

export { crc32 } from 'node:zlib';

/** Bytes of output that are allotted at once: most figures need no second piece. */
const CHUNK = 1 << 16;

/**
 * A zlib stream of scanlines. Indices into a palette are runs and noise: searching for anything but runs takes five times as long and finds
 * less (see docs/performance.md). Channels repeat by the pixel, which only a search finds.
 */
export function deflate(scanlines: Uint8Array, kind: 'indices' | 'channels'): Uint8Array {
  const how = kind === 'indices' ? { strategy: constants.Z_RLE } : { level: 4 };
  return deflateSync(scanlines, { ...how, memLevel: 9, chunkSize: CHUNK });
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  return inflateSync(stream, { maxOutputLength: size });
}
