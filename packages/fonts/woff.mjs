// WOFF 1 is a TrueType or OpenType file with its tables deflated one by one. https://www.w3.org/TR/WOFF/
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** Gives the font that was packed into a WOFF 1 file: the same tables, unchanged. */
export function unpackWoff(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is no WOFF 1');
  const count = woff.readUInt16BE(12);
  const tables = [];
  for (let i = 0; i < count; i++) {
    const at = WOFF_HEADER + WOFF_ENTRY * i;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const data = woff.subarray(offset, offset + packed);
    tables.push({
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    });
  }

  const padded = (length) => (length + 3) & ~3;
  const total = tables.reduce((sum, { data }) => sum + padded(data.length), HEADER + ENTRY * count);
  const font = Buffer.alloc(total);
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * power, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE(16 * (count - power), 10);
  let offset = HEADER + ENTRY * count;
  tables.forEach(({ tag, checksum, data }, i) => {
    const at = HEADER + ENTRY * i;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  });
  return font;
}
