import type { Vec3 } from '../../values.js';
import { distance, dot, sub, unit } from '../vec3.js';
import type { Trace } from './trace.js';

/** Ends that are nearer, relative to the size of the curves, are one point. */
const SAME = 1e-6;
/** More curves are left as they are. */
const MOST = 200;

/** How far from its end the direction of a curve is measured, as a part of it at most, and in its parameter. */
const NEAR_END = 0.1;
const STEP = 0.25;
/** The cosine below which curves meet in a corner: they are two, or one crosses another. */
const SMOOTH = 0.7;

/** A curve, or one that is run backwards, within a longer one. */
interface Part {
  readonly trace: Trace;
  readonly isTurned: boolean;
}

/**
 * Curves that end where another one begins, as one: the parameters of a surface have a seam or a pole there, which its
 * shape has not. Where more than two ends meet, or two in a corner, curves cross each other and are left apart.
 */
export function joinedTraces(traces: readonly Trace[]): Trace[] {
  const open = traces.filter(({ closed }) => !closed);
  if (open.length === 0 || open.length > MOST) return [...traces];
  const ends = open.map(({ at, min, max }) => [at(min), at(max)] as const);
  const near = SAME * Math.max(...ends.flatMap(([a, b]) => [distance(a, b), distance(a, ends[0]![0])]), ...sizes(open));
  /** The only other end at a place, by the index of its curve and which of its ends it is. */
  const otherEnd = (index: number, end: 0 | 1): readonly [index: number, end: 0 | 1] | undefined => {
    const place: Vec3 = ends[index]![end];
    const found = ends.flatMap((both, i) =>
      ([0, 1] as const).flatMap((k) =>
        (i !== index || k !== end) && distance(both[k], place) <= near ? [[i, k] as const] : [],
      ),
    );
    const [other, ...more] = found;
    if (other === undefined || more.length > 0) return undefined;
    return -dot(outwards(open[index]!, end), outwards(open[other[0]]!, other[1])) > SMOOTH ? other : undefined;
  };
  const used = new Set<number>();
  const joined: Trace[] = traces.filter(({ closed }) => closed);
  for (const start of open.keys()) {
    if (used.has(start)) continue;
    used.add(start);
    const parts: Part[] = [{ trace: open[start]!, isTurned: false }];
    let closed = false;
    // Onwards from its end, then back from its start.
    for (const way of [1, 0] as const) {
      let at: readonly [number, 0 | 1] = [start, way];
      for (let next = otherEnd(...at); next !== undefined; next = otherEnd(...at)) {
        const [index, end] = next;
        if (index === start && parts.length > 1) closed = true;
        if (used.has(index)) break;
        used.add(index);
        const part = { trace: open[index]!, isTurned: end === way };
        if (way === 1) parts.push(part);
        else parts.unshift(part);
        at = [index, end === 0 ? 1 : 0];
      }
      if (closed) break;
    }
    joined.push(parts.length === 1 ? open[start]! : joinedParts(parts, closed));
  }
  return joined;
}

/** The direction in which a curve leaves at an end. */
function outwards({ at, min, max }: Trace, end: 0 | 1): Vec3 {
  const step = Math.min(STEP, NEAR_END * (max - min));
  return end === 1 ? unit(sub(at(max), at(max - step))) : unit(sub(at(min), at(min + step)));
}

const sizes = (traces: readonly Trace[]): number[] =>
  traces.map(({ at, min, max }) => distance(at(min), at((min + max) / 2)));

function joinedParts(parts: readonly Part[], closed: boolean): Trace {
  const lengths = parts.map(({ trace: { min, max } }) => max - min);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const at = (t: number): Vec3 => {
    let rest = closed ? t - whole * Math.floor(t / whole) : t;
    let i = 0;
    while (i < parts.length - 1 && rest > lengths[i]!) rest -= lengths[i++]!;
    const { trace, isTurned } = parts[i]!;
    return trace.at(isTurned ? trace.max - rest : trace.min + rest);
  };
  return { at, min: 0, max: whole, closed };
}
