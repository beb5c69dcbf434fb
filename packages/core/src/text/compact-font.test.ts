import { describe, expect, it } from 'vitest';
import { CLOSE, LINE, MOVE, QUAD } from '../scene/path.js';
import { readCompactFont } from './compact-font.js';
import { parseFace } from './face.js';

const u16 = (...values: number[]) => values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]);
const u32 = (...values: number[]) => values.flatMap((value) => [...u16(value & 0xffff), ...u16(value >>> 16)]);

/** Two glyphs beside the one for what is missing: a round one of A, and a triangle of B and U+20000; AB is kerned by −20. */
const round = [0, 2, 2, 6 | (1 << 3), 200, 1, 0, 0, 200, 1, 2, 3, 0, 1, 0, 5];
const triangle = [0, 0, 0, 1 | (1 << 3), 8, 0, 0, 12, 5];
const file = Uint8Array.from([
  ...[0x47, 0x53, 0x46, 0x31],
  ...u16(1000, 900, -200, 3),
  ...u32(3),
  ...u16(2, 2, 2),
  ...u32(0x41, 0x42, 0x20000),
  ...u16(1, 2, 2),
  ...u16(500, 610, 720),
  ...u32(0, 0, round.length, round.length + triangle.length),
  ...[0, 1, 0],
  ...[0, 0, 1],
  ...u16(0, 0, 0, -20),
  ...round,
  ...triangle,
]);

describe('readCompactFont', () => {
  const font = readCompactFont(file);

  it('gives metrics, glyphs and advances', () => {
    expect([font.unitsPerEm, font.ascender, font.descender]).toEqual([1000, 900, -200]);
    expect([0x40, 0x41, 0x42, 0x43, 0x20000, 0x20001].map(font.indexOf)).toEqual([0, 1, 2, 0, 2, 0]);
    expect([0, 1, 2].map(font.advance)).toEqual([500, 610, 720]);
  });

  it('gives outlines, with the ends of curves that lie halfway to the next control point', () => {
    expect(font.outline(0)).toEqual({ verbs: [], coords: [] });
    expect(font.outline(1)).toEqual({
      verbs: [MOVE, QUAD, QUAD, QUAD, CLOSE],
      coords: [0.5, 0.5, 50.5, 0.5, 50.5, 25.5, 50.5, 50.5, 50, 50.5, 49.5, 50.5, 49, 50.5],
    });
    expect(font.outline(2)).toEqual({ verbs: [MOVE, LINE, LINE, CLOSE], coords: [0, 0, 2, 0, 2, 3] });
  });

  it('gives the kerning of glyphs by their classes, and none where the file has no classes', () => {
    expect(font.kerning(1, 2)).toBe(-20);
    expect([font.kerning(2, 1), font.kerning(1, 1), font.kerning(2, 2)]).toEqual([0, 0, 0]);
    const bare = [...file.subarray(0, 16), ...u16(0, 0), ...file.subarray(20, 22 + 18 + 6 + 16), ...round, ...triangle];
    expect(readCompactFont(Uint8Array.from(bare)).kerning(1, 2)).toBe(0);
  });

  it('reads from a view into a larger buffer', () => {
    const pool = new Uint8Array(file.length + 7);
    pool.set(file, 7);
    expect(readCompactFont(pool.subarray(7)).outline(2)).toEqual(font.outline(2));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('<!doctype html><title>No such file</title>')],
    ['a file cut short', file.subarray(0, 60)],
    ['a file cut short by its last byte', file.subarray(0, -1)],
  ])('parseFace refuses %s by name', (_, data) => {
    expect(() => parseFace('my-font', data)).toThrow('my-font');
  });
});
