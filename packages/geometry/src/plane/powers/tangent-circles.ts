import { takeSteps } from '../../functions/steps.js';
import { type CircleValue, Undefined, type Value, type Vec2 } from '../../values.js';
import { directionOf, isLineLike, originOf } from '../line-like.js';
import { makeCircle } from '../make.js';
import { ON_OBJECT } from '../tolerance.js';
import { distance, length, magnitude, rot90, subtract } from '../vec.js';
import { isRound } from './power.js';

/** Steps for one problem: up to eight choices of sides, each with its solutions. */
const PROBLEM_STEPS = 3000;

/**
 * What a circle with the centre (x, y) and the radius r has to touch. A round one: (x - cx)² + (y - cy)² = (r + side ·
 * radius)²;
 * side 1 touches from outside, -1 from inside or around it. A line: n · (x, y) = offset + side · r; side 1 lies on its
 * left.
 */
type Target =
  | { readonly kind: 'round'; readonly center: Vec2; readonly radius: number }
  | { readonly kind: 'line'; readonly normal: Vec2; readonly offset: number };

/** One linear equation p · (x, y, r) = q. */
type Plane = readonly [x: number, y: number, r: number, q: number];

interface Solution {
  readonly center: Vec2;
  readonly radius: number;
}

/**
 * All circles that touch three points, lines or circles (Apollonius' problem): a point is on the circle. For a, then b,
 * then c, those come first that
 * touch a circle from outside, or lie on the left of a line; then the smaller come first, then those further to the
 * left, then the lower ones.
 * Throws Undefined for other objects and where there is none.
 */
export function tangentCircles(objects: readonly [Value, Value, Value]): readonly CircleValue[] {
  takeSteps(PROBLEM_STEPS);
  const targets = objects.map(targetOf);
  const points = targets.flatMap((target) => (target.kind === 'round' ? [target.center] : []));
  // Coordinates from one of the points or centres, in parts of the figure's size.
  const origin = points[0] ?? originOf(objects[0] as Parameters<typeof originOf>[0]);
  const spread = points.map((point) => distance(point, origin) || 0);
  const radii = targets.map((target) => (target.kind === 'round' ? target.radius : 0));
  const offsets = targets.map((target) => (target.kind === 'line' ? Math.abs(from(target, origin).offset) : 0));
  const size = Math.max(...spread, ...radii, ...offsets);
  if (size === 0) throw none();
  const scaled = targets.map((target) => scale(from(target, origin), 1 / size));
  const found: Solution[] = [];
  for (const sides of sidesOf(scaled)) {
    const solutions = solve(scaled, sides)
      .filter(({ radius }) => radius > ON_OBJECT)
      .sort((s, t) => compare(s, t));
    for (const solution of solutions) {
      const isGiven = scaled.some((target) => target.kind === 'round' && isSame(solution, target));
      if (!isGiven && !found.some((other) => isSame(solution, other))) found.push(solution);
    }
  }
  if (found.length === 0) throw none();
  return found.map(({ center, radius }) =>
    makeCircle({ x: origin.x + size * center.x, y: origin.y + size * center.y }, size * radius),
  );
}

const none = () => new Undefined('no circle touches all three');

function targetOf(object: Value): Target {
  if (object.type === 'Point') return { kind: 'round', center: object, radius: 0 };
  if (isLineLike(object)) {
    const direction = directionOf(object);
    const size = length(direction);
    if (size === 0) throw new Undefined('a segment whose ends coincide gives no line');
    const left = rot90(direction);
    const normal = { x: left.x / size, y: left.y / size };
    const origin = originOf(object);
    return { kind: 'line', normal, offset: normal.x * origin.x + normal.y * origin.y };
  }
  if (isRound(object)) return { kind: 'round', center: object.center, radius: object.radius };
  throw new Undefined(`circles that touch a ${object.type} are not known: give points, lines and circles`);
}

function from(target: Target, origin: Vec2): Target & { readonly offset: number } {
  if (target.kind === 'round') return { ...target, center: subtract(target.center, origin), offset: 0 };
  return { ...target, offset: target.offset - target.normal.x * origin.x - target.normal.y * origin.y };
}

function scale(target: Target, factor: number): Target {
  if (target.kind === 'line') return { ...target, offset: target.offset * factor };
  const { x, y } = target.center;
  return { kind: 'round', center: { x: x * factor, y: y * factor }, radius: target.radius * factor };
}

