import type { Bounds } from './clip.js';
import { EdgeTable } from './edges.js';
import type { Painter } from './painter.js';
import { sortByKey } from './sort.js';

/** Windings that count as inside: any but 0, or the odd ones. */
export const NONZERO = -1;
export const EVENODD = 1;
export type WindingMask = typeof NONZERO | typeof EVENODD;

/** Strips of a cluster below which its coverage is exact; beyond, rows of noise get fewer strips as they have more edges. */
const MAX_STRIPS = 64;
const STRIP_BUDGET = 4096;
const MIN_STRIPS = 4;
/** The part of a strip below its top at which edges that meet there are put in order. */
const JUST_BELOW = 1e-6;
/** Edges that overlap by less at the end of a strip only meet there, px. */
const NOISE = 1e-9;

/**
 * Exact-area coverage, row by row.
 *
 * The edges in a row fall into clusters whose x extents do not meet. Between clusters the winding number is constant. A
 * cluster of one edge needs no thought; any other is cut into strips at the ends and crossings of its edges, in which
 * edges have an order, and so the ones between inside and outside are known. Only these add their area, as differences
 * from pixel to pixel, and the running sum is the coverage: areas that lie over each other count once, whatever their direction.
 */
export class Sweep {
  readonly edges: EdgeTable;
  private left = 0;
  private right = 0;
  private mask: WindingMask = NONZERO;
  /** Change of coverage from the pixel before; two more columns take what runs over the right side. */
  private readonly delta: Float64Array;
  private readonly coverage: Uint8Array;
  /** Coverage at the last pixel that was passed on. */
  private sum = 0;

  /** Edges that meet the row, and by edge: where they cross the row's top and bottom, and the lesser of both. */
  private active = new Int32Array(256);
  private atTop = new Float64Array(256);
  private atBottom = new Float64Array(256);
  private low = new Float64Array(256);

  /** Edges of a strip with their x on top and below, and what they are sorted by. */
  private strip = new Int32Array(256);
  private upper = new Float64Array(256);
  private lower = new Float64Array(256);
  private key = new Float64Array(256);
  private order = new Int32Array(256);
  private readonly cuts = new Float64Array(MAX_STRIPS + 2);

  constructor(width: number, height: number) {
    this.edges = new EdgeTable(height);
    this.delta = new Float64Array(width + 3);
    this.coverage = new Uint8Array(width + 3);
  }

  begin(clip: Bounds): void {
    this.left = clip.left;
    this.right = clip.right;
    this.edges.begin(clip);
  }

  /** Paints what the edges enclose, and forgets them. `mask` is NONZERO or EVENODD. */
  paint(mask: WindingMask, painter: Painter): void {
    const { edges } = this;
    this.mask = mask;
    this.reserve(edges.count);
    const { active, atTop, atBottom, low } = this;
    const { topX, topY, bottomX, bottomY, slope, next, first } = edges;
    let count = 0;
    for (let y = edges.firstRow; y < edges.endRow; y++) {
      for (let e = first[y]!; e >= 0; e = next[e]!) {
        active[count++] = e;
        atBottom[e] = topX[e]!;
      }
      first[y] = -1;
      if (count === 0) continue;
      for (let k = 0; k < count; k++) {
        const e = active[k]!;
        const above = atBottom[e]!;
        const below =
          bottomY[e]! <= y + 1
            ? bottomX[e]!
            : between(topX[e]! + (y + 1 - topY[e]!) * slope[e]!, topX[e]!, bottomX[e]!);
        atTop[e] = above;
        atBottom[e] = below;
        low[e] = Math.min(above, below);
      }
      sortByKey(active, 0, count, low);
      this.paintRow(y, count, painter);
      let kept = 0;
      for (let k = 0; k < count; k++) {
        const e = active[k]!;
        if (bottomY[e]! > y + 1) active[kept++] = e;
      }
      count = kept;
    }
  }

