import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLengths } from './huffman.js';
import { RunStream } from './runs.js';

type Run = readonly [value: number, length: number];

function deflated(runs: readonly Run[], repeats = false): Uint8Array {
  const stream = new RunStream();
  for (const [value, length] of runs) stream.push(value, length);
  return stream.finish(repeats);
}

const bytesOf = (runs: readonly Run[]) => Buffer.concat(runs.map(([value, length]) => Buffer.alloc(length, value)));

describe('RunStream', () => {
  it('gives zlib streams of all runs', () => {
    const length = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 250, max: 265 }), fc.nat(2000));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(255), length)), (runs) => {
        expect(inflateSync(deflated(runs)).equals(bytesOf(runs))).toBe(true);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it.each(Array.from({ length: 1040 }, (_, i) => i + 1).filter((i) => i < 12 || i % 258 < 8 || i % 258 > 250))(
    'ends a run of %i bytes with a match that there is',
    (length) => {
      expect(inflateSync(deflated([[9, length]])).equals(Buffer.alloc(length, 9))).toBe(true);
    },
  );

  it('writes matches whose codes and extra bits are the longest', () => {
    // Each value is twice as frequent as the one before, so that what comes once has a code of 13 bits and more.
    const runs: Run[] = Array.from({ length: 14 }, (_, k) =>
      Array.from({ length: 2 ** k }, (): Run[] => [
        [k, 1],
        [200 + k, 1],
      ]),
    ).flat(2);
    for (const length of [150, 400, 257, 258]) runs.push([99, length + 1]);
    expect(inflateSync(deflated(runs)).equals(bytesOf(runs))).toBe(true);
  });

  it('sums runs of any length exactly', () => {
    const runs: Run[] = [
      [255, 70_000_000],
      [1, 3],
      [254, (1 << 20) + 1],
    ];
    expect(inflateSync(deflated(runs)).equals(bytesOf(runs))).toBe(true);
  });

  it('takes bytes, and numbers that stand for bytes, as the runs that they are', () => {
    const part = fc.tuple(fc.nat(1_200_000), fc.array(fc.nat(5), { maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), fc.boolean(), (parts, mapped) => {
        const stream = new RunStream();
        const all: Buffer[] = [];
        for (const [zeros, numbers] of parts) {
          stream.push(0, zeros);
          // Two numbers may stand for one byte.
          const bytes = numbers.map((number) => number >> 1);
          if (mapped) {
            const to = Int16Array.of(0, 0, 1, 1, 2, 2);
            expect(stream.pushMapped(Uint16Array.from(numbers), 0, numbers.length, to)).toBe(numbers.length);
          } else {
            stream.pushBytes(Uint8Array.from(bytes), 0, bytes.length);
          }
          all.push(Buffer.alloc(zeros), Buffer.from(bytes));
        }
        expect(inflateSync(stream.finish()).equals(Buffer.concat(all))).toBe(true);
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('stops before a number that stands for no byte, and goes on there', () => {
    const stream = new RunStream();
    const numbers = Uint16Array.of(9, 0, 0, 1, 1, 0);
    const bytes = Int16Array.of(4, -1);
    expect(stream.pushMapped(numbers, 1, 6, bytes)).toBe(3);
    bytes[1] = 5;
    expect(stream.pushMapped(numbers, 3, 6, bytes)).toBe(6);
    expect([...inflateSync(stream.finish())]).toEqual([4, 4, 5, 5, 4]);
  });

  it('holds codes to 15 bits where bytes are as rare as Fibonacci numbers tell', () => {
    const runs: Run[] = [];
    for (let i = 0, a = 1, b = 1; i < 26; i++, [a, b] = [b, a + b]) {
      // Bytes that never repeat: each of them counts as it is.
      for (let k = 0; k < a; k++) runs.push([i, 1], [200, 1]);
    }
    const bytes = bytesOf(runs);
    const stream = deflated(runs);
    expect(inflateSync(stream).equals(bytes)).toBe(true);
    expect(stream.length).toBeLessThan(bytes.length / 2);
  });

  it('finds stretches of runs that came before, as far back as zlib looks', () => {
    const run = fc.tuple(fc.nat(20), fc.oneof(fc.integer({ min: 1, max: 5 }), fc.nat(300), fc.constant(33_000)));
    const part = fc.tuple(fc.array(run, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const runs = parts.flatMap(([some, times]) => Array.from({ length: times }, () => some).flat());
        const again = [...runs, [77, 9] as const, ...runs];
        expect(inflateSync(deflated(again, true)).equals(bytesOf(again))).toBe(true);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it.each([4, 5, 1000, 8191, 8192, 8193])('writes %i different bytes that repeat as matches alone', (period) => {
    const random = (i: number) => createHash('sha256').update(String(i)).digest()[0]! >> 1;
    const bytes = Array.from({ length: 20 * period }, (_, i) => 2 * random(i % period) + ((i % period) % 2));
    const runs = bytes.map((value): Run => [value, 1]);
    const stream = deflated(runs, true);
    expect(inflateSync(stream).equals(Buffer.from(bytes))).toBe(true);
    expect(stream.length).toBeLessThan(80 + 1.1 * period + (20 * period * 3) / 258);
    expect(deflated(runs).length).toBeGreaterThan(stream.length);
  });

  it('starts anew after a long stream', () => {
    const noise = Array.from({ length: 300_000 }, (_, i): Run => [i % 251, 1]);
    deflated(noise);
    expect([...inflateSync(deflated([[3, 7]]))]).toEqual(Array(7).fill(3));
  });
});

describe('codeLengths', () => {
  it('makes complete codes that are no worse than one bit more than the entropy', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 60 }), (list) => {
        const frequencies = Uint32Array.from(list);
        const used = list.filter((frequency) => frequency > 0);
        fc.pre(used.length > 1);
        const lengths = codeLengths(frequencies, 15);
        const total = used.reduce((sum, frequency) => sum + frequency, 0);
        const entropy = used.reduce((sum, frequency) => sum + frequency * Math.log2(total / frequency), 0);
        const spent = list.reduce((sum, frequency, i) => sum + frequency * lengths[i]!, 0);
        expect([...lengths].reduce((sum, length) => sum + (length > 0 ? 2 ** -length : 0), 0)).toBe(1);
        expect(spent).toBeLessThanOrEqual(entropy + total);
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  it('keeps to the limit', () => {
    const lengths = codeLengths(
      Uint32Array.from({ length: 30 }, (_, i) => 2 ** i),
      7,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(7);
    expect([...lengths].reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
  });
});
