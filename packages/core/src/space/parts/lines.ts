import type { Vec3 } from '@geoslide/geometry';
import { along, distance, dot, sub, unit } from '../camera/vector.js';
import type { Ball, Wire } from './parts.js';

/** The sides of a polygon. */
export function loop(vertices: readonly Vec3[]): Wire[] {
  return vertices.map((a, i) => ({ kind: 'segment', a, b: vertices[(i + 1) % vertices.length]! }));
}

/** What a ball holds of a line, or of a ray. */
export function endless(origin: Vec3, direction: Vec3, ray: boolean, view: Ball): Wire[] {
  const step = unit(direction);
  const middle = dot(sub(view.center, origin), step);
  const off = distance(along(origin, step, middle), view.center);
  if (off >= view.radius) return [];
  const half = Math.sqrt((view.radius - off) * (view.radius + off));
  const from = ray ? Math.max(0, middle - half) : middle - half;
  if (from >= middle + half) return [];
  return [{ kind: 'segment', a: along(origin, step, from), b: along(origin, step, middle + half) }];
}
