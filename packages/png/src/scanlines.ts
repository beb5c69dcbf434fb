/** Filter byte 0 (None) before each row, as all of our rows have it: figures pack best so. */

/** Rows of one byte per pixel, packed to `depth` bits each, the first in the highest bits. */
export function packIndices(indices: Uint8Array, width: number, height: number, depth: 1 | 2 | 4 | 8): Uint8Array {
  const rowBytes = Math.ceil((width * depth) / 8) + 1;
  const rows = new Uint8Array(rowBytes * height);
  const perByte = 8 / depth;
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const to = y * rowBytes + 1;
    if (depth === 8) {
      rows.set(indices.subarray(from, from + width), to);
      continue;
    }
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
export function packChannels(pixels: Uint32Array, width: number, height: number, channels: 1 | 3 | 4): Uint8Array {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rowBytes = width * channels + 1;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    let from = 4 * y * width;
    let to = y * rowBytes + 1;
    if (channels === 4) {
      rows.set(bytes.subarray(from, from + 4 * width), to);
      continue;
    }
    for (let x = 0; x < width; x++, from += 4) {
      rows[to++] = bytes[from]!;
      if (channels === 1) continue;
      rows[to++] = bytes[from + 1]!;
      rows[to++] = bytes[from + 2]!;
    }
  }
  return rows;
}
