import type { PaintedTiles } from '../paint/pixel-buffer.js';

/** Segments of one row that are painted in others. */
interface RowSegments {
  /** How many there are. */
  readonly count: number;
  paintRow(y: number, painter: Painter): void;
}

/** What puts colour on the pixels that a sweep finds covered. Columns run from x0 to the one before x1. */
export interface Painter {
  /** Pixels that are covered wholly. */
  solid(y: number, x0: number, x1: number): void;
  /** Pixels covered by coverage[x] / 255. */
  partial(y: number, x0: number, x1: number, coverage: Uint8Array): void;
  /** The same segments in rows y to the one before `end`, where there is a shorter way than row by row. */
  rows?(y: number, end: number, segments: RowSegments): void;
}

/** Where pixels are painted. */
export interface Target {
  /** Four bytes each, as signed words. */
  readonly pixels: Int32Array<ArrayBuffer>;
  /** px in a row. */
  readonly width: number;
  readonly painted: PaintedTiles;
  /** The index of a pixel in row y and column x is y * width + x - shift. */
  shift: number;
}
