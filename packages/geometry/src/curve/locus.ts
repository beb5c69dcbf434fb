import { takeSteps } from '../functions/steps.js';
import { type SampledCurve, type SampleSource, Undefined, type Value, type Vec2 } from '../values.js';

/** Positions of the driver that are tried first, evenly spaced. */
const STEPS = 256;
/** Halvings of a step where the locus turns; a jump is then narrower than a thousandth of a step. */
const DEPTH = 10;
/** Evaluations in all: each runs a part of the construction. */
const EVALUATION_LIMIT = 4000;
/** Sine of the turn between neighbouring chords above which a step is halved. */
const TURN = 0.04;
/** A driver without an end (a point on a line) moves this far. */
const FAR = 50;
/**
 * Times that the distance of a driver without an end is doubled; further out the digits of its place no longer
 * suffice.
 */
const DOUBLINGS = 20;
/** So much of the way before a point that comes to rest goes at most, when the distance of its driver is doubled. */
const SHRINKS = 0.75;
/** A step that is still this many times longer than the typical one after all halvings is a jump. */
const JUMP = 20;

/** Steps for a position, beyond those of the point there. */
const POSITION_STEPS = 50;

interface Sample {
  readonly t: number;
  readonly point: Vec2 | undefined;
}

/**
 * The points that a moving point passes through while its driver runs through [min, max], as branches: it breaks where the point is undefined and where it jumps.
 * @param pointAt the moving point for a position of the driver; undefined where it has none
 */
export function traceLocus(pointAt: (t: number) => Value | undefined, min: number, max: number): SampledCurve {
  const low = Number.isFinite(min) ? min : Math.min(-FAR, Number.isFinite(max) ? max - FAR : -FAR);
  const high = Number.isFinite(max) ? max : Math.max(FAR, low + FAR);
  let evaluations = 0;
  const at = (t: number): Vec2 | undefined => {
    // Outside of what takes an undefined point for a gap: past the bound of steps every further point is undefined.
    takeSteps(POSITION_STEPS);
    const value = pointAt(t);
    if (value !== undefined && value.type !== 'Point')
      throw new Undefined(`a locus is of a point, not of a ${value.type}`);
    return value && Number.isFinite(value.x) && Number.isFinite(value.y) ? { x: value.x, y: value.y } : undefined;
  };
  const sample = (t: number): Sample => {
    evaluations++;
    return { t, point: at(t) };
  };
  const coarse = Array.from({ length: STEPS + 1 }, (_, i) =>
    sample(i === STEPS ? high : low + ((high - low) * i) / STEPS),
  );
  let samples = withFarEnds(coarse, sample, min, max);
  for (let depth = 0; depth < DEPTH && evaluations < EVALUATION_LIMIT; depth++) {
    const marked = stepsToHalve(samples);
    if (marked.size === 0) break;
    samples = samples.flatMap((left, i) => {
      const right = samples[i + 1];
      if (right === undefined || !marked.has(i) || evaluations >= EVALUATION_LIMIT) return [left];
      return [left, sample((left.t + right.t) / 2)];
    });
  }
  const branches = branchesOf(samples);
  if (branches.length === 0)
    throw new Undefined('the locus has no points: the moving point is undefined for every position of its driver');
  return {
    type: 'Curve',
    form: 'sampled',
    branches: branches.map(({ points }) => points),
    source: { at, parameters: branches.map(({ parameters }) => parameters) },
  };
}

/**
 * The samples with those of positions further and further out where the driver has no end and the moving point comes to
 * rest there: each time that the distance is doubled it goes less far.
 */
function withFarEnds(
  samples: readonly Sample[],
  sample: (t: number) => Sample,
  min: number,
  max: number,
): readonly Sample[] {
  const way = (a: Sample, b: Sample): number =>
    a.point === undefined || b.point === undefined
      ? Number.NaN
      : Math.hypot(b.point.x - a.point.x, b.point.y - a.point.y);
  const beyond = (end: Sample): Sample[] => {
    const found: Sample[] = [];
    let last = end;
    let most = SHRINKS * way(sample(end.t / 2), end);
    for (let n = 0; n < DOUBLINGS; n++) {
      const next = sample(2 * last.t);
      const step = way(last, next);
      if (!(step <= most)) break;
      found.push(next);
      last = next;
      most = SHRINKS * step;
    }
    return found;
  };
  const before = min === Number.NEGATIVE_INFINITY ? beyond(samples[0]!).reverse() : [];
  const after = max === Number.POSITIVE_INFINITY ? beyond(samples.at(-1)!) : [];
  return [...before, ...samples, ...after];
}

/** Halves steps beside a turn of the path, and steps at whose ends the point appears or disappears. */
function stepsToHalve(samples: readonly Sample[]): Set<number> {
  const marked = new Set<number>();
  const typical = typicalStep(samples);
  for (let i = 0; i + 1 < samples.length; i++) {
    const a = samples[i]!.point;
    const b = samples[i + 1]!.point;
    const before = samples[i - 1]?.point;
    if ((a === undefined) !== (b === undefined)) marked.add(i);
    if (a === undefined || b === undefined) continue;
    if (Math.hypot(b.x - a.x, b.y - a.y) > JUMP * typical) marked.add(i);
    if (before !== undefined && turns(before, a, b, typical)) {
      marked.add(i - 1);
      marked.add(i);
    }
  }
  return marked;
}

function turns(a: Vec2, b: Vec2, c: Vec2, typical: number): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  const lengths = Math.hypot(ux, uy) * Math.hypot(vx, vy);
  if (lengths <= (typical / 64) ** 2) return false;
  return Math.abs(ux * vy - uy * vx) > TURN * lengths || ux * vx + uy * vy < 0;
}

function typicalStep(samples: readonly Sample[]): number {
  const steps: number[] = [];
  for (let i = 0; i + 1 < samples.length; i++) {
    const a = samples[i]!.point;
    const b = samples[i + 1]!.point;
    if (a !== undefined && b !== undefined) steps.push(Math.hypot(b.x - a.x, b.y - a.y));
  }
  steps.sort((p, q) => p - q);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

interface Branch {
  readonly points: readonly Vec2[];
  readonly parameters: SampleSource['parameters'][number];
}

function branchesOf(samples: readonly Sample[]): Branch[] {
  const typical = typicalStep(samples);
  const branches: Branch[] = [];
  let points: Vec2[] = [];
  /** Ends the branch before the i-th sample. */
  const finish = (i: number) => {
    const from = i - points.length;
    const [before, after] = [samples[from - 1]?.t, samples[i]?.t];
    const own = samples.slice(from, i).map(({ t }) => t);
    const parameters = { ...(before !== undefined && { before }), own, ...(after !== undefined && { after }) };
    if (points.length > 1) branches.push({ points, parameters });
    points = [];
  };
  for (const [i, { point }] of samples.entries()) {
    const last = points.at(-1);
    if (point === undefined) finish(i);
    else {
      if (last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) > JUMP * typical) finish(i);
      points.push(point);
    }
  }
  finish(samples.length);
  return branches;
}
