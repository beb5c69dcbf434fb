import { deflateSync, inflateSync } from 'node:zlib';

export { crc32 } from 'node:zlib';

/** A zlib stream of `data`. Level 3 with most memory is faster and smaller on figures than the default is. */
export function deflate(data: Uint8Array): Uint8Array {
  return deflateSync(data, { level: 3, memLevel: 9 });
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  return inflateSync(stream, { maxOutputLength: size });
}
