import { type Links, link, linkedLines, takeSteps, type Vec3 } from '@geoslide/geometry';
import { NEAR, type Projector, type ScreenPoint } from '../camera/projection.js';
import { cross, distance, dot, isFinite3, sub } from '../camera/vector.js';

/** A function of the place in a net, in cells. */
type Place = (i: number, j: number) => Vec3;

/** The part of a cell over which the surface's directions are measured. */
const STEP = 1e-3;
/** Halvings of a side of a cell until the fold is found on it: to some 1e-6 of a cell. */
const HALVINGS = 20;
/** What stands for 0, so that each place has a side: small, but not so small that its products vanish. */
const BESIDE_FOLD = 1e-100;
/** Steps to tell which side of the surface is seen. */
const SIDE_STEPS = 20;

/**
 * The lines in which a surface turns from the eye: where sight lines touch it. Found on the sides of the net's cells,
 * where the side that is seen changes (marching squares), and joined from cell to cell. A shallow fold and its return
 * may cross one side of a cell, whose ends then look alike.
 */
export function foldLines(at: Place, cells: readonly [number, number], projector: Projector): Vec3[][] {
  const [columns, rows] = cells;
  const [joinsU, joinsV] = seams(at, cells);
  /** Positive where one side of the surface is seen, negative where the other is; not a number where there is none. */
  const seen = (i: number, j: number): number => {
    // A fold may run along the seam of a closed net, as that of a torus does seen from above: both of its sides are one.
    const [inU, inV] = [joinsU ? wrapped(i, columns) : i, joinsV ? wrapped(j, rows) : j];
    // Within the net, for the surface may end with it, or in a point, where it has no direction.
    const [k, l] = [Math.min(columns - STEP, Math.max(STEP, inU)), Math.min(rows - STEP, Math.max(STEP, inV))];
    const p = at(k, l);
    const eye = projector.toEye(p);
    const sideBy = (di: number, dj: number): number => {
      const normal = cross(sub(at(k + di, l), p), sub(at(k, l + dj), p));
      return dot(normal, eye) * Math.sign(di * dj);
    };
    const [di, dj] = [k + STEP > columns ? -STEP : STEP, l + STEP > rows ? -STEP : STEP];
    const side = sideBy(di, dj);
    // No side is seen of the apex of a cone, nor where a sight line just touches: the fold runs next to such a place.
    if (side === 0) return BESIDE_FOLD;
    if (!Number.isNaN(side) || !isFinite3(p)) return side;
    // The surface may end next to a place, on any side of it.
    return [sideBy(-di, dj), sideBy(di, -dj), sideBy(-di, -dj)].find((value) => !Number.isNaN(value)) ?? Number.NaN;
  };
  takeSteps(SIDE_STEPS * (columns + 1) * (rows + 1));
  const sides = Array.from({ length: columns + 1 }, (_, i) => Array.from({ length: rows + 1 }, (_, j) => seen(i, j)));
  const links: Links<Spot> = new Map();
  const onSides = new Map<string, readonly string[]>();
  /** The fold's points on the side of a cell that runs from (i, j), in the order along it. */
  const crossings = (i: number, j: number, along: 'u' | 'v'): readonly string[] => {
    const [di, dj] = along === 'u' ? [1, 0] : [0, 1];
    const value = (n: number): number => sides[i + n * di]?.[j + n * dj] ?? Number.NaN;
    const ends = [value(-1), value(0), value(1), value(2)] as const;
    if (!mayCross(ends)) return NO_KEYS;
    const name = `${along} ${i} ${j}`;
    const known = onSides.get(name);
    if (known) return known;
    const keys = crossingsOn((t) => seen(i + di * t, j + dj * t), ends).map((t, n) => {
      const key = `${name} ${n}`;
      links.set(key, { point: { i: i + di * t, j: j + dj * t }, next: [] });
      return key;
    });
    onSides.set(name, keys);
    return keys;
  };
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [left, right] = [crossings(i, j, 'v'), crossings(i + 1, j, 'v')];
      const [lower, upper] = [crossings(i, j, 'u'), crossings(i, j + 1, 'u')];
      if (left.length + right.length + lower.length + upper.length === 0) continue;
      // Around the cell, from its corner (i, j).
      const ends = [...lower, ...right, ...[...upper].reverse(), ...[...left].reverse()];
      if (ends.length === 4) {
        const spots = ends.map((key) => links.get(key)!.point);
        const mean = (read: (spot: Spot) => number): number => spots.reduce((sum, spot) => sum + read(spot), 0) / 4;
        const middle = seen(
          mean((spot) => spot.i),
          mean((spot) => spot.j),
        );
        // What is between the first two and between the last two goes through the middle: they are not joined.
        if (middle * sides[i]![j]! < 0) ends.push(ends.shift()!);
      }
      for (let k = 0; k + 1 < ends.length; k += 2) {
        link(links, ends[k]!, ends[k + 1]!);
      }
    }
  }
  // Folds are found in cells of which the surface has all corners.
  const isTraced = ({ i, j }: Spot): boolean => {
    const [k, l] = [Math.floor(i), Math.floor(j)];
    return [sides[k]?.[l], sides[k + 1]?.[l], sides[k]?.[l + 1], sides[k + 1]?.[l + 1]].every(
      (value) => value === undefined || !Number.isNaN(value),
    );
  };
  const isInside = ({ i, j }: Spot): boolean => i >= 0 && i <= columns && j >= 0 && j <= rows;
  const lines = linkedLines(links);
  const ends = lines.flatMap((line) => [line[0]!, line[line.length - 1]!]);
  /** Ends to which other lines have gone on. */
  const reached = new Set<Spot>();
  const onwards = (end: Spot, before: Spot): Spot[] => {
    if (reached.has(end)) return [];
    const others = ends.filter((spot) => spot !== end);
    const found = beyondEnd(end, before, { seen, isTraced, isInside, others });
    const last = found[found.length - 1];
    if (last && others.includes(last)) reached.add(last);
    return found;
  };
  const hasEnds = sides.some((column) => column.some((value) => Number.isNaN(value)));
  return lines.map((line) => {
    const whole = hasEnds ? toItsEnds(line, onwards) : line;
    return smoothLine(whole, at, seen, projector);
  });
}

