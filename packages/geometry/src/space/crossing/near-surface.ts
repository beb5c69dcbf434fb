import { takeSteps } from '../../functions/steps.js';
import type { SurfaceValue, Vec3 } from '../../values.js';
import { add, cross, distance, dot, length, mul, sub } from '../vec3.js';

type Range = readonly [number, number];

/** A place on a surface, by its parameters. */
interface Place {
  readonly s: number;
  readonly t: number;
}

/** Samples along each parameter, from which the nearest point is looked for. */
const SAMPLES = 64;
const SAMPLE_STEPS = 15;
/** To look for the nearest sample. */
const LOOK_STEPS = 30;
/** Newton's steps to the nearest point, and what each takes. */
const ROUNDS = 12;
const ROUND_STEPS = 40;
/** The part of a parameter's range over which tangents are measured. */
const TANGENT_STEP = 1e-6;
/** After a smaller step, in ranges of the parameters, the distance is right: its error is the square of the foot's. */
const END = 1e-8;
/** Relative to its size: points of a surface this near are one. */
const SAME = 1e-9;
/** Beside its points a surface has its distance as far as this, in distances of its samples. */
const BAND = 1.5;

export interface NearSurface {
  /**
   * The distance from a point, with the sign of the side of the surface that it is on; not a number where the surface
   * is far. Beyond an edge it is that from the plane that touches the edge.
   */
  readonly distance: (p: Vec3) => number;
  /** Whether a point is on the surface, to a few chords' heights. */
  readonly holds: (p: Vec3) => boolean;
}

/**
 * A surface by what is near to it, for those that have no equation.
 *
 * @param least It has its distance at least so far from it, world units.
 */
export function nearSurface({ at, u, v }: SurfaceValue, least: number): NearSurface | undefined {
  const places = samplesOf(u).flatMap((s) => samplesOf(v).map((t): Place => ({ s, t })));
  takeSteps(SAMPLE_STEPS * places.length);
  const samples = places.map(({ s, t }) => ({ s, t, p: at(s, t) })).filter(({ p }) => Number.isFinite(p.x + p.y + p.z));
  if (samples.length === 0) return undefined;
  const size = samples.reduce((most, { p }) => Math.max(most, distance(p, samples[0]!.p)), 0);
  const band = Math.max(least, BAND * gapOf(at, u, v));
  if (!(size > 0 && band > 0 && Number.isFinite(band))) return undefined;
  const [wrapsU, wrapsV] = [isClosed(at, u, v, size), isClosed((t, s) => at(s, t), v, u, size)];
  const buckets = new Map<string, (typeof samples)[number][]>();
  const bucketOf = (p: Vec3): readonly [number, number, number] => [
    Math.floor(p.x / band),
    Math.floor(p.y / band),
    Math.floor(p.z / band),
  ];
  for (const sample of samples) {
    const key = bucketOf(sample.p).join(' ');
    const bucket = buckets.get(key);
    if (bucket) bucket.push(sample);
    else buckets.set(key, [sample]);
  }
  const start = (p: Vec3): Place | undefined => {
    takeSteps(LOOK_STEPS);
    const [i, j, k] = bucketOf(p);
    let best: { place: Place; far: number } | undefined;
    for (const [di, dj, dk] of AROUND) {
      for (const sample of buckets.get(`${i + di} ${j + dj} ${k + dk}`) ?? []) {
        const far = distance(p, sample.p);
        if (best === undefined || far < best.far) best = { place: sample, far };
      }
    }
    return best && best.far <= band ? best.place : undefined;
  };

  const [du, dv] = [(u[1] - u[0]) * TANGENT_STEP, (v[1] - v[0]) * TANGENT_STEP];
  /** The tangents at a place, measured within the ranges. */
  const tangents = ({ s, t }: Place): readonly [Vec3, Vec3] => {
    const within = (value: number, step: number, [low, high]: Range, wraps: boolean): Range =>
      wraps ? [value - step, value + step] : [Math.max(low, value - step), Math.min(high, value + step)];
    const [s0, s1] = within(s, du, u, wrapsU);
    const [t0, t1] = within(t, dv, v, wrapsV);
    return [mul(sub(at(s1, t), at(s0, t)), 1 / (s1 - s0)), mul(sub(at(s, t1), at(s, t0)), 1 / (t1 - t0))];
  };
  /** The foot of the perpendicular from a point, and the tangents there. */
  const nearest = (p: Vec3): { foot: Vec3; normal: Vec3 } | undefined => {
    let place = start(p);
    if (!place) return undefined;
    let normal = cross(...tangents(place));
    for (let round = 0; round < ROUNDS; round++) {
      takeSteps(ROUND_STEPS);
      const [a, b] = tangents(place);
      normal = cross(a, b);
      const square = dot(normal, normal);
      if (!(square > 0)) return undefined;
      // The way to the point, in tangents: what is across the surface falls out.
      const way = sub(p, at(place.s, place.t));
      const [ds, dt] = [dot(cross(way, b), normal) / square, dot(cross(a, way), normal) / square];
      const next: Place = { s: inRange(place.s + ds, u, wrapsU), t: inRange(place.t + dt, v, wrapsV) };
      const moved = Math.abs((next.s - place.s) / (u[1] - u[0])) + Math.abs((next.t - place.t) / (v[1] - v[0]));
      place = next;
      if (!(moved > END)) break;
    }
    const foot = at(place.s, place.t);
    return distance(foot, p) <= 2 * band ? { foot, normal } : undefined;
  };
  return {
    distance: (p) => {
      const found = nearest(p);
      return found ? dot(sub(p, found.foot), found.normal) / length(found.normal) : Number.NaN;
    },
    holds: (p) => {
      const found = nearest(p);
      return found !== undefined && distance(p, found.foot) <= ON * size;
    },
  };
}

