import { channelDistance } from './blend.js';
import { ColorTable } from './color-table.js';
import { nextPainted, type PaintedTiles, tileEnd, tileStart } from './pixel-buffer.js';

/** A picture of at most so many colours can be stored with a palette, at about half the size and a third of the time. */
export const PALETTE = 256;
/** Pictures with more colours than this cannot be brought to a palette. */
const MOST_COLORS = 640;
/** Colours of at most so many px are rare: they come from soft edges that lie over each other. */
const RARE = 8;
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
 * Finds near colours that are not rare, or else any near ones, for as many rare ones as there are too many for a palette: some hundred px in a million at most, each at a crossing of
 * soft edges, whose colour depends on the order of painting anyway. Empty where the colours have room in one, undefined where they can't be brought to it.
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
  const near = colorsByBlue(common);
  const moves = rare.map((color) => nearest(color, near)).sort(byDistance);
  const chosen = moves[surplus - 1]!.distance > REACH ? mergeAmongRare(rare, common, surplus) : moves;
  return chosen.length < surplus ? undefined : chosen.slice(0, surplus);
}

const byDistance = (a: Move, b: Move): number => a.distance - b.distance || a.from - b.from || a.to - b.to;

/**
 * Moves of rare colours to any others, nearest ones first. No colour moves that others have moved to, so that none goes
 * further than REACH.
 */
function mergeAmongRare(rare: readonly number[], common: readonly number[], surplus: number): Move[] {
  const byBlue = colorsByBlue([...common, ...rare]);
  const pairs = rare.flatMap((from) =>
    byBlue[Math.floor(blueOf(from) / REACH) + 1]!.flatMap((to): Move[] => {
      const distance = channelDistance(from, to);
      return to === from || distance > REACH ? [] : [{ from, to, distance }];
    }),
  );
  const moved = new Set<number>();
  const targets = new Set<number>();
  const moves: Move[] = [];
  for (const move of pairs.sort(byDistance)) {
    const { from, to } = move;
    if (moves.length === surplus) break;
    if (moved.has(from) || moved.has(to) || targets.has(from)) continue;
    moved.add(from);
    targets.add(to);
    moves.push(move);
  }
  return moves;
}

/** Colours within REACH of one another have the same part of the blues, or parts side by side. */
const BLUE_PARTS = 256 / REACH;
const blueOf = (color: number): number => (color >>> 16) & 255;

/** Colours by the part of the blues that they are in, where colours of such parts are near: each is in three lists, in order. */
function colorsByBlue(colors: readonly number[]): number[][] {
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
