import { expect, it } from 'vitest';
import { ColorTable } from './color-table.js';

it('numbers colours in order of appearance, as long as there is room', () => {
  const table = new ColorTable(640);
  const colors = Array.from({ length: 640 }, (_, i) => Math.imul(i, 0x01010101));
  const distinct = new Set(colors);
  for (let time = 0; time < 2; time++) {
    expect(colors.map((color) => table.numberOf(color))).toEqual(colors.map((color) => [...distinct].indexOf(color)));
  }
  expect(table.count).toBe(distinct.size);
  expect([...table.colors.subarray(0, table.count)]).toEqual([...distinct]);
});

it('has no number for a colour too many', () => {
  const table = new ColorTable(3);
  expect([7, 8, 7, 9, 10, 9, 11, 8].map((color) => table.numberOf(color))).toEqual([0, 1, 0, 2, -1, 2, -1, 1]);
});

it('gives a colour that is alike the number of the nearest one', () => {
  const grey = (level: number): number => (level << 16) | (level << 8) | level | (255 << 24);
  const table = new ColorTable(4, 2);
  expect([100, 102, 103, 104, 101, 110, 106].map((level) => table.numberAlike(grey(level)))).toEqual([
    0, 0, 1, 1, 0, 2, 3,
  ]);
  expect([200, 108].map((level) => table.numberAlike(grey(level)))).toEqual([-1, 2]);
  expect(table.numberOf(grey(102))).toBe(-1);
});
