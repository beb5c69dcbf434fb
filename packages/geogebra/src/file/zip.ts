import { Inflate, strFromU8 } from 'fflate';
import { FileError } from './file-error.js';

/** An entry as the directory at the end of a zip has it: what it says need not be true. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** As they lie in the zip. */
  readonly packed: Uint8Array;
  /** Bytes that it says to have when inflated. */
  readonly size: number;
}

/** Signatures and lengths of PKWARE's APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16, and the longest comment at the end. */
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22, maxComment: 0xffff };

const ENCRYPTED = 1;
const UTF_8 = 0x800;
const STORED = 0;
const DEFLATED = 8;

/** Bytes that are inflated at a time: deflate makes at most 1032 times as many of them. */
const SLICE = 4096;

export const damaged = (why: string) => new FileError(`the zip is damaged: ${why}`);

/** Where the record at the end of a zip begins. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= Math.max(0, last - END.maxComment); at--) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  throw damaged('its end is missing');
}

/**
 * The entries of a zip, in their order; nothing is inflated yet. Zips of more than 4 GB (zip64) are not read.
 *
 * @throws FileError for what is no zip, and for more than `maxEntries`
 */
export function* zipEntries(bytes: Uint8Array, maxEntries: number): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new FileError(`the zip has more than ${maxEntries} entries`);
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL.bytes > end || view.getUint32(at, true) !== CENTRAL.signature)
      throw damaged(`it has ${i} of ${count} entries`);
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const nameEnd = at + CENTRAL.bytes + view.getUint16(at + 28, true);
    const name = strFromU8(bytes.subarray(at + CENTRAL.bytes, nameEnd), (flags & UTF_8) === 0);
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
      throw new FileError(`${name} in the zip is encrypted or packed in an unusual way: save the file with GeoGebra`);
    const packed = packedBytes(bytes, view, { at: view.getUint32(at + 42, true), size: view.getUint32(at + 20, true) });
    if (packed === undefined) throw damaged(`${name} is not where its directory says`);
    yield { name, isDeflated: method === DEFLATED, packed, size: view.getUint32(at + 24, true) };
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The bytes of an entry after its local header; undefined where they are not all there. */
function packedBytes(bytes: Uint8Array, view: DataView, { at, size }: { at: number; size: number }) {
  if (at + LOCAL.bytes > bytes.length || view.getUint32(at, true) !== LOCAL.signature) return undefined;
  const start = at + LOCAL.bytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + size > bytes.length ? undefined : bytes.subarray(start, start + size);
}

/**
 * The bytes of an entry. It is inflated in pieces and given up at the first byte more than it says to have, whatever
 * its stream would still give.
 *
 * @throws FileError where it has another number of bytes, or is broken
 */
export function inflateEntry({ name, isDeflated, packed, size }: ZipEntry): Uint8Array {
  const isWrong = (has: string) => new FileError(`${name} in the zip says to have ${size} bytes, and has ${has}`);
  if (!isDeflated) {
    if (packed.length !== size) throw isWrong(`${packed.length}`);
    return packed;
  }
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw isWrong('more');
    bytes.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at === 0 || at < packed.length; at += SLICE) {
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    }
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw damaged(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  if (length < size) throw isWrong(`${length}`);
  return bytes;
}
