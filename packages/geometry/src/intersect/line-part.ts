import { ON_OBJECT } from '../plane/tolerance.js';
import { areParallel, cross, distance, dot, length, magnitude, mix, multiply, rot90, subtract } from '../plane/vec.js';
import type { Vec2 } from '../values.js';
import { boundsOf, EVERYWHERE, type Frame, type Part } from './part.js';

/** Whether t is in [min, max] but for a slack; then moved into it. */
export function withinRange(t: number, min: number, max: number, slack: number): number | undefined {
  if (!(t >= min - slack && t <= max + slack)) return undefined;
  return Math.min(max, Math.max(min, t));
}

/**
 * A straight part: origin + t direction for t in [min, max]. Its place along the whole value is offset + scale t.
 */
export function linePart(origin: Vec2, direction: Vec2, min: number, max: number, offset = 0, scale = 1): Part {
  const end = { x: origin.x + direction.x, y: origin.y + direction.y };
  const size = length(direction);
  const unit = multiply(direction, 1 / size);
  const normal = rot90(unit);
  const foot = mix(origin, end, -dot(origin, direction) / (size * size));
  const frame: Frame = { origin: foot, u: unit, v: normal };
  const bounded = Number.isFinite(min) && Number.isFinite(max);
  const slack = ON_OBJECT * Math.max(bounded ? 1 : 0, 1e-4 * (magnitude(origin, end) / size));
  return {
    kind: 'line',
    bounds: bounded ? boundsOf([mix(origin, end, min), mix(origin, end, max)]) : EVERYWHERE,
    at: bounded ? (t) => mix(origin, end, t) : (s) => ({ x: foot.x + s * unit.x, y: foot.y + s * unit.y }),
    ranges: bounded ? [[min, max]] : [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]],
    value: (p) => cross(unit, subtract(p, foot)),
    rational: { x: [foot.x, unit.x], y: [foot.y, unit.y], w: [1], projective: false },
    equation: { frame, terms: [{ i: 0, j: 1, c: 1 }] },
    line: { origin, direction, min, max },
    parameterOf: (p) => {
      const t = withinRange(parameterOn(origin, end, p), min, max, slack);
      return t === undefined ? undefined : offset + scale * t;
    },
  };
}

/** The parameter of the nearest point of the line, measured from the nearer of its two points. */
function parameterOn(origin: Vec2, end: Vec2, p: Vec2): number {
  const direction = subtract(end, origin);
  const square = dot(direction, direction);
  if (distance(p, origin) <= distance(p, end)) return dot(subtract(p, origin), direction) / square;
  return 1 + dot(subtract(p, end), direction) / square;
}

/** Whether two straight parts lie on one line. */
export function areCollinearParts(a: NonNullable<Part['line']>, b: NonNullable<Part['line']>): boolean {
  if (!areParallel(a.direction, b.direction)) return false;
  const offset = subtract(b.origin, a.origin);
  const gap = Math.abs(cross(a.direction, offset)) / length(a.direction);
  return gap <= 1e-11 * Math.max(magnitude(a.origin, b.origin), length(offset));
}
