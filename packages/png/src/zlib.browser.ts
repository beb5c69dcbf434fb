import { unzlibSync, zlibSync } from 'fflate';

/** A zlib stream of `data`, where there is no node:zlib. */
export function deflate(data: Uint8Array): Uint8Array {
  return zlibSync(data, { level: 3, mem: 9 });
}

/** The data of a zlib stream that holds at most `size` bytes; throws where it is damaged or holds more. */
export function inflate(stream: Uint8Array, size: number): Uint8Array {
  // fflate drops what its output has no room for: one byte more tells.
  const data = unzlibSync(stream, { out: new Uint8Array(size + 1) });
  if (data.length > size) throw new RangeError(`The stream holds more than ${size} bytes`);
  return data;
}
