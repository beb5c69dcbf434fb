import { crc32 as crc32Here } from './crc32.js';

/** Loaded when it is needed: it takes longer than most files that have a palette. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** Bytes of output that are allotted at once. */
const CHUNK = 1 << 16;

/** A zlib stream of scanlines of channels, which repeat by the pixel. */
export function deflate(scanlines: Uint8Array): Uint8Array {
  return zlib().deflateSync(scanlines, { level: 4, memLevel: 9, chunkSize: CHUNK });
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  return zlib().inflateSync(stream, { maxOutputLength: size });
}

/** Bytes from which zlib is worth its loading. */
const LONG = 1 << 16;

/** The check sum of a chunk. */
export function crc32(bytes: Uint8Array): number {
  return bytes.length < LONG ? crc32Here(bytes) : zlib().crc32(bytes);
}
