// JPEG files of few bytes that take long to decode; ITU-T T.81.

const segment = (marker: number, bytes: readonly number[]) =>
  Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const TABLE = segment(0xdb, [0, ...Array(64).fill(16)]);

const frame = (marker: number, width: number, height: number, components: number) =>
  segment(marker, [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components,
    ...Array.from({ length: components }, (_, i) => [i + 1, 0x11, 0]).flat(),
  ]);

/** A Huffman table: how many codes there are of each length from 1 bit on, and their values. */
const codes = (kind: number, counts: readonly number[], values: readonly number[]) =>
  segment(0xc4, [kind << 4, ...counts, ...Array(16 - counts.length).fill(0), ...values]);

const scan = (components: readonly number[], first: number, last: number, data: Buffer) =>
  Buffer.concat([segment(0xda, [components.length, ...components.flatMap((id) => [id, 0]), first, last, 0]), data]);

/** A text of 0 and 1, repeated, as the bytes of a scan. */
function bits(text: string, times: number): Buffer {
  const bytes: number[] = [];
  let byte = 0;
  let filled = 0;
  for (let k = 0; k < times * text.length; k++) {
    byte = byte * 2 + (text.charCodeAt(k % text.length) & 1);
    if (++filled < 8) continue;
    bytes.push(byte, ...(byte === 255 ? [0] : []));
    byte = 0;
    filled = 0;
  }
  if (filled > 0) bytes.push(byte << (8 - filled));
  return Buffer.from(bytes);
}

/** Three components, each block of which has a coefficient beside its mean. */
export function baseline(width: number, height: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const data = bits('01010'.repeat(3), blocks);
  return Buffer.concat([
    START,
    TABLE,
    frame(0xc0, width, height, 3),
    codes(0, [1], [0]),
    codes(1, [1, 1], [0, 1]),
    scan([1, 2, 3], 0, 63, data),
    END,
  ]);
}

/** A picture in gray whose blocks are all passed over in each further scan, at two bytes for 32,767 of them. */
export function progressive(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const again = scan([1], 1, 63, bits('011111111111111', Math.ceil(blocks / 32_767)));
  return Buffer.concat([
    START,
    TABLE,
    frame(0xc2, width, height, 1),
    codes(0, [1], [0]),
    codes(1, [1], [0xe0]),
    scan([1], 0, 0, bits('0', blocks)),
    ...Array(scans).fill(again),
    END,
  ]);
}
