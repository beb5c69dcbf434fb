import { drawingCalls } from '../functions/steps.js';
import type { SampledCurve, Vec2 } from '../values.js';
import { snap } from './snap.js';
import type { ViewWindow } from './view-window.js';

/** Distance in px of the curve from its chords at which no more points are asked for. */
const FLATNESS = 0.05;
/** Halvings of a chord. */
const DEPTH = 30;
/** Further points of one curve at most. */
const MOST_POINTS = 4000;
/** Halvings of the way between the last point of a branch and where it has none. */
const BISECTIONS = 48;
/** An end is found when it moves by less than this, px. */
const CERTAIN = 0.005;

/** A point in px with its parameter. */
interface Sample extends Vec2 {
  readonly t: number;
}

/**
 * The branches of a sampled curve with as many points of its source as a drawing needs: in the window they are 0.05 px
 * from the curve, and end where it does. Curves without a source are as they are.
 */
export function refinedBranches(
  { branches, source }: SampledCurve,
  window: ViewWindow,
  unitsPerPx: number,
): readonly (readonly Vec2[])[] {
  if (source === undefined) return branches;
  const refiner = new Refiner(source.at, window, unitsPerPx, source.parameters[0]?.own ?? []);
  return branches.map((branch, i) => {
    const { before, own, after } = source.parameters[i]!;
    const samples = branch.map(({ x, y }, k) => refiner.sampleOf(own[k]!, x, y));
    return refiner.branch(samples, before, after).map(({ x, y }) => ({ x: x * unitsPerPx, y: y * unitsPerPx }));
  });
}

class Refiner {
  private calls: number;
  private readonly left: number;
  private readonly right: number;
  private readonly bottom: number;
  private readonly top: number;

  constructor(
    private readonly at: (t: number) => Vec2 | undefined,
    window: ViewWindow,
    private readonly unitsPerPx: number,
    parameters: readonly number[],
  ) {
    this.left = window.left / unitsPerPx;
    this.right = window.right / unitsPerPx;
    this.bottom = window.bottom / unitsPerPx;
    this.top = window.top / unitsPerPx;
    const tried = parameters.slice(0, 1).map((t) => () => void at(t));
    this.calls = Math.min(MOST_POINTS, drawingCalls(tried));
  }

  /** A point of the curve. Which points are needed has to be the same in all engines, so they are rounded first. */
  sampleOf(t: number, x: number, y: number): Sample {
    return { t, x: snap(x / this.unitsPerPx), y: snap(y / this.unitsPerPx) };
  }

  branch(samples: readonly Sample[], before: number | undefined, after: number | undefined): Sample[] {
    const [first, last] = [samples[0]!, samples.at(-1)!];
    const start = before === undefined ? undefined : this.endBetween(first, before);
    const end = after === undefined ? undefined : this.endBetween(last, after);
    const all = [...(start ? [start] : []), ...samples, ...(end ? [end] : [])];
    const found = [all[0]!];
    for (let i = 0; i + 1 < all.length; i++) {
      const [a, b] = [all[i]!, all[i + 1]!];
      const isEnd = (start !== undefined && i === 0) || (end !== undefined && i + 2 === all.length);
      const isBent = isEnd || bulge(all[i - 1], a, b, all[i + 2]) > FLATNESS;
      if (isBent) this.between(a, b, DEPTH, found);
      found.push(b);
    }
    return found;
  }

  /** Adds the points that are needed after a and before b. */
  private between(a: Sample, b: Sample, depth: number, found: Sample[]): void {
    if (depth === 0 || !this.isNear(a, b)) return;
    const middle = this.sample((a.t + b.t) / 2);
    if (middle === undefined || middle.t === a.t || middle.t === b.t) return;
    const isFlat = distanceFromChord(middle, a, b) <= FLATNESS;
    if (!isFlat) this.between(a, middle, depth - 1, found);
    found.push(middle);
    if (!isFlat) this.between(middle, b, depth - 1, found);
  }

  /** Where a branch ends between its last point and a parameter at which it has none, or one behind a jump. */
  private endBetween(inside: Sample, outside: number): Sample | undefined {
    if (!this.isNear(inside, inside)) return undefined;
    const behind = this.sample(outside);
    let [from, to] = [inside, outside];
    for (let i = 0; i < BISECTIONS; i++) {
      const t = (from.t + to) / 2;
      if (t === from.t || t === to) break;
      const middle = this.sample(t);
      if (middle === undefined || (behind && gap(middle, behind) < gap(middle, from))) to = t;
      else {
        const isFound = gap(middle, from) < CERTAIN;
        from = middle;
        if (isFound) break;
      }
    }
    return from === inside ? undefined : from;
  }

  private sample(t: number): Sample | undefined {
    if (this.calls-- <= 0) return undefined;
    const point = this.at(t);
    return point && this.sampleOf(t, point.x, point.y);
  }

  /** Whether the curve between two points can be seen: it stays about as near to the chord as that is long. */
  private isNear(a: Sample, b: Sample): boolean {
    const reach = Math.hypot(b.x - a.x, b.y - a.y);
    return (
      Math.max(a.x, b.x) + reach >= this.left &&
      Math.min(a.x, b.x) - reach <= this.right &&
      Math.max(a.y, b.y) + reach >= this.bottom &&
      Math.min(a.y, b.y) - reach <= this.top
    );
  }
}

/** About how far a curve is from the chord between b and c, judged by its turns at both. */
function bulge(a: Sample | undefined, b: Sample, c: Sample, d: Sample | undefined): number {
  const turn = (p: Sample, q: Sample, r: Sample) => {
    const [ux, uy, vx, vy] = [q.x - p.x, q.y - p.y, r.x - q.x, r.y - q.y];
    return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy));
  };
  return (gap(b, c) * Math.max(a ? turn(a, b, c) : 0, d ? turn(b, c, d) : 0)) / 4;
}

function gap(a: Vec2, b: Vec2): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function distanceFromChord(p: Vec2, a: Vec2, b: Vec2): number {
  const [x, y, u, v] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
  const square = x * x + y * y;
  const part = square === 0 ? 0 : Math.max(0, Math.min((u * x + v * y) / square, 1));
  return Math.hypot(u - part * x, v - part * y);
}
