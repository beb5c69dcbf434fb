import type { Stroke } from '../../scene/scene.js';
import { Contours } from './contours.js';
import { arcStep } from './flatten.js';

/** SVG's initial value. */
const MITER_LIMIT = 4;
/** Points nearer than this have no direction between them, px; well below the 1/256 px to which edges are snapped. */
const SAME = 1e-5;
/** An inner corner is cut short only where both segments are this many times longer than what is cut off. */
const INNER_ROOM = 2;
/** A corner that a curve's own pieces make is pointed as long as the point sticks out by less, px. */
const SMOOTH_EXCESS = 0.02;

export interface Outline {
  /** Half the stroke's width, px, above 0. */
  readonly half: number;
  readonly cap: Stroke['cap'];
  readonly join: Stroke['join'];
  readonly miterLimit?: number;
  /** The most by which round joins and caps may be cut, px. */
  readonly tolerance?: number;
}

/**
 * Outlines polylines so that a non-zero fill of `out` is the stroke: every part of it winds the same way, whatever lies
 * over what, because inner corners go through the polyline's own point unless both segments leave room to cut them short.
 */
export class Stroker {
  /** Whether each inner corner of what was stroked last was cut short. */
  cutsAllCorners = true;
  private readonly back = new Contours();
  private half = 0;
  private step = 0;
  private minCosine = 0;
  private smoothCosine = 0;
  private join: Stroke['join'] = 'miter';
  private cap: Stroke['cap'] = 'butt';
  /** The contour without repeated points: x, y, and the unit direction and length to the next point. */
  private x = new Float64Array(256);
  private y = new Float64Array(256);
  private dx = new Float64Array(256);
  private dy = new Float64Array(256);
  private length = new Float64Array(256);
  private smooth = new Uint8Array(256);

  stroke(lines: Contours, outline: Outline, out: Contours): void {
    this.half = outline.half;
    this.cutsAllCorners = true;
    this.step = arcStep(outline.half, outline.tolerance);
    this.cap = outline.cap;
    this.join = outline.join;
    const limit = Math.max(1, outline.miterLimit ?? MITER_LIMIT);
    // The miter's length over the width is 1 / cos(δ/2) for a turn of δ, and cos²(δ/2) = (1 + cos δ) / 2.
    this.minCosine = 2 / (limit * limit) - 1;
    const cosHalf = 1 / (1 + SMOOTH_EXCESS / outline.half);
    this.smoothCosine = 2 * cosHalf * cosHalf - 1;
    let start = 0;
    for (let c = 0; c < lines.count; c++) {
      const end = lines.ends[c]!;
      this.contour(lines, start, end, lines.closed[c] === 1, out);
      start = end;
    }
  }

  private contour(lines: Contours, start: number, end: number, closed: boolean, out: Contours): void {
    const count = this.load(lines, start, end, closed);
    if (count === 1) {
      this.dot(out);
      return;
    }
    // With two points, a closed contour is a line there and back: joined at both ends like any other.
    const { back } = this;
    back.clear();
    if (closed) {
      this.joinAt(count - 1, 0, out, back);
      for (let i = 1; i < count; i++) this.joinAt(i - 1, i, out, back);
      out.end(true);
    } else {
      this.side(0, 0, 1, out);
      this.side(0, 0, -1, back);
      for (let i = 1; i < count - 1; i++) this.joinAt(i - 1, i, out, back);
      this.side(count - 2, count - 1, 1, out);
      this.side(count - 2, count - 1, -1, back);
      this.capAt(count - 1, this.dx[count - 2]!, this.dy[count - 2]!, out);
    }
    for (let i = back.points - 1; i >= 0; i--) out.add(back.xy[2 * i]!, back.xy[2 * i + 1]!);
    if (!closed) this.capAt(0, -this.dx[0]!, -this.dy[0]!, out);
    out.end(true);
  }

  /** Copies a contour's distinct points and their directions; gives their number. */
  private load(lines: Contours, start: number, end: number, closed: boolean): number {
    if (end - start > this.x.length) this.grow(end - start);
    const { x, y, dx, dy, length, smooth } = this;
    const { xy } = lines;
    let count = 0;
    for (let i = start; i < end; i++) {
      const px = xy[2 * i]!;
      const py = xy[2 * i + 1]!;
      if (count > 0 && !this.direct(count - 1, px, py)) continue;
      x[count] = px;
      y[count] = py;
      smooth[count++] = lines.smooth[i]!;
    }
    if (!closed || count === 1) return count;
    while (count > 1 && !this.direct(count - 1, x[0]!, y[0]!)) count--;
    if (count === 1) {
      dx[0] = 1;
      dy[0] = 0;
      length[0] = 0;
    }
    return count;
  }

