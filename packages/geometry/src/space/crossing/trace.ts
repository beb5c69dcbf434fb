import { takeSteps } from '../../functions/steps.js';
import type { SpaceValue, Vec3 } from '../../values.js';
import { type Ring, ringPoint } from '../ring.js';
import { add, along, cross, distance, dot, mul } from '../vec3.js';
import type { End } from './sheets.js';

/** A curve in which two surfaces meet. Where it is closed, `at` goes on beyond its range with the same points. */
export interface Trace {
  readonly at: (t: number) => Vec3;
  readonly min: number;
  readonly max: number;
  readonly closed: boolean;
  /** Where it is an ellipse: at(t) is its point at t. */
  readonly ring?: Ring;
  /** Where it is straight: at(t) is t directions from the origin. */
  readonly line?: Line;
  /** Of a closed curve whose parameter is an angle: where it meets a plane. */
  readonly turn?: Turn;
  /** Along it the surfaces touch and do not cross, as a cone does the sphere in it. */
  readonly touches?: boolean;
  /** Where it ends with the surfaces already. */
  readonly isClipped?: boolean;
}

/** Where a closed curve meets planes. */
interface Turn {
  /** The angles at which it meets a plane, in any order. */
  readonly meets: (plane: End) => readonly number[];
  /** The same of a circle in the plane of the curve, where that is known. */
  readonly meetsRim?: (rim: Ring) => readonly number[];
  /** About the size of the curve, or of what it lies on, world units. */
  readonly size: number;
}

export type Line = readonly [origin: Vec3, direction: Vec3];

/** Places of a curve that are looked at for whether they lie within a piece of surface. */
const SAMPLES = 288;
/** Halvings that bring a range below the last digit of its ends. */
const HALVINGS = 52;
/** Steps to look at a place. */
const PLACE_STEPS = 12;

export function ringTrace(ring: Ring): Trace {
  const { center, a, b, u, v } = ring;
  const meets = ({ normal, offset }: End): number[] => {
    // The product with the normal is that of the centre and a cosine around `middle`.
    const [p, q] = [a * dot(u, normal), b * dot(v, normal)];
    const cosine = (offset - dot(center, normal)) / Math.sqrt(p * p + q * q);
    if (!(Math.abs(cosine) < 1)) return [];
    const [middle, half] = [Math.atan2(q, p), Math.acos(cosine)];
    return [middle - half, middle + half];
  };
  const turn = { meets, size: Math.max(a, b) };
  return { at: (t) => ringPoint(ring, t), min: 0, max: 2 * Math.PI, closed: true, ring, turn };
}

/** The line that two planes have in common; no numbers where they are parallel. */
export function lineOfPlanes(a: End, b: End): Line {
  const direction = cross(a.normal, b.normal);
  const across = add(mul(cross(b.normal, direction), a.offset), mul(cross(direction, a.normal), b.offset));
  return [mul(across, 1 / dot(direction, direction)), direction];
}

/** A line from its origin to its tip. */
export function lineTrace(line: Line): Trace {
  const [origin, direction] = line;
  return { at: (t) => along(origin, direction, t), min: 0, max: 1, closed: false, line };
}

/** The parts of a curve whose points a test holds; what is shorter than a step of the samples may be missed. */
export function clipTrace(trace: Trace, holds: (p: Vec3) => boolean): Trace[] {
  takeSteps(PLACE_STEPS * SAMPLES);
  const { at, min, max, closed } = trace;
  const step = (max - min) / SAMPLES;
  const test = (t: number): boolean => {
    const p = at(t);
    return Number.isFinite(p.x + p.y + p.z) && holds(p);
  };
  const states = Array.from({ length: SAMPLES + 1 }, (_, i) => test(min + (i + OFF_START) * step));
  const inside = states.slice(0, SAMPLES);
  if (inside.every((state) => state)) return [trace];
  // A closed curve begins where it is not held, so that no part runs over its start.
  const start = closed ? inside.indexOf(false) : 0;
  const parts: Trace[] = [];
  // An open curve may begin on an edge, right before what is held.
  const held = inside[0] ? (test(min) ? min : change(test, min, min + OFF_START * step, false)) : undefined;
  let from = closed ? undefined : held;
  const last = closed ? start + SAMPLES : SAMPLES - 1;
  for (let i = start + 1; i <= last; i++) {
    const [before, now] = [inside[(i - 1) % SAMPLES]!, inside[i % SAMPLES]!];
    if (before === now) continue;
    const stop = change(test, min + (i - 1 + OFF_START) * step, min + (i + OFF_START) * step, before);
    if (now) from = stop;
    else if (from !== undefined) {
      parts.push({ ...trace, min: from, max: stop, closed: false });
      from = undefined;
    }
  }
  if (!closed && inside[SAMPLES - 1]) {
    const end = test(max) ? max : change(test, min + (SAMPLES - 1 + OFF_START) * step, max, true);
    parts.push({ ...trace, min: from!, max: end, closed: false });
  }
  return parts.filter((part) => part.max > part.min);
}

