import { RenderError } from '@geoslide/protocol';
import type { Bounds } from '../outline/clip.js';
import type { Contours } from '../outline/contours.js';
import { ConvexSides } from './convex-sides.js';
import { EdgeTable } from './edges.js';
import type { Painter } from './painter.js';
import { Row } from './row.js';
import { Segments } from './segments.js';
import { sortWithNew } from './sort.js';
import { Strips } from './strips.js';
import { Winding, type WindingMask } from './winding.js';

/** Edges that cross by less than this at the end of a run count as meeting there, px. */
const NOISE = 1e-9;
/** Puts edges that meet on top of a run in the order in which they leave, px down. */
const JUST_BELOW = 1e-6;
/** From so many edges per column on, a row is sampled instead of computed exactly, so that its cost stays linear. */
const DENSE = 4;
/** Rows with at most so many edges are always exact. */
const FEW = 512;

/** What painting may cost for one picture, about ns: a hundred times what figures take, and far less than anybody waits. */
export const MAX_WORK = 5e8;
/**
 * Costs, about ns: of adding an edge, of an edge that meets a row, of its piece in a strip, and of visiting a pixel.
 */
const EDGE_WORK = 60;
const PIXEL_WORK = 4;
const ROW_WORK = 40;
const STRIP_WORK = 40;

/**
 * Exact-area coverage, row by row.
 *
 * Rows in which edges neither begin nor end nor cross are painted in runs. In other rows the edges fall into
 * clusters whose x extents do not meet; between clusters the winding number is the same at each height. A cluster of one edge
 * needs no thought, and so does one that makes one turn; any other is cut into strips. Areas that lie
 * over each other count once, whatever their direction. Rows of noise, with several edges in each column, are only sampled.
 */
export class Sweep {
  readonly edges: EdgeTable;
  private readonly row: Row;
  private readonly segments = new Segments();
  private readonly sides = new ConvexSides();
  private readonly winding = new Winding();
  private readonly strips: Strips;
  private clip: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Work done for this picture, about ns, without that of `row` and `strips`. */
  private work = 0;
  /** Empty until the first fill, as those of EdgeTable. Edges that meet the row, and by edge: where they cross the row's top and bottom, and the lesser of both. */
  private active = new Int32Array(0);
  private atTop = new Float64Array(0);
  private atBottom = new Float64Array(0);
  private low = new Float64Array(0);
  /** Edges of a run that the fill ends at (and room for sorting), with their x on top and at the bottom of a row, and whether it begins (1) or ends (-1) right of them. */
  private rim = new Int32Array(0);
  private rimX = new Float64Array(0);
  private rimSign = new Int8Array(0);

  /** For a picture of width × height px, which may cost `most`, about ns. */
  constructor(
    width: number,
    height: number,
    private readonly most = MAX_WORK,
  ) {
    this.edges = new EdgeTable(height);
    this.row = new Row(width);
    this.strips = new Strips(this.row, this.winding);
  }

  /** Removes all edges. Nothing outside of `clip`, in whole px inside the picture, will be painted. */
  begin(clip: Bounds): void {
    this.clip = clip;
    this.edges.begin(clip);
  }

  /**
   * Paints the inside of the edges, and removes them.
   * @param isSimple Edges neither cross nor lie over each other: then they are taken in any order, which is faster.
   * @throws RenderError TOO_COMPLEX past the work that the picture may cost.
   */
  paint(mask: WindingMask, painter: Painter, isSimple = false): void {
    const { edges, winding } = this;
    this.row.use(this.clip.left, this.clip.right, painter);
    this.reserve(edges.count);
    if (isSimple) {
      this.paintSimple();
      return;
    }
    winding.begin(mask);
    const { active } = this;
    const { bottomY, endRow } = edges;
    this.work += EDGE_WORK * edges.count;
    let count = 0;
    for (let y = edges.firstRow; y < endRow; ) {
      const known = count;
      count = this.enter(y, count);
      this.spend(count);
      const until = this.runEnd(y, count);
      if (count === 0) {
        y = until;
        continue;
      }
      if (count > FEW && count > DENSE * (this.clip.right - this.clip.left)) {
        this.countRow(y, count);
        y++;
      } else if (until > y && this.inOrder(until, known, count)) {
        this.paintRun(y, until, count, painter);
        y = until;
      } else {
        this.orderByLow(y, known, count);
        this.paintRow(y, count);
        y++;
      }
      let kept = 0;
      for (let k = 0; k < count; k++) {
        const e = active[k]!;
        if (bottomY[e]! > y) active[kept++] = e;
      }
      count = kept;
    }
  }

  /** Paints a convex contour within the clip. False where it is not quite convex. */
  paintConvex(contour: Contours, painter: Painter): boolean {
    const { sides, row, clip } = this;
    if (!sides.begin(contour, clip)) return false;
    row.use(clip.left, clip.right, painter);
    this.work += EDGE_WORK * contour.points + 2 * ROW_WORK * sides.rows;
    this.spend(0);
    sides.paint(row);
    return true;
  }

