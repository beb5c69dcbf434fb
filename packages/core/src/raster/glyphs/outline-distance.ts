import type { Contours } from '../outline/contours.js';

/** A pixel is touched by what comes closer to its centre than half its diagonal, px. */
const HALF_DIAGONAL = Math.SQRT1_2;
/** Directions are told apart by quadrant, turned so that the sides of letters do not look along its edges. */
const QUADRANTS = 4;
const TURN = Math.tan(Math.PI / 8);
/** More than what rounding takes from a distance, px. */
const ROUNDING = 1e-9;

/** The vectors from a pixel's centre to the nearest points of an outline, by quadrant, and their lengths squared. */
let squares = new Float64Array(0);
let across = new Float64Array(0);
let down = new Float64Array(0);

/** What coverage is while outlines come: WHOLE where the rest does not matter, and RIM where the pixel's vectors will tell. */
const WHOLE = 255;
const RIM = 1;

/**
 * The coverage, 0 to 255, of all that is within `reach` px of closed contours, in pixels row by row from (0, 0) to (width, height).
 * A pixel is cut by the sides of the nearest parts of the outline, as if these were straight: with parts on all sides of it, as in
 * the eye of a letter, what each covers counts.
 */
export function coverWithin(contours: Contours, reach: number, width: number, height: number): Uint8Array {
  const size = width * height;
  if (squares.length < QUADRANTS * size) {
    squares = new Float64Array(QUADRANTS * size);
    across = new Float64Array(QUADRANTS * size);
    down = new Float64Array(QUADRANTS * size);
  }
  const limit = reach + HALF_DIAGONAL;
  const within = (reach - HALF_DIAGONAL) * Math.max(0, reach - HALF_DIAGONAL);
  squares.fill(limit * limit, 0, QUADRANTS * size);
  const coverage = new Uint8Array(size);
  const { xy, ends } = contours;
  let start = 0;
  for (let contour = 0; contour < contours.count; contour++) {
    const end = ends[contour]!;
    let x0 = xy[2 * end - 2]!;
    let y0 = xy[2 * end - 1]!;
    for (let i = start; i < end; i++) {
      const x1 = xy[2 * i]!;
      const y1 = xy[2 * i + 1]!;
      approach(x0, y0, x1, y1, limit, within, coverage, width, height);
      x0 = x1;
      y0 = y1;
    }
    start = end;
  }
  for (let i = 0; i < size; i++) if (coverage[i] === RIM) coverage[i] = coverageAt(i, size, reach, limit * limit);
  return coverage;
}

/**
 * Shortens the vectors of pixels that a side is nearer to than all before, and than `limit`. Those of pixels that something is as near to as the root of
 * `within` are left as they are: these are covered.
 */
function approach(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  limit: number,
  within: number,
  coverage: Uint8Array,
  width: number,
  height: number,
): void {
  const size = width * height;
  const minX = Math.min(x0, x1);
  const maxX = Math.max(x0, x1);
  const minY = Math.min(y0, y1);
  const maxY = Math.max(y0, y1);
  const top = Math.max(0, Math.floor(minY - limit));
  const bottom = Math.min(height, Math.ceil(maxY + limit));
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length2 = dx * dx + dy * dy;
  const perLength2 = length2 > 0 ? 1 / length2 : 0;
  for (let y = top; y < bottom; y++) {
    const middle = y + 0.5;
    const gap = middle < minY ? minY - middle : middle > maxY ? middle - maxY : 0;
    if (gap >= limit) continue;
    // Beside these columns all is too far.
    const half = Math.sqrt(limit * limit - gap * gap) + ROUNDING;
    const left = Math.max(0, Math.ceil(minX - half - 0.5));
    const right = Math.min(width - 1, Math.floor(maxX + half - 0.5));
    const row = y * width;
    const v0 = y0 - middle;
    const v0dy = v0 * dy;
    for (let x = left; x <= right; x++) {
      if (coverage[row + x] === WHOLE) continue;
      const u0 = x0 - x - 0.5;
      const along = -(u0 * dx + v0dy) * perLength2;
      const t = Math.max(0, Math.min(along, 1));
      const u = u0 + t * dx;
      const v = v0 + t * dy;
      const square = u * u + v * v;
      const i = ((u + TURN * v < 0 ? 1 : 0) + (v - TURN * u < 0 ? 2 : 0)) * size + row + x;
      if (square < squares[i]!) {
        squares[i] = square;
        across[i] = u;
        down[i] = v;
        coverage[row + x] = square <= within ? WHOLE : RIM;
      }
    }
  }
}

/** What the nearest parts of the outline in all quadrants cover of pixel `i`. */
function coverageAt(i: number, size: number, reach: number, limit: number): number {
  let most = 0;
  for (let j = i; j < QUADRANTS * size; j += size) {
    if (squares[j]! >= limit) continue;
    const one = stripCoverage(across[j]!, down[j]!, Math.sqrt(squares[j]!), reach);
    most = Math.max(most, one);
    for (let k = i; k < j; k += size) {
      if (squares[k]! >= limit) continue;
      const other = stripCoverage(across[k]!, down[k]!, Math.sqrt(squares[k]!), reach);
      const lengths = Math.sqrt(squares[j]! * squares[k]!);
      const cosine = lengths > 0 ? (across[j]! * across[k]! + down[j]! * down[k]!) / lengths : 1;
      most = Math.max(most, one + other - overlap(one, other, cosine));
    }
  }
  return Math.round(255 * Math.min(1, most));
}

/** The part of a pixel that two sides both cover: all that they can if they look the same way, the least that they must if they look at each other. */
function overlap(one: number, other: number, cosine: number): number {
  const crossed = one * other;
  const extreme = cosine > 0 ? Math.min(one, other) : Math.max(0, one + other - 1);
  return crossed + Math.abs(cosine) * (extreme - crossed);
}

/** The part of a pixel within `reach` to both sides of a line whose nearest point is at (u, v) from its centre, `distance` px away. */
function stripCoverage(u: number, v: number, distance: number, reach: number): number {
  const a = distance > 0 ? Math.abs(u) / distance : 1;
  const b = distance > 0 ? Math.abs(v) / distance : 0;
  return areaBehind(reach - distance, a, b) - areaBehind(-reach - distance, a, b);
}

/**
 * The part of a pixel on one side of a line that is `distance` px beyond the pixel's centre and whose normal is (a, b), both at least 0: the square's
 * shadow along the normal is a trapezoid, and this its area up to there.
 */
function areaBehind(distance: number, a: number, b: number): number {
  const far = Math.abs(distance);
  const rest = (a + b) / 2 - far;
  let less = 0;
  if (far <= Math.abs(a - b) / 2) less = 0.5 - far / Math.max(a, b);
  else if (rest > 0) less = (rest * rest) / (2 * a * b);
  return distance < 0 ? less : 1 - less;
}
