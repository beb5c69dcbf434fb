import { channelDistance } from './blend.js';
import { ColorTable } from './color-table.js';
import { nextPainted, type PaintedTiles, tileEnd, tileStart } from './pixel-buffer.js';

/** A picture of at most so many colours can be stored with a palette, at about half the size and a third of the time. */
export const PALETTE = 256;
/** Pictures with more colours than this cannot be brought to a palette. */
const MOST_COLORS = 640;
/** Colours of at most so many px are rare: they come from soft edges that lie over each other. */
const RARE = 8;
/**
 * Where rare colours move to each other, at most this part of a picture moves: a small one gains little by a palette.
 */
const MOST_MOVED = 0.002;
/** The most by which a channel of a rare colour is moved, of 255. */
const REACH = 16;

/**
 * Counts the colours of a picture while it is drawn from its top, and reduces them to a palette where few are too many.
 */
export class RareColors {
  private readonly table = new ColorTable(MOST_COLORS);
  private readonly counts = new Uint32Array(MOST_COLORS);
  private counted = 0;
  private few = true;

  constructor(
    private readonly pixels: Int32Array,
    private readonly width: number,
    private readonly painted: PaintedTiles,
  ) {}

  /** Counts the rows above `row` that are not counted yet. Returns whether their colours are few enough for `merge`. */
  count(row: number): boolean {
    const from = this.counted;
    this.counted = row;
    const { columns } = this.painted;
    this.few &&= this.countTiles(from * columns, row * columns);
    return this.few;
  }

  /** Merges rare colours, as `mergeRare` says, if that brings the picture to a palette. All rows have to be counted. */
  merge(): void {
    const { table, counts } = this;
    if (!this.few) return;
    const moves = mergeRare(table.colors.subarray(0, table.count), counts);
    if (moves === undefined || moves.length === 0) return;
    recolor(this.pixels, this.width, this.painted, new Map(moves.map(({ from, to }) => [from, to])));
  }

  private countTiles(first: number, after: number): boolean {
    const { pixels, width, painted, table, counts } = this;
    let color = -1;
    let number = 0;
    for (let tile = nextPainted(painted, first); tile >= 0 && tile < after; tile = nextPainted(painted, tile + 1)) {
      const start = tileStart(tile, painted, width);
      const end = tileEnd(tile, painted, width);
      let before = start;
      for (let i = start; i < end; i++) {
        const pixel = pixels[i]!;
        if (pixel === color) continue;
        counts[number]! += i - before;
        before = i;
        color = pixel;
        number = table.numberOf(pixel);
        if (number < 0) return false;
      }
      counts[number]! += end - before;
    }
    return true;
  }
}

function recolor(pixels: Int32Array, width: number, painted: PaintedTiles, targets: ReadonlyMap<number, number>): void {
  let color = -1;
  let target: number | undefined;
  for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
    const end = tileEnd(tile, painted, width);
    for (let i = tileStart(tile, painted, width); i < end; i++) {
      const pixel = pixels[i]!;
      if (pixel !== color) {
        color = pixel;
        target = targets.get(pixel);
      }
      if (target !== undefined) pixels[i] = target;
    }
  }
}

/** A colour that is replaced by another. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

/**
 * Finds near colours for as many rare ones as there are too many for a palette, ones that are not rare first: some
 * hundred px in a million at most, each at a crossing of soft edges, whose colour depends on the order of painting
 * anyway. Empty where the colours have room in one, undefined where they can't be brought to it.
 *
 * @param counts By colour: its px. Colours without any do not count.
 */
export function mergeRare(colors: Int32Array, counts: Uint32Array): Move[] | undefined {
  const seen = [...colors.keys()].filter((k) => counts[k]! > 0);
  const surplus = seen.length - PALETTE;
  if (surplus <= 0) return [];
  if (seen.length > MOST_COLORS) return undefined;
  const rare = seen.filter((k) => counts[k]! <= RARE).map((k) => colors[k]!);
  if (rare.length < surplus) return undefined;
  // In an order that does not depend on how they were counted.
  const common = seen
    .filter((k) => counts[k]! > RARE)
    .map((k) => colors[k]!)
    .sort((a, b) => a - b);
  const near = commonByBlue(common);
  const moves = rare.map((color) => nearest(color, near)).sort((a, b) => a.distance - b.distance || a.from - b.from);
  const within = moves.filter(({ distance }) => distance <= REACH);
  if (within.length >= surplus) return within.slice(0, surplus);
  const left = moves.slice(within.length).map(({ from }) => from);
  const all = [...within, ...movesAmong(left)].slice(0, surplus);
  const isMuch = RARE * all.length > MOST_MOVED * counts.reduce((sum, count) => sum + count, 0);
  return all.length < surplus || isMuch ? undefined : all;
}

/** Moves each colour to the first one before it that is near and stays. */
function movesAmong(colors: readonly number[]): Move[] {
  const staying: number[] = [];
  return colors.flatMap((from): Move[] => {
    const to = staying.find((color) => channelDistance(from, color) <= REACH);
    if (to !== undefined) return [{ from, to, distance: channelDistance(from, to) }];
    staying.push(from);
    return [];
  });
}

/** Colours within REACH of one another have the same part of the blues, or parts side by side. */
const BLUE_PARTS = 256 / REACH;
const blueOf = (color: number): number => (color >>> 16) & 255;

/** Colours by the part of the blues that they are in, where colours of such parts are near: each is in three lists, in order. */
function commonByBlue(colors: readonly number[]): number[][] {
  const parts = Array.from({ length: BLUE_PARTS + 2 }, (): number[] => []);
  for (const color of colors) {
    const part = Math.floor(blueOf(color) / REACH);
    for (let k = part; k <= part + 2; k++) parts[k]!.push(color);
  }
  return parts;
}

/** The first of the nearest colours, and its distance: more than REACH where none is within it. */
function nearest(from: number, byBlue: readonly (readonly number[])[]): Move {
  const colors = byBlue[Math.floor(blueOf(from) / REACH) + 1]!;
  const red = from & 255;
  let to = from;
  let distance = REACH + 1;
  for (let k = 0; k < colors.length; k++) {
    const color = colors[k]!;
    // Most are told to be too far by one channel.
    if (Math.abs((color & 255) - red) >= distance) continue;
    const d = channelDistance(from, color);
    if (d < distance) {
      distance = d;
      to = color;
    }
  }
  return { from, to, distance };
}