  /** Adds up the areas of the edges in each row, from left to right: where none lies over another, that is covered. */
  private paintSimple(): void {
    const { edges, active, atTop, atBottom, low, row, clip } = this;
    const { bottomY, direction, endRow } = edges;
    this.work += EDGE_WORK * edges.count;
    let count = 0;
    for (let y = edges.firstRow; y < endRow; y++) {
      const known = count;
      count = this.enter(y, count);
      if (count === 0) continue;
      this.spend(count);
      this.orderByLow(y, known, count);
      row.begin(y);
      /** What is covered right of the edges so far, as a height; between 0 and 1 it goes on to the next edge. */
      let turns = 0;
      let to = 0;
      let kept = 0;
      for (let k = 0; k < count; k++) {
        const e = active[k]!;
        const x0 = atTop[e]!;
        const x1 = atBottom[e]!;
        const start = low[e]! | 0;
        const turn = direction[e]! * edges.heightIn(e, y);
        row.reach(turns === 0 || turns * turns === 1 ? start : Math.min(start, to), Math.max(x0, x1) | 0);
        row.add(x0, x1, turn);
        turns += turn;
        to = Math.max(to, start, Math.max(x0, x1) | 0);
        if (bottomY[e]! > y + 1) active[kept++] = e;
      }
      // Edges right of the clip are missing: what is left of them goes on to its side.
      if (turns !== 0 && turns * turns !== 1) row.reach(to, clip.right);
      row.end();
      count = kept;
    }
  }

  /** Counts what was painted without it: coordinates that were taken in, and pixels that were looked at. @throws RenderError TOO_COMPLEX past the work that the picture may cost. */
  charge(coordinates: number, pixels: number): void {
    this.work += EDGE_WORK * coordinates + PIXEL_WORK * pixels;
    this.spend(0);
  }

  /** What painting has cost so far, about ns. */
  get spent(): number {
    return this.work + this.row.work / 2 + STRIP_WORK * this.strips.work;
  }

  /** Counts a row of edges; throws where the picture has taken too much. */
  private spend(count: number): void {
    this.work += ROW_WORK * count;
    if (this.spent <= this.most) return;
    throw new RenderError('TOO_COMPLEX', 'The picture takes too much to paint: draw less on it, or make it smaller.');
  }

  /** Takes in the edges that start in row y; gives the new count. */
  private enter(y: number, before: number): number {
    const { active, atBottom, edges } = this;
    const { topX, next, first } = edges;
    let count = before;
    for (let e = first[y]!; e >= 0; e = next[e]!) {
      active[count++] = e;
      atBottom[e] = topX[e]!;
    }
    first[y] = -1;
    return count;
  }

  /** The row up to which, from y on, all edges run through and none begins: y itself where the row at y is not such. */
  private runEnd(y: number, count: number): number {
    const { active, edges } = this;
    const { topY, bottomY, first } = edges;
    let end = edges.endRow;
    for (let k = 0; k < count; k++) {
      const e = active[k]!;
      if (topY[e]! > y) return y;
      if (bottomY[e]! < end) end = Math.floor(bottomY[e]!);
    }
    if (end <= y) return y;
    let until = y + 1;
    while (until < end && first[until]! < 0) until++;
    return until;
  }

