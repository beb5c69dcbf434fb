/** Bytes that are taken at once. */
const SLICES = 4;

/** What a byte makes of the sum, and what it makes of it when up to three more have gone over it. https://www.w3.org/TR/png-3/#D-CRCAppendix */
function crcTables(): Int32Array[] {
  const first = new Int32Array(256);
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    first[n] = c;
  }
  const all = [first];
  for (let slice = 1; slice < SLICES; slice++) {
    const before = all[slice - 1]!;
    all.push(before.map((c) => first[c & 0xff]! ^ (c >>> 8)));
  }
  return all;
}

let tables: Int32Array[] | undefined;

/** The check sum of a chunk. Four bytes at once, after Kounavis and Berry (2005), "slicing". */
export function crc32(bytes: Uint8Array): number {
  tables ??= crcTables();
  const [one, two, three, four] = tables as [Int32Array, Int32Array, Int32Array, Int32Array];
  let c = -1;
  let i = 0;
  for (; i + SLICES <= bytes.length; i += SLICES) {
    c ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    c = four[c & 0xff]! ^ three[(c >>> 8) & 0xff]! ^ two[(c >>> 16) & 0xff]! ^ one[c >>> 24]!;
  }
  for (; i < bytes.length; i++) c = one[(c ^ bytes[i]!) & 0xff]! ^ (c >>> 8);
  return ~c >>> 0;
}
