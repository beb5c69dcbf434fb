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
