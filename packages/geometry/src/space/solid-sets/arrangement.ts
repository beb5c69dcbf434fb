import { takeSteps } from '../../functions/steps.js';
import { type FlatCorners, type FlatLine, type FlatPoint, footOn, turnOf } from './flat-point.js';
import type { Side } from './plane-cuts.js';

/** Steps for a pair of lines that are looked at for where they cross. */
const PAIR_STEPS = 15;

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
  const [p, q, r, s] = [at(a), at(b), at(c), at(d)];
  const apart = (p0: number, p1: number, r0: number, r1: number): boolean =>
    Math.max(p0, p1) < Math.min(r0, r1) - tolerance || Math.max(r0, r1) < Math.min(p0, p1) - tolerance;
  return apart(p.x, q.x, r.x, s.x) || apart(p.y, q.y, r.y, s.y);
}

function crossingOf([from, to]: Side, [start, end]: Side, at: FlatCorners): FlatPoint | undefined {
  const [a, b, c, d] = [at(from), at(to), at(start), at(end)];
  const [left, right] = [turnOf(c, d, a), turnOf(c, d, b)];
  if (left * right >= 0 || turnOf(a, b, c) * turnOf(a, b, d) >= 0) return undefined;
  const t = left / (left - right);
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** Steps for a line that is looked at for how near it is to another. */
const BESIDE_STEPS = 8;

/**
 * A point left of a line and one right of it, in the middle between the line and what is next to it there.
 *
 * @param size What counts as far away.
 */
export function pointsBeside(
  line: FlatLine,
  lines: readonly FlatLine[],
  size: number,
): { left: FlatPoint; right: FlatPoint } {
  takeSteps(BESIDE_STEPS * lines.length);
  const { a, b } = line;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [u, v] = [(a.y - b.y) / length, (b.x - a.x) / length];
  let [left, right] = [size, size];
  for (const other of lines) {
    if (other === line) continue;
    const { a: c, b: d } = other;
    // How far its ends lie beside the line across, which it meets if they lie on both sides.
    const p = (c.x - x) * v - (c.y - y) * u;
    const q = (d.x - x) * v - (d.y - y) * u;
    if (p * q > 0 || p === q) continue;
    const t = p / (p - q);
    const away = (c.x + t * (d.x - c.x) - x) * u + (c.y + t * (d.y - c.y) - y) * v;
    if (away > 0) left = Math.min(left, away);
    else if (away < 0) right = Math.min(right, -away);
  }
  return {
    left: { x: x + (left / 2) * u, y: y + (left / 2) * v },
    right: { x: x - (right / 2) * u, y: y - (right / 2) * v },
  };
}
