/** Each row begins with a byte that names its filter. It is 0 (None) in all of ours: figures pack best so. */
export const FILTER_BYTE = 1;

/** Packs rows of one byte per pixel to `depth` bits each, the first in the highest bits. */
export function packIndices(indices: Uint8Array, width: number, height: number, depth: 1 | 2 | 4): Uint8Array {
  const rowBytes = Math.ceil((width * depth) / 8) + FILTER_BYTE;
  const rows = new Uint8Array(rowBytes * height);
  const perByte = 8 / depth;
  for (let y = 0; y < height; y++) {
    const from = y * (width + FILTER_BYTE) + FILTER_BYTE;
    const to = y * rowBytes + FILTER_BYTE;
    for (let x = 0; x < width; x += perByte) {
      let byte = 0;
      for (let k = 0; k < perByte; k++) {
        byte = (byte << depth) | (x + k < width ? indices[from + x + k]! : 0);
      }
      rows[to + x / perByte] = byte;
    }
  }
  return rows;
}

/** Rows of the first `channels` bytes of each four-byte pixel. */
export function packChannels(pixels: Uint32Array, width: number, height: number, channels: 3 | 4): Uint8Array {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rowBytes = width * channels + FILTER_BYTE;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    let from = 4 * y * width;
    let to = y * rowBytes + FILTER_BYTE;
    if (channels === 4) {
      rows.set(bytes.subarray(from, from + 4 * width), to);
      continue;
    }
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      rows[to] = bytes[from]!;
      rows[to + 1] = bytes[from + 1]!;
      rows[to + 2] = bytes[from + 2]!;
    }
  }
  return rows;
}
