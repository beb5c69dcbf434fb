import type { Line3Value, Ray3Value, Segment3Value, Value, Vec3, Vector3Value } from '../values.js';
import { along, cross, distance, dot, length, sub } from './vec3.js';

export type LineLike3 = Line3Value | Ray3Value | Segment3Value | Vector3Value;

/** point(t) = origin + t direction for t in [min, max]. */
export interface LineForm {
  readonly origin: Vec3;
  readonly direction: Vec3;
  readonly min: number;
  readonly max: number;
}

/** Sine of the angle below which directions count as parallel. */
const PARALLEL = 1e-12;

export function lineForm(line: LineLike3): LineForm {
  if (line.type === 'Segment3' || line.type === 'Vector3') {
    return { origin: line.start, direction: sub(line.end, line.start), min: 0, max: 1 };
  }
  return { origin: line.origin, direction: line.direction, min: line.type === 'Ray3' ? 0 : -Infinity, max: Infinity };
}

export const isLineLike3 = (value: Value): value is LineLike3 =>
  value.type === 'Line3' || value.type === 'Ray3' || value.type === 'Segment3' || value.type === 'Vector3';

/** The point of a line, ray or segment nearest to `p`. */
export function nearestOnLine(line: LineLike3, p: Vec3): Vec3 {
  const { origin, direction, min, max } = lineForm(line);
  const square = dot(direction, direction);
  const t = square === 0 ? 0 : dot(sub(p, origin), direction) / square;
  return along(origin, direction, Math.min(max, Math.max(min, t)));
}

/** The parameters of the points of two endless lines that are nearest to each other; undefined for parallel ones. */
export function nearestParameters(a: LineForm, b: LineForm): readonly [onA: number, onB: number] | undefined {
  const normal = cross(a.direction, b.direction);
  const square = dot(normal, normal);
  if (Math.sqrt(square) <= PARALLEL * length(a.direction) * length(b.direction)) return undefined;
  const between = sub(b.origin, a.origin);
  return [dot(cross(between, b.direction), normal) / square, dot(cross(between, a.direction), normal) / square];
}

/** The least distance of two lines, rays or segments. */
export function linesDistance(l: LineLike3, m: LineLike3): number {
  const a = lineForm(l);
  const b = lineForm(m);
  const nearest = nearestParameters(a, b);
  if (nearest) {
    const [t, s] = nearest;
    if (t >= a.min && t <= a.max && s >= b.min && s <= b.max) {
      return distance(along(a.origin, a.direction, t), along(b.origin, b.direction, s));
    }
  }
  // Otherwise an end of one of them is nearest; of two parallel endless lines any point is.
  const ends = (form: LineForm): Vec3[] => {
    const finite = [form.min, form.max].filter(Number.isFinite);
    return (finite.length > 0 ? finite : [0]).map((t) => along(form.origin, form.direction, t));
  };
  return Math.min(
    ...ends(a).map((p) => distance(p, nearestOnLine(m, p))),
    ...ends(b).map((p) => distance(p, nearestOnLine(l, p))),
  );
}
