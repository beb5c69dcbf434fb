import type { Bounds } from '../outline/clip.js';
import type { Contours } from '../outline/contours.js';
import { copied } from '../outline/copied.js';

/** Steps per px of an edge's ends. With them a picture does not depend on the last digit of an engine's sine. */
export const STEPS = 256;

/** Edges that there is room for at first. */
const FIRST_ROOM = 256;

/**
 * The edges of one fill, cut to the clip and kept by the row they start in. Horizontal ones cover nothing: they are kept
 * where they lie inside a row, to tell that what is on both their sides hangs together.
 * What lies left of the clip stays as an edge on its left side (it winds around what is right of it); what lies right or outside the rows is dropped.
 */
export class EdgeTable {
  topX = new Float64Array(FIRST_ROOM);
  topY = new Float64Array(FIRST_ROOM);
  bottomX = new Float64Array(FIRST_ROOM);
  bottomY = new Float64Array(FIRST_ROOM);
  /** Where the whole edge begins, which clips may have cut off, and its change of x for 1 px down: what its x is must not depend on the clip. */
  private anchorX = new Float64Array(FIRST_ROOM);
  private anchorY = new Float64Array(FIRST_ROOM);
  slope = new Float64Array(FIRST_ROOM);
  /** 1 downwards, -1 upwards. */
  direction = new Int8Array(FIRST_ROOM);
  /** The next edge that starts in the same row; -1 for none. */
  next = new Int32Array(FIRST_ROOM);
  /** The first edge that starts in each row; -1 for none. */
  readonly first: Int32Array;
  count = 0;
  /** Rows that are touched: from firstRow to the one before endRow. */
  firstRow = 0;
  endRow = 0;
  private left = 0;
  private top = 0;
  private right = 0;
  private bottom = 0;

  /** `height` in rows of the picture. */
  constructor(private readonly height: number) {
    this.first = new Int32Array(height + 1).fill(-1);
  }

  /** Forgets all edges. `clip` has whole numbers and lies inside the picture. */
  begin(clip: Bounds): void {
    this.left = clip.left;
    this.top = clip.top;
    this.right = clip.right;
    this.bottom = clip.bottom;
    this.count = 0;
    this.firstRow = this.height;
    this.endRow = 0;
  }

  /** Adds all contours; each is taken as closed. */
  addContours(contours: Contours): void {
    const { left, top, right, bottom } = this;
    const { xy, ends } = contours;
    let start = 0;
    for (let c = 0; c < contours.count; c++) {
      const end = ends[c]!;
      let x0 = snapped(xy[2 * end - 2]!);
      let y0 = snapped(xy[2 * end - 1]!);
      let wasInside = x0 >= left && x0 <= right && y0 >= top && y0 <= bottom;
      for (let i = start; i < end; i++) {
        const x1 = snapped(xy[2 * i]!);
        const y1 = snapped(xy[2 * i + 1]!);
        const isInside = x1 >= left && x1 <= right && y1 >= top && y1 <= bottom;
        // Most need no cut.
        if (!(wasInside && isInside)) {
          if (y0 <= y1) this.cutRows(x0, y0, x1, y1, 1);
          else this.cutRows(x1, y1, x0, y0, -1);
        } else if (y0 <= y1) {
          if (y0 < bottom) this.push(x0, y0, x1, y1, 1, x0, y0, (x1 - x0) / (y1 - y0));
        } else if (y1 < bottom) this.push(x1, y1, x0, y0, -1, x1, y1, (x0 - x1) / (y0 - y1));
        x0 = x1;
        y0 = y1;
        wasInside = isInside;
      }
      start = end;
    }
  }

  /** An edge's x at height y; at its end where it does not reach there. */
  xAt(e: number, y: number): number {
    if (y <= this.topY[e]!) return this.topX[e]!;
    if (y >= this.bottomY[e]!) return this.bottomX[e]!;
    const x = this.anchorX[e]! + (y - this.anchorY[e]!) * this.slope[e]!;
    // Rounding must not carry x past an end: the column beyond may be outside the picture.
    const a = this.topX[e]!;
    const b = this.bottomX[e]!;
    return a < b ? Math.max(a, Math.min(x, b)) : Math.max(b, Math.min(x, a));
  }

