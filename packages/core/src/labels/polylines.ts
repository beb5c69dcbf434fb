import { type Coordinates, takeSteps } from '@geoslide/geometry';
import { clipToBox } from '../draw/clip-line.js';
import { polylineLength } from '../draw/polyline.js';
import { type Box, isInside, type Px } from '../draw/viewport.js';
import { Contours } from '../raster/outline/contours.js';
import { flatten } from '../raster/outline/flatten.js';
import { scaling } from '../raster/outline/transform.js';
import type { PathNode, SceneNode } from '../scene/scene.js';

/** The polylines of some paths, px; a closed one ends where it starts. */
export function polylinesOf(
  nodes: readonly SceneNode[],
  view: Box,
  isWanted: (node: PathNode) => boolean,
): Coordinates[] {
  const contours = new Contours();
  const bounds = { left: view.minX, top: view.minY, right: view.maxX, bottom: view.maxY };
  for (const node of nodes) {
    if (node.kind !== 'path' || !isWanted(node)) continue;
    flatten(node.path, scaling(1), bounds, 0, contours);
  }
  takeSteps(contours.points);
  const lines: Coordinates[] = [];
  let start = 0;
  for (let k = 0; k < contours.count; k++) {
    const end = contours.ends[k]!;
    const line = contours.xy.slice(2 * start, 2 * end);
    lines.push(contours.closed[k] === 1 && end - start > 2 ? closedUp(line) : line);
    start = end;
  }
  return lines;
}

function closedUp(line: Coordinates): Coordinates {
  const closed = new Float64Array(line.length + 2);
  closed.set(line);
  closed[line.length] = line[0]!;
  closed[line.length + 1] = line[1]!;
  return closed;
}

/** The longest pieces of some polylines that lie in a box. */
export function longestIn(lines: readonly Coordinates[], view: Box, count: number): Coordinates[] {
  return lines
    .flatMap((line) => (isWhole(line, view) ? [line] : clipToBox(line, view)))
    .map((line) => ({ line, length: polylineLength(line) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ line }) => line);
}

function isWhole(line: Coordinates, view: Box): boolean {
  for (let i = 0; i < line.length; i += 2) if (!isInside(view, [line[i]!, line[i + 1]!])) return false;
  return true;
}

/** The points of a polyline at ascending shares of its length, each with the line's direction there, radians. */
export function pointsAlong(
  line: Coordinates,
  shares: readonly number[],
): { readonly at: Px; readonly angle: number; readonly share: number }[] {
  const total = polylineLength(line);
  const found: { at: Px; angle: number; share: number }[] = [];
  let next = 0;
  let passed = 0;
  for (let i = 2; i < line.length && next < shares.length; i += 2) {
    const [x, y] = [line[i - 2]!, line[i - 1]!];
    const [dx, dy] = [line[i]! - x, line[i + 1]! - y];
    const step = Math.hypot(dx, dy);
    while (step > 0 && next < shares.length && shares[next]! * total <= passed + step) {
      const share = shares[next++]!;
      const t = (share * total - passed) / step;
      found.push({ at: [x + t * dx, y + t * dy], angle: Math.atan2(dy, dx), share });
    }
    passed += step;
  }
  return found;
}

/** Whether a point lies inside of a closed polyline, by the even-odd rule. */
export function contains(outline: Coordinates, [x, y]: Px): boolean {
  let inside = false;
  for (let i = 2; i < outline.length; i += 2) {
    const [x0, y0, x1, y1] = [outline[i - 2]!, outline[i - 1]!, outline[i]!, outline[i + 1]!];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside;
  }
  return inside;
}

/** The distance of a point from a polyline, px. */
export function distanceTo(line: Coordinates, [x, y]: Px): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 2; i < line.length; i += 2) {
    const [x0, y0] = [line[i - 2]!, line[i - 1]!];
    const [dx, dy] = [line[i]! - x0, line[i + 1]! - y0];
    const square = dx * dx + dy * dy;
    const t = square > 0 ? Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / square)) : 0;
    least = Math.min(least, Math.hypot(x - x0 - t * dx, y - y0 - t * dy));
  }
  return least;
}

/** The box around a polyline. */
export function extentOf(outline: Coordinates): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < outline.length; i += 2) {
    minX = Math.min(minX, outline[i]!);
    maxX = Math.max(maxX, outline[i]!);
    minY = Math.min(minY, outline[i + 1]!);
    maxY = Math.max(maxY, outline[i + 1]!);
  }
  return { minX, minY, maxX, maxY };
}