/** Places along a side of a net at which is looked whether the opposite side is the same line, in parts of it. */
const SEAM_PLACES = [0.13, 0.41, 0.77];
/** Points that are nearer than this part of the net's size are one. */
const SAME = 1e-9;

/** Whether a net closes along each parameter: its last points are its first ones. */
function seams(at: Place, [columns, rows]: readonly [number, number]): readonly [boolean, boolean] {
  takeSteps(4 * SEAM_PLACES.length * SIDE_STEPS);
  const size = distance(at(columns * SEAM_PLACES[0]!, rows * SEAM_PLACES[0]!), at(columns / 2, rows / 2));
  const areOne = (p: Vec3, q: Vec3): boolean => distance(p, q) <= SAME * size;
  return [
    SEAM_PLACES.every((part) => areOne(at(0, part * rows), at(columns, part * rows))),
    SEAM_PLACES.every((part) => areOne(at(part * columns, 0), at(part * columns, rows))),
  ];
}

/** A place in the first round of a closed parameter. */
const wrapped = (place: number, count: number): number => place - count * Math.floor(place / count);

/** The first and the least step on the way to where a surface ends, cells, and how many are taken at most. */
const FIRST_STEP = 0.25;
const LEAST_STEP = 1e-4;
const MOST_STEPS = 150;

const apart = (a: Spot, b: Spot): number => Math.hypot(a.i - b.i, a.j - b.j);

/** An open line, which goes on at both of its ends. */
function toItsEnds(line: readonly Spot[], onwards: (end: Spot, before: Spot) => readonly Spot[]): readonly Spot[] {
  const last = line.length - 1;
  const [start, end] = [line[0]!, line[last]!];
  if (last < 1 || (start.i === end.i && start.j === end.j)) return line;
  return [...[...onwards(start, line[1]!)].reverse(), ...line, ...onwards(end, line[last - 1]!)];
}

