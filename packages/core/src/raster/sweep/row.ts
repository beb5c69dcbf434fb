import type { Painter } from './painter.js';
import type { Winding } from './winding.js';

/** About half a ns for a pixel of whole coverage, and for one of other coverage. */
const SOLID_WORK = 1;
const PARTIAL_WORK = 8;
/** Parts of a whole pixel in which areas are added up. Sums of integers are exact. */
export const BITS = 22;
export const WHOLE = 1 << BITS;
export const HALF = WHOLE >> 1;

/**
 * Coverage of one row of pixels, from areas added from left to right. Kept as differences from pixel to pixel: an area
 * changes a few pixels, and the running sum gives the rest. What can't change any more is painted at once. Up to 500 areas may lie over each other.
 */
export class Row {
  /** Two more columns take what runs over the right side. */
  private readonly delta: Int32Array;
  private readonly coverage: Uint8Array;
  /** What painting cost so far, about half a ns. */
  work = 0;
  private painter: Painter | undefined;
  private y = 0;
  private left = 0;
  private right = 0;
  /** Coverage left of the columns whose differences wait, from `from` to the one before `to`; behind them it is the same until the next line. */
  private sum = 0;
  private from = 0;
  private to = 0;

  constructor(width: number) {
    this.delta = new Int32Array(width + 3);
    this.coverage = new Uint8Array(width + 3);
  }

  /** Sets the columns, from left to the one before right, and where their coverage goes. */
  use(left: number, right: number, painter: Painter): void {
    this.left = left;
    this.right = right;
    this.painter = painter;
  }

  begin(y: number): void {
    this.y = y;
    this.sum = 0;
    this.from = this.left;
    this.to = this.left;
  }

  /**
   * Makes ready for areas of lines in the columns from `column` to `last`. Starts must not go back, and where `column` leaves
   * a gap to all lines before, the coverage in it has to be the same at each height.
   */
  reach(column: number, last: number): void {
    // Lines with one column between them, as both sides of a thin stroke, are painted together.
    if (column > this.to + 1) {
      if (this.from < this.to) this.passOn();
      if (this.sum !== 0) this.solid(this.to, column);
      this.from = column;
      this.to = column;
    }
    if (last >= this.to) this.to = last + 1;
  }

  /** A whole row between two lines that run through it, the left one from a0 down to a1. */
  between(y: number, a0: number, a1: number, b0: number, b1: number): void {
    this.begin(y);
    const first = Math.min(a0, a1) | 0;
    const last = Math.max(a0, a1) | 0;
    const second = Math.min(b0, b1) | 0;
    this.add(a0, a1, 1);
    this.from = first;
    this.to = last + 1;
    // The columns of both sides of a thin stroke meet.
    if (second > this.to + 1) this.reach(second, second);
    this.to = Math.max(this.to, (Math.max(b0, b1) | 0) + 1);
    this.add(b0, b1, -1);
    this.end();
  }

  /** Covers what lies right of a line from x0 down to x1, `height` px tall; below 0 it uncovers. */
  add(x0: number, x1: number, height: number): void {
    const { delta } = this;
    const first = x0 | 0;
    if (first === (x1 | 0)) {
      const area = (height * WHOLE) | 0;
      const leftPart = (((x0 + x1) / 2 - first) * area) | 0;
      delta[first]! += area - leftPart;
      delta[first + 1]! += leftPart;
    } else if (x0 < x1) {
      this.addSlanted(x0, x1, height);
    } else {
      this.addSlanted(x1, x0, height);
    }
  }

  /** In each column but the last, the line's part cuts off a triangle or trapezoid. */
  private addSlanted(low: number, high: number, height: number): void {
    const { delta } = this;
    const first = low | 0;
    const last = high | 0;
    const area = (height * WHOLE) | 0;
    const halfPerColumn = area / (high - low) / 2;
    const inFirst = first + 1 - low;
    const firstArea = (halfPerColumn * inFirst * inFirst) | 0;
    const inLast = high - last;
    const lastArea = (halfPerColumn * inLast * inLast) | 0;
    delta[first]! += firstArea;
    let before = firstArea;
    if (first + 1 < last) {
      // What rounding leaves, less than a part for each column, goes to the last one.
      const perColumn = (2 * halfPerColumn) | 0;
      let upTo = (halfPerColumn * (2 * inFirst + 1)) | 0;
      for (let x = first + 1; x < last; x++) {
        delta[x]! += upTo - before;
        before = upTo;
        upTo += perColumn;
      }
    }
    delta[last]! += area - lastArea - before;
    delta[last + 1]! += lastArea;
  }

  /** Paints what still waits, and the rest of the row where it is inside. */
  end(): void {
    if (this.from < this.to) this.passOn();
    if (this.sum !== 0 && this.to < this.right) this.solid(this.to, this.right);
  }

  private solid(from: number, to: number): void {
    this.work += SOLID_WORK * (to - from);
    this.painter!.solid(this.y, from, to);
  }

  /** Instead of areas: counts a line at x that winds by `direction`. */
  count(x: number, direction: number): void {
    this.delta[x | 0]! += direction;
  }

  /** Paints the pixels in which counted lines leave a winding number that counts as inside. */
  endCounted(winding: Winding): void {
    const { delta, coverage, left, right } = this;
    let number = 0;
    for (let x = left; x < right; x++) {
      number += delta[x]!;
      delta[x] = 0;
      coverage[x] = winding.isInside(number) ? 255 : 0;
    }
    delta[right] = 0;
    this.work += PARTIAL_WORK * (right - left);
    this.painter!.partial(this.y, left, right, coverage);
  }

  /** Paints the columns whose differences wait, of which there is one at least. */
  private passOn(): void {
    const { from, to, right } = this;
    this.sumUp(from, to);
    this.work += PARTIAL_WORK * (to - from);
    this.painter!.partial(this.y, from, Math.min(to, right), this.coverage);
  }

  /** Makes coverage of the differences that wait from `from` to the one before `to`. */
  private sumUp(from: number, to: number): void {
    const { delta, coverage } = this;
    let sum = this.sum;
    for (let x = from; x < to; x++) {
      sum += delta[x]!;
      delta[x] = 0;
      const area = sum < 0 ? -sum : sum;
      coverage[x] = area >= WHOLE ? 255 : (area * 255 + HALF) >> BITS;
    }
    sum += delta[to]!;
    delta[to] = 0;
    // Behind the last line it is a whole number; this takes rounding away.
    this.sum = (sum + HALF) & -WHOLE;
  }
}
