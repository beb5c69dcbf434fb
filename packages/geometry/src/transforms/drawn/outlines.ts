import { type DrawnPlane, toDrawn } from '@geoslide/protocol';
import { takeSteps } from '../../functions/steps.js';
import { mix } from '../../plane/vec.js';
import type { Vec2 } from '../../values.js';

/** Steps for a point of a bent line. */
const POINT_STEPS = 5;

/**
 * A chord may be this far from the line that it stands for, units of the drawn plane: 0.1 px where a decade has 200.
 */
const TOLERANCE = 5e-4;
/** Halvings of a side at most. */
const DEEPEST = 12;

/** Coordinates below this part of the largest one are as good as 0: they lie twelve decades down. */
const NEAR_ZERO = 1e-12;

/** The part of a polygon that has a place on the drawn plane, put there with its sides bent; empty where none has. */
export function bentPolygon(vertices: readonly Vec2[], plane: DrawnPlane): Vec2[] {
  const kept = withinPlane(vertices, plane);
  return kept.flatMap((from, i) => bentSide(from, kept[(i + 1) % kept.length]!, plane).slice(0, -1));
}

/** A polyline on the drawn plane, in pieces where a part of it has no place there. */
export function bentPolyline(vertices: readonly Vec2[], plane: DrawnPlane): Vec2[][] {
  const floor = floorOf(vertices, plane);
  const pieces: Vec2[][] = [];
  for (let i = 1; i < vertices.length; i++) {
    const [from, to] = [vertices[i - 1]!, vertices[i]!];
    const side = cutSide(from, to, floor);
    if (!side) continue;
    const drawn = bentSide(...side, plane);
    if (side[0] === from && pieces.length > 0 && i > 1) pieces.at(-1)!.push(...drawn.slice(1));
    else pieces.push(drawn);
  }
  return pieces;
}

interface Floor {
  readonly x: number;
  readonly y: number;
}

/** The least coordinates that have a place on the drawn plane. */
function floorOf(vertices: readonly Vec2[], { logX, logY }: DrawnPlane): Floor {
  const least = (isLog: boolean, of: (vertex: Vec2) => number) =>
    isLog ? NEAR_ZERO * Math.max(0, ...vertices.map(of)) : Number.NEGATIVE_INFINITY;
  return { x: least(logX, ({ x }) => x), y: least(logY, ({ y }) => y) };
}

const AXES = ['x', 'y'] as const;

/** The vertices of the part of a polygon above the floor (Sutherland and Hodgman). */
function withinPlane(vertices: readonly Vec2[], plane: DrawnPlane): readonly Vec2[] {
  const floor = floorOf(vertices, plane);
  let kept = vertices;
  for (const axis of AXES) {
    if (floor[axis] === Number.NEGATIVE_INFINITY) continue;
    if (floor[axis] === 0) return [];
    const isIn = (point: Vec2) => point[axis] >= floor[axis];
    kept = kept.flatMap((to, i) => {
      const from = kept.at(i - 1)!;
      const crossing = isIn(from) === isIn(to) ? [] : [onFloor(from, to, axis, floor)];
      return isIn(to) ? [...crossing, to] : crossing;
    });
  }
  return kept;
}

function onFloor(from: Vec2, to: Vec2, axis: 'x' | 'y', floor: Floor): Vec2 {
  const t = (floor[axis] - from[axis]) / (to[axis] - from[axis]);
  return { ...mix(from, to, t), [axis]: floor[axis] };
}

/** The part of a side above the floor; undefined where there is none. */
function cutSide(from: Vec2, to: Vec2, floor: Floor): readonly [Vec2, Vec2] | undefined {
  let [start, end] = [from, to];
  for (const axis of AXES) {
    if (floor[axis] === Number.NEGATIVE_INFINITY) continue;
    if (floor[axis] === 0 || (start[axis] < floor[axis] && end[axis] < floor[axis])) return undefined;
    if (start[axis] < floor[axis]) start = onFloor(start, end, axis, floor);
    else if (end[axis] < floor[axis]) end = onFloor(start, end, axis, floor);
  }
  return [start, end];
}

/** A side on the drawn plane as chords, its ends included. */
function bentSide(from: Vec2, to: Vec2, plane: DrawnPlane): Vec2[] {
  const points = [toDrawn(plane, from)];
  const bend = (a: Vec2, b: Vec2, depth: number): void => {
    takeSteps(POINT_STEPS);
    const middle = between(a, b, plane);
    const [start, end, at] = [toDrawn(plane, a), toDrawn(plane, b), toDrawn(plane, middle)];
    if (depth < DEEPEST && distanceToChord(at, start, end) > TOLERANCE) {
      bend(a, middle, depth + 1);
      bend(middle, b, depth + 1);
    } else points.push(end);
  };
  bend(from, to, 0);
  return points;
}

/** The point of a side halfway by the coordinate that changes most on a logarithmic axis. */
function between(a: Vec2, b: Vec2, { logX, logY }: DrawnPlane): Vec2 {
  const growth = (isLog: boolean, from: number, to: number) => (isLog ? Math.abs(Math.log(to / from)) : 0);
  const [byX, byY] = [growth(logX, a.x, b.x), growth(logY, a.y, b.y)];
  const [from, to] = byX >= byY ? [a.x, b.x] : [a.y, b.y];
  const root = Math.sqrt(from) * Math.sqrt(to);
  return mix(a, b, from === to || byX + byY === 0 ? 0.5 : (root - from) / (to - from));
}

function distanceToChord(p: Vec2, a: Vec2, b: Vec2): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (!(length > 0)) return 0;
  return Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / length;
}
