import type { Vec3 } from '@geoslide/geometry';
import { stretched, unstretched } from '../camera/stretch.js';
import { along, distance, dot, sub, unit } from '../camera/vector.js';
import type { Ball, Wire } from './parts.js';

/** The sides of a polygon. */
export function loop(vertices: readonly Vec3[]): Wire[] {
  return vertices.map((a, i) => ({ kind: 'segment', a, b: vertices[(i + 1) % vertices.length]! }));
}

/** What a ball of the stretched world holds of a line, or of a ray. */
export function endless(start: Vec3, direction: Vec3, ray: boolean, view: Ball, scaleZ: number): Wire[] {
  const origin = stretched(start, scaleZ);
  const step = unit(stretched(direction, scaleZ));
  const middle = dot(sub(view.center, origin), step);
  const off = distance(along(origin, step, middle), view.center);
  if (off >= view.radius) return [];
  const half = Math.sqrt((view.radius - off) * (view.radius + off));
  const from = ray ? Math.max(0, middle - half) : middle - half;
  if (from >= middle + half) return [];
  const at = (t: number): Vec3 => unstretched(along(origin, step, t), scaleZ);
  return [{ kind: 'segment', a: at(from), b: at(middle + half) }];
}
