import type { Color } from '../../scene/scene.js';
import { copied } from '../outline/copied.js';
import type { Painter } from '../sweep/painter.js';
import type { Segments } from '../sweep/segments.js';
import { alphaOf, type ColorPainter, mix, opaquePixel, over255, SHORT, stepsBetween } from './blend.js';
import type { ColorTable } from './color-table.js';
import {
  alikeRows,
  copyRow,
  evenEnd,
  markCopied,
  markCovered,
  markPainted,
  nextEven,
  type PaintedTiles,
  TILE_REST,
} from './pixel-buffer.js';

/** Where numbers of colours are painted. */
export interface NumberTarget {
  readonly numbers: Uint16Array;
  /** px in a row. */
  readonly width: number;
  readonly painted: PaintedTiles;
  readonly table: ColorTable;
}

/** A page has the mixtures of a pair of colours, by coverage 0..255. */
const PAGE_BITS = 8;
const PAGE = 1 << PAGE_BITS;
/** Pages at first, and at most: past it, all are forgotten. */
const FIRST_PAGES = 16;
const MOST_PAGES = 1024;
/** So many segments, as grids have, take longer than a copy of the row that they are painted in. */
const MANY = 8;

/**
 * Paints one colour, source-over, as ColorPainter does, on pixels that are numbers of colours. What a colour gives on another is computed once. Where the
 * table has no room for a colour, it paints the rest of a shape with the painter that `widen` gives, which paints on pixels of any colour.
 */
export class NumberPainter implements Painter {
  private pixel = 0;
  private alpha = 0;
  /** The colour's own number where it is opaque, and else -1. */
  private own = -1;
  /** By colour that was painted with, opacity and all: its pages. */
  private readonly paints = new Map<number, Uint16Array>();
  /** The colour's pages by the number below; 0, the page on which nothing is known, where there is none yet. */
  private pages: Uint16Array;
  private readonly noPages: Uint16Array;
  private pageCount = 1;
  /** By page and coverage: the mixture's number and 1; 0 where it is not known yet. */
  private mixtures = new Uint16Array(FIRST_PAGES << PAGE_BITS);
  private wide: ColorPainter | undefined;

  constructor(
    private readonly target: NumberTarget,
    private readonly widen: () => ColorPainter,
  ) {
    this.noPages = new Uint16Array(target.table.colors.length);
    this.pages = this.noPages;
  }

  /** `opacity` multiplies the colour's own alpha. Not to be called once the painter has asked for another. */
  use(color: Color, opacity = 1): this {
    const pixel = opaquePixel(color);
    const alpha = alphaOf(color, opacity);
    if (pixel === this.pixel && alpha === this.alpha) return this;
    this.pixel = pixel;
    this.alpha = alpha;
    this.pages = this.paints.get(this.key) ?? this.noPages;
    this.own = alpha === 255 ? this.target.table.numberOf(pixel) : -1;
    return this;
  }

  solid(y: number, x0: number, x1: number): void {
    if (this.wide !== undefined) {
      this.wide.solid(y, x0, x1);
      return;
    }
    const { numbers, width, painted } = this.target;
    const { own } = this;
    const row = y * width;
    if (own >= 0) {
      const from = row + x0;
      const to = row + x1;
      markCovered(painted, width, y, x0, x1, true);
      if (to - from > SHORT) numbers.fill(own, from, to);
      else for (let i = from; i < to; i++) numbers[i] = own;
      return;
    }
    for (let x = x0; x < x1; ) {
      const end = (x & TILE_REST) === 0 ? evenEnd(painted, numbers, row, y, x, x1) : x;
      const mixed = end > x ? this.mixture(numbers[row + x]!, 255) : -1;
      if (mixed >= 0) {
        numbers.fill(mixed, row + x, row + end);
        x = end;
        continue;
      }
      const next = nextEven(painted, y, x, x1);
      const done = this.tint(row + x, row + next);
      if (done < row + next) {
        markCovered(painted, width, y, x0, x1, false);
        this.goOn().solid(y, done - row, x1);
        return;
      }
      x = next;
    }
    markCovered(painted, width, y, x0, x1, false);
  }

  /** Paints the pixels from `from` to the one before `to`; gives the first for which the table has no room. */
  private tint(from: number, to: number): number {
    const { numbers } = this.target;
    let below = -1;
    let mixed = 0;
    for (let i = from; i < to; i++) {
      const number = numbers[i]!;
      if (number !== below) {
        below = number;
        mixed = this.mixture(number, 255);
        if (mixed < 0) return i;
      }
      numbers[i] = mixed;
    }
    return to;
  }

