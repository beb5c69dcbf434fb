import { RenderError } from '@geoslide/protocol';
import { copied } from './copied.js';

/**
 * Polylines in device px: what curves become, what dashes cut, what the stroker makes and what the sweep fills.
 * One instance is used again and again, so that drawing allocates only while it grows.
 */
export class Contours {
  /** x and y in turn. */
  xy = new Float64Array(512);
  /** 1 for a point inside a curve, where a stroke has no corner whatever its join. */
  smooth = new Uint8Array(256);
  /** Index of the point after each contour's last. */
  ends = new Int32Array(16);
  /** 1 for a contour that joins its start. */
  closed = new Uint8Array(16);
  points = 0;
  count = 0;

  clear(): void {
    this.points = 0;
    this.count = 0;
  }

  add(x: number, y: number, smooth = 0): void {
    const i = this.points++;
    if (i === this.smooth.length) this.growPoints();
    this.xy[2 * i] = x;
    this.xy[2 * i + 1] = y;
    this.smooth[i] = smooth;
  }

  /** Where the contour that is being added starts. */
  get start(): number {
    return this.count === 0 ? 0 : this.ends[this.count - 1]!;
  }

  /** Ends the contour; without points there is none. */
  end(closed: boolean): void {
    if (this.points === this.start) return;
    if (this.count === this.closed.length) this.growContours();
    this.ends[this.count] = this.points;
    this.closed[this.count++] = closed ? 1 : 0;
  }

  /** Takes out one contour that starts at `start`. */
  dropContour(contour: number, start: number): void {
    const size = this.ends[contour]! - start;
    this.xy.copyWithin(2 * start, 2 * (start + size), 2 * this.points);
    this.smooth.copyWithin(start, start + size, this.points);
    this.closed.copyWithin(contour, contour + 1, this.count);
    for (let c = contour + 1; c < this.count; c++) this.ends[c - 1] = this.ends[c]! - size;
    this.points -= size;
    this.count--;
  }

  private growPoints(): void {
    const size = this.smooth.length * 2;
    if (size > MAX_POINTS)
      throw new RenderError('TOO_COMPLEX', `A path has more than ${MAX_POINTS} points after flattening: simplify it`);
    this.xy = copied(this.xy, new Float64Array(size * 2));
    this.smooth = copied(this.smooth, new Uint8Array(size));
  }

  private growContours(): void {
    const size = this.closed.length * 2;
    this.ends = copied(this.ends, new Int32Array(size));
    this.closed = copied(this.closed, new Uint8Array(size));
  }
}

/** 17 bytes each, and 50 more as an edge: some 300 MB and seconds of work. */
const MAX_POINTS = 1 << 22;
