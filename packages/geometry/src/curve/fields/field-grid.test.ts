import { expect, it } from 'vitest';
import { gridOf } from './field-grid.js';

it('has as many cells whatever the last digits of the size are', () => {
  const cellsOf = (width: number, height: number) => {
    const { columns, rows } = gridOf(() => 1, width, height, 2, 1);
    return [columns, rows];
  };
  expect(cellsOf(110 + 1e-13, 114 - 1e-13)).toEqual([55, 57]);
  expect(cellsOf(110.5, 113)).toEqual([56, 57]);
});