/** Every choice of sides, in the stated order; a point has one. */
function sidesOf(targets: readonly Target[]): readonly (readonly number[])[] {
  return targets.reduce<readonly (readonly number[])[]>(
    (choices, target) => {
      const own = target.kind === 'round' && target.radius === 0 ? [1] : [1, -1];
      return choices.flatMap((choice) => own.map((side) => [...choice, side]));
    },
    [[]],
  );
}

function solve(targets: readonly Target[], sides: readonly number[]): readonly Solution[] {
  const planes: Plane[] = [];
  let round: { readonly center: Vec2; readonly signed: number } | undefined;
  targets.forEach((target, i) => {
    const side = sides[i]!;
    if (target.kind === 'line') planes.push([target.normal.x, target.normal.y, -side, target.offset]);
    else {
      const { x, y } = target.center;
      const signed = side * target.radius;
      if (round === undefined) round = { center: target.center, signed };
      // The difference of two circles' equations is linear.
      else
        planes.push([
          2 * (x - round.center.x),
          2 * (y - round.center.y),
          2 * (signed - round.signed),
          x * x + y * y - signed ** 2 - round.center.x ** 2 - round.center.y ** 2 + round.signed ** 2,
        ]);
    }
  });
  if (round === undefined) return meetThree(planes);
  return alongLine(planes[0]!, planes[1]!, round.center, round.signed);
}

const outer = (p: Plane, q: Plane): readonly [number, number, number] => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

function meetThree([p, q, s]: readonly Plane[]): readonly Solution[] {
  const [qs, sp, pq] = [outer(q!, s!), outer(s!, p!), outer(p!, q!)];
  const determinant = p![0] * qs[0] + p![1] * qs[1] + p![2] * qs[2];
  if (Math.abs(determinant) <= ON_OBJECT) return [];
  const [x, y, radius] = [0, 1, 2].map((i) => (p![3] * qs[i]! + q![3] * sp[i]! + s![3] * pq[i]!) / determinant);
  return [{ center: { x: x!, y: y! }, radius: radius! }];
}

/** The points of the line in which two planes meet that also lie on the cone |(x, y) - center|² = (r + signed)². */
function alongLine(p: Plane, q: Plane, center: Vec2, signed: number): readonly Solution[] {
  const direction = outer(p, q);
  const square = direction[0] ** 2 + direction[1] ** 2 + direction[2] ** 2;
  const sizes = (p[0] ** 2 + p[1] ** 2 + p[2] ** 2) * (q[0] ** 2 + q[1] ** 2 + q[2] ** 2);
  if (square <= ON_OBJECT ** 2 * sizes) return [];
  // (p₃ q - q₃ p) × d / d² lies on both planes.
  const mixed = [0, 1, 2].map((i) => p[3] * q[i]! - q[3] * p[i]!) as [number, number, number];
  const at = outer([...mixed, 0], [...direction, 0]).map((part) => part / square) as [number, number, number];
  const [x, y, r] = [at[0] - center.x, at[1] - center.y, at[2] + signed];
  const [u, v, w] = direction.map((part) => part / Math.sqrt(square)) as [number, number, number];
  return roots(u * u + v * v - w * w, u * x + v * y - w * r, x * x + y * y - r * r).map((t) => ({
    center: { x: at[0] + t * u, y: at[1] + t * v },
    radius: at[2] + t * w,
  }));
}

/** The roots of a t² + 2 b t + c, a double one once; also where it is linear. */
function roots(a: number, b: number, c: number): readonly number[] {
  if (Math.abs(a) <= 1e-11) return Math.abs(b) <= 1e-11 ? [] : [-c / (2 * b)];
  const discriminant = b * b - a * c;
  if (Math.abs(discriminant) <= 1e-12 * Math.max(b * b, Math.abs(a * c))) return [-b / a];
  if (discriminant < 0) return [];
  const large = -b - Math.sign(b || 1) * Math.sqrt(discriminant);
  return [large / a, c / large];
}

function isSame(s: Solution, t: Solution): boolean {
  const size = Math.max(magnitude(s.center, t.center), s.radius, t.radius);
  return (
    distance(s.center, t.center) <= ON_OBJECT * 100 * size && Math.abs(s.radius - t.radius) <= ON_OBJECT * 100 * size
  );
}

/** Smaller first, then further left, then lower. */
function compare(s: Solution, t: Solution): number {
  const near = (p: number, q: number) => Math.abs(p - q) <= ON_OBJECT * Math.max(1, Math.abs(p), Math.abs(q));
  if (!near(s.radius, t.radius)) return s.radius - t.radius;
  if (!near(s.center.x, t.center.x)) return s.center.x - t.center.x;
  return s.center.y - t.center.y;
}