  private paintRow(y: number, count: number, painter: Painter): void {
    const { active, atTop, atBottom, low, mask, edges, right } = this;
    const { topY, bottomY, direction } = edges;
    let winding = 0;
    let pendingFrom = this.left;
    let pendingTo = this.left;
    this.sum = 0;
    for (let i = 0; i < count; ) {
      const e = active[i]!;
      const start = low[e]!;
      let end = atTop[e]! > start ? atTop[e]! : atBottom[e]!;
      let j = i + 1;
      while (j < count && low[active[j]!]! <= end) {
        const other = active[j++]!;
        if (atTop[other]! > end) end = atTop[other]!;
        if (atBottom[other]! > end) end = atBottom[other]!;
      }
      const column = Math.floor(start);
      if (column >= pendingTo) {
        this.passOn(y, pendingFrom, pendingTo, painter);
        if (this.sum !== 0 && column > pendingTo) painter.solid(y, pendingTo, column);
        pendingFrom = column;
      }
      const endColumn = Math.floor(end) + 2;
      if (endColumn > pendingTo) pendingTo = endColumn;
      if (j === i + 1 && topY[e]! <= y && bottomY[e]! >= y + 1) {
        const after = winding + direction[e]!;
        const sign = ((after & mask) !== 0 ? 1 : 0) - ((winding & mask) !== 0 ? 1 : 0);
        if (sign !== 0) this.addArea(atTop[e]!, atBottom[e]!, sign);
        winding = after;
      } else {
        winding = this.resolve(y, i, j, winding);
      }
      i = j;
    }
    this.passOn(y, pendingFrom, pendingTo, painter);
    if (this.sum !== 0 && pendingTo < right) painter.solid(y, pendingTo, right);
  }

  /** Turns differences into coverage and paints it. Beyond the columns the sum is 0 or 1. */
  private passOn(y: number, from: number, to: number, painter: Painter): void {
    if (from >= to) return;
    const { delta, coverage } = this;
    let sum = this.sum;
    for (let x = from; x < to; x++) {
      sum += delta[x]!;
      delta[x] = 0;
      coverage[x] = sum >= 1 ? 255 : sum <= 0 ? 0 : (sum * 255 + 0.5) | 0;
    }
    this.sum = Math.round(sum);
    painter.partial(y, from, Math.min(to, this.right), coverage);
  }

  /** Adds what the cluster active[from..to] covers in row y; gives the winding number right of it. */
  private resolve(y: number, from: number, to: number, winding: number): number {
    const { active, edges, cuts } = this;
    const { topY, bottomY, direction } = edges;
    const size = to - from;
    let turns = 0;
    let cutCount = 2;
    cuts[0] = y;
    cuts[1] = y + 1;
    for (let k = from; k < to; k++) {
      const e = active[k]!;
      const top = topY[e]!;
      const bottom = bottomY[e]!;
      turns += direction[e]! * (Math.min(bottom, y + 1) - Math.max(top, y));
      if (top > y) cutCount = insertCut(cuts, cutCount, top);
      if (bottom < y + 1) cutCount = insertCut(cuts, cutCount, bottom);
    }
    const budget = Math.max(MIN_STRIPS, Math.min(MAX_STRIPS, Math.floor(STRIP_BUDGET / size)));
    if (cutCount - 1 > budget) {
      for (let s = 0; s < budget; s++) this.sample(y + s / budget, y + (s + 1) / budget, from, to, winding);
    } else {
      for (let s = 1; s < cutCount; s++) this.exact(cuts[s - 1]!, cuts[s]!, from, to, winding, 1 / budget);
    }
    return winding + Math.round(turns);
  }

  /** A strip in which no edge begins or ends. It is cut again at crossings, but no finer than `least`. */
  private exact(top: number, bottom: number, from: number, to: number, winding: number, least: number): void {
    const { active, edges, strip, upper, lower, key, order } = this;
    const { topY, bottomY } = edges;
    let count = 0;
    for (let k = from; k < to; k++) {
      const e = active[k]!;
      if (topY[e]! > top || bottomY[e]! < bottom) continue;
      strip[count] = e;
      upper[count] = this.xAt(e, top);
      lower[count] = this.xAt(e, bottom);
      order[count] = count;
      count++;
    }
    for (;;) {
      for (let k = 0; k < count; k++) key[k] = upper[k]! + (lower[k]! - upper[k]!) * JUST_BELOW;
      sortByKey(order, 0, count, key);
      let crossing = 1;
      for (let k = 1; k < count; k++) {
        const a = order[k - 1]!;
        const b = order[k]!;
        const past = lower[a]! - lower[b]!;
        if (past <= NOISE) continue;
        const before = upper[b]! - upper[a]!;
        const t = before / (before + past);
        if (t < crossing) crossing = t;
      }
      if (crossing >= 1) {
        this.addStrip(bottom - top, count, winding);
        return;
      }
      const wanted = top + crossing * (bottom - top);
      const cut = Math.max(wanted, top + least);
      if (cut >= bottom) {
        this.orderByMiddle(count);
        this.addStrip(bottom - top, count, winding);
        return;
      }
      for (let k = 0; k < count; k++) lower[k] = this.xAt(strip[k]!, cut);
      if (cut !== wanted) this.orderByMiddle(count);
      this.addStrip(cut - top, count, winding);
      for (let k = 0; k < count; k++) {
        upper[k] = lower[k]!;
        lower[k] = this.xAt(strip[k]!, bottom);
      }
      top = cut;
    }
  }

