import Delaunator from 'delaunator';
import { takeSteps } from '../../functions/steps.js';
import { Undefined, type Vec2 } from '../../values.js';
import { ROUNDING } from '../tolerance.js';
import { areCollinear, magnitude } from '../vec.js';

/** Steps for a point: its triangles and its cell. */
const POINT_STEPS = 500;

/** Steps for each corner of a cell that is compared with a neighbour. */
const CORNER_STEPS = 10;

/** The corners of a box, left bottom and right top. */
export interface Box {
  readonly low: Vec2;
  readonly high: Vec2;
}

type Triangulation = Delaunator<Float64Array>;

function triangulationOf(points: readonly Vec2[]): Triangulation {
  takeSteps(POINT_STEPS * points.length);
  const known = new Set(points.map(({ x, y }) => `${x} ${y}`));
  if (known.size < points.length) throw new Undefined('two of the points coincide');
  return new Delaunator(Float64Array.from(points.flatMap(({ x, y }) => [x, y])));
}

/**
 * The triangles of the points whose circumcircles hold no other point, each counterclockwise from its point that comes
 * first, in the order of
 * their points. Throws Undefined for points on one line and points that coincide.
 */
export function delaunayTriangles(points: readonly Vec2[]): readonly (readonly [Vec2, Vec2, Vec2])[] {
  if (points.length < 3) throw new Undefined(`a triangulation needs at least three points, not ${points.length}`);
  const { triangles } = triangulationOf(points);
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
  const box = [low, { x: high.x, y: low.y }, high, { x: low.x, y: high.y }];
  return neighboursOf(points.length, triangulationOf(points)).map((neighbours, i) => {
    if (neighbours.size === 0 && points.length > 1)
      throw new Undefined(`the point number ${i + 1} is too near to another to have a cell`);
    return [...neighbours].reduce<readonly Vec2[]>((cell, j) => {
      takeSteps(CORNER_STEPS * cell.length);
      return nearerPart(cell, points[i]!, points[j]!);
    }, box);
  });
}

/** For each point those that it shares a triangle with; on a line those next to it. */
function neighboursOf(count: number, { triangles, hull }: Triangulation): readonly ReadonlySet<number>[] {
  const neighbours = Array.from({ length: count }, () => new Set<number>());
  const join = (i: number, j: number) => {
    neighbours[i]!.add(j);
    neighbours[j]!.add(i);
  };
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [triangles[k]!, triangles[k + 1]!, triangles[k + 2]!];
    join(a, b);
    join(b, c);
    join(c, a);
  }
  // Of points on one line the hull has all, in their order.
  if (triangles.length === 0) for (let k = 1; k < hull.length; k++) join(hull[k - 1]!, hull[k]!);
  return neighbours;
}

/** The part of a convex polygon that is nearer to `own` than to `other`, by Sutherland and Hodgman's clipping. */
function nearerPart(polygon: readonly Vec2[], own: Vec2, other: Vec2): readonly Vec2[] {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const [middleX, middleY] = [(own.x + other.x) / 2, (own.y + other.y) / 2];
  // A corner on the bisector stays one corner: where four points lie on a circle, three bisectors meet.
  const rounding = ROUNDING * magnitude(own, other, ...polygon) * Math.hypot(dx, dy);
  const beyond = polygon.map(({ x, y }) => {
    const along = (x - middleX) * dx + (y - middleY) * dy;
    return Math.abs(along) <= rounding ? 0 : along;
  });
  return polygon.flatMap((p, k) => {
    const next = (k + 1) % polygon.length;
    const [from, to] = [beyond[k]!, beyond[next]!];
    const kept = from <= 0 ? [p] : [];
    if (from * to >= 0) return kept;
    const q = polygon[next]!;
    const share = from / (from - to);
    return [...kept, { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) }];
  });
}