  /** Sets the direction from point i to (x, y); false where they are the same. */
  private direct(i: number, x: number, y: number): boolean {
    const vx = x - this.x[i]!;
    const vy = y - this.y[i]!;
    const length = Math.sqrt(vx * vx + vy * vy);
    if (length < SAME) return false;
    this.dx[i] = vx / length;
    this.dy[i] = vy / length;
    this.length[i] = length;
    return true;
  }

  /** Adds the point beside point `at`, left (1) or right (-1) of segment `segment`. */
  private side(segment: number, at: number, sign: number, out: Contours): void {
    const h = sign * this.half;
    out.add(this.x[at]! + this.dy[segment]! * h, this.y[at]! - this.dx[segment]! * h);
  }

  /** Joins segment `before` to segment `at`, at point `at`: left sides go to `out`, right sides to `back`. */
  private joinAt(before: number, at: number, out: Contours, back: Contours): void {
    const { half, dx, dy, length } = this;
    const ux = dx[before]!;
    const uy = dy[before]!;
    const vx = dx[at]!;
    const vy = dy[at]!;
    const x = this.x[at]!;
    const y = this.y[at]!;
    const cross = ux * vy - uy * vx;
    const cosine = ux * vx + uy * vy;
    // Turning right (towards +y from +x) leaves the left side outside.
    const sign = cross >= 0 ? 1 : -1;
    const outer = sign > 0 ? out : back;
    const inner = sign > 0 ? back : out;
    const h = sign * half;
    const isSmooth = this.smooth[at] === 1;
    const point = cosine >= this.smoothCosine || (!isSmooth && this.join === 'miter' && cosine > this.minCosine);
    const reach = h / (1 + cosine);
    if (point) {
      outer.add(x + (uy + vy) * reach, y - (ux + vx) * reach);
    } else {
      outer.add(x + uy * h, y - ux * h);
      if (isSmooth || this.join === 'round') this.turn(x, y, uy * h, -ux * h, Math.atan2(cross, cosine), outer);
      outer.add(x + vy * h, y - vx * h);
    }
    const room = Math.min(length[before]!, length[at]!);
    if (INNER_ROOM * half * Math.abs(cross) <= room * (1 + cosine) && cosine > 0) {
      inner.add(x - (uy + vy) * reach, y + (ux + vx) * reach);
    } else {
      this.cutsAllCorners = false;
      inner.add(x - uy * h, y + ux * h);
      inner.add(x, y);
      inner.add(x - vy * h, y + vx * h);
    }
  }

  /** Adds the points between both ends of an arc about (x, y) that starts at (x + rx, y + ry). */
  private turn(x: number, y: number, rx: number, ry: number, angle: number, out: Contours): void {
    const pieces = Math.ceil(Math.abs(angle) / this.step);
    for (let i = 1; i < pieces; i++) {
      const cos = Math.cos((angle * i) / pieces);
      const sin = Math.sin((angle * i) / pieces);
      out.add(x + rx * cos - ry * sin, y + rx * sin + ry * cos);
    }
  }

  /** The cap at point `at`, where the line ends in direction (dx, dy): from its left side to its right. */
  private capAt(at: number, dx: number, dy: number, out: Contours): void {
    const { half, cap } = this;
    const x = this.x[at]!;
    const y = this.y[at]!;
    if (cap === 'round') {
      this.turn(x, y, dy * half, -dx * half, Math.PI, out);
    } else if (cap === 'square') {
      out.add(x + (dx + dy) * half, y + (dy - dx) * half);
      out.add(x + (dx - dy) * half, y + (dy + dx) * half);
    }
  }

  /** A line without length shows its caps, as in SVG. */
  private dot(out: Contours): void {
    if (this.cap === 'butt') return;
    const { half } = this;
    const x = this.x[0]!;
    const y = this.y[0]!;
    if (this.cap === 'round') {
      out.add(x + half, y);
      this.turn(x, y, half, 0, 2 * Math.PI, out);
    } else {
      out.add(x - half, y - half);
      out.add(x + half, y - half);
      out.add(x + half, y + half);
      out.add(x - half, y + half);
    }
    out.end(true);
  }

  private grow(count: number): void {
    const size = 2 ** Math.ceil(Math.log2(count));
    this.x = new Float64Array(size);
    this.y = new Float64Array(size);
    this.dx = new Float64Array(size);
    this.dy = new Float64Array(size);
    this.length = new Float64Array(size);
    this.smooth = new Uint8Array(size);
  }
}
