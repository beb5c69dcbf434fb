import { directionOf, isLineLike, type LineLike, lineRange, originOf } from '../plane/line-like.js';
import { ON_OBJECT, PARALLEL } from '../plane/tolerance.js';
import { along, cross, dot, isFiniteVec, length, multiply, rot90, subtract } from '../plane/vec.js';
import type { ValueOf } from '../value-types.js';
import { type PointValue, type SampledCurve, Undefined, type Value, type Vec2 } from '../values.js';
import { traceLocus } from './locus.js';

/**
 * Half the distance of the positions that a derivative is taken from, in parts of the range: truncation and rounding
 * are then alike.
 */
const STEP = 1e-5;
/** The range that counts where it has no end. */
const FAR = 100;

/** An object of the family at a position of the driver; undefined where there is none. */
export type Family = (t: number) => Value | undefined;
type Circle = ValueOf<'Circle'>;
type Touching = LineLike | Circle;
type Near = readonly [before: Touching, at: Touching, after: Touching];

/**
 * The curve that each line or circle of a family touches; of segments and rays only what touches them. A circle touches
 * it twice, on the left of its
 * centre's way first. Throws Undefined for other objects, and where there is no such point.
 */
export function envelope(family: Family, min: number, max: number): SampledCurve {
  const range = max - min;
  const step = STEP * (Number.isFinite(range) ? range : FAR);
  let circles = false;
  const near = (t: number): Near | undefined => {
    const [before, at, after] = [t - step, t, t + step].map((position) => touching(family(position)));
    circles ||= at?.type === 'Circle';
    return before === undefined || at === undefined || after === undefined ? undefined : [before, at, after];
  };
  const side = (sign: 1 | -1) => {
    const pointAt = (t: number) => {
      const found = near(t);
      return found && touchPoint(found, step, sign);
    };
    return (t: number) => {
      // At an end there are no positions on both sides: the parabola through the three points before it goes on.
      const inner = Math.min(Math.max(t, min + step), max - step);
      const point = pointAt(inner);
      if (inner === t) return asPoint(point);
      const [next, last] = [2, 3].map((n) => pointAt(n * inner - (n - 1) * t));
      if (point === undefined || next === undefined || last === undefined) return asPoint(point);
      return asPoint(along(last, subtract(point, next), 3));
    };
  };
  const left = sidePath(side(1), min, max);
  const right = circles ? sidePath(side(-1), min, max) : undefined;
  if (left === undefined || right === undefined) {
    const only = left ?? right;
    if (only === undefined) throw new Undefined('the lines or circles touch no common curve');
    return only;
  }
  // Without a source: its positions would have to tell the sides apart.
  return { type: 'Curve', form: 'sampled', branches: [...left.branches, ...right.branches] };
}

function touching(value: Value | undefined): Touching | undefined {
  if (value === undefined || isLineLike(value) || value.type === 'Circle') return value;
  throw new Undefined(`an envelope is of lines or circles, not of a ${value.type}`);
}

const asPoint = (point: Vec2 | undefined): PointValue | undefined =>
  point !== undefined && isFiniteVec(point) ? { type: 'Point', x: point.x, y: point.y } : undefined;

/** Undefined where no position has a point. */
function sidePath(pointAt: Family, min: number, max: number): SampledCurve | undefined {
  let exists = false;
  const watched = (t: number) => {
    const point = pointAt(t);
    exists ||= point !== undefined;
    return point;
  };
  try {
    return traceLocus(watched, min, max);
  } catch (error) {
    if (error instanceof Undefined && !exists) {
      // A mistake of the objects is told; no point anywhere is not one.
      if (error.message.startsWith('an envelope')) throw error;
      return undefined;
    }
    throw error;
  }
}

function touchPoint([before, at, after]: Near, step: number, sign: 1 | -1): Vec2 | undefined {
  const slope = (from: Vec2, to: Vec2): Vec2 => multiply(subtract(to, from), 1 / (2 * step));
  if (at.type === 'Circle') {
    if (before.type !== 'Circle' || after.type !== 'Circle') return undefined;
    return onCircle(at, slope(before.center, after.center), (after.radius - before.radius) / (2 * step), sign);
  }
  if (before.type === 'Circle' || after.type === 'Circle') return undefined;
  const u = unit(at, at);
  const turning = slope(unit(before, at), unit(after, at));
  const moving = slope(originOf(before), originOf(after));
  // The point origin + s u moves along the line itself: (origin' + s u') × u = 0.
  const turn = cross(turning, u);
  if (Math.abs(turn) <= PARALLEL) return undefined;
  const s = -cross(moving, u) / turn;
  const [first, last] = lineRange(at);
  const size = length(directionOf(at));
  if (s < (first - ON_OBJECT) * size || s > (last + ON_OBJECT) * size) return undefined;
  return along(originOf(at), u, s);
}

/** The direction of a line with the length 1, on the side of that of another. */
function unit(line: LineLike, beside: LineLike): Vec2 {
  const direction = directionOf(line);
  const sign = dot(direction, directionOf(beside)) < 0 ? -1 : 1;
  return multiply(direction, sign / length(direction));
}

/** The point center + r e of the circle with e · center' = -r', on the left of the way (sign 1) or on the right. */
function onCircle({ center, radius }: Circle, moving: Vec2, growing: number, sign: 1 | -1): Vec2 | undefined {
  const speed = length(moving);
  if (speed <= PARALLEL * radius) return undefined;
  const ahead = -growing / speed;
  if (Math.abs(ahead) > 1) return undefined;
  const forward = multiply(moving, 1 / speed);
  return along(
    along(center, forward, radius * ahead),
    rot90(forward),
    sign * radius * Math.sqrt((1 - ahead) * (1 + ahead)),
  );
}
