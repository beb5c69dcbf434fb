const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * Gives the font that was packed into a WOFF 1 file, its tables unchanged, and any other bytes as they are. opentype.js unpacks WOFF, too, but fails with
 * some of Noto Sans KR. https://www.w3.org/TR/WOFF/
 * @throws {Error} where the file is damaged.
 */
export async function unpackWoff(bytes: Uint8Array): Promise<Uint8Array> {
  const woff = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (woff.byteLength < WOFF_HEADER || woff.getUint32(0) !== WOFF) return bytes;
  const count = woff.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const at = WOFF_HEADER + WOFF_ENTRY * i;
      const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => woff.getUint32(at + field));
      const data = bytes.subarray(offset!, offset! + packed!);
      return { tag: tag!, checksum: checksum!, data: packed! < length! ? await inflate(data) : data };
    }),
  );
  const padded = (length: number) => (length + 3) & ~3;
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), HEADER + ENTRY * count));
  const out = new DataView(font.buffer);
  out.setUint32(0, woff.getUint32(4));
  out.setUint16(4, count);
  let offset = HEADER + ENTRY * count;
  tables.forEach(({ tag, checksum, data }, i) => {
    [tag, checksum, offset, data.length].forEach((value, field) => {
      out.setUint32(HEADER + ENTRY * i + 4 * field, value);
    });
    font.set(data, offset);
    offset += padded(data.length);
  });
  return font;
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