/** Relative to the size of a surface: what is nearer lies on it. */
const ON = 2e-4;

const STEPS = [-1, 0, 1] as const;
const AROUND = STEPS.flatMap((i) => STEPS.flatMap((j) => STEPS.map((k) => [i, j, k] as const)));

const samplesOf = ([from, to]: Range): number[] =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => from + ((to - from) * i) / SAMPLES);

const inRange = (value: number, [low, high]: Range, wraps: boolean): number =>
  wraps ? value : Math.min(high, Math.max(low, value));

/** Whether a surface is the same at both ends of its first parameter. */
function isClosed(at: SurfaceValue['at'], [from, to]: Range, across: Range, size: number): boolean {
  return samplesOf(across).every((t) => distance(at(from, t), at(to, t)) <= SAME * size);
}

/** The longest way from a sample to its neighbours. */
export function gapOf(at: SurfaceValue['at'], u: Range, v: Range, samples = SAMPLES): number {
  const [du, dv] = [(u[1] - u[0]) / samples, (v[1] - v[0]) / samples];
  let most = 0;
  for (const [i, j] of LOOKS) {
    const [s, t] = [u[0] + (u[1] - u[0]) * i, v[0] + (v[1] - v[0]) * j];
    const p = at(s, t);
    const gap = length(add(difference(at(s + du, t), p), difference(at(s, t + dv), p)));
    if (Number.isFinite(gap)) most = Math.max(most, gap);
  }
  return most;
}

const difference = (p: Vec3, q: Vec3): Vec3 => {
  const { x, y, z } = sub(p, q);
  return { x: Math.abs(x), y: Math.abs(y), z: Math.abs(z) };
};

/** Places at which the distance of samples is measured, in ranges of the parameters. */
const SHARES = [0.03, 0.2, 0.4, 0.6, 0.8, 0.95] as const;
const LOOKS = SHARES.flatMap((i) => SHARES.map((j) => [i, j] as const));
