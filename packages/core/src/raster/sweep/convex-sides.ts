import type { Bounds } from '../outline/clip.js';
import type { Contours } from '../outline/contours.js';
import { snapped } from './edges.js';
import type { Row } from './row.js';

/** Points that there is room for at first. */
const FIRST_ROOM = 64;

const SIDES = [0, 1] as const;

/**
 * The two sides of a convex polygon, from its top to its bottom. Each row is covered between them, so no edges have
 * to be sorted. Left is number 0, right is 1.
 */
export class ConvexSides {
  /** The first and the last row that the polygon meets inside of the clip; the last before the first for none. */
  private firstRow = 0;
  private lastRow = -1;
  private size = 0;
  private x = new Float64Array(FIRST_ROOM);
  private y = new Float64Array(FIRST_ROOM);
  /** By side: 1 where it goes through the points forwards, -1 backwards; the points where its edge starts and ends. */
  private readonly step = new Int32Array(2);
  private readonly from = new Int32Array(2);
  private readonly to = new Int32Array(2);
  /** By side: its change of x for 1 px down, and where it is now. */
  private readonly slope = new Float64Array(2);
  private readonly atX = new Float64Array(2);
  private readonly atY = new Float64Array(2);
  /** By side: the least and the greatest column that it meets in a row. */
  private readonly low = new Int32Array(2);
  private readonly high = new Int32Array(2);
  /** By side: the height of its pieces in a row, as far as the clip leaves them. */
  private readonly covered = new Float64Array(2);
  private left = 0;
  private right = 0;

  /**
   * Takes in a polygon whose contour is convex. False where it is not, once its points are on the grid of edges.
   * @param clip Whole px inside of the picture.
   */
  begin({ xy, points }: Contours, clip: Bounds): boolean {
    this.load(xy, points);
    const { x, y, size, step, from } = this;
    let top = 0;
    let bottom = 0;
    let turns = 0;
    let rise = 0;
    let area = 0;
    for (let i = 0, before = size - 1; i < size; before = i++) {
      const dy = y[i]! - y[before]!;
      if (dy * rise < 0) turns++;
      if (dy !== 0) rise = dy;
      if (y[i]! < y[top]!) top = i;
      if (y[i]! > y[bottom]!) bottom = i;
      area += x[before]! * y[i]! - x[i]! * y[before]!;
    }
    if (turns > 2) return false;
    this.left = clip.left;
    this.right = clip.right;
    this.firstRow = Math.max(clip.top, Math.floor(y[top]!));
    this.lastRow = y[top] === y[bottom] ? -1 : Math.min(clip.bottom, Math.ceil(y[bottom]!)) - 1;
    if (this.lastRow < this.firstRow) return true;
    // With y downwards, the area is above 0 where the points go round clockwise: first down on the right.
    step[0] = area > 0 ? -1 : 1;
    step[1] = -step[0]!;
    for (const side of SIDES) {
      from[side] = top;
      this.setEdge(side);
      this.skipTo(side, this.firstRow);
    }
    return true;
  }

  /** How many rows there are. */
  get rows(): number {
    return Math.max(0, this.lastRow + 1 - this.firstRow);
  }

  /** Paints all rows. */
  paint(row: Row): void {
    const { lastRow } = this;
    for (let y = this.firstRow; y <= lastRow; ) {
      const end = this.runEnd(y);
      if (end > y) {
        this.paintRun(row, y, end);
        y = end;
      } else {
        this.paintRow(row, y);
        y++;
      }
    }
  }

  /** The row up to which, from y on, one edge of each side runs through within the clip; y where there is none. */
  private runEnd(y: number): number {
    const { atX, atY, to, slope, left, right } = this;
    let end = this.lastRow;
    for (let side = 0; side < 2; side++) {
      const x = atX[side]!;
      if (atY[side]! !== y || x < left || x > right) return y;
      const px = slope[side]!;
      const room = px > 0 ? (right - x) / px : px < 0 ? (left - x) / px : Infinity;
      // One row less, so that rounding carries no edge out of the clip.
      end = Math.min(end, Math.ceil(this.y[to[side]!]!) - 1, y + Math.floor(room) - 1);
    }
    return Math.max(end, y);
  }

  /** Paints rows from y to the one before `end`, which one edge of each side runs through. */
  private paintRun(row: Row, y: number, end: number): void {
    const { atX, atY, slope, from } = this;
    const a = from[0]!;
    const b = from[1]!;
    const aX = this.x[a]!;
    const aY = this.y[a]!;
    const bX = this.x[b]!;
    const bY = this.y[b]!;
    const aSlope = slope[0]!;
    const bSlope = slope[1]!;
    let a0 = atX[0]!;
    let b0 = atX[1]!;
    for (let at = y; at < end; at++) {
      const a1 = this.held(0, aX + (at + 1 - aY) * aSlope);
      const b1 = this.held(1, bX + (at + 1 - bY) * bSlope);
      row.between(at, a0, a1, b0, b1);
      a0 = a1;
      b0 = b1;
    }
    atX[0] = a0;
    atX[1] = b0;
    atY[0] = end;
    atY[1] = end;
  }

