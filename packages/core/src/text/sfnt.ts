/** A table of a TrueType or OpenType file. */
export type Table = DataView;

/** Where a file has its tables, by their tags. https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */
export function readTables(bytes: Uint8Array): ReadonlyMap<string, Table> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Table>();
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    tables.set(readTag(view, at), slice(view, view.getUint32(at + 8), view.getUint32(at + 12)));
  }
  return tables;
}

/** The four letters at `at`. */
export function readTag(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

function slice(view: DataView, offset: number, length: number): DataView {
  if (offset + length > view.byteLength) throw new RangeError('the font is cut short');
  return new DataView(view.buffer, view.byteOffset + offset, length);
}
