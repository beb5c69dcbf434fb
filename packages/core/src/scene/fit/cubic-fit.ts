/** Points in turn: x0, y0, x1, y1, … */
export type Points = Readonly<Float64Array>;

/** How far a point may be from the curve, px: samples lie on the true curve. */
const TOLERANCE = 0.03;

/** How far along the curve a point may be from the place of its parameter, px: a zigzag is no curve. */
const SLIP = 1;

/** The same for middles between samples, which lie up to 0.05 px beside the true curve. */
const MIDDLE_TOLERANCE = 0.08;

/** Better parameters are tried until they bring the points nearer by less than this factor. */
const SLOWEST = 0.7;

/** Points that are so many tolerances away are too far for better parameters. */
const HOPELESS = 30;

/** The most lines that one curve stands for: a longer one would seldom fit. */
export const MOST_LINES = 128;

/**
 * Cubic Bézier curves for parts of one polyline, by least squares over their inner control points. The points get their
 * parameters by length first, then by steps of Newton's method (P. J. Schneider, "An Algorithm for Automatically
 * Fitting Digitized Curves", Graphics Gems, 1990). Directions at the ends are left to the fit: points that are so near
 * leave them no more than some thousandths of a radian, and directions told from neighbours are further off.
 */
export class CubicFit {
  /** Inner control points of the last curve that was found, px. */
  x1 = 0;
  y1 = 0;
  x2 = 0;
  y2 = 0;
  /** Parameters of the points of the part. */
  readonly #t = new Float64Array(MOST_LINES + 1);
  /** The curve is ((a t + b) t + c) t + d in each coordinate. */
  #ax = 0;
  #bx = 0;
  #cx = 0;
  #dx = 0;
  #ay = 0;
  #by = 0;
  #cy = 0;
  #dy = 0;

  /** @param lengths Length of the polyline up to each point, px. */
  constructor(
    private readonly points: Points,
    private readonly lengths: Points,
  ) {}

  /** Finds the curve from one point to another that passes those between. False where none stays near enough. */
  find(from: number, to: number): boolean {
    const { lengths } = this;
    const t = this.#t;
    const start = lengths[from]!;
    const whole = lengths[to]! - start;
    const count = to - from;
    for (let k = 0; k <= count; k++) t[k] = (lengths[from + k]! - start) / whole;
    this.#leastSquares(from, count);
    let off = this.#excess(from, count);
    for (let before = Infinity; off > 1 && off < before * SLOWEST; ) {
      this.#approach(from, count);
      this.#leastSquares(from, count);
      before = off;
      off = this.#excess(from, count);
    }
    // What is no number is no curve.
    return off <= 1;
  }

  #leastSquares(from: number, count: number): void {
    const { points } = this;
    const t = this.#t;
    const x0 = points[2 * from]!;
    const y0 = points[2 * from + 1]!;
    const x3 = points[2 * (from + count)]!;
    const y3 = points[2 * (from + count) + 1]!;
    let c11 = 0;
    let c12 = 0;
    let c22 = 0;
    let qx1 = 0;
    let qy1 = 0;
    let qx2 = 0;
    let qy2 = 0;
    for (let k = 1; k < count; k++) {
      const v = t[k]!;
      const s = 1 - v;
      const b1 = 3 * s * s * v;
      const b2 = 3 * s * v * v;
      const near = s * s * s;
      const far = v * v * v;
      const qx = points[2 * (from + k)]! - near * x0 - far * x3;
      const qy = points[2 * (from + k) + 1]! - near * y0 - far * y3;
      c11 += b1 * b1;
      c12 += b1 * b2;
      c22 += b2 * b2;
      qx1 += b1 * qx;
      qy1 += b1 * qy;
      qx2 += b2 * qx;
      qy2 += b2 * qy;
    }
    const determinant = c11 * c22 - c12 * c12;
    this.x1 = (qx1 * c22 - qx2 * c12) / determinant;
    this.y1 = (qy1 * c22 - qy2 * c12) / determinant;
    this.x2 = (qx2 * c11 - qx1 * c12) / determinant;
    this.y2 = (qy2 * c11 - qy1 * c12) / determinant;
    this.#cx = 3 * (this.x1 - x0);
    this.#bx = 3 * (this.x2 - this.x1) - this.#cx;
    this.#ax = x3 - x0 - this.#cx - this.#bx;
    this.#dx = x0;
    this.#cy = 3 * (this.y1 - y0);
    this.#by = 3 * (this.y2 - this.y1) - this.#cy;
    this.#ay = y3 - y0 - this.#cy - this.#by;
    this.#dy = y0;
  }

  /** How far the points and the middles between them are from the curve at most, as a multiple of what they may be. */
  #excess(from: number, count: number): number {
    const { points } = this;
    const t = this.#t;
    let most = 0;
    for (let k = 0; k < count && most <= HOPELESS * HOPELESS; k++) {
      const at = 2 * (from + k);
      const x = points[at]!;
      const y = points[at + 1]!;
      if (k > 0) most = Math.max(most, this.#squareOff(t[k]!, x, y, TOLERANCE));
      const middleX = (x + points[at + 2]!) / 2;
      const middleY = (y + points[at + 3]!) / 2;
      most = Math.max(most, this.#squareOff((t[k]! + t[k + 1]!) / 2, middleX, middleY, MIDDLE_TOLERANCE));
    }
    return most > HOPELESS * HOPELESS ? Infinity : Math.sqrt(most);
  }

  /** Square of how far (x, y) is from the curve's point at t, across the curve in tolerances or along it in slips. */
  #squareOff(t: number, x: number, y: number, tolerance: number): number {
    const dx = ((this.#ax * t + this.#bx) * t + this.#cx) * t + this.#dx - x;
    const dy = ((this.#ay * t + this.#by) * t + this.#cy) * t + this.#dy - y;
    const vx = (3 * this.#ax * t + 2 * this.#bx) * t + this.#cx;
    const vy = (3 * this.#ay * t + 2 * this.#by) * t + this.#cy;
    const across = (dx * vy - dy * vx) / tolerance;
    const along = (dx * vx + dy * vy) / SLIP;
    return Math.max(across * across, along * along) / (vx * vx + vy * vy);
  }

  /** Moves each point's parameter towards that of the curve's nearest point. */
  #approach(from: number, count: number): void {
    const { points } = this;
    for (let k = 1; k < count; k++) {
      const t = this.#t[k]!;
      const dx = ((this.#ax * t + this.#bx) * t + this.#cx) * t + this.#dx - points[2 * (from + k)]!;
      const dy = ((this.#ay * t + this.#by) * t + this.#cy) * t + this.#dy - points[2 * (from + k) + 1]!;
      const vx = (3 * this.#ax * t + 2 * this.#bx) * t + this.#cx;
      const vy = (3 * this.#ay * t + 2 * this.#by) * t + this.#cy;
      this.#t[k] = Math.min(1, Math.max(0, t - (dx * vx + dy * vy) / (vx * vx + vy * vy)));
    }
  }
}
