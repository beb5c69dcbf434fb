import { type PaintedTiles, TILE_BITS } from './pixel-buffer.js';

/** A picture of at most so many colours can be stored with a palette, at about half the size and a third of the time. */
const PALETTE = 256;
/** Pictures of more colours than this are far from a palette. */
const MOST_COLORS = 640;
/** Colours of at most so many px are rare: they come from soft edges that lie over each other. */
const RARE = 8;
/** The most by which a channel of a rare colour is moved, of 255. */
const REACH = 16;
/** Slots of the count, a power of two. */
const SLOT_BITS = 11;
const SLOTS = 1 << SLOT_BITS;

/**
 * Moves rare colours to near ones that are not rare, if that brings the picture to a palette: some hundred px in a million at most, each at a crossing
 * of soft edges, whose colour depends on the order of painting anyway. Else the picture stays as it is.
 */
export function mergeRareColors(pixels: Uint32Array, width: number, painted: PaintedTiles): void {
  const counts = countColors(pixels, width, painted);
  if (counts === undefined || counts.size <= PALETTE) return;
  const rare: number[] = [];
  const common: number[] = [];
  for (const [color, count] of counts) (count <= RARE ? rare : common).push(color);
  const surplus = counts.size - PALETTE;
  if (rare.length < surplus) return;
  const moves = rare.map((color) => nearest(color, common)).sort((a, b) => a.distance - b.distance || a.from - b.from);
  if (moves[surplus - 1]!.distance > REACH) return;
  const targets = new Map(moves.slice(0, surplus).map(({ from, to }) => [from, to]));
  forPainted(painted, width, (start, end) => {
    for (let i = start; i < end; i++) {
      const target = targets.get(pixels[i]!);
      if (target !== undefined) pixels[i] = target;
    }
    return true;
  });
}

/** How many px of the painted tiles have each colour; undefined where there are more than MOST_COLORS. */
function countColors(pixels: Uint32Array, width: number, painted: PaintedTiles): Map<number, number> | undefined {
  const colors = new Uint32Array(SLOTS);
  const counts = new Uint32Array(SLOTS);
  let size = 0;
  const few = forPainted(painted, width, (start, end) => {
    for (let i = start; i < end; ) {
      const color = pixels[i]!;
      let after = i + 1;
      while (after < end && pixels[after] === color) after++;
      let slot = Math.imul(color, 0x9e3779b1) >>> (32 - SLOT_BITS);
      while (counts[slot] !== 0 && colors[slot] !== color) slot = (slot + 1) & (SLOTS - 1);
      if (counts[slot] === 0) {
        colors[slot] = color;
        size++;
      }
      counts[slot]! += after - i;
      i = after;
    }
    return size <= MOST_COLORS;
  });
  if (!few) return undefined;
  const found = new Map<number, number>();
  for (let slot = 0; slot < SLOTS; slot++) if (counts[slot] !== 0) found.set(colors[slot]!, counts[slot]!);
  return found;
}

/** Calls for the px of each painted tile until false comes back; gives whether it never did. */
function forPainted(
  { columns, marks }: PaintedTiles,
  width: number,
  visit: (start: number, end: number) => boolean,
): boolean {
  for (let tile = marks.indexOf(1); tile >= 0; tile = marks[tile + 1] === 1 ? tile + 1 : marks.indexOf(1, tile + 1)) {
    const row = Math.floor(tile / columns);
    const x = (tile - row * columns) << TILE_BITS;
    const start = row * width + x;
    if (!visit(start, start + Math.min(1 << TILE_BITS, width - x))) return false;
  }
  return true;
}

function nearest(from: number, colors: readonly number[]): { from: number; to: number; distance: number } {
  let to = from;
  let distance = Number.POSITIVE_INFINITY;
  for (const color of colors) {
    const d = channelDistance(from, color);
    if (d < distance) {
      distance = d;
      to = color;
    }
  }
  return { from, to, distance };
}

/** The largest difference of a channel of two pixels. */
export function channelDistance(a: number, b: number): number {
  return Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)),
    Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)),
    Math.abs((a >>> 24) - (b >>> 24)),
  );
}
