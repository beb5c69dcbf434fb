import type { Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import type { Projector } from '../camera/projection.js';
import { stretched, unstretched } from '../camera/stretch.js';
import { along, distance, dot, sub, unit } from '../camera/vector.js';
import type { Ball, Wire } from './parts.js';

/** The sides of a polygon. */
export function loop(vertices: readonly Vec3[]): Extract<Wire, { kind: 'segment' }>[] {
  return vertices.map((a, i) => ({ kind: 'segment', a, b: vertices[(i + 1) % vertices.length]! }));
}

/** What the camera sees. */
interface Seen {
  readonly view: Ball;
  readonly camera: SpaceCamera;
  readonly projector: Projector;
}

/**
 * A line that is seen at an angle leaves the picture far behind what the camera looks at: so many times as far as the
 * view reaches, and further the nearer it is to the line of sight. In perspective it may run to its vanishing point
 * instead, from which its end is less than half a px.
 */
const DEPTH = 4;
const MOST_DEPTH = 100;
const DEPTH_OF_VANISHING = 1e4;

/** What is drawn of a line, or of a ray: on both sides of the view until it has left the picture. */
export function endless(start: Vec3, direction: Vec3, ray: boolean, seen: Seen): Wire[] {
  const { view: near, camera, projector } = seen;
  const { scaleZ } = projector;
  const origin = stretched(start, scaleZ);
  const step = unit(stretched(direction, scaleZ));
  const depth =
    camera.projection === 'perspective' ? DEPTH_OF_VANISHING : depthOf(unstretched(step, scaleZ), near, projector);
  const view: Ball = { ...near, radius: depth * near.radius };
  const middle = dot(sub(view.center, origin), step);
  const off = distance(along(origin, step, middle), view.center);
  if (off >= view.radius) return [];
  const half = Math.sqrt((view.radius - off) * (view.radius + off));
  const from = ray ? Math.max(0, middle - half) : middle - half;
  if (from >= middle + half) return [];
  const at = (t: number): Vec3 => unstretched(along(origin, step, t), scaleZ);
  return [{ kind: 'segment', a: at(from), b: at(middle + half) }];
}

/** How many times as far as the view reaches a line of this direction leaves a picture without perspective. */
function depthOf(step: Vec3, { center }: Ball, projector: Projector): number {
  const [p, q] = [projector.project(center), projector.project(along(center, step, 1))];
  const shortened = Math.hypot(q.x - p.x, q.y - p.y) / projector.scale;
  // The picture's radius, and as much for how far from its middle the line runs.
  return Math.min(Math.max(DEPTH, 2 / shortened), MOST_DEPTH);
}
