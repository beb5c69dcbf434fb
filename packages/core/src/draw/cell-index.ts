import { cellsOf } from './segment-cells.js';
import type { Box } from './viewport.js';

/** What reaches into more cells is looked at for every box. */
const FEW_CELLS = 9;

/** Items by the cells of a view that they reach into. */
export interface CellIndex<T> {
  /** Adds an item; where its box lies outside of the view, it is never near. */
  add(item: T, box: Box): void;
  /** The items that may meet a box of the view, in the order in which they were added. */
  near(box: Box): readonly T[];
}

export function createCellIndex<T>(view: Box): CellIndex<T> {
  const cells = cellsOf(view);
  const items: T[] = [];
  const wide: number[] = [];
  const byCell: (number[] | undefined)[] = [];
  return {
    add(item, box) {
      const at = items.push(item) - 1;
      const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(box);
      if ((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) > FEW_CELLS) {
        wide.push(at);
        return;
      }
      cells.within(box, (cell) => {
        byCell[cell] ??= [];
        byCell[cell].push(at);
        return false;
      });
    },
    near(box) {
      const found = new Set(wide);
      cells.within(box, (cell) => {
        for (const at of byCell[cell] ?? []) found.add(at);
        return false;
      });
      return [...found].sort((a, b) => a - b).map((at) => items[at]!);
    },
  };
}
