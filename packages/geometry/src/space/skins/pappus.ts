import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { along, cross, dot, mul, sub, unit } from '../vec3.js';
import type { ProfilePiece } from './sheet.js';

/** What a profile sweeps as it turns by one radian about an axis in its plane. */
export interface Swept {
  readonly area: number;
  readonly volume: number;
  /** The area of the profile itself. */
  readonly profile: number;
  /** Whether both of its ends lie on the axis, so that it bounds a solid though it is open. */
  readonly endsOnAxis: boolean;
}

/** How far from the axis a point is, and how far along it. */
type Place = readonly [out: number, up: number];

/** Relative to the farthest point: what is this near to the axis, or to the plane, lies on it. */
const NEAR = 1e-9;
/** Chords of a curve at first, and how often they are halved. */
const CHORDS = 16;
const HALVINGS = 5;
/** Relative to the area: sums that differ by more after the last halving have not come to it. */
const DIGITS = 1e-9;
/** Steps to look at a place. */
const PLACE_STEPS = 12;

/**
 * Pappus' rules as integrals along the profile. Undefined where that does not lie on one side of the axis in a plane
 * with it, and where it is too rough to be added up.
 */
export function sweptBy(pieces: readonly ProfilePiece[], origin: Vec3, axis: Vec3): Swept | undefined {
  const n = unit(axis);
  const away = (p: Vec3): Vec3 => along(sub(p, origin), n, -dot(sub(p, origin), n));
  const size = (p: Vec3): number => Math.sqrt(dot(p, p));
  takeSteps(PLACE_STEPS * pieces.length * CHORDS);
  const outs = pieces.flatMap(({ at, min, max }) =>
    Array.from({ length: CHORDS + 1 }, (_, i) => away(at(min + ((max - min) * i) / CHORDS))),
  );
  const farthest = outs.reduce((far, p) => (size(p) > size(far) ? p : far));
  const near = NEAR * size(farthest);
  if (!(near > 0)) return undefined;
  const right = mul(farthest, 1 / size(farthest));
  const across = cross(n, right);
  if (!outs.every((p) => dot(p, right) >= -near && Math.abs(dot(p, across)) <= near)) return undefined;
  const placeOf = (p: Vec3): Place => [dot(sub(p, origin), right), dot(sub(p, origin), n)];
  const sums = pieces.map((piece) => sumOver(piece, placeOf));
  const [area, volume, profile] = [0, 1, 2].map((k) => sums.reduce((sum, each) => sum + each[k]!, 0));
  const [first, last] = [pieces[0]!, pieces[pieces.length - 1]!];
  const endsOnAxis = [first.at(first.min), last.at(last.max)].every((p) => size(away(p)) <= near);
  return Number.isFinite(area! + volume!)
    ? { area: area!, volume: Math.abs(volume!), profile: Math.abs(profile!), endsOnAxis }
    : undefined;
}

/** What a piece adds to the area, the volume and the profile, by Romberg's rule; no numbers where it comes to none. */
function sumOver({ at, min, max, straight }: ProfilePiece, placeOf: (p: Vec3) => Place): readonly number[] {
  const all = straight ? 1 : CHORDS * 2 ** HALVINGS;
  takeSteps(PLACE_STEPS * all);
  const places = Array.from({ length: all + 1 }, (_, i) => placeOf(at(min + ((max - min) * i) / all)));
  const chords = (count: number): number[] => {
    const ends = places.filter((_, i) => i % (all / count) === 0);
    return ends.slice(1).reduce((sums, to, i) => added(sums, ends[i]!, to), [0, 0, 0]);
  };
  if (straight) return chords(1);
  let [last, row] = [[] as number[][], [chords(CHORDS)]];
  for (let k = 1; k <= HALVINGS; k++) {
    const next = [chords(CHORDS * 2 ** k)];
    row.forEach((coarse, j) => {
      next.push(next[j]!.map((value, i) => value + (value - coarse[i]!) / (4 ** (j + 1) - 1)));
    });
    [last, row] = [row, next];
  }
  const [before, after] = [last[HALVINGS - 1]!, row[HALVINGS]!];
  const isSettled = [0, 2].every((i) => Math.abs(after[i]! - before[i]!) <= DIGITS * after[0]!);
  return isSettled ? after : [Number.NaN, Number.NaN, Number.NaN];
}

function added([area, volume, profile]: readonly number[], [r, h]: Place, [s, k]: Place): number[] {
  return [
    area! + (Math.hypot(s - r, k - h) * (r + s)) / 2,
    volume! + ((k - h) * (r * r + r * s + s * s)) / 6,
    profile! + ((k - h) * (r + s)) / 2,
  ];
}
