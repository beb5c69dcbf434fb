import type { Bounds } from '../outline/clip.js';
import type { Transform } from '../outline/transform.js';
import { STEPS, steps } from '../sweep/edges.js';
import type { Painter } from '../sweep/painter.js';
import { BITS, HALF, WHOLE } from '../sweep/row.js';

/** The most pixels of a shape that is accumulated. Beyond, a sweep row by row is as fast. */
const MOST_PIXELS = 1 << 14;

/** Closed outlines: `xy` holds x and y in turn, `ends` the index of the point after the last one of each. */
export interface FlatOutlines {
  readonly xy: Float32Array | Float64Array;
  readonly ends: Int32Array;
}

/**
 * The coverage of a small shape, as a glyph. Lines may come in any order: each adds its area to the pixels it meets,
 * stored as differences between neighbours, so that a running sum gives the coverage. Overlapping areas are added up,
 * to a whole pixel at most. That is exact for outlines that do not overlap, and wrong in a few edge pixels of others.
 */
export class AccumulationBuffer {
  /** Row by row, zeros between shapes. See Row for the areas. */
  private readonly delta = new Int32Array(MOST_PIXELS);
  private left = 0;
  private top = 0;
  private columns = 0;

  /** Prepares for a shape within `area`, in whole px from 0 on. Returns false where the area is too large. */
  begin({ left, top, right, bottom }: Bounds): boolean {
    // A line's differences reach into the pixel behind it.
    this.columns = right - left + 1;
    this.left = left;
    this.top = top;
    return this.columns * (bottom - top) <= MOST_PIXELS;
  }

  /** Adds the first `count` outlines as a transform moves them. */
  add({ xy, ends }: FlatOutlines, count: number, { a, b, c, d, e, f }: Transform): void {
    let start = 0;
    for (let contour = 0; contour < count; contour++) {
      const end = ends[contour]!;
      let x0 = steps(a * xy[2 * end - 2]! + c * xy[2 * end - 1]! + e);
      let y0 = steps(b * xy[2 * end - 2]! + d * xy[2 * end - 1]! + f);
      for (let i = start; i < end; i++) {
        const x1 = steps(a * xy[2 * i]! + c * xy[2 * i + 1]! + e);
        const y1 = steps(b * xy[2 * i]! + d * xy[2 * i + 1]! + f);
        if (y0 < y1) this.addLine(x0, y0, x1, y1, WHOLE);
        else if (y1 < y0) this.addLine(x1, y1, x0, y0, -WHOLE);
        x0 = x1;
        y0 = y1;
      }
      start = end;
    }
  }

  /** Covers what lies right of a line, its ends in steps, by `whole` parts of a pixel for each px down. */
  private addLine(fromX: number, fromY: number, toX: number, toY: number, whole: number): void {
    const { delta, columns } = this;
    const x0 = fromX / STEPS;
    const y0 = fromY / STEPS;
    const x1 = toX / STEPS;
    const y1 = toY / STEPS;
    const slope = (x1 - x0) / (y1 - y0);
    let y = y0 | 0;
    let i = (y - this.top) * columns - this.left;
    let upper = y0;
    let from = x0;
    for (;;) {
      const isLast = y + 1 >= y1;
      const lower = isLast ? y1 : y + 1;
      const to = isLast ? x1 : x0 + (lower - y0) * slope;
      const low = Math.min(from, to);
      const high = Math.max(from, to);
      const first = low | 0;
      const last = high | 0;
      const area = (whole * (lower - upper)) | 0;
      if (first === last) {
        const rest = (((low + high) / 2 - first) * area) | 0;
        delta[i + first]! += area - rest;
        delta[i + first + 1]! += rest;
      } else {
        // In each column but the last, the line cuts off a triangle or trapezoid.
        const half = area / (high - low) / 2;
        const inFirst = first + 1 - low;
        const inLast = high - last;
        let before = (half * inFirst * inFirst) | 0;
        delta[i + first]! += before;
        if (first + 1 < last) {
          // What rounding leaves, less than a part for each column, goes to the last one.
          const perColumn = (2 * half) | 0;
          let upTo = (half * (2 * inFirst + 1)) | 0;
          for (let x = first + 1; x < last; x++) {
            delta[i + x]! += upTo - before;
            before = upTo;
            upTo += perColumn;
          }
        }
        const rest = (half * inLast * inLast) | 0;
        delta[i + last]! += area - rest - before;
        delta[i + last + 1]! += rest;
      }
      if (isLast) return;
      y++;
      i += columns;
      upper = lower;
      from = to;
    }
  }

  /**
   * Paints the rows before `bottom`, restricted to the rows from `from` to the one before `to`, and clears the buffer.
   */
  paint(bottom: number, from: number, to: number, coverage: Uint8Array, painter: Painter): void {
    const { delta, columns, left, top } = this;
    const end = left + columns - 1;
    let i = 0;
    for (let y = top; y < bottom; y++) {
      let sum = 0;
      let covered = 0;
      let first = -1;
      let after = 0;
      for (let x = left; x < end; x++, i++) {
        const change = delta[i]!;
        // Most pixels are covered as the one before.
        if (change !== 0) {
          delta[i] = 0;
          if (covered !== 0) after = x;
          sum += change;
          const area = sum < 0 ? -sum : sum;
          covered = area >= WHOLE ? 255 : (area * 255 + HALF) >> BITS;
          if (covered !== 0 && first < 0) first = x;
        }
        coverage[x] = covered;
      }
      if (covered !== 0) after = end;
      delta[i++] = 0;
      if (first >= 0 && y >= from && y < to) painter.partial(y, first, after, coverage);
    }
  }
}
