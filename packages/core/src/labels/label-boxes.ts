import { cellsOf } from '../draw/segment-cells.js';
import { type Box, boxesOverlap } from '../draw/viewport.js';
import { type Effort, spend } from './effort.js';

/** The boxes of labels where they stand at the moment. */
export interface LabelBoxes {
  put(label: number, boxes: readonly Box[]): void;
  take(label: number): void;
  /** The labels that some boxes overlap, each once. */
  under(boxes: readonly Box[]): readonly number[];
}

const NONE: readonly Box[] = [];

/** px more between labels that stand side by side: two names in a row read as one. */
const SIDE_GAP = 4;

/** A text's box with the room at its sides that tells it from its neighbours. */
export const widened = ({ minX, minY, maxX, maxY }: Box): Box => ({
  minX: minX - SIDE_GAP,
  minY,
  maxX: maxX + SIDE_GAP,
  maxY,
});

function isOverlapped(boxes: readonly Box[], by: Box): boolean {
  for (const box of boxes) if (boxesOverlap(box, by)) return true;
  return false;
}

export function createLabelBoxes(view: Box, effort: Effort): LabelBoxes {
  const cells = cellsOf(view);
  const labels: (number[] | undefined)[] = [];
  const standing: (readonly Box[] | undefined)[] = [];
  /** For each label the last search that found it. */
  const foundBy: number[] = [];
  let search = 0;
  return {
    put(label, boxes) {
      const own = boxes.map(widened);
      standing[label] = own;
      for (const box of own) {
        cells.within(box, (cell) => {
          labels[cell] ??= [];
          labels[cell].push(label);
          return false;
        });
      }
    },
    take(label) {
      for (const box of standing[label] ?? NONE) {
        cells.within(box, (cell) => {
          const own = labels[cell]!;
          own[own.lastIndexOf(label)] = own[own.length - 1]!;
          own.pop();
          return false;
        });
      }
      standing[label] = undefined;
    },
    under(boxes) {
      const found: number[] = [];
      search += 1;
      for (const box of boxes) {
        const { firstColumn, lastColumn, firstRow, lastRow } = cells.span(box);
        let steps = 0;
        for (let row = firstRow; row <= lastRow; row++) {
          for (let column = firstColumn; column <= lastColumn; column++) {
            const own = labels[row * cells.columns + column];
            if (!own) continue;
            steps += 1 + own.length;
            for (const label of own) {
              if (foundBy[label] === search || !isOverlapped(standing[label]!, box)) continue;
              foundBy[label] = search;
              found.push(label);
            }
          }
        }
        spend(effort, steps);
      }
      return found;
    },
  };
}
