import { copied } from '../outline/copied.js';
import type { EdgeTable } from './edges.js';
import type { Row } from './row.js';
import { sortByKey } from './sort.js';
import type { Winding } from './winding.js';

/** Cuts times pieces up to which a cluster is exact. */
const EXACT_BUDGET = 1024;
const MAX_CUTS = 256;
/** Beyond, it is sampled in strips: the fewer, the more of a tangle it is. */
const STRIP_BUDGET = 4096;
const MAX_STRIPS = 32;
const MIN_STRIPS = 1;
/** The part of a strip below its top at which pieces that meet there are put in order. */
const JUST_BELOW = 1e-6;
/** Pieces that overlap by less at the end of a strip only meet there, px. */
const NOISE = 1e-9;

/**
 * Adds the area inside a cluster of pieces of edges in one row that begin, end, cross or lie over each other. It is cut into
 * strips at the ends and crossings of pieces. In a strip the pieces have an order, and so winding numbers are known
 * between them; only pieces between inside and outside add their area.
 */
export class Strips {
  /** Pieces times strips so far. */
  work = 0;
  /** Pieces: their heights, x on top, change of x for 1 px down, 1 downwards or -1 upwards. */
  private top = new Float64Array(64);
  private bottom = new Float64Array(64);
  private x = new Float64Array(64);
  private slope = new Float64Array(64);
  private direction = new Int8Array(64);
  private size = 0;
  private readonly cuts = new Float64Array(MAX_CUTS + 1);
  /** The pieces in a strip, their order, their x on its top and bottom, and what they are sorted by. */
  private strip = new Int32Array(64);
  private order = new Int32Array(64);
  private upper = new Float64Array(64);
  private lower = new Float64Array(64);
  private key = new Float64Array(64);

  constructor(
    private readonly row: Row,
    private readonly winding: Winding,
  ) {}

  begin(): void {
    this.size = 0;
  }

  /** Takes in the piece of edge e in the row at y, which begins at x = at[e]. */
  push({ topY, bottomY, slope, direction }: EdgeTable, e: number, at: Float64Array, y: number): void {
    const k = this.size++;
    if (k === this.top.length) this.grow();
    const top = topY[e]!;
    const bottom = bottomY[e]!;
    this.top[k] = Math.max(top, y);
    this.bottom[k] = Math.min(bottom, y + 1);
    this.x[k] = at[e]!;
    this.slope[k] = slope[e]!;
    this.direction[k] = direction[e]!;
  }

  /** Adds the areas of the pieces in the row at y; `before` is the winding number left of all of them. */
  add(y: number, before: number): void {
    const { top, bottom, cuts, size } = this;
    const most = Math.min(MAX_CUTS, EXACT_BUDGET / size);
    let count = 2;
    this.work += size;
    cuts[0] = y;
    cuts[1] = y + 1;
    for (let k = 0; k < size && count <= most; k++) {
      if (top[k]! > y) count = insertCut(cuts, count, top[k]!);
      if (bottom[k]! < y + 1) count = insertCut(cuts, count, bottom[k]!);
    }
    const strips = Math.max(MIN_STRIPS, Math.min(MAX_STRIPS, Math.floor(STRIP_BUDGET / size)));
    if (count <= most) {
      for (let s = 1; s < count; s++) this.exact(cuts[s - 1]!, cuts[s]!, before, 1 / strips);
    } else {
      for (let s = 0; s < strips; s++) this.sample(y + s / strips, y + (s + 1) / strips, before);
    }
  }