/** What is known of the net beyond a fold's end. */
interface Beyond {
  readonly seen: (i: number, j: number) => number;
  /** Whether folds are found in the cell around a place. */
  readonly isTraced: (spot: Spot) => boolean;
  readonly isInside: (spot: Spot) => boolean;
  /** The ends of other lines. */
  readonly others: readonly Spot[];
}

/**
 * The fold after the end of a line, through cells that the surface has not all corners of: to where the surface ends,
 * or to another line's end.
 */
function beyondEnd(end: Spot, before: Spot, { seen, isTraced, isInside, others }: Beyond): Spot[] {
  const found: Spot[] = [];
  let [from, to] = [before, end];
  let step = FIRST_STEP;
  for (let n = 0; n < MOST_STEPS && step > LEAST_STEP; n++) {
    const size = apart(from, to);
    const [di, dj] = [((to.i - from.i) / size) * step, ((to.j - from.j) / size) * step];
    const ahead = { i: to.i + di, j: to.j + dj };
    if (isInside(ahead) && isTraced(ahead)) {
      const near = others.filter((spot) => apart(spot, to) < 2 * FIRST_STEP);
      return [...found, ...near.sort((a, b) => apart(a, to) - apart(b, to)).slice(0, 1)];
    }
    const spot = isInside(ahead) ? spotBeside(ahead, di, dj, seen) : undefined;
    if (spot) {
      [from, to] = [to, spot];
      found.push(spot);
      step = Math.min(FIRST_STEP, 2 * step);
    } else step /= 2;
  }
  return found;
}

const NO_KEYS: readonly string[] = [];

/** A place in a net, in cells. */
interface Spot {
  readonly i: number;
  readonly j: number;
}

/** Chords of a fold are this near to it, px, as far as so many halvings for a cell allow. */
const FLATNESS = 0.1;
const MOST_HALVINGS = 4;

/** The fold through points of it, with more of them where its image turns. */
function smoothLine(
  line: readonly Spot[],
  at: Place,
  seen: (i: number, j: number) => number,
  projector: Projector,
): Vec3[] {
  const imageOf = ({ i, j }: Spot): ScreenPoint | undefined => {
    const p = at(i, j);
    return isFinite3(p) && projector.weight(p) > NEAR ? projector.project(p) : undefined;
  };
  const images = line.map(imageOf);
  /** How far a point is from the middle of its neighbours, px; unknown at the ends. */
  const bends = images.map((image, k) => {
    const [before, after] = [images[k - 1], images[k + 1]];
    if (!image || !before || !after) return Infinity;
    return Math.hypot(before.x + after.x - 2 * image.x, before.y + after.y - 2 * image.y) / 2;
  });
  const between = (from: Spot, to: Spot, halvings: number): Spot[] => {
    const middle = halvings > 0 ? spotNear(from, to, seen) : undefined;
    const [p, q, r] = [imageOf(from), middle && imageOf(middle), imageOf(to)];
    if (!middle || !p || !q || !r) return [];
    if (Math.hypot(p.x + r.x - 2 * q.x, p.y + r.y - 2 * q.y) / 2 <= FLATNESS) return [];
    return [...between(from, middle, halvings - 1), middle, ...between(middle, to, halvings - 1)];
  };
  return line.flatMap((from, k) => {
    const to = line[k + 1];
    // What a chord is off is a quarter of what the middle of one twice as long is.
    const mayBend = to && Math.max(bends[k]!, bends[k + 1]!) / 4 > FLATNESS / 2;
    return [from, ...(mayBend ? between(from, to, MOST_HALVINGS) : [])].map(({ i, j }) => at(i, j));
  });
}

/** How far beside a chord or step the fold is looked for, in its lengths, and how often its place is mended. */
const BESIDE = 0.25;
const MENDINGS = 4;
const MOST_NEARER = 8;

