import { describe, expect, it } from 'vitest';
import { decodeJpeg } from './decode-jpeg.js';
import { ImageError } from './image-error.js';

const segment = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes];

/** A progressive file in gray, 256 × 256 px, whose 1024 blocks are passed over by each further scan of a few bytes. */
function progressive(scans: number): Uint8Array {
  const codes = (kind: number, value: number) => segment(0xc4, kind << 4, 1, ...Array(15).fill(0), value);
  const scan = (last: number, data: number[]) => [...segment(0xda, 1, 1, 0, last && 1, last, 0), ...data];
  // A code and 10 bits: a run of 2047 blocks without coefficients.
  const again = scan(63, [0x7f, 0xe0]);
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array(64).fill(16)),
    ...segment(0xc2, 8, 1, 0, 1, 0, 1, 1, 0x11, 0),
    ...codes(0, 0),
    ...codes(1, 0xa0),
    ...scan(0, Array(128).fill(0)),
    ...Array.from({ length: scans }, () => again).flat(),
    ...[0xff, 0xd9],
  ]);
}

describe('the work of a JPEG file', () => {
  it('grows with its scans by their blocks, however few bytes they have', async () => {
    const work = async (scans: number) => (await decodeJpeg(progressive(scans))).work;
    const perScan = (await work(11)) - (await work(10));
    expect(perScan).toBeGreaterThan(1024 * 20);
    expect((await work(30)) - (await work(10))).toBeCloseTo(20 * perScan, 3);
  });

  it('is refused before decoding where it is too much', async () => {
    const before = process.cpuUsage();
    const file = progressive(60_000);
    await expect(decodeJpeg(file)).rejects.toThrow(ImageError);
    await expect(decodeJpeg(file)).rejects.toThrow('fewer scans');
    expect(process.cpuUsage(before).user).toBeLessThan(1e6);
  });

  it('may be bounded by the caller', async () => {
    await expect(decodeJpeg(progressive(0), undefined, 1000)).rejects.toThrow('too much work');
  });
});
