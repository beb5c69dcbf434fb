import { type SurfaceValue, takeSteps, type Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { NEAR, type Projector } from '../camera/projection.js';
import { isFinite3, lerp } from '../camera/vector.js';

/** Lines of the net that are drawn along each parameter, but for the last. */
export const LINES = 14;
/** Cells between two of them: fewest, and most where the surface bends. */
const FEWEST = 3;
const MOST = 6;
/** So many surfaces have nets as fine as that; those of more have about as many cells together. */
const FEW_SURFACES = 2;
/** Of still more surfaces, which hide each other, each has no more cells than these. */
const MANY_SURFACES = 4;
const MOST_OF_MANY = 2;
/** Chords of the net stay this near to the surface, px, as far as MOST allows. */
const FLATNESS = 0.25;
/** Steps to evaluate and project a point. */
const POINT_STEPS = 20;

/** A graph without bounds is drawn at most this far from the camera's centre, in heights of the view. */
const REACH = 0.42;
/** Steps of the net by which is found where it runs. */
const SAMPLES = 28;
/** A box that reaches behind the eye is made so many times smaller. */
const BEHIND_EYE = 2;
/** Its image fills at most this part of the picture's half width and height. */
const INSIDE = 0.94;
/** The sides of the box cut a little off a rim where that is less than this part of the graph's height. */
const CUT_OFF = 0.2;
/** So far, as a part of that, a rim stays away from the sides: lines that touch them would have gaps. */
const INSIDE_BOX = 0.05;
/** Its image fills no more of the upper half than this: the tip of the vertical axis is above it. */
const INSIDE_ABOVE = 0.84;
/** The same of the box around it that axes stand at: their numbers are outside. */
const INSIDE_BOXED = 0.8;
/**
 * Rounds in which the box is made smaller until the picture holds it: in perspective its image does not shrink
 * evenly.
 */
const ROUNDS = 4;

export interface Bounds {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  /** Heights between which a graph is drawn; undefined for surfaces with bounds of their own. */
  readonly z: readonly [number, number] | undefined;
}

/** The bounds of a graph without bounds of its own. */
type Endless = Bounds & { readonly z: readonly [number, number] };

/**
 * What is drawn of a surface: a graph without bounds ends where a cube around the camera's centre does, no larger
 * than the picture holds the graph in it.
 */
export function boundsOf(surface: SurfaceValue, { offset, scale }: SpaceCamera, projector: Projector): Bounds {
  const { u, v, endless, at, within } = surface;
  if (!endless) return { u, v, z: undefined };
  const [x, y, z] = offset;
  return heldByPicture(scale, projector, (reach) => {
    const up = reach / projector.scaleZ;
    const sides = { u: common([x - reach, x + reach], within?.u), v: common([y - reach, y + reach], within?.v) };
    const net = netOver(at, sides);
    const bounds = { ...sides, z: withSummits(net, [z - up, z + up], projector) };
    const drawn = drawnOf(net, bounds.z);
    return [drawn, () => aroundDrawn(within ? bounds : withWholeRim(at, bounds, drawn), drawn)];
  });
}

/**
 * The heights with the summit and the hollow of a net that they cut off, where the picture holds these: a dome
 * without its top looks like a bowl.
 */
function withSummits(net: readonly (readonly Vec3[])[], [low, high]: Endless['z'], projector: Projector): Endless['z'] {
  const inner = net.slice(1, -1).flatMap((row) => row.slice(1, -1).filter((p) => Number.isFinite(p.z)));
  const border = [...net[0]!, ...net.at(-1)!, ...net.flatMap((row) => [row[0]!, row.at(-1)!])];
  const end = (sign: 1 | -1, limit: number): number => {
    const summit = inner.reduce((most, p) => (sign * p.z > sign * most.z ? p : most), inner[0]!);
    // Between the places of the net it may be a little higher.
    const over = sign * (summit.z - limit) + (high - low) / SAMPLES;
    const turns = border.every((p) => sign * (summit.z - p.z) > 0);
    return over > 0 && turns && shareOfPicture([summit], projector, 1) < 1 ? limit + sign * over : limit;
  };
  return inner.length === 0 ? [low, high] : [end(-1, low), end(1, high)];
}

/**
 * The bounds with the height at which a rim is whole: where the sides of the box cut a little off it, as off that
 * of a paraboloid, the graph ends at their least height, and where they cut a little off below, at their greatest.
 */
function withWholeRim(at: SurfaceValue['at'], bounds: Endless, drawn: readonly Vec3[]): Endless {
  const { u, v, z } = bounds;
  takeSteps(4 * POINT_STEPS * SAMPLES);
  const line = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const heights = line.flatMap((i) => {
    const [x, y] = [u[0] + (u[1] - u[0]) * i, v[0] + (v[1] - v[0]) * i];
    return [at(x, v[0]).z, at(x, v[1]).z, at(u[0], y).z, at(u[1], y).z];
  });
  if (drawn.length === 0 || !heights.every(Number.isFinite)) return bounds;
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const [low, high] = drawn.reduce(([a, b], p) => [Math.min(a, p.z), Math.max(b, p.z)], [Infinity, -Infinity]);
  const room = CUT_OFF * (high - low);
  return {
    u,
    v,
    z: [
      least < z[0] && most > low && most - low < room ? most + INSIDE_BOX * room : z[0],
      most > z[1] && least < high && high - least < room ? least - INSIDE_BOX * room : z[1],
    ],
  };
}

/** What two ranges have in common; of ranges that have nothing in common one end. */
export function common([low, high]: Bounds['u'], other: Bounds['u'] | undefined): Bounds['u'] {
  if (!other) return [low, high];
  const from = Math.min(high, Math.max(low, other[0]));
  return [from, Math.max(from, Math.min(high, other[1]))];
}

/**
 * What is drawn of a figure without an end, in a cube around the camera's centre: the largest that the picture holds.
 *
 * @param drawn Points of the figure in a cube that reaches so far, world units, and what is asked for.
 */
export function heldByPicture<T>(
  scale: number,
  projector: Projector,
  drawn: (reach: number) => readonly [points: readonly Vec3[], result: () => T],
): T {
  let reach = REACH / scale;
  for (let round = 0; ; round++) {
    const [points, result] = drawn(reach);
    const { boxed } = projector;
    const most = boxed ? INSIDE_BOXED : INSIDE;
    const above = boxed ? INSIDE_BOXED : INSIDE_ABOVE;
    const share = shareOfPicture(boxed ? cornersAround(points) : points, projector, most / above);
    if (share <= most || round === ROUNDS) return result();
    reach *= most / share;
  }
}

/** Points of a net over the bounds that lie between their heights, and those at which its lines leave them. */
export function drawnPoints(at: SurfaceValue['at'], bounds: Endless): Vec3[] {
  return drawnOf(netOver(at, bounds), bounds.z);
}

function drawnOf(net: readonly (readonly Vec3[])[], [low, high]: Endless['z']): Vec3[] {
  const isDrawn = ({ z }: Vec3): boolean => z >= low && z <= high;
  const ends = (p: Vec3, q: Vec3 | undefined): Vec3[] => {
    if (!q || isDrawn(p) === isDrawn(q) || !Number.isFinite(p.z - q.z)) return [];
    const limit = Math.max(p.z, q.z) > high ? high : low;
    return [lerp(p, q, (limit - p.z) / (q.z - p.z))];
  };
  return net.flatMap((row, i) =>
    row.flatMap((p, j) => [...(isDrawn(p) ? [p] : []), ...ends(p, row[j + 1]), ...ends(p, net[i + 1]?.[j])]),
  );
}

/** Points of a graph at the crossings of a net. */
function netOver(at: SurfaceValue['at'], { u, v }: Pick<Bounds, 'u' | 'v'>): Vec3[][] {
  takeSteps(POINT_STEPS * SAMPLES * SAMPLES);
  const line = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  return line.map((i) => line.map((j) => at(u[0] + (u[1] - u[0]) * i, v[0] + (v[1] - v[0]) * j)));
}

/** The corners of the box around points. */
function cornersAround(points: readonly Vec3[]): Vec3[] {
  if (points.length === 0) return [];
  const ends = (read: (p: Vec3) => number): readonly number[] => {
    const values = points.map(read);
    return [values.reduce((p, q) => Math.min(p, q)), values.reduce((p, q) => Math.max(p, q))];
  };
  const [xs, ys, zs] = [ends((p) => p.x), ends((p) => p.y), ends((p) => p.z)];
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => ({ x, y, z }))));
}

