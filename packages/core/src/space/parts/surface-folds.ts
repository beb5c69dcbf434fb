import { type Links, link, linkedLines, takeSteps, type Vec3 } from '@geoslide/geometry';
import { NEAR, type Projector } from '../camera/projection.js';
import { cross, dot, sub } from '../camera/vector.js';

/** A function of the place in a net, in cells. */
type Place = (i: number, j: number) => Vec3;

/** The part of a cell over which the surface's directions are measured. */
const STEP = 1e-3;
/** Halvings of a side of a cell until the fold is found on it: to some 1e-6 of a cell. */
const HALVINGS = 20;
/** Steps to tell which side of the surface is seen. */
const SIDE_STEPS = 20;

/**
 * The lines in which a surface turns from the eye: where sight lines touch it. Found on the sides of the net's cells,
 * where the side that is seen changes (marching squares), and joined from cell to cell. A shallow fold and its return
 * may cross one side of a cell, whose ends then look alike.
 */
export function foldLines(at: Place, cells: readonly [number, number], projector: Projector): Vec3[][] {
  const [columns, rows] = cells;
  /** Positive where one side of the surface is seen, negative where the other is; not a number where there is none. */
  const seen = (i: number, j: number): number => {
    // Within the net, for the surface may end with it, or in a point, where it has no direction.
    const [k, l] = [Math.min(columns - STEP, Math.max(STEP, i)), Math.min(rows - STEP, Math.max(STEP, j))];
    const [di, dj] = [k + STEP > columns ? -STEP : STEP, l + STEP > rows ? -STEP : STEP];
    const p = at(k, l);
    const normal = cross(sub(at(k + di, l), p), sub(at(k, l + dj), p));
    return dot(normal, projector.toEye(p)) * Math.sign(di * dj);
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
  return linkedLines(links).map((line) => smoothLine(line, at, seen, projector));
}

const NO_KEYS: readonly string[] = [];

/** A place in a net, in cells. */
interface Spot {
  readonly i: number;
  readonly j: number;
}

/** Chords of a fold are about this near to it, px, as far as so many for a cell allow. */
const FLATNESS = 0.2;
const MOST_CHORDS = 6;

/** The fold through points of it, with more of them where its image turns. */
function smoothLine(
  line: readonly Spot[],
  at: Place,
  seen: (i: number, j: number) => number,
  projector: Projector,
): Vec3[] {
  const points = line.map(({ i, j }) => at(i, j));
  const images = points.map((p) => (projector.weight(p) > NEAR ? projector.project(p) : undefined));
  /** How far a point is from the middle of its neighbours, px. */
  const bends = images.map((image, k) => {
    const [before, after] = [images[k - 1], images[k + 1]];
    if (!image || !before || !after) return 0;
    const [x, y] = [before.x + after.x - 2 * image.x, before.y + after.y - 2 * image.y];
    return Math.sqrt(x * x + y * y) / 2;
  });
  return points.flatMap((point, k) => {
    const [from, to] = [line[k]!, line[k + 1]];
    if (!to) return [point];
    // What a chord is off is a quarter of what the middle of one twice as long is.
    const off = Math.max(bends[k]!, bends[k + 1]!) / 4;
    const chords = Math.min(MOST_CHORDS, Math.ceil(Math.sqrt(off / FLATNESS)));
    const between = Array.from({ length: Math.max(0, chords - 1) }, (_, n) =>
      spotNear(from, to, (n + 1) / chords, seen),
    );
    return [point, ...between.flatMap((spot) => (spot ? [at(spot.i, spot.j)] : []))];
  });
}

/**
 * The fold's spot beside the chord between two others, so near that the side that is seen changes evenly; undefined
 * where the fold is not between them.
 */
function spotNear(from: Spot, to: Spot, t: number, seen: (i: number, j: number) => number): Spot | undefined {
  const [di, dj] = [to.i - from.i, to.j - from.j];
  const beside = (s: number): Spot => ({ i: from.i + t * di - s * dj, j: from.j + t * dj + s * di });
  const side = (s: number): number => {
    const { i, j } = beside(s);
    return seen(i, j);
  };
  const [low, high] = [side(-BESIDE), side(BESIDE)];
  return low * high < 0 ? beside(BESIDE * ((2 * low) / (low - high) - 1)) : undefined;
}

/** How far beside a chord the fold is looked for, in its lengths. */
const BESIDE = 0.25;

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
