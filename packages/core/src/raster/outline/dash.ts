import { type Bounds, clipSegment } from './clip.js';
import type { Contours } from './contours.js';

/** Past this many dashes the rest of a path is drawn solid: so dense a tangle shows none. */
const MAX_DASHES = 50_000;
/** A dash without length still has a direction for its caps: it gets this length, px. */
const DOT = 1e-3;

/**
 * Cuts polylines into dashes along their length. `pattern` holds dashes and gaps in turn and `offset` where in it each
 * contour starts, device px; the sum of the pattern must be above 0. Where a segment lies outside `view` (which has
 * to leave room for the stroke's width) it is skipped, with the pattern's phase kept.
 * Closed contours whose first and last dash meet get one dash there, joined like any corner.
 */
export function dash(lines: Contours, pattern: readonly number[], offset: number, view: Bounds, out: Contours): void {
  const period = pattern.reduce((sum, length) => sum + length, 0);
  const cutter = new DashCutter(pattern, period, out);
  let start = 0;
  for (let c = 0; c < lines.count; c++) {
    const end = lines.ends[c]!;
    cutter.contour(lines, start, end, lines.closed[c] === 1, offset, view);
    start = end;
  }
}

class DashCutter {
  private index = 0;
  /** Length that is left of pattern[index]. */
  private left = 0;
  private drawing = false;
  private dashes = 0;

  constructor(
    private readonly pattern: readonly number[],
    private readonly period: number,
    private readonly out: Contours,
  ) {}

  contour(lines: Contours, start: number, end: number, closed: boolean, offset: number, view: Bounds): void {
    const { out } = this;
    const { xy, smooth } = lines;
    this.seek(offset);
    const startsOn = this.on;
    const firstPoint = out.points;
    const firstContour = out.count;
    if (startsOn) this.start(xy[2 * start]!, xy[2 * start + 1]!);
    const last = closed ? end : end - 1;
    for (let i = start; i < last; i++) {
      const j = i + 1 === end ? start : i + 1;
      this.segment(xy[2 * i]!, xy[2 * i + 1]!, xy[2 * j]!, xy[2 * j + 1]!, smooth[j]!, view);
    }
    if (closed && startsOn && this.drawing) this.joinEnds(firstPoint, firstContour);
    else if (this.drawing) this.stop();
    this.drawing = false;
  }

  private get on(): boolean {
    return (this.index & 1) === 0;
  }

  /** Goes to a distance along the pattern. */
  private seek(distance: number): void {
    const { pattern, period } = this;
    let rest = distance % period;
    if (rest < 0) rest += period;
    this.index = 0;
    while (rest > 0 && rest >= pattern[this.index]! && this.index < pattern.length - 1) rest -= pattern[this.index++]!;
    this.left = Math.max(0, pattern[this.index]! - rest);
  }

  private get phase(): number {
    let before = 0;
    for (let i = 0; i <= this.index; i++) before += this.pattern[i]!;
    return before - this.left;
  }

  private segment(x0: number, y0: number, x1: number, y1: number, smooth: number, view: Bounds): void {
    const dx = x1 - x0;
    const dy = y1 - y0;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return;
    let at = 0;
    let until = length;
    const { period } = this;
    if (length > period) {
      const seen = clipSegment(x0, y0, x1, y1, view);
      // Whole periods only: where a dash is cut off lies outside the view, and so does its end.
      const skipped = seen === undefined ? length : Math.floor((seen[0] * length) / period - 1) * period;
      if (skipped > 0) {
        at = this.skip(skipped, length, x0, y0, dx / length, dy / length);
      }
      if (seen !== undefined) until = Math.min(length, seen[1] * length + period);
    }
    if (this.dashes > MAX_DASHES) {
      if (!this.drawing) this.start(x0, y0);
      this.out.add(x1, y1, smooth);
      return;
    }
    while (this.left < until - at) {
      at += this.left;
      const x = x0 + (dx * at) / length;
      const y = y0 + (dy * at) / length;
      if (this.on) {
        this.out.add(x, y);
        if (this.pattern[this.index] === 0) this.out.add(x + (dx / length) * DOT, y + (dy / length) * DOT);
        this.stop();
      } else {
        this.start(x, y);
      }
      this.index = (this.index + 1) % this.pattern.length;
      this.left = this.pattern[this.index]!;
    }
    this.left -= until - at;
    if (until < length) {
      this.skip(length - until, length - until, x1, y1, 0, 0);
    } else if (this.drawing) {
      this.out.add(x1, y1, smooth);
    }
  }

  /** Leaves out `distance`; the dash that is being drawn ends, and the one at the end of the skipped part begins there. */
  private skip(distance: number, length: number, x0: number, y0: number, ux: number, uy: number): number {
    const at = Math.min(distance, length);
    if (this.drawing) this.stop();
    this.seek(this.phase + at);
    if (this.on) this.start(x0 + ux * at, y0 + uy * at);
    return at;
  }

  private start(x: number, y: number): void {
    this.out.add(x, y);
    this.drawing = true;
    this.dashes++;
  }

  private stop(): void {
    this.out.end(false);
    this.drawing = false;
  }

  /** Puts the first dash after the last, which runs into it. */
  private joinEnds(firstPoint: number, firstContour: number): void {
    const { out } = this;
    if (out.count === firstContour) {
      out.end(true);
      return;
    }
    const firstEnd = out.ends[firstContour]!;
    for (let i = firstPoint + 1; i < firstEnd; i++) out.add(out.xy[2 * i]!, out.xy[2 * i + 1]!, out.smooth[i]!);
    out.end(false);
    out.dropContour(firstContour, firstPoint);
  }
}
