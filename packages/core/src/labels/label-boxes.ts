import { takeSteps } from '@geoslide/geometry';
import { cellsOf } from '../draw/segment-cells.js';
import { type Box, boxesOverlap } from '../draw/viewport.js';

/** The boxes of labels where they stand at the moment. */
export interface LabelBoxes {
  put(label: number, boxes: readonly Box[]): void;
  take(label: number): void;
  /** The labels that some boxes overlap, each once. */
  under(boxes: readonly Box[]): ReadonlySet<number>;
}

/** Steps for a cell that a box meets, and for a label in it. */
const CELL_STEPS = 5;
const LABEL_STEPS = 6;

export function createLabelBoxes(view: Box): LabelBoxes {
  const cells = cellsOf(view);
  const labels: (Set<number> | undefined)[] = [];
  const standing = new Map<number, readonly Box[]>();
  const visit = (boxes: readonly Box[], each: (own: Set<number>, box: Box) => void): void => {
    for (const box of boxes) {
      cells.within(box, (cell) => {
        takeSteps(CELL_STEPS);
        labels[cell] ??= new Set();
        each(labels[cell], box);
        return false;
      });
    }
  };
  return {
    put(label, boxes) {
      standing.set(label, boxes);
      visit(boxes, (own) => own.add(label));
    },
    take(label) {
      visit(standing.get(label) ?? [], (own) => own.delete(label));
      standing.delete(label);
    },
    under(boxes) {
      const found = new Set<number>();
      visit(boxes, (own, box) => {
        takeSteps(LABEL_STEPS * own.size);
        for (const label of own) {
          if (standing.get(label)?.some((other) => boxesOverlap(other, box))) found.add(label);
        }
      });
      return found;
    },
  };
}
