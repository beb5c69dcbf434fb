import { crc32 } from '#zlib';
import { ImageError } from './image-error.js';
import { SIGNATURE } from './signature.js';

/** Length, type and CRC around a chunk's data. */
const FRAME = 12;

export interface Chunk {
  /** Four letters. */
  readonly type: string;
  readonly data: Uint8Array;
}

/** The data of the chunk IHDR, of a picture that is not interlaced. */
export function header(width: number, height: number, depth: number, colorType: number): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = depth;
  data[9] = colorType;
  return data;
}

/** A PNG file of chunks. */
export function writeChunks(chunks: readonly Chunk[]): Uint8Array {
  const size = chunks.reduce((sum, { data }) => sum + FRAME + data.length, SIGNATURE.length);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { type, data } of chunks) {
    view.setUint32(at, data.length);
    for (let i = 0; i < 4; i++) file[at + 4 + i] = type.charCodeAt(i);
    file.set(data, at + 8);
    view.setUint32(at + 8 + data.length, crc32(file.subarray(at + 4, at + 8 + data.length)));
    at += FRAME + data.length;
  }
  return file;
}

/** The chunks of a PNG file up to IEND; throws where the file is cut off or a chunk is damaged. */
export function readChunks(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  for (;;) {
    if (at + FRAME > file.length) throw new ImageError('The PNG file is cut off');
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) throw new ImageError('The PNG file is cut off');
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (view.getUint32(end) !== crc32(file.subarray(at + 4, end)))
      throw new ImageError(`The PNG file's ${type} chunk is damaged`);
    chunks.push({ type, data: file.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
}