  /** A strip in which no piece begins or ends. It is cut again at crossings, but no finer than `least`. */
  private exact(from: number, to: number, before: number, least: number): void {
    const { top, bottom, x, slope, strip, order, upper, lower } = this;
    let count = 0;
    for (let k = 0; k < this.size; k++) {
      if (top[k]! > from || bottom[k]! < to) continue;
      strip[count] = k;
      order[count] = count;
      upper[count] = x[k]! + (from - top[k]!) * slope[k]!;
      lower[count++] = x[k]! + (to - top[k]!) * slope[k]!;
    }
    let start = from;
    for (;;) {
      this.sort(count, JUST_BELOW);
      const wanted = start + this.firstCrossing(count) * (to - start);
      const cut = Math.max(wanted, start + least);
      if (wanted >= to || cut >= to) {
        if (wanted < to) this.sort(count, 0.5);
        this.addOrdered(to - start, count, before);
        return;
      }
      for (let i = 0; i < count; i++) lower[i] = this.xAt(strip[i]!, cut);
      if (cut !== wanted) this.sort(count, 0.5);
      this.addOrdered(cut - start, count, before);
      for (let i = 0; i < count; i++) {
        upper[i] = lower[i]!;
        lower[i] = this.xAt(strip[i]!, to);
      }
      start = cut;
    }
  }

  /** A strip in which pieces may begin, end and cross: what meets its middle stands for it. */
  private sample(from: number, to: number, before: number): void {
    const { top, bottom, strip, order, upper, lower } = this;
    const middle = (from + to) / 2;
    let count = 0;
    for (let k = 0; k < this.size; k++) {
      if (top[k]! > middle || bottom[k]! <= middle) continue;
      strip[count] = k;
      order[count] = count;
      upper[count] = this.xAt(k, Math.max(from, top[k]!));
      lower[count++] = this.xAt(k, Math.min(to, bottom[k]!));
    }
    this.sort(count, 0.5);
    this.addOrdered(to - from, count, before);
  }

  private xAt(k: number, y: number): number {
    return this.x[k]! + (y - this.top[k]!) * this.slope[k]!;
  }

  /** Orders the strip's pieces by their x at a part of its height. */
  private sort(count: number, part: number): void {
    this.work += count;
    const { key, upper, lower } = this;
    for (let i = 0; i < count; i++) key[i] = upper[i]! + (lower[i]! - upper[i]!) * part;
    sortByKey(this.order, 0, count, key);
  }

  /** The part of the strip's height where pieces first cross; 1 where they don't. */
  private firstCrossing(count: number): number {
    const { order, upper, lower } = this;
    let first = 1;
    for (let i = 1; i < count; i++) {
      const a = order[i - 1]!;
      const b = order[i]!;
      const past = lower[a]! - lower[b]!;
      if (past <= NOISE) continue;
      const gap = upper[b]! - upper[a]!;
      const t = gap / (gap + past);
      if (t < first) first = t;
    }
    return first;
  }

  private addOrdered(height: number, count: number, before: number): void {
    const { strip, order, upper, lower, direction, winding } = this;
    let number = before;
    for (let i = 0; i < count; i++) {
      const at = order[i]!;
      const after = number + direction[strip[at]!]!;
      const sign = winding.sign(number, after);
      if (sign !== 0) this.row.add(upper[at]!, lower[at]!, sign * height);
      number = after;
    }
  }

  private grow(): void {
    const size = this.top.length * 2;
    this.top = copied(this.top, new Float64Array(size));
    this.bottom = copied(this.bottom, new Float64Array(size));
    this.x = copied(this.x, new Float64Array(size));
    this.slope = copied(this.slope, new Float64Array(size));
    this.direction = copied(this.direction, new Int8Array(size));
    this.strip = new Int32Array(size);
    this.order = new Int32Array(size);
    this.upper = new Float64Array(size);
    this.lower = new Float64Array(size);
    this.key = new Float64Array(size);
  }
}

/** Adds to sorted cuts without repeating; gives the new count. */
function insertCut(cuts: Float64Array, count: number, y: number): number {
  let at = count;
  while (cuts[at - 1]! > y) at--;
  if (cuts[at - 1] === y) return count;
  for (let k = count; k > at; k--) cuts[k] = cuts[k - 1]!;
  cuts[at] = y;
  return count + 1;
}
