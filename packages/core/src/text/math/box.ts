import type { Pieces } from '../pieces.js';

/** A measured node. Widths are needed before anything is placed, so drawing is a second pass. px. */
export interface Box {
  readonly width: number;
  /** Drawn over the whole width of the list that it stands in, without an offset of its own. */
  readonly fills?: boolean;
  /** Draws with the baseline's left end at (x, y), y down; `available` is the width of the list around it. */
  draw(pieces: Pieces, x: number, y: number, available: number): void;
}

/** A box that draws nothing. */
export function space(width: number): Box {
  return { width, draw() {} };
}

/** Boxes beside each other on one baseline. */
export function row(boxes: readonly Box[]): Box {
  if (boxes.length === 1) return boxes[0]!;
  return {
    width: boxes.reduce((sum, box) => sum + box.width, 0),
    draw(pieces, x, y, available) {
      let at = x;
      for (const box of boxes) {
        box.draw(pieces, at, y, available);
        at += box.width;
      }
    },
  };
}

/** A box drawn `dx` to the right and `dy` down, and in a room that is wider than its content. */
export function moved(box: Box, dx: number, dy: number, width = box.width): Box {
  if (dx === 0 && dy === 0 && width === box.width) return box;
  return {
    width,
    ...(box.fills && { fills: true }),
    draw: (pieces, x, y, available) => box.draw(pieces, x + dx, y + dy, available),
  };
}
