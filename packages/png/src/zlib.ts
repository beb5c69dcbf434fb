import { deflateSync, inflateSync } from 'node:zlib';

export { crc32 } from 'node:zlib';

/** Bytes of output that are allotted at once. */
const CHUNK = 1 << 16;

/** A zlib stream of scanlines of channels, which repeat by the pixel. */
export function deflate(scanlines: Uint8Array): Uint8Array {
  return deflateSync(scanlines, { level: 4, memLevel: 9, chunkSize: CHUNK });
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  return inflateSync(stream, { maxOutputLength: size });
}
