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
 * where the side that is seen changes
 * (marching squares), and joined from cell to cell.
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
  /** The fold's point on the side of a cell that runs from (i, j); undefined where it does not cross that. */
  const crossing = (i: number, j: number, along: 'u' | 'v'): string | undefined => {
    const [k, l] = along === 'u' ? [i + 1, j] : [i, j + 1];
    const [from, to] = [sides[i]![j]!, sides[k]![l]!];
    if (!(from * to < 0)) return undefined;
    const key = `${along} ${i} ${j}`;
    if (!links.has(key)) {
      const point = pointBetween((t) => seen(i + (k - i) * t, j + (l - j) * t), from > 0);
      links.set(key, { point: { i: i + (k - i) * point, j: j + (l - j) * point }, next: [] });
    }
    return key;
  };
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const crossed = [crossing(i, j, 'u'), crossing(i + 1, j, 'v'), crossing(i, j + 1, 'u'), crossing(i, j, 'v')];
      const ends = crossed.filter((key) => key !== undefined);
      for (let k = 0; k + 1 < ends.length; k += 2) {
        link(links, ends[k]!, ends[k + 1]!);
      }
    }
  }
  return linkedLines(links).map((line) => smoothLine(line, at, seen, projector));
}

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

/** Where in [0, 1] a function changes its sign. */
function pointBetween(f: (t: number) => number, startsPositive: boolean): number {
  takeSteps(SIDE_STEPS * HALVINGS);
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === startsPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
