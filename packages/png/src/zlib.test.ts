import { describe, expect, it } from 'vitest';
import * as browser from './zlib.browser.js';
import * as node from './zlib.js';

const data = Uint8Array.from({ length: 5000 }, (_, i) => (i % 250 < 200 ? 7 : i % 256));

it('finds the same check sums on both', () => {
  for (const size of [0, 1, 300, 70_000]) {
    const bytes = Uint8Array.from({ length: size }, (_, i) => i * i);
    expect(browser.crc32(bytes)).toBe(node.crc32(bytes));
  }
});

it.each([
  ['node', node],
  ['browser', browser],
])('deflates parts to one stream in %s', async (_, { createDeflater }) => {
  const deflater = createDeflater();
  await Promise.all([0, 1, 4999].map((from, i, starts) => deflater.write(data.subarray(from, starts[i + 1]))));
  expect(new Uint8Array(node.inflate(await deflater.finish(), data.length))).toEqual(data);
});

it.each([
  ['node', node],
  ['browser', browser],
])('deflates numbers of colours in %s', (_, { deflateNumbers }) => {
  for (const alike of [false, true]) {
    const stream = deflateNumbers(data, alike);
    expect(stream.length).toBeLessThan(data.length / 3);
    expect(new Uint8Array(node.inflate(stream, data.length))).toEqual(data);
  }
});

describe.each([
  ['node packs, node unpacks', node, node],
  ['node packs, browser unpacks', node, browser],
  ['browser packs, node unpacks', browser, node],
  ['browser packs, browser unpacks', browser, browser],
])('%s', (_, from, to) => {
  const stream = from.deflate(data);

  it('gives the data back, smaller on the way', () => {
    expect(stream.length).toBeLessThan(data.length / 3);
    expect(new Uint8Array(to.inflate(stream, data.length))).toEqual(data);
  });

  it('refuses more than was asked for, and damage', () => {
    expect(() => to.inflate(stream, data.length - 1)).toThrow();
    expect(() => to.inflate(stream.subarray(0, 40), data.length)).toThrow();
    expect(() =>
      to.inflate(
        stream.map((byte, i) => (i === 0 ? 0 : byte)),
        data.length,
      ),
    ).toThrow();
  });
});
