import { deflate } from '@geoslide/png';

/** An object of a PDF by its number, as others refer to it: `7 0 R`. */
export type Reference = string;

/** Collects the objects of a PDF file (ISO 32000-1, 7.5). */
export interface PdfDocument {
  /** Adds an object and gives its reference. `text` is ASCII. */
  add(text: string): Reference;
  /** Adds a compressed stream; `entries` are those of its dictionary, without length and filter. */
  addStream(entries: string, data: Uint8Array): Reference;
  /** Adds a stream whose data are compressed already; `entries` name their filter. */
  addEncoded(entries: string, data: Uint8Array): Reference;
  /** The file. `entries` are those of the trailer, such as `/Root 1 0 R`. */
  finish(entries: string): Uint8Array;
}

/** The bytes of a text in ASCII. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The comment's bytes tell programs that move files that this one is binary. */
const HEADER = Uint8Array.from([...bytesOf('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

export function createDocument(): PdfDocument {
  const chunks: Uint8Array[] = [HEADER];
  const offsets: number[] = [];
  let length = HEADER.length;

  function write(chunk: Uint8Array): void {
    chunks.push(chunk);
    length += chunk.length;
  }

  function begin(): number {
    offsets.push(length);
    write(bytesOf(`${offsets.length} 0 obj\n`));
    return offsets.length;
  }

  function addEncoded(entries: string, data: Uint8Array): Reference {
    const id = begin();
    write(bytesOf(`<< ${entries} /Length ${data.length} >>\nstream\n`));
    write(data);
    write(bytesOf('\nendstream\nendobj\n'));
    return `${id} 0 R`;
  }

  return {
    add(text) {
      const id = begin();
      write(bytesOf(`${text}\nendobj\n`));
      return `${id} 0 R`;
    },
    addEncoded,
    addStream: (entries, data) => addEncoded(`${entries} /Filter /FlateDecode`.trim(), deflate(data)),
    finish(entries) {
      const start = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      const size = offsets.length + 1;
      write(
        bytesOf(
          `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} ${entries} >>\nstartxref\n${start}\n%%EOF\n`,
        ),
      );
      const file = new Uint8Array(length);
      let at = 0;
      for (const chunk of chunks) {
        file.set(chunk, at);
        at += chunk.length;
      }
      return file;
    },
  };
}

/** A text string: UTF-16 with a byte order mark, in hex digits (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  return `<feff${utf16(text)}>`;
}

/** The UTF-16 units of a text as hexadecimal digits. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('');
}
