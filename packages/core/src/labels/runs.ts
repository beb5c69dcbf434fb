import type { Box, Px } from '../draw/viewport.js';
import { copied } from '../raster/outline/copied.js';
import { addCrossings } from './crossings.js';
import { lengthInside } from './length-inside.js';

/** Pieces of a run: their common box is looked at first. */
const MOST_PIECES = 16;

/** Numbers of a piece: both ends, x, y, x, y. */
const PIECE = 4;

/** Numbers of a run: the box around its pieces with the width of the line, half that width, and its weight. */
const RUN = 6;
const SPREAD = 4;
const WEIGHT = 5;

/** Runs and pieces that there is room for at first. */
const FIRST_ROOM = 64;

/** Runs: neighbouring pieces of one line. They are kept as numbers in two arrays, because there may be 250,000. */
export class Runs {
  count = 0;
  private runs = new Float64Array(RUN * FIRST_ROOM);
  private pieces = new Float64Array(PIECE * FIRST_ROOM);
  /** The first piece of each run, and the one after those of the last. */
  private starts = new Int32Array(FIRST_ROOM + 1);

  /** Whether the last run takes one piece more. */
  get hasRoom(): boolean {
    const { count, starts } = this;
    return count > 0 && starts[count]! - starts[count - 1]! < MOST_PIECES;
  }

  /** Begins a run of a line with half the width `spread`, px. */
  begin(spread: number, weight: number): void {
    if (RUN * this.count === this.runs.length) {
      this.runs = copied(this.runs, new Float64Array(2 * this.runs.length));
      this.starts = copied(this.starts, new Int32Array(2 * this.count + 1));
    }
    const run = this.count++;
    this.starts[run + 1] = this.starts[run]!;
    this.runs.set([Infinity, Infinity, -Infinity, -Infinity, spread, weight], RUN * run);
  }

  /** Adds a piece to the last run. */
  add(x0: number, y0: number, x1: number, y1: number): void {
    const run = this.count - 1;
    const piece = this.starts[run + 1]!++;
    if (PIECE * piece === this.pieces.length) {
      this.pieces = copied(this.pieces, new Float64Array(2 * this.pieces.length));
    }
    const { pieces, runs } = this;
    const at = PIECE * piece;
    pieces[at] = x0;
    pieces[at + 1] = y0;
    pieces[at + 2] = x1;
    pieces[at + 3] = y1;
    const box = RUN * run;
    const spread = runs[box + SPREAD]!;
    runs[box] = Math.min(runs[box]!, x0 - spread, x1 - spread);
    runs[box + 1] = Math.min(runs[box + 1]!, y0 - spread, y1 - spread);
    runs[box + 2] = Math.max(runs[box + 2]!, x0 + spread, x1 + spread);
    runs[box + 3] = Math.max(runs[box + 3]!, y0 + spread, y1 + spread);
  }

  /** How many pieces a run has. */
  size(run: number): number {
    return this.starts[run + 1]! - this.starts[run]!;
  }

  weight(run: number): number {
    return this.runs[RUN * run + WEIGHT]!;
  }

  overlaps(run: number, { minX, minY, maxX, maxY }: Box): boolean {
    const { runs } = this;
    const at = RUN * run;
    return runs[at]! < maxX && runs[at + 2]! > minX && runs[at + 1]! < maxY && runs[at + 3]! > minY;
  }

  /** px of a run under a box, with the width of its line; -1 where it misses it. */
  lengthUnder(run: number, box: Box): number {
    const { pieces, starts } = this;
    const spread = this.runs[RUN * run + SPREAD]!;
    const minX = box.minX - spread;
    const minY = box.minY - spread;
    const maxX = box.maxX + spread;
    const maxY = box.maxY + spread;
    let length = -1;
    const end = PIECE * starts[run + 1]!;
    for (let i = PIECE * starts[run]!; i < end; i += PIECE) {
      const under = lengthInside(pieces, i, minX, minY, maxX, maxY);
      if (under >= 0) length = Math.max(length, 0) + under;
    }
    return length;
  }

  /** Adds the directions, radians, in which a run crosses a circle. */
  addCrossings(run: number, found: number[], center: Px, radius: number): void {
    const end = PIECE * this.starts[run + 1]!;
    for (let i = PIECE * this.starts[run]!; i < end; i += PIECE) addCrossings(found, this.pieces, i, center, radius);
  }
}
