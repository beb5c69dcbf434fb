import { Delaunay } from 'd3-delaunay';
import { takeSteps } from '../../functions/steps.js';
import { Undefined, type Vec2 } from '../../values.js';
import { areCollinear } from '../vec.js';

/** Steps for a point: its triangles and its cell. */
const POINT_STEPS = 500;

/** The corners of a box, left bottom and right top. */
export interface Box {
  readonly low: Vec2;
  readonly high: Vec2;
}

function delaunayOf(points: readonly Vec2[]): Delaunay<Vec2> {
  takeSteps(POINT_STEPS * points.length);
  const known = new Set(points.map(({ x, y }) => `${x} ${y}`));
  if (known.size < points.length) throw new Undefined('two of the points coincide');
  return Delaunay.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  );
}

/**
 * The triangles of the points whose circumcircles hold no other point, each counterclockwise from its point that comes
 * first, in the order of
 * their points. Throws Undefined for points on one line and points that coincide.
 */
export function delaunayTriangles(points: readonly Vec2[]): readonly (readonly [Vec2, Vec2, Vec2])[] {
  if (points.length < 3) throw new Undefined(`a triangulation needs at least three points, not ${points.length}`);
  const { triangles } = delaunayOf(points);
  const found: (readonly [number, number, number])[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    // The library's triangles run clockwise where y points up.
    const corners = [triangles[i]!, triangles[i + 2]!, triangles[i + 1]!] as const;
    const first = corners.indexOf(Math.min(...corners));
    const [a, b, c] = [0, 1, 2].map((k) => corners[(first + k) % 3]!) as [number, number, number];
    if (!areCollinear(points[a]!, points[b]!, points[c]!)) found.push([a, b, c]);
  }
  if (found.length === 0) throw new Undefined('the points lie on one line, so they make no triangles');
  return found
    .sort((s, t) => s[0] - t[0] || s[1] - t[1] || s[2] - t[2])
    .map(([a, b, c]) => [points[a]!, points[b]!, points[c]!]);
}

/** The box around the points, wider by half of its longer side on each side; by 1 around a single point. */
export function boxAround(points: readonly Vec2[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = extremes(xs);
  const [bottom, top] = extremes(ys);
  const margin = Math.max(right - left, top - bottom) / 2 || 1;
  return { low: { x: left - margin, y: bottom - margin }, high: { x: right + margin, y: top + margin } };
}

const extremes = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/**
 * For each point the part of a box that is nearer to it than to the others, counterclockwise.
 * Throws Undefined for points that coincide, points outside of the box and a box without an area.
 */
export function voronoiCells(points: readonly Vec2[], { low, high }: Box): readonly (readonly Vec2[])[] {
  if (points.length === 0) throw new Undefined('an empty list has no cells');
  if (!(high.x > low.x && high.y > low.y)) throw new Undefined('the box of the cells has no area');
  const outside = points.findIndex(({ x, y }) => x < low.x || x > high.x || y < low.y || y > high.y);
  if (outside !== -1) throw new Undefined(`the point number ${outside + 1} lies outside of the box of the cells`);
  const voronoi = delaunayOf(points).voronoi([low.x, low.y, high.x, high.y]);
  return points.map((_, i) => {
    const polygon = voronoi.cellPolygon(i);
    if (polygon === null) throw new Undefined(`the point number ${i + 1} is too near to another to have a cell`);
    const corners = polygon.slice(0, -1).map(([x, y]) => ({ x: x!, y: y! }));
    const area = corners.reduce((sum, p, k) => {
      const q = corners[(k + 1) % corners.length]!;
      return sum + p.x * q.y - p.y * q.x;
    }, 0);
    return area < 0 ? corners.toReversed() : corners;
  });
}