  /** A strip in which edges may begin, end and cross: what meets its middle stands for it. */
  private sample(top: number, bottom: number, from: number, to: number, winding: number): void {
    const { active, edges, strip, upper, lower, order } = this;
    const { topY, bottomY } = edges;
    const middle = (top + bottom) / 2;
    let count = 0;
    for (let k = from; k < to; k++) {
      const e = active[k]!;
      if (topY[e]! > middle || bottomY[e]! <= middle) continue;
      strip[count] = e;
      upper[count] = this.xAt(e, top);
      lower[count] = this.xAt(e, bottom);
      order[count] = count;
      count++;
    }
    this.orderByMiddle(count);
    this.addStrip(bottom - top, count, winding);
  }

  private orderByMiddle(count: number): void {
    const { key, upper, lower } = this;
    for (let k = 0; k < count; k++) key[k] = upper[k]! + lower[k]!;
    sortByKey(this.order, 0, count, key);
  }

  /** Adds the areas between the edges of a strip where the winding number counts as inside. */
  private addStrip(height: number, count: number, before: number): void {
    const { strip, order, upper, lower, mask } = this;
    const { direction } = this.edges;
    let winding = before;
    for (let k = 0; k < count; k++) {
      const at = order[k]!;
      const after = winding + direction[strip[at]!]!;
      const sign = ((after & mask) !== 0 ? 1 : 0) - ((winding & mask) !== 0 ? 1 : 0);
      if (sign !== 0) this.addArea(upper[at]!, lower[at]!, sign * height);
      winding = after;
    }
  }

  /** Covers what lies right of a line from x = x0 down to x = x1 in this row, `height` px tall (below 0: uncovers). */
  private addArea(x0: number, x1: number, height: number): void {
    const { delta } = this;
    const low = Math.min(x0, x1);
    const high = Math.max(x0, x1);
    const first = low | 0;
    const last = high | 0;
    if (first === last) {
      const leftPart = ((low + high) / 2 - first) * height;
      delta[first]! += height - leftPart;
      delta[first + 1]! += leftPart;
      return;
    }
    const perColumn = height / (high - low);
    const inFirst = first + 1 - low;
    const firstArea = 0.5 * perColumn * inFirst * inFirst;
    const inLast = high - last;
    const lastArea = 0.5 * perColumn * inLast * inLast;
    delta[first]! += firstArea;
    if (last === first + 1) {
      delta[last]! += height - firstArea - lastArea;
    } else {
      delta[first + 1]! += perColumn * (inFirst + 0.5) - firstArea;
      for (let x = first + 2; x < last; x++) delta[x]! += perColumn;
      delta[last]! += height - lastArea - perColumn * (inFirst + (last - first) - 1.5);
    }
    delta[last + 1]! += lastArea;
  }

  /** An edge's x at height y; held between its ends. */
  private xAt(e: number, y: number): number {
    const { topX, topY, bottomX, bottomY, slope } = this.edges;
    if (y <= topY[e]!) return topX[e]!;
    if (y >= bottomY[e]!) return bottomX[e]!;
    return between(topX[e]! + (y - topY[e]!) * slope[e]!, topX[e]!, bottomX[e]!);
  }

  private reserve(count: number): void {
    if (count <= this.active.length) return;
    const size = 2 ** Math.ceil(Math.log2(count));
    this.active = new Int32Array(size);
    this.atTop = new Float64Array(size);
    this.atBottom = new Float64Array(size);
    this.low = new Float64Array(size);
    this.strip = new Int32Array(size);
    this.upper = new Float64Array(size);
    this.lower = new Float64Array(size);
    this.key = new Float64Array(size);
    this.order = new Int32Array(size);
  }
}

/** Rounding must not carry x past an end of its edge: the column beyond may be outside the picture. */
function between(x: number, a: number, b: number): number {
  if (a < b) return x < a ? a : Math.min(x, b);
  return x < b ? b : Math.min(x, a);
}

/** Adds to sorted cuts without repeating; gives the new count. Past MAX_STRIPS it only tells that there are too many. */
function insertCut(cuts: Float64Array, count: number, y: number): number {
  if (count > MAX_STRIPS + 1) return count;
  let at = count;
  while (cuts[at - 1]! > y) at--;
  if (cuts[at - 1] === y) return count;
  for (let k = count; k > at; k--) cuts[k] = cuts[k - 1]!;
  cuts[at] = y;
  return count + 1;
}