/** Radians, or parts of a line or of the size: what is shorter only touches an edge. */
const SHORTEST = 1e-3;

/** The parts of a line whose points a test holds, which changes in the planes of `ends` only. */
export function clipLine(
  trace: Trace,
  [origin, direction]: Line,
  ends: readonly End[],
  holds: (p: Vec3) => boolean,
): Trace[] {
  const stops = ends
    .map(({ normal, offset }) => (offset - dot(normal, origin)) / dot(normal, direction))
    .filter((t) => t > trace.min && t < trace.max)
    .sort((s, t) => s - t);
  takeSteps(PLACE_STEPS * (1 + ends.length + stops.length));
  const parts: Trace[] = [];
  let from = trace.min;
  for (const to of [...stops, trace.max]) {
    if (!(to - from > SHORTEST)) continue;
    const last = parts[parts.length - 1];
    if (holds(trace.at((from + to) / 2))) {
      if (last?.max === from) parts[parts.length - 1] = { ...last, max: to };
      else parts.push({ ...trace, min: from, max: to });
    }
    from = to;
  }
  return parts;
}

/**
 * The parts of a closed curve by an angle whose points a test holds, which changes at some angles only. A part may be
 * long within a small angle: the curve of a plane along a line of a cone leaves that line slowly.
 */
export function clipTurn(trace: Trace, size: number, angles: readonly number[], holds: (p: Vec3) => boolean): Trace[] {
  const stops = angles.map(wound);
  takeSteps(PLACE_STEPS * (1 + 2 * stops.length));
  stops.sort((s, t) => s - t);
  const between = stops
    .map((from, i) => [from, i + 1 < stops.length ? stops[i + 1]! : stops[0]! + 2 * Math.PI] as const)
    .filter(([from, to]) => to - from > SHORTEST || distance(trace.at(from), trace.at(to)) > SHORTEST * size);
  if (between.length === 0) return holds(trace.at(0)) ? [trace] : [];
  const states = between.map(([from, to]) => holds(trace.at((from + to) / 2)));
  const first = states.indexOf(false);
  if (first < 0) return [trace];
  const parts: Trace[] = [];
  let from: number | undefined;
  // From where it is not held, so that no part runs over the start.
  for (let i = first + 1; i <= first + between.length; i++) {
    const k = i % between.length;
    const start = between[k]![0] + (i < between.length ? 0 : 2 * Math.PI);
    if (states[k]) from ??= start;
    else if (from !== undefined) {
      parts.push({ ...trace, min: from, max: start, closed: false });
      from = undefined;
    }
  }
  return parts;
}

/**
 * Parts of a curve without the gaps between them that are no higher than `over`: there the curve touches an edge, and
 * only rounding takes it over that.
 */
export function joinedParts(parts: readonly Trace[], whole: Trace, over: number): readonly Trace[] {
  if (parts.length === 0 || parts[0] === whole || over === 0) return parts;
  const isLow = (from: number, to: number): boolean =>
    distance(whole.at((from + to) / 2), mul(add(whole.at(from), whole.at(to)), 1 / 2)) <= over;
  const result: Trace[] = [];
  for (const part of parts) {
    const last = result[result.length - 1];
    if (last && isLow(last.max, part.min)) result[result.length - 1] = { ...last, max: part.max };
    else result.push(part);
  }
  const [first, last] = [result[0]!, result[result.length - 1]!];
  const turn = whole.max - whole.min;
  if (!whole.closed || !isLow(last.max, first.min + turn)) return result;
  if (first === last) return [whole];
  return [...result.slice(1, -1), { ...last, max: first.max + turn }];
}

const wound = (angle: number): number => angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI));

/** Samples lie this part of a step beyond the start, where curves are often on an edge. */
const OFF_START = 0.37;

/** Where a test that is `state` at `from` changes, before `to`. */
function change(test: (t: number) => boolean, from: number, to: number, state: boolean): number {
  takeSteps(PLACE_STEPS * HALVINGS);
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (test(middle) === state) low = middle;
    else high = middle;
  }
  return state ? low : high;
}

/** The curve as a figure. */
export function traceValue({ at, min, max, closed, ring, line }: Trace): SpaceValue {
  if (line) return { type: 'Segment3', start: at(min), end: at(max) };
  if (!ring) return { type: 'Curve3', at, min, max, ...(closed && { closed }) };
  const { center, u, v, a, b } = ring;
  if (closed && a === b) return { type: 'Circle3', center, u, v, radius: a };
  return { type: 'Arc3', center, u, v, a, b, startAngle: min, sweep: max - min };
}