  partial(y: number, x0: number, x1: number, coverage: Uint8Array): void {
    if (this.wide !== undefined) {
      this.wide.partial(y, x0, x1, coverage);
      return;
    }
    const { numbers, width, painted } = this.target;
    markPainted(painted, y, x0, x1);
    const { own, pages, mixtures } = this;
    const whole = own >= 0 ? 255 : PAGE;
    let i = y * width + x0;
    // Nearly all mixtures are known already.
    for (let x = x0; x < x1; x++, i++) {
      const covered = coverage[x]!;
      if (covered === 0) continue;
      if (covered === whole) {
        numbers[i] = own;
        continue;
      }
      const known = mixtures[(pages[numbers[i]!]! << PAGE_BITS) + covered]!;
      if (known === 0) {
        this.mixFrom(x, y, x1, coverage);
        return;
      }
      numbers[i] = known - 1;
    }
  }

  rows(y: number, end: number, segments: Segments): void {
    for (let at = y; at < end; ) {
      const alike = segments.count < MANY || this.wide !== undefined ? 0 : alikeRows(this.target.painted, at, end);
      segments.paintRow(at, this);
      if (alike > 1 && this.wide === undefined) {
        const { numbers, width, painted } = this.target;
        copyRow(numbers, width, at, at + alike);
        markCopied(painted, at, at + alike);
        at += alike;
      } else {
        at++;
      }
    }
  }

  /** Goes on with `partial` at x. */
  private mixFrom(from: number, y: number, x1: number, coverage: Uint8Array): void {
    const { numbers, width } = this.target;
    for (let x = from; x < x1; x++) {
      const covered = coverage[x]!;
      if (covered === 0) continue;
      const i = y * width + x;
      const mixed = this.mixture(numbers[i]!, covered);
      if (mixed < 0) {
        this.goOn().partial(y, x, x1, coverage);
        return;
      }
      numbers[i] = mixed;
    }
  }

  /** The number of this colour at some coverage over another number's; -1 where the table has no room for it. */
  private mixture(number: number, covered: number): number {
    const known = this.mixtures[(this.pages[number]! << PAGE_BITS) + covered]!;
    return known > 0 ? known - 1 : this.newMixture(number, covered);
  }

  private newMixture(number: number, covered: number): number {
    const { pixel, alpha } = this;
    const { table } = this.target;
    const below = table.colors[number]!;
    const steps = stepsBetween(pixel, below, alpha);
    const stepped = steps[covered]!;
    const mixed =
      alpha === 255 ? this.edgeNumber(below, stepped) : table.numberOf(mix(pixel, below, over255(stepped * alpha)));
    if (mixed < 0) return mixed;
    const page = this.pageOf(number);
    // All coverages of that step are known with it.
    const least = steps.indexOf(stepped);
    this.mixtures.fill(mixed + 1, page + least, page + steps.lastIndexOf(stepped) + 1);
    return mixed;
  }

  /**
   * The number of an opaque colour over another at some coverage. It may be that of a colour that is alike: edges over
   * edges of one colour differ by rounding only. Tints have exact colours, for many of them over each other add up.
   */
  private edgeNumber(below: number, coverage: number): number {
    const { table } = this.target;
    return coverage === 255 ? table.numberOf(this.pixel) : table.numberAlike(mix(this.pixel, below, coverage));
  }

  /** Where the page of this colour over another number's begins among the mixtures. */
  private pageOf(number: number): number {
    if (this.pages[number]! > 0) return this.pages[number]! << PAGE_BITS;
    if (this.pageCount === MOST_PAGES) this.forget();
    if (this.pages === this.noPages) {
      this.pages = this.noPages.slice();
      this.paints.set(this.key, this.pages);
    }
    const page = this.pageCount++;
    if (page << PAGE_BITS === this.mixtures.length) {
      this.mixtures = copied(this.mixtures, new Uint16Array(2 * this.mixtures.length));
    }
    this.pages[number] = page;
    return page << PAGE_BITS;
  }

  private forget(): void {
    this.paints.clear();
    this.pages = this.noPages;
    this.pageCount = 1;
    this.mixtures.fill(0);
  }

  private get key(): number {
    return this.pixel * 256 + this.alpha;
  }

  private goOn(): ColorPainter {
    this.wide = this.widen();
    return this.wide.usePixel(this.pixel, this.alpha);
  }
}
