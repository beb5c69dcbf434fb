import { takeSteps } from '../../functions/steps.js';

/** Half the sides of the squares around the origin in which a function is looked for: they halve from the first on. */
const WIDEST = 1024;
const NARROWEST = 1 / 64;
/** Cells along a side, and steps for one place. */
const CELLS = 32;
const PLACE_STEPS = 5;
/** What reaches so near to the border of a square, in cells, goes on beyond it. */
const AT_BORDER = 2;
/** Closer looks at most; none gains anything where this part of the last one's side is left. */
const LOOKS = 16;
const AS_LARGE = 0.8;
/** A graph so many times as high as wide, or more, has a pole, or would be a needle: the camera ends it. */
const HIGHEST = 12;

/** The ends of the area are found to this part of its size, by so many looks at coarser nets, and rounded to that. */
const EXACT = 1e-9;
const CLOSER_LOOKS = 40;
const FEW_CELLS = 16;
const ROUNDED = 1e-7;

type Range = readonly [min: number, max: number];

export interface GraphBounds {
  readonly u: Range;
  readonly v: Range;
}

interface Look extends GraphBounds {
  /** The least and the greatest value. */
  readonly z: Range;
}

/**
 * The rectangle that holds all places at which a function of x and y has a value: `if(x^2 + y^2 <= 4, …)` has one, and
 * so has `sqrt(9 - x^2 - y^2)`. Undefined where it has values everywhere, or without an end, or is too high.
 */
export function graphBounds(f: (x: number, y: number) => number): GraphBounds | undefined {
  for (let reach = WIDEST; reach >= NARROWEST; reach /= 2) {
    const seen = lookedAt(f, { u: [-reach, reach], v: [-reach, reach] });
    if (seen === undefined) continue;
    // What is thin may be missed in larger squares.
    const border = reach * (1 - (2 * AT_BORDER) / CELLS);
    if ([...seen.u, ...seen.v].some((end) => Math.abs(end) >= border)) return undefined;
    return closelyLookedAt(f, wider(seen, (2 * reach) / CELLS, (2 * reach) / CELLS));
  }
  return undefined;
}

function closelyLookedAt(f: (x: number, y: number) => number, first: GraphBounds): GraphBounds | undefined {
  let bounds = first;
  for (let look = 0; look < LOOKS; look++) {
    const seen = lookedAt(f, bounds);
    if (seen === undefined) return undefined;
    const [width, depth] = [sizeOf(bounds.u), sizeOf(bounds.v)];
    const [across, along] = [width / CELLS, depth / CELLS];
    const isCutOff = !holds(bounds, wider(seen, across / 2, along / 2));
    const next = wider(seen, (isCutOff ? CELLS / 4 : 1) * across, (isCutOff ? CELLS / 4 : 1) * along);
    const isSettled = sizeOf(next.u) > AS_LARGE * width && sizeOf(next.v) > AS_LARGE * depth;
    bounds = next;
    if (isCutOff || !isSettled) continue;
    const size = Math.max(sizeOf(seen.u), sizeOf(seen.v));
    if (sizeOf(seen.z) > HIGHEST * size) return undefined;
    const ends = (key: 'u' | 'v'): Range => [lastPlace(f, bounds, key, -1, size), lastPlace(f, bounds, key, 1, size)];
    const exact = { u: ends('u'), v: ends('v') };
    return sizeOf(exact.u) > 0 && sizeOf(exact.v) > 0 ? exact : undefined;
  }
  return undefined;
}

/**
 * The greatest or least x (u) or y (v) at which the function has a value, to so many digits of the size: the net of the
 * graph has a corner where the area has one.
 */
function lastPlace(
  f: (x: number, y: number) => number,
  around: GraphBounds,
  key: 'u' | 'v',
  sign: 1 | -1,
  size: number,
): number {
  const [other, coordinate, across] = key === 'u' ? (['v', 'x', 'y'] as const) : (['u', 'y', 'x'] as const);
  let bounds = around;
  let found = around[key][sign < 0 ? 0 : 1];
  for (let look = 0; look < CLOSER_LOOKS && sizeOf(bounds[key]) > size * EXACT; look++) {
    const places = placesOf(f, bounds, FEW_CELLS);
    if (places.length === 0) break;
    found = sign * places.reduce((most, p) => Math.max(most, sign * p[coordinate]), -Infinity);
    const [step, side] = [sizeOf(bounds[key]) / FEW_CELLS, sizeOf(bounds[other]) / FEW_CELLS];
    // Of an area in several parts one has to do.
    const last = places.flatMap((p) => (p[coordinate] === found ? [p[across]] : [])).sort((p, q) => p - q);
    const gap = last.findIndex((place, i) => i > 0 && place - last[i - 1]! > 1.5 * side);
    const [low, high] = [last[0]!, last.at(gap < 0 ? -1 : gap - 1)!];
    // Beside the place the area may go further than this look could see, and has to where that ended.
    const isCutOff = sign * (bounds[key][sign < 0 ? 0 : 1] - found) < step;
    const [inner, outer] = [found - sign * step, found + sign * (isCutOff ? 1 : 0.25) * sizeOf(bounds[key])];
    bounds = {
      ...bounds,
      [key]: [Math.min(inner, outer), Math.max(inner, outer)],
      [other]: [Math.max(bounds[other][0], low - side), Math.min(bounds[other][1], high + side)],
    };
  }
  const digit = 10 ** Math.ceil(Math.log10(size * ROUNDED));
  const end = Math.round(found / digit) * digit;
  // An area of several parts may go further in another one.
  const beyond: Range = [end + sign * 2 * digit, around[key][sign < 0 ? 0 : 1]];
  return placesOf(f, { ...around, [key]: beyond }, CELLS).length > 0 ? beyond[1] : end;
}

const holds = (outer: GraphBounds, inner: GraphBounds): boolean =>
  (['u', 'v'] as const).every((key) => outer[key][0] <= inner[key][0] && outer[key][1] >= inner[key][1]);

const sizeOf = ([low, high]: Range): number => high - low;

const wider = ({ u, v }: GraphBounds, across: number, along: number): GraphBounds => ({
  u: [u[0] - across, u[1] + across],
  v: [v[0] - along, v[1] + along],
});

type Place = Readonly<Record<'x' | 'y' | 'z', number>>;

/** The places of a net at which a function has a value. */
function placesOf(f: (x: number, y: number) => number, { u, v }: GraphBounds, cells: number): Place[] {
  takeSteps(PLACE_STEPS * (cells + 1) ** 2);
  const shares = Array.from({ length: cells + 1 }, (_, i) => i / cells);
  return shares.flatMap((s) =>
    shares.flatMap((t) => {
      const [x, y] = [u[0] + s * (u[1] - u[0]), v[0] + t * (v[1] - v[0])];
      const z = f(x, y);
      return Number.isFinite(z) ? [{ x, y, z }] : [];
    }),
  );
}

/** Where a function has values among the places of a net, and which; undefined where it has none. */
function lookedAt(f: (x: number, y: number) => number, bounds: GraphBounds): Look | undefined {
  const places = placesOf(f, bounds, CELLS);
  if (places.length === 0) return undefined;
  const ends = (key: 'x' | 'y' | 'z'): Range =>
    places.reduce((range: Range, p) => [Math.min(range[0], p[key]), Math.max(range[1], p[key])], [Infinity, -Infinity]);
  return { u: ends('x'), v: ends('y'), z: ends('z') };
}
