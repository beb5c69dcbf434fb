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

/**
 * Moves rare colours to near ones that are not rare, if that brings the picture to a palette: some hundred px in a million at most, each at a crossing
 * of soft edges, whose colour depends on the order of painting anyway. Else the picture stays as it is.
 */
export function mergeRareColors(pixels: Uint32Array, width: number, painted: PaintedTiles): void {
  const table = new ColorTable(MOST_COLORS);
  const counts = countColors(pixels, width, painted, table);
  const surplus = table.count - PALETTE;
  if (counts === undefined || surplus <= 0) return;
  const rare: number[] = [];
  const common: number[] = [];
  for (let k = 0; k < table.count; k++) (counts[k]! <= RARE ? rare : common).push(table.colors[k]!);
  if (rare.length < surplus) return;
  const moves = rare.map((color) => nearest(color, common)).sort((a, b) => a.distance - b.distance || a.from - b.from);
  if (moves[surplus - 1]!.distance > REACH) return;
  recolor(pixels, width, painted, new Map(moves.slice(0, surplus).map(({ from, to }) => [from, to])));
}

/** How many px of the painted tiles have each colour, by its number in `table`; undefined where there is no room for them in it. */
function countColors(
  pixels: Uint32Array,
  width: number,
  painted: PaintedTiles,
  table: ColorTable,
): Uint32Array | undefined {
  const counts = new Uint32Array(MOST_COLORS);
  let color = -1;
  let number = 0;
  let before = 0;
  for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
    const start = tileStart(tile, painted, width);
    const end = tileEnd(tile, painted, width);
    before = start;
    for (let i = start; i < end; i++) {
      const pixel = pixels[i]!;
      if (pixel === color) continue;
      counts[number]! += i - before;
      before = i;
      color = pixel;
      number = table.numberOf(pixel);
      if (number < 0) return undefined;
    }
    counts[number]! += end - before;
  }
  return counts;
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
