import { deflateSync } from 'node:zlib';
import { type Chunk, writeChunks } from '../chunks.js';

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly colorType: number;
  readonly depth: number;
  readonly interlaced: boolean;
  readonly transparency?: Uint8Array;
}

const CHANNELS = [1, 0, 3, 1, 2, 0, 4];
const STARTS = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG file of arbitrary bytes whose rows use all five filters in turn; what the pixels are is for another decoder to tell. */
export function filteredPng({ width, height, colorType, depth, interlaced, transparency }: Shape): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const rows: number[] = [];
  for (const [x, y, dx, dy] of interlaced ? STARTS : ([[0, 0, 1, 1]] as const)) {
    const columns = Math.ceil((width - x) / dx);
    const count = Math.ceil((height - y) / dy);
    if (columns <= 0 || count <= 0) continue;
    const size = Math.ceil((columns * CHANNELS[colorType]! * depth) / 8);
    for (let row = 0; row < count; row++) {
      rows.push(row % 5);
      for (let i = 0; i < size; i++) rows.push((row * 29 + i * (i % 3 === 0 ? 53 : 0)) % 256);
    }
  }
  const palette = Uint8Array.from({ length: 3 * 2 ** Math.min(depth, 8) }, (_, i) => (i * 37) % 256);
  const chunks: Chunk[] = [{ type: 'IHDR', data: header }];
  if (colorType === 3) chunks.push({ type: 'PLTE', data: palette });
  if (transparency !== undefined) chunks.push({ type: 'tRNS', data: transparency });
  const packed = deflateSync(Uint8Array.from(rows));
  const half = packed.length >> 1;
  chunks.push({ type: 'IDAT', data: packed.subarray(0, half) }, { type: 'IDAT', data: packed.subarray(half) });
  return writeChunks([...chunks, { type: 'IEND', data: new Uint8Array(0) }]);
}
