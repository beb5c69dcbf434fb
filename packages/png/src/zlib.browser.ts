import { unzlibSync, zlibSync } from 'fflate';

export { crc32 } from './crc32.js';

/** A zlib stream of scanlines, where there is no node:zlib. */
export function deflate(scanlines: Uint8Array): Uint8Array {
  return zlibSync(scanlines, { level: 3, mem: 9 });
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  // fflate drops what its output has no room for: one byte more tells.
  const data = unzlibSync(stream, { out: new Uint8Array(size + 1) });
  if (data.length > size) throw new RangeError(`The stream holds more than ${size} bytes`);
  return data;
}