/**
 * How much of the picture's half width or height, whichever is more, points take up; `above` is how many times as
 * much those in the upper half count.
 */
function shareOfPicture(points: readonly Vec3[], projector: Projector, above: number): number {
  const { width, height } = projector;
  let most = 0;
  for (const p of points) {
    if (projector.weight(p) < NEAR) return BEHIND_EYE;
    const image = projector.project(p);
    const up = (height - 2 * image.y) / height;
    most = Math.max(most, Math.abs(2 * image.x - width) / width, above * up, -up);
  }
  return most;
}

/** Bounds without what has nothing of the graph between the heights, but for a step of the samples. */
function aroundDrawn({ u, v, z }: Endless, drawn: readonly Vec3[]): Endless {
  const around = ([low, high]: Endless['u'], values: readonly number[]): Endless['u'] => {
    if (values.length === 0) return [low, high];
    const step = (high - low) / SAMPLES;
    const least = values.reduce((p, q) => Math.min(p, q), high);
    const greatest = values.reduce((p, q) => Math.max(p, q), low);
    return [Math.max(low, least - step), Math.min(high, greatest + step)];
  };
  const [left, right] = around(
    u,
    drawn.map((p) => p.x),
  );
  const [front, back] = around(
    v,
    drawn.map((p) => p.y),
  );
  return { u: [left, right], v: [front, back], z };
}

