/** Colours of a picture of which each pixel has one. */
export interface ReducedColors {
  /** 0xRRGGBB. */
  readonly palette: readonly number[];
  /** The place in the palette, by colour of the picture. */
  readonly numberOf: ReadonlyMap<number, number>;
}

/** A colour 0xRRGGBB, and how many pixels have it. */
type Counted = readonly [color: number, count: number];

const SHIFTS = [16, 8, 0] as const;

/**
 * A palette of at most `most` colours, which is exact where the picture has no more. Else colours are parted by median
 * cut (Heckbert 1982): the part that is widest in red, green or blue is cut first, and the colour of most pixels of a
 * part stands for it. So large areas keep their colour.
 */
export function reduceColors(counts: ReadonlyMap<number, number>, most: number): ReducedColors {
  const all: Counted[] = [...counts];
  const parts = all.length <= most ? all.map((color) => [color]) : medianCut(all, most);
  const numberOf = new Map<number, number>();
  const palette = parts.map((part, number) => {
    for (const [color] of part) numberOf.set(color, number);
    return part.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  });
  return { palette, numberOf };
}

interface Part {
  readonly colors: readonly Counted[];
  /** The widest of red, green and blue, and how wide. */
  readonly shift: number;
  readonly width: number;
}

function medianCut(all: readonly Counted[], most: number): readonly (readonly Counted[])[] {
  const parts = [partOf(all)];
  while (parts.length < most) {
    const widest = parts.reduce((best, next) => (next.width > best.width ? next : best));
    const { shift, colors } = widest;
    const channel = ([color]: Counted) => (color >> shift) & 255;
    // Colours are numbers, so that the order of equal ones is always the same.
    const sorted = [...colors].sort((a, b) => channel(a) - channel(b) || a[0] - b[0]);
    const middle = sorted.length >> 1;
    parts.splice(parts.indexOf(widest), 1, partOf(sorted.slice(0, middle)), partOf(sorted.slice(middle)));
  }
  return parts.map(({ colors }) => colors);
}

function partOf(colors: readonly Counted[]): Part {
  let widest = { shift: 0, width: -1 };
  for (const shift of SHIFTS) {
    let [low, high] = [255, 0];
    for (const [color] of colors) {
      const value = (color >> shift) & 255;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    if (high - low > widest.width) widest = { shift, width: high - low };
  }
  return { colors, ...widest };
}