  /** Paints what the polygon covers in row y. */
  private paintRow(row: Row, y: number): void {
    const { low, high, covered, right } = this;
    row.begin(y);
    for (let side = 0; side < 2; side++) this.addSide(side, row, y);
    if (covered[0] === 0) return;
    row.reach(low[0]!, high[0]!);
    // Where the left side runs through the whole row, what lies between both sides is covered at each height.
    if (covered[1] !== 0) row.reach(covered[0] === 1 ? low[1]! : Math.min(low[1]!, high[0]! + 1), high[1]!);
    // What lies right of the clip is left out: what is covered goes on to the clip.
    const rest = covered[0]! - covered[1]!;
    if (rest !== 0 && rest !== 1) row.reach(Math.max(high[0]!, high[1]!) + 1, right);
    row.end();
  }

  /** Adds a side's pieces in row y, as far as the clip leaves them. */
  private addSide(side: number, row: Row, y: number): void {
    const { atX, atY, low, high, covered, left, right } = this;
    low[side] = right;
    high[side] = left - 1;
    covered[side] = 0;
    for (;;) {
      const end = this.to[side]!;
      const endY = this.y[end]!;
      const goesOn = endY > y + 1;
      const x0 = atX[side]!;
      const x1 = goesOn ? this.xAt(side, y + 1) : this.x[end]!;
      const height = (goesOn ? y + 1 : endY) - atY[side]!;
      const least = Math.min(x0, x1);
      const most = Math.max(x0, x1);
      atX[side] = x1;
      if (least < left || most > right) this.addCut(side, least, most, height, row);
      else if (height > 0) {
        row.add(x0, x1, side === 0 ? height : -height);
        covered[side]! += height;
        if ((least | 0) < low[side]!) low[side] = least | 0;
        if ((most | 0) > high[side]!) high[side] = most | 0;
      }
      if (goesOn) {
        atY[side] = y + 1;
        return;
      }
      this.from[side] = end;
      this.setEdge(side);
      if (endY === y + 1 || this.y[this.to[side]!]! < endY) return;
    }
  }

  /** Adds a piece that the clip's left or right side cuts. What lies left of the clip covers all to its right. */
  private addCut(side: number, least: number, most: number, height: number, row: Row): void {
    const { low, high, covered, left, right } = this;
    if (height === 0 || least >= right) return;
    const perPx = most > least ? height / (most - least) : 0;
    const before = most <= left ? height : Math.max(0, left - least) * perPx;
    const inside = most <= left ? 0 : height - before - Math.max(0, most - right) * perPx;
    const from = Math.max(least, left);
    const to = Math.max(left, Math.min(most, right));
    const sign = side === 0 ? 1 : -1;
    row.add(left, left, sign * before);
    row.add(from, to, sign * inside);
    covered[side]! += before + inside;
    low[side] = Math.min(low[side]!, from | 0);
    high[side] = Math.max(high[side]!, to | 0);
  }

  /** Sets the edge that a side goes on with from its point `from`. */
  private setEdge(side: number): void {
    const { x, y, size } = this;
    const start = this.from[side]!;
    const end = (start + this.step[side]! + size) % size;
    this.to[side] = end;
    this.atX[side] = x[start]!;
    this.atY[side] = y[start]!;
    this.slope[side] = (x[end]! - x[start]!) / (y[end]! - y[start]!);
  }

  /** Goes down to the top of row y, where the side begins above it. */
  private skipTo(side: number, y: number): void {
    if (this.atY[side]! >= y) return;
    while (this.y[this.to[side]!]! <= y) {
      this.from[side] = this.to[side]!;
      this.setEdge(side);
    }
    if (this.atY[side]! < y) {
      this.atX[side] = this.xAt(side, y);
      this.atY[side] = y;
    }
  }

  /** The x of a side's edge at height y. */
  private xAt(side: number, y: number): number {
    const start = this.from[side]!;
    return this.held(side, this.x[start]! + (y - this.y[start]!) * this.slope[side]!);
  }

  /** An x of a side's edge, which rounding must not carry past its ends. */
  private held(side: number, x: number): number {
    const a = this.x[this.from[side]!]!;
    const b = this.x[this.to[side]!]!;
    return a < b ? Math.max(a, Math.min(x, b)) : Math.max(b, Math.min(x, a));
  }

  /** Puts the points on the grid of edges. */
  private load(xy: Float64Array, points: number): void {
    if (points > this.x.length) {
      const size = 2 ** Math.ceil(Math.log2(points));
      this.x = new Float64Array(size);
      this.y = new Float64Array(size);
    }
    for (let i = 0; i < points; i++) {
      this.x[i] = snapped(xy[2 * i]!);
      this.y[i] = snapped(xy[2 * i + 1]!);
    }
    this.size = points;
  }
}
