import { cutPolygon } from '../camera/cut-polygon.js';
import type { ScreenPoint } from '../camera/projection.js';
import { signedArea } from './piece.js';

/** Polygons that overlap by less, px, only share an edge. */
const TOUCH = 1e-3;

/** Whether two convex polygons overlap by more than an edge (separating axes); polygons that are not convex count by their hulls. */
export function convexOverlap(p: readonly ScreenPoint[], q: readonly ScreenPoint[]): boolean {
  const [few, many] = p.length <= q.length ? [p, q] : [q, p];
  return !separates(few, many) && !separates(many, few);
}

/** Whether an edge of the first has the second on its outer side. */
function separates(p: readonly ScreenPoint[], q: readonly ScreenPoint[]): boolean {
  let a = p[p.length - 1]!;
  for (let i = 0; i < p.length; i++) {
    const b = p[i]!;
    const nx = b.y - a.y;
    const ny = a.x - b.x;
    const touch = TOUCH * Math.sqrt(nx * nx + ny * ny);
    if (touch > 0) {
      const edge = a.x * nx + a.y * ny;
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      // Most edges have some of the second on either side.
      for (let k = 0; k < q.length && (low >= edge - touch || high <= edge + touch); k++) {
        const value = q[k]!.x * nx + q[k]!.y * ny;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      // The first reaches as far as its edge at least.
      if (edge <= low + touch && highest(p, nx, ny) <= low + touch) return true;
      if (high <= edge + touch && high <= -highest(p, -nx, -ny) + touch) return true;
    }
    a = b;
  }
  return false;
}

/** How far points reach in a direction. */
function highest(points: readonly ScreenPoint[], nx: number, ny: number): number {
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i++) {
    const value = points[i]!.x * nx + points[i]!.y * ny;
    if (value > high) high = value;
  }
  return high;
}

/** Whether an outline turns one way only. */
export function isConvex(corners: readonly ScreenPoint[]): boolean {
  let turns = 0;
  for (let i = 0; i < corners.length; i++) {
    const [p, q, r] = [corners[i]!, corners[(i + 1) % corners.length]!, corners[(i + 2) % corners.length]!];
    const turn = (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x);
    turns |= turn > 0 ? 1 : turn < 0 ? 2 : 0;
  }
  return turns !== 3;
}

/** What two convex polygons have in common on screen, with the depths of the first. */
export function commonPart(p: readonly ScreenPoint[], q: readonly ScreenPoint[]): readonly ScreenPoint[] {
  const inwards = Math.sign(signedArea(q));
  let common = p;
  for (let i = 0; i < q.length && common.length > 0; i++) {
    const [a, b] = [q[i]!, q[(i + 1) % q.length]!];
    common = cutPolygon(common, ({ x, y }) => inwards * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)));
  }
  return common;
}