/** The fold's spot beside the middle of the chord between two others; undefined where the fold is not between them. */
function spotNear(from: Spot, to: Spot, seen: (i: number, j: number) => number): Spot | undefined {
  const [di, dj] = [to.i - from.i, to.j - from.j];
  return spotBeside({ i: from.i + di / 2, j: from.j + dj / 2 }, di, dj, seen);
}

/**
 * The fold's spot beside a place on a way along (di, dj); undefined where it is not near. The side that is seen changes
 * evenly there, but for steep places (false position, Illinois).
 */
function spotBeside(place: Spot, di: number, dj: number, seen: (i: number, j: number) => number): Spot | undefined {
  const beside = (s: number): Spot => ({ i: place.i - s * dj, j: place.j + s * di });
  const side = (s: number): number => {
    const { i, j } = beside(s);
    return seen(i, j);
  };
  takeSteps(SIDE_STEPS * (MENDINGS + 2));
  /** A place on one side, nearer where the surface ends before that, and which side is seen there. */
  const bound = (end: number): [number, number] => {
    let [s, value] = [end, side(end)];
    for (let halving = 0; halving < MOST_NEARER && Number.isNaN(value); halving++) {
      takeSteps(SIDE_STEPS);
      s /= 2;
      value = side(s);
    }
    return [s, value];
  };
  let [low, atLow] = bound(-BESIDE);
  let [high, atHigh] = bound(BESIDE);
  if (!(atLow * atHigh < 0)) return undefined;
  let off = 0;
  for (let round = 0; round < MENDINGS; round++) {
    off = (low * atHigh - high * atLow) / (atHigh - atLow);
    const value = side(off);
    if (!(value * atHigh <= 0)) [high, atHigh, atLow] = [off, value, atLow / 2];
    else [low, atLow, atHigh] = [off, value, atHigh / 2];
  }
  return beside(off);
}

/** How often the place is mended at which a function comes nearest to 0. */
const NEAREST_ROUNDS = 3;

/** Values of a function at -1, 0, 1 and 2; not a number where there is none. */
type Ends = readonly [before: number, from: number, to: number, after: number];

/** Whether a function may change its sign in [0, 1]: its ends say so, or parabolas through them come near to 0. */
function mayCross([before, from, to, after]: Ends): boolean {
  return (
    from * to < 0 || !Number.isNaN(dip(-1, before, 0, from, 1, to)) || !Number.isNaN(dip(0, from, 1, to, 2, after))
  );
}

/** Where in [0, 1] a function changes its sign: once, or twice where it comes near to 0 in between. */
function crossingsOn(f: (t: number) => number, [before, from, to, after]: Ends): number[] {
  if (from * to < 0) return [pointBetween(f, 0, 1, from > 0)];
  for (let t of [dip(-1, before, 0, from, 1, to), dip(0, from, 1, to, 2, after)]) {
    for (let round = 0; round < NEAREST_ROUNDS && !Number.isNaN(t); round++) {
      takeSteps(SIDE_STEPS);
      const value = f(t);
      if (value * from < 0) return [pointBetween(f, 0, t, from > 0), pointBetween(f, t, 1, from < 0)];
      t = dip(0, from, t, value, 1, to);
    }
  }
  return [];
}

/**
 * Where in [0, 1] the parabola through three points comes so near to 0 that the function may change its sign; not a
 * number where it doesn't.
 */
function dip(t0: number, f0: number, t1: number, f1: number, t2: number, f2: number): number {
  const slope = (f1 - f0) / (t1 - t0);
  const bend = ((f2 - f1) / (t2 - t1) - slope) / (t2 - t0);
  const t = (t0 + t1) / 2 - slope / (2 * bend);
  if (!(t > 0 && t < 1)) return Number.NaN;
  const value = f0 + slope * (t - t0) + bend * (t - t0) * (t - t1);
  return value * f1 < (f1 * f1) / 2 ? t : Number.NaN;
}

/** Where between two places a function changes its sign. */
function pointBetween(f: (t: number) => number, from: number, to: number, startsPositive: boolean): number {
  takeSteps(SIDE_STEPS * HALVINGS);
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === startsPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