/** Cells of a skin along a parameter: fewest where it bends, and where its lines are straight. */
const FEWEST_OF_SKIN = 16;
const STRAIGHT_CELLS = 2;
/** Lines that bend less, px, are straight. */
const STRAIGHT = 0.01;

/** Cells along u and v, and how far their chords together may be from the surface, px. */
interface Net {
  readonly cells: readonly [columns: number, rows: number];
  readonly off: number;
}

/**
 * A net with as many cells as keep its chords near to the surface: multiples of LINES where those are drawn, fewer
 * where only folds are.
 *
 * @param surfaces How many surfaces the picture has.
 */
export function netOf(
  { at }: SurfaceValue,
  { u, v, z }: Bounds,
  projector: Projector,
  lines: 'net' | 'border' | 'folds',
  surfaces: number,
): Net {
  const p = (i: number, j: number): Vec3 => at(u[0] + ((u[1] - u[0]) * i) / LINES, v[0] + ((v[1] - v[0]) * j) / LINES);
  let [bendU, bendV] = [0, 0];
  takeSteps(3 * POINT_STEPS * LINES * LINES);
  for (let i = 0; i < LINES; i++) {
    for (let j = 0; j < LINES; j++) {
      const start = p(i, j);
      bendU = Math.max(bendU, bend(start, p(i + 0.5, j), p(i + 1, j), z, projector));
      bendV = Math.max(bendV, bend(start, p(i, j + 0.5), p(i, j + 1), z, projector));
    }
  }
  const shared = Math.max(FEWEST, Math.round(MOST * Math.sqrt(Math.min(1, FEW_SURFACES / surfaces))));
  const most = surfaces > MANY_SURFACES ? MOST_OF_MANY : shared;
  const cells = (off: number): number => {
    const each = Math.sqrt(off / FLATNESS);
    if (lines === 'net') return LINES * Math.min(most, Math.max(FEWEST, Math.ceil(each)));
    if (off < STRAIGHT) return STRAIGHT_CELLS;
    return Math.min(LINES * MOST, Math.max(FEWEST_OF_SKIN, Math.ceil(LINES * each)));
  };
  const [columns, rows] = [cells(bendU), cells(bendV)];
  // A chord half as long is a quarter as far off.
  return { cells: [columns, rows], off: bendU * (LINES / columns) ** 2 + bendV * (LINES / rows) ** 2 };
}

/** How far the image of a curve's middle is from that of its chord, px; 0 where it is not drawn. */
function bend(a: Vec3, middle: Vec3, b: Vec3, z: Bounds['z'], projector: Projector): number {
  const isDrawn = (p: Vec3): boolean => (!z || (p.z >= z[0] && p.z <= z[1])) && projector.weight(p) > NEAR;
  // A comparison with what has no value is false.
  if (![a, middle, b].every((p) => isFinite3(p) && isDrawn(p))) return 0;
  const [p, q] = [projector.project(middle), projector.project(lerp(a, b, 0.5))];
  return Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z);
}
