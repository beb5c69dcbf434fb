import { inflateSync } from 'node:zlib';

export interface PdfObject {
  readonly dictionary: string;
  /** Of a stream, decompressed unless it is a JPEG. */
  readonly data?: Uint8Array;
}

/** The objects of a PDF by number, found by its table of offsets as a viewer finds them; throws where that is wrong. */
export function readPdf(file: Uint8Array): { readonly objects: Map<number, PdfObject>; readonly trailer: string } {
  const text = Buffer.from(file).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = /^xref\n0 (\d+)\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n([\s\S]*?)\nstartxref/.exec(
    text.slice(start),
  );
  if (table === null) throw new Error('there is no table of offsets where the file says');
  const [, size, rows = '', trailer = ''] = table;
  const offsets = rows.split('\n').flatMap((row) => (row === '' ? [] : [Number.parseInt(row, 10)]));
  if (offsets.length + 1 !== Number(size)) throw new Error(`the table has ${offsets.length} rows and not ${size} - 1`);
  const objects = new Map<number, PdfObject>();
  offsets.forEach((offset, i) => {
    const head = `${i + 1} 0 obj\n`;
    if (!text.startsWith(head, offset)) throw new Error(`object ${i + 1} does not lie at ${offset}`);
    const from = offset + head.length;
    const stream = text.indexOf('stream\n', from);
    const end = text.indexOf('endobj', from);
    if (stream < 0 || stream > end) {
      objects.set(i + 1, { dictionary: text.slice(from, end).trim() });
      return;
    }
    const dictionary = text.slice(from, stream).trim();
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const at = stream + 'stream\n'.length;
    if (!text.startsWith('\nendstream\nendobj\n', at + length))
      throw new Error(`stream ${i + 1} is not ${length} bytes`);
    const raw = file.subarray(at, at + length);
    objects.set(i + 1, { dictionary, data: dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw });
  });
  return { objects, trailer };
}
