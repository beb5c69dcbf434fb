import type { Coordinates } from '@geoslide/geometry';
import { PathBuilder } from '../scene/path.js';
import type { Px } from './viewport.js';

export function coordinatesOf(points: readonly Px[]): Coordinates {
  return Float64Array.from(points.flat());
}

/** Length of a polyline, px. */
export function polylineLength(xy: Coordinates): number {
  let length = 0;
  for (let i = 2; i < xy.length; i += 2) length += Math.hypot(xy[i]! - xy[i - 2]!, xy[i + 1]! - xy[i - 1]!);
  return length;
}

/** Whether a polyline ends where it starts. */
export function isClosed(xy: Coordinates): boolean {
  const end = xy.length - 2;
  return end >= 4 && xy[0] === xy[end] && xy[1] === xy[end + 1];
}

/** Whether a polyline goes from a point to itself: an isolated point of a curve. */
export function isPoint(xy: Coordinates): boolean {
  return xy.length === 4 && xy[0] === xy[2] && xy[1] === xy[3];
}

/** A polyline as a path; a `closed` one without its last point. */
export function polylinePath(xy: Coordinates, closed = false): PathBuilder {
  const path = new PathBuilder();
  const end = closed ? xy.length - 2 : xy.length;
  path.moveTo(xy[0]!, xy[1]!);
  for (let i = 2; i < end; i += 2) path.lineTo(xy[i]!, xy[i + 1]!);
  return closed ? path.close() : path;
}

/** Area of a polygon, px²: positive where it runs clockwise on screen. */
export function signedArea(polygon: readonly Px[]): number {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

/** The polyline in the opposite direction. */
export function reversed(xy: Coordinates): Coordinates {
  const back = new Float64Array(xy.length);
  for (let i = 0; i < xy.length; i += 2) {
    back[i] = xy[xy.length - 2 - i]!;
    back[i + 1] = xy[xy.length - 1 - i]!;
  }
  return back;
}

/** The polyline without its last `by` px; its first point where it is shorter. */
export function withoutEnd(xy: Coordinates, by: number): Coordinates {
  let rest = by;
  for (let i = xy.length - 2; i >= 2; i -= 2) {
    const [dx, dy] = [xy[i]! - xy[i - 2]!, xy[i + 1]! - xy[i - 1]!];
    const length = Math.hypot(dx, dy);
    if (length > rest) {
      const shorter = xy.slice(0, i + 2);
      shorter[i] = xy[i]! - (rest / length) * dx;
      shorter[i + 1] = xy[i + 1]! - (rest / length) * dy;
      return shorter;
    }
    rest -= length;
  }
  return xy.slice(0, 2);
}
