import { channelDistance } from './blend.js';
import { ColorTable } from './color-table.js';
import { nextPainted, type PaintedTiles, tileEnd, tileStart } from './pixel-buffer.js';

/** A picture of at most so many colours can be stored with a palette, at about half the size and a third of the time. */
const PALETTE = 256;
/** Pictures of more colours than this are far from a palette. */
const MOST_COLORS = 640;
/** Colours of at most so many px are rare: they come from soft edges that lie over each other. */
const RARE = 8;
/** The most by which a channel of a rare colour is moved, of 255. */
const REACH = 16;

/** Counts the colours of a picture while it grows from its top, and brings it to a palette where that is near. */
export class RareColors {
  private readonly table = new ColorTable(MOST_COLORS);
  private readonly counts = new Uint32Array(MOST_COLORS);
  private counted = 0;
  private few = true;

  constructor(
    private readonly pixels: Uint32Array,
    private readonly width: number,
    private readonly painted: PaintedTiles,
  ) {}

  /** Counts the rows above `row` that are not counted yet; gives whether their colours are few enough for `merge`. */
  count(row: number): boolean {
    const from = this.counted;
    this.counted = row;
    const { columns } = this.painted;
    this.few &&= this.countTiles(from * columns, row * columns);
    return this.few;
  }

  /**
   * Moves rare colours to near ones that are not rare, if that brings the picture to a palette: some hundred px in a million at most, each at a crossing
   * of soft edges, whose colour depends on the order of painting anyway. Else the picture stays as it is. All of it has to be counted.
   */
  merge(): void {
    const { table, counts } = this;
    const surplus = table.count - PALETTE;
    if (!this.few || surplus <= 0) return;
    const rare: number[] = [];
    const common: number[] = [];
    for (let k = 0; k < table.count; k++) (counts[k]! <= RARE ? rare : common).push(table.colors[k]!);
    if (rare.length < surplus) return;
    const moves = rare
      .map((color) => nearest(color, common))
      .sort((a, b) => a.distance - b.distance || a.from - b.from);
    if (moves[surplus - 1]!.distance > REACH) return;
    const targets = new Map(moves.slice(0, surplus).map(({ from, to }) => [from, to]));
    recolor(this.pixels, this.width, this.painted, targets);
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

function recolor(
  pixels: Uint32Array,
  width: number,
  painted: PaintedTiles,
  targets: ReadonlyMap<number, number>,
): void {
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

/** The first of the nearest colours, and its distance: more than REACH where none is within it. */
function nearest(from: number, colors: readonly number[]): { from: number; to: number; distance: number } {
  let to = from;
  let distance = REACH + 1;
  for (const color of colors) {
    // Most are told to be too far by one channel.
    if (Math.abs((color & 255) - (from & 255)) >= distance) continue;
    const d = channelDistance(from, color);
    if (d < distance) {
      distance = d;
      to = color;
    }
  }
  return { from, to, distance };
}