  /** Puts edges that run through to y = end in order, those before `known` being so nearly; false where some of them cross. */
  private inOrder(end: number, known: number, count: number): boolean {
    const { active, atBottom, low, edges } = this;
    const { slope } = edges;
    for (let k = 0; k < count; k++) {
      const e = active[k]!;
      low[e] = atBottom[e]! + slope[e]! * JUST_BELOW;
    }
    sortWithNew(active, known, count, low, this.rim);
    let last = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < count; k++) {
      const x = edges.xAt(active[k]!, end);
      if (x < last - NOISE) return false;
      last = x;
    }
    return true;
  }

  /** Paints rows from y to the one before end, which all edges run through in the same order. */
  private paintRun(y: number, end: number, count: number, painter: Painter): void {
    const { active, atBottom, edges, rim, rimX, rimSign } = this;
    const { direction, slope } = edges;
    let number = 0;
    let rims = 0;
    let isVertical = true;
    this.work += ROW_WORK * count * 2;
    for (let k = 0; k < count; k++) {
      const e = active[k]!;
      const after = number + direction[e]!;
      const sign = this.winding.sign(number, after);
      number = after;
      if (sign === 0) continue;
      rim[rims] = e;
      if (slope[e] !== 0) isVertical = false;
      rimX[rims] = atBottom[e]!;
      rimSign[rims++] = sign;
    }
    this.work += ROW_WORK * rims * (end - y);
    if (isVertical && end - y > 1) this.paintAlike(y, end, rims, painter);
    else for (let at = y; at < end; at++) this.addRims(at, rims);
    for (let k = 0; k < count; k++) atBottom[active[k]!] = edges.xAt(active[k]!, end);
  }

  /** Paints rows of a run as its first one: all rims are vertical. */
  private paintAlike(y: number, end: number, rims: number, painter: Painter): void {
    const { row, segments } = this;
    const before = row.work;
    segments.clear();
    row.use(this.clip.left, this.clip.right, segments);
    this.addRims(y, rims);
    row.use(this.clip.left, this.clip.right, painter);
    row.work += (row.work - before) * (end - y - 1);
    segments.paint(y, end, painter);
  }

  /** Paints row `at` of a run, and moves the rims on to its bottom. */
  private addRims(at: number, rims: number): void {
    const { edges, row, rim, rimX, rimSign } = this;
    row.begin(at);
    for (let k = 0; k < rims; k++) {
      const x0 = rimX[k]!;
      const x1 = edges.xAt(rim[k]!, at + 1);
      if (x0 < x1) row.reach(x0 | 0, x1 | 0);
      else row.reach(x1 | 0, x0 | 0);
      row.add(x0, x1, rimSign[k]!);
      rimX[k] = x1;
    }
    row.end();
  }

  /** Puts edges in order of their least x in row y, those before `known` being so nearly. */
  private orderByLow(y: number, known: number, count: number): void {
    const { active, atTop, atBottom, low, edges } = this;
    for (let k = 0; k < count; k++) {
      const e = active[k]!;
      atTop[e] = atBottom[e]!;
      const x = edges.xAt(e, y + 1);
      low[e] = Math.min(x, atTop[e]!);
      atBottom[e] = x;
    }
    sortWithNew(active, known, count, low, this.rim);
  }

  /** Paints a row of noise: what crosses its middle stands for it. */
  private countRow(y: number, count: number): void {
    const { active, atBottom, edges, row } = this;
    const { topY, bottomY, direction } = edges;
    const middle = y + 0.5;
    row.begin(y);
    for (let k = 0; k < count; k++) {
      const e = active[k]!;
      if (topY[e]! <= middle && bottomY[e]! > middle) row.count(edges.xAt(e, middle), direction[e]!);
      atBottom[e] = edges.xAt(e, y + 1);
    }
    row.endCounted(this.winding);
  }

  /** Paints a row in which edges begin, end or cross. */
  private paintRow(y: number, count: number): void {
    const { active, atTop, atBottom, low, row } = this;
    let number = 0;
    row.begin(y);
    for (let from = 0; from < count; ) {
      const start = low[active[from]!]!;
      let end = start;
      let to = from;
      while (to < count && low[active[to]!]! <= end) {
        const e = active[to++]!;
        if (atTop[e]! > end) end = atTop[e]!;
        if (atBottom[e]! > end) end = atBottom[e]!;
      }
      row.reach(start | 0, end | 0);
      number = this.addCluster(y, from, to, number, end);
      from = to;
    }
    row.end();
  }

  /** Adds what active[from..to) covers in row y, up to x = end; gives the winding number right of it. */
  private addCluster(y: number, from: number, to: number, before: number, end: number): number {
    const { active, atTop, atBottom, edges, row, strips } = this;
    const { topY, bottomY, direction } = edges;
    const only = active[from]!;
    // Most clusters are one edge that runs through the row.
    if (to - from === 1 && topY[only]! <= y && bottomY[only]! >= y + 1 && end < this.clip.right) {
      const after = before + direction[only]!;
      const sign = this.winding.sign(before, after);
      if (sign !== 0) row.add(atTop[only]!, atBottom[only]!, sign);
      return after;
    }
    let turns = 0;
    let downs = 0;
    let ups = 0;
    for (let k = from; k < to; k++) {
      const e = active[k]!;
      const way = direction[e]!;
      if (way > 0) downs++;
      else if (way < 0) ups++;
      turns += way * edges.heightIn(e, y);
    }
    const after = before + Math.round(turns);
    // The winding number right of the cluster is the same at each height (but where the clip has cut off what lies there): if all
    // edges go one way and add up to one turn, there is one of them at each height.
    if ((downs === 0 || ups === 0) && turns * turns === 1 && end < this.clip.right) {
      const sign = this.winding.sign(before, after);
      if (sign === 0) return after;
      for (let k = from; k < to; k++) {
        const e = active[k]!;
        if (direction[e] !== 0) row.add(atTop[e]!, atBottom[e]!, sign * edges.heightIn(e, y));
      }
      return after;
    }
    strips.begin();
    for (let k = from; k < to; k++) {
      const e = active[k]!;
      if (direction[e] !== 0) strips.push(edges, e, atTop, y);
    }
    strips.add(y, before);
    return after;
  }

  private reserve(count: number): void {
    if (count <= this.active.length) return;
    const size = Math.max(256, 2 ** Math.ceil(Math.log2(count)));
    this.active = new Int32Array(size);
    this.atTop = new Float64Array(size);
    this.atBottom = new Float64Array(size);
    this.low = new Float64Array(size);
    this.rim = new Int32Array(size);
    this.rimX = new Float64Array(size);
    this.rimSign = new Int8Array(size);
  }
}
