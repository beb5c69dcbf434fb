import type { Vec2 } from '../values.js';

/**
 * Coordinates, x and y in turn: an object for each point of a curve would take longer to make than the point to
 * compute.
 */
export type Coordinates = Float64Array;

export function coordinatesOf(points: readonly Vec2[]): Coordinates {
  const xy = new Float64Array(2 * points.length);
  for (let i = 0; i < points.length; i++) {
    xy[2 * i] = points[i]!.x;
    xy[2 * i + 1] = points[i]!.y;
  }
  return xy;
}

export function pointsOf(xy: Coordinates): Vec2[] {
  const points: Vec2[] = [];
  for (let i = 0; i < xy.length; i += 2) points.push({ x: xy[i]!, y: xy[i + 1]! });
  return points;
}

/** Each times a factor, in its own memory. */
export function scaled(xy: Coordinates, factor: number): Coordinates {
  for (let i = 0; i < xy.length; i++) xy[i] = xy[i]! * factor;
  return xy;
}

/** Collects the branches of a curve, point by point. */
export class Branches {
  private xy: Float64Array;
  private size = 0;
  private readonly ends: number[] = [];

  /** @param expected Coordinates that are expected; more are taken too. */
  constructor(expected = 512) {
    this.xy = new Float64Array(Math.max(16, expected));
  }

  /** Whether the current branch has no point yet. */
  get isAtStart(): boolean {
    return this.size === this.start;
  }

  private get start(): number {
    return this.ends.at(-1) ?? 0;
  }

  add(x: number, y: number): void {
    const at = this.size;
    if (at === this.xy.length) this.reserve(at + 2);
    this.xy[at] = x;
    this.xy[at + 1] = y;
    this.size = at + 2;
  }

  addAll(xy: Coordinates): void {
    const size = this.size + xy.length;
    if (size > this.xy.length) this.reserve(size);
    this.xy.set(xy, this.size);
    this.size = size;
  }

  private reserve(size: number): void {
    const longer = new Float64Array(Math.max(size, 2 * this.xy.length));
    longer.set(this.xy);
    this.xy = longer;
  }

  /** Ends the current branch. A branch that begins within `hole` of the end of the one before continues that one. */
  end(hole = -1): void {
    const { xy, ends, start } = this;
    if (this.size === start) return;
    if (start > 0) {
      const x = xy[start]! - xy[start - 2]!;
      const y = xy[start + 1]! - xy[start - 1]!;
      if (Math.sqrt(x * x + y * y) <= hole) ends.pop();
    }
    ends.push(this.size);
  }

  /** The branches of two points or more. */
  list(): Coordinates[] {
    return this.ends.map((end, i) => this.xy.slice(this.ends[i - 1] ?? 0, end)).filter((branch) => branch.length > 2);
  }
}
