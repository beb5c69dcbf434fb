import { unzlibSync, zlibSync } from 'fflate';

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

/** https://www.w3.org/TR/png-3/#D-CRCAppendix */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** The check sum of a chunk. */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) c = CRC_TABLE[(c ^ bytes[i]!) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
