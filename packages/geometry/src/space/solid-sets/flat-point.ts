import { takeSteps } from '../../functions/steps.js';

/** A point of a plane by its own axes. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** The corners of a plane by number. */
export type FlatCorners = (id: number) => FlatPoint;

/** Twice the area of a triangle, above 0 where it runs counterclockwise. */
export function turnOf(a: FlatPoint, b: FlatPoint, c: FlatPoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Where a point is nearest to a segment: how far along it (0 to 1 within) and how far from it. */
export function footOn(a: FlatPoint, b: FlatPoint, p: FlatPoint): { t: number; away: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  const clamped = Math.min(1, Math.max(0, t));
  return { t, away: Math.hypot(a.x + clamped * dx - p.x, a.y + clamped * dy - p.y) };
}

/** A line of the plane with its ends at hand. */
export interface FlatLine {
  readonly a: FlatPoint;
  readonly b: FlatPoint;
}

export function flatLines(sides: readonly (readonly [number, number])[], at: FlatCorners): FlatLine[] {
  return sides.map(([from, to]) => ({ a: at(from), b: at(to) }));
}

/** Steps for a line that is looked at. */
const LINE_STEPS = 5;

/** How often closed outlines run round a point counterclockwise. */
export function windingAround(lines: readonly FlatLine[], p: FlatPoint): number {
  takeSteps(LINE_STEPS * lines.length);
  let winding = 0;
  for (const { a, b } of lines) {
    if (a.y <= p.y && b.y > p.y && turnOf(a, b, p) > 0) winding += 1;
    else if (a.y > p.y && b.y <= p.y && turnOf(a, b, p) < 0) winding -= 1;
  }
  return winding;
}
