import { takeSteps } from '../../functions/steps.js';
import { type FlatCorners, type FlatPoint, footOn, turnOf } from './flat-point.js';
import type { Side } from './plane-cuts.js';

/** Steps for a pair of lines that are looked at for where they cross. */
const PAIR_STEPS = 6;

/**
 * Lines of a plane cut where they cross, touch or run along each other: each piece once, in one of its directions.
 *
 * @param cornerAt The number of the corner at a point of the plane.
 */
export function splitSides(
  sides: readonly Side[],
  at: FlatCorners,
  tolerance: number,
  cornerAt: (point: FlatPoint) => number,
): Side[] {
  const whole = withoutDoubles(sides);
  const stops: number[][] = whole.map(([from, to]) => [from, to]);
  takeSteps((PAIR_STEPS * whole.length * whole.length) / 2);
  whole.forEach((one, i) => {
    for (let j = i + 1; j < whole.length; j++) {
      const other = whole[j]!;
      if (areApart(one, other, at, tolerance)) continue;
      const onOne = other.filter((id) => footOn(at(one[0]), at(one[1]), at(id)).away <= tolerance);
      const onOther = one.filter((id) => footOn(at(other[0]), at(other[1]), at(id)).away <= tolerance);
      stops[i]!.push(...onOne);
      stops[j]!.push(...onOther);
      if (onOne.length > 0 || onOther.length > 0) continue;
      const point = crossingOf(one, other, at);
      if (point === undefined) continue;
      const id = cornerAt(point);
      stops[i]!.push(id);
      stops[j]!.push(id);
    }
  });
  return withoutDoubles(
    whole.flatMap(([from, to], i) => {
      const [a, b] = [at(from), at(to)];
      const places = new Map(stops[i]!.map((id) => [id, footOn(a, b, at(id)).t]));
      const ordered = [...places.keys()].sort((p, q) => places.get(p)! - places.get(q)!);
      return ordered.slice(1).map((id, k): Side => [ordered[k]!, id]);
    }),
  );
}

function withoutDoubles(sides: readonly Side[]): Side[] {
  const known = new Map<string, Side>();
  for (const side of sides) {
    const [from, to] = side;
    const name = from < to ? `${from} ${to}` : `${to} ${from}`;
    if (!known.has(name)) known.set(name, side);
  }
  return [...known.values()];
}

function areApart([a, b]: Side, [c, d]: Side, at: FlatCorners, tolerance: number): boolean {
  return (['x', 'y'] as const).some((axis) => {
    const [p, q, r, s] = [at(a)[axis], at(b)[axis], at(c)[axis], at(d)[axis]];
    return Math.max(p, q) < Math.min(r, s) - tolerance || Math.max(r, s) < Math.min(p, q) - tolerance;
  });
}

function crossingOf([from, to]: Side, [start, end]: Side, at: FlatCorners): FlatPoint | undefined {
  const [a, b, c, d] = [at(from), at(to), at(start), at(end)];
  const [left, right] = [turnOf(c, d, a), turnOf(c, d, b)];
  if (left * right >= 0 || turnOf(a, b, c) * turnOf(a, b, d) >= 0) return undefined;
  const t = left / (left - right);
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/**
 * A point left of each side and one right of it, in the middle between the side and what is next to it there.
 *
 * @param size What counts as far away.
 */
export function pointsBeside(
  [from, to]: Side,
  sides: readonly Side[],
  at: FlatCorners,
  size: number,
): { left: FlatPoint; right: FlatPoint } {
  const [a, b] = [at(from), at(to)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  let [left, right] = [size, size];
  takeSteps(sides.length);
  for (const [start, end] of sides) {
    if (start === from && end === to) continue;
    const [c, d] = [at(start), at(end)];
    // Where the line across the side's middle meets the other side.
    const [p, q] = [alongOf(c, middle, across), alongOf(d, middle, across)];
    if (p * q > 0 || p === q) continue;
    const t = p / (p - q);
    const away = turnedOf(c, middle, across) * (1 - t) + turnedOf(d, middle, across) * t;
    if (away > 0) left = Math.min(left, away);
    else if (away < 0) right = Math.min(right, -away);
  }
  const beside = (distance: number): FlatPoint => ({
    x: middle.x + distance * across.x,
    y: middle.y + distance * across.y,
  });
  return { left: beside(left / 2), right: beside(-right / 2) };
}

/** How far a point lies from the line through `middle` in the direction `across`. */
const alongOf = (p: FlatPoint, middle: FlatPoint, across: FlatPoint): number =>
  (p.x - middle.x) * across.y - (p.y - middle.y) * across.x;

/** How far a point lies along that line. */
const turnedOf = (p: FlatPoint, middle: FlatPoint, across: FlatPoint): number =>
  (p.x - middle.x) * across.x + (p.y - middle.y) * across.y;