  /** How much of the row at y an edge runs through, px. */
  heightIn(e: number, y: number): number {
    const top = this.topY[e]!;
    const bottom = this.bottomY[e]!;
    return Math.min(bottom, y + 1) - Math.max(top, y);
  }

  private cutRows(x0: number, y0: number, x1: number, y1: number, direction: number): void {
    if (y1 <= this.top || y0 >= this.bottom) return;
    const slope = (x1 - x0) / (y1 - y0);
    const isCutAbove = y0 < this.top;
    const isCutBelow = y1 > this.bottom;
    const topX = isCutAbove ? x0 + (this.top - y0) * slope : x0;
    const bottomX = isCutBelow ? x0 + (this.bottom - y0) * slope : x1;
    const topY = isCutAbove ? this.top : y0;
    const bottomY = isCutBelow ? this.bottom : y1;
    const { left, right } = this;
    if (topX >= left && bottomX >= left && topX <= right && bottomX <= right) {
      this.push(topX, topY, bottomX, bottomY, direction, x0, y0, slope);
      return;
    }
    if (topX <= left && bottomX <= left) {
      this.push(left, topY, left, bottomY, direction, left, topY, 0);
      return;
    }
    if (topX >= right && bottomX >= right) return;
    const yLeft = held(y0 + (left - x0) / slope, topY, bottomY);
    const yRight = held(y0 + (right - x0) / slope, topY, bottomY);
    if (topX < left) this.push(left, topY, left, yLeft, direction, left, topY, 0);
    const enters = topX < left ? yLeft : topX > right ? yRight : topY;
    const leaves = bottomX < left ? yLeft : bottomX > right ? yRight : bottomY;
    this.push(held(topX, left, right), enters, held(bottomX, left, right), leaves, direction, x0, y0, slope);
    if (bottomX < left) this.push(left, yLeft, left, bottomY, direction, left, yLeft, 0);
  }

  private push(
    topX: number,
    topY: number,
    bottomX: number,
    bottomY: number,
    direction: number,
    anchorX: number,
    anchorY: number,
    slope: number,
  ): void {
    const row = Math.floor(topY);
    if (topY === bottomY && (topY === row || topX === bottomX)) return;
    const i = this.count++;
    if (i === this.next.length) this.grow();
    this.topX[i] = topX;
    this.topY[i] = topY;
    this.bottomX[i] = bottomX;
    this.bottomY[i] = bottomY;
    this.anchorX[i] = anchorX;
    this.anchorY[i] = anchorY;
    this.slope[i] = slope;
    this.direction[i] = direction;
    this.next[i] = this.first[row]!;
    this.first[row] = i;
    if (row < this.firstRow) this.firstRow = row;
    const endRow = Math.ceil(bottomY);
    if (endRow > this.endRow) this.endRow = endRow;
  }

  private grow(): void {
    const size = 2 * this.next.length;
    this.topX = copied(this.topX, new Float64Array(size));
    this.topY = copied(this.topY, new Float64Array(size));
    this.bottomX = copied(this.bottomX, new Float64Array(size));
    this.bottomY = copied(this.bottomY, new Float64Array(size));
    this.anchorX = copied(this.anchorX, new Float64Array(size));
    this.anchorY = copied(this.anchorY, new Float64Array(size));
    this.slope = copied(this.slope, new Float64Array(size));
    this.direction = copied(this.direction, new Int8Array(size));
    this.next = copied(this.next, new Int32Array(size));
  }
}

/** A coordinate, px, on the grid that the ends of edges are on. */
export function snapped(x: number): number {
  return steps(x) / STEPS;
}

/** The same in steps of the grid. */
export function steps(x: number): number {
  return Math.round(x * STEPS);
}

function held(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
