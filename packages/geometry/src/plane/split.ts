import { Undefined, type Value, type Vec2 } from '../values.js';
import { closestParameter } from './closest.js';
import { pointAt } from './path.js';
import { ON_OBJECT, ROUNDING } from './tolerance.js';
import { distance, magnitude } from './vec.js';

/**
 * The part of a segment, vector or arc before or after the point p on it. A point beside it splits at the point of it nearest to p.
 * Throws Undefined when nothing lies on that side.
 */
export function splitAt<V extends Value>(path: V, p: Vec2, side: 'before' | 'after'): V;
export function splitAt(path: Value, p: Vec2, side: 'before' | 'after'): Value {
  const t = closestParameter(path, p);
  const kept = side === 'before' ? t : 1 - t;
  if (kept <= ROUNDING)
    throw new Undefined(`the point is at the ${side === 'before' ? 'start' : 'end'}, so nothing lies ${side} it`);
  switch (path.type) {
    case 'Segment':
    case 'Vector': {
      const foot = pointAt(path, t);
      const cut = distance(foot, p) <= ON_OBJECT * magnitude(path.start, path.end) ? { x: p.x, y: p.y } : foot;
      return side === 'before' ? { ...path, end: cut } : { ...path, start: cut };
    }
    case 'Arc':
    case 'EllipticArc': {
      const startAngle = side === 'before' ? path.startAngle : path.startAngle + t * path.sweep;
      return { ...path, startAngle, sweep: kept * path.sweep };
    }
    default:
      throw new Undefined(`a ${path.type} cannot be split at a point`);
  }
}
