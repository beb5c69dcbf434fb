// Takes out of a font file the tables that HarfBuzz shapes with; README.md says what they are for.

/** Without glyf and loca: the outlines are in the compact file. */
const TABLES = new Set(['GDEF', 'GPOS', 'GSUB', 'cmap', 'head', 'hhea', 'hmtx', 'maxp']);
const HEADER = 12;
const ENTRY = 16;

/** @param font A TrueType file. @returns A file with the tables for layout alone, in their order. */
export function layoutTables(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, i) => {
    const at = HEADER + ENTRY * i;
    const [checksum, offset, length] = [4, 8, 12].map((field) => view.getUint32(at + field));
    return { tag: Buffer.from(font.subarray(at, at + 4)).toString('latin1'), checksum, offset, length };
  }).filter(({ tag }) => TABLES.has(tag));
  const header = Buffer.alloc(HEADER + ENTRY * entries.length);
  header.writeUInt32BE(view.getUint32(0), 0);
  header.writeUInt16BE(entries.length, 4);
  const bodies = [];
  let at = header.length;
  for (const [i, { tag, checksum, offset, length }] of entries.entries()) {
    const place = HEADER + ENTRY * i;
    header.write(tag, place, 'latin1');
    header.writeUInt32BE(checksum, place + 4);
    header.writeUInt32BE(at, place + 8);
    header.writeUInt32BE(length, place + 12);
    const body = Buffer.alloc((length + 3) & ~3);
    body.set(font.subarray(offset, offset + length));
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat([header, ...bodies]);
}
