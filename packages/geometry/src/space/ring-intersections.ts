import { type PlaneInSpaceValue, type Point3Value, type SphereValue, Undefined, type Vec3 } from '../values.js';
import { type LineForm, type LineLike3, lineForm } from './line-form.js';
import { heightOver, PARALLEL, planeAcross } from './planes.js';
import { type Ring, ringAxis, ringPoint } from './ring.js';
import { along, cross, distance, dot, length, sub } from './vec3.js';

/** Two points this close, relative to the figure, are the same. */
const SAME = 1e-9;

const TURN = 2 * Math.PI;

/** The points of a circle, ellipse or arc in a plane, in its order. Throws Undefined where there are none. */
export function ringWithPlane(ring: Ring, plane: PlaneInSpaceValue): Point3Value[] {
  const across = cross(ringAxis(ring), plane.normal);
  if (length(across) <= PARALLEL) {
    throw new Undefined('no intersection: the circle lies in the plane or parallel to it');
  }
  const a = ring.a * dot(plane.normal, ring.u);
  const b = ring.b * dot(plane.normal, ring.v);
  return pointsOn(ring, a, b, -heightOver(plane, ring.center), 'the plane misses the circle');
}

/** The points of a circle or circular arc on a sphere, in the circle's order. */
export function ringWithSphere(ring: Ring, { center, radius }: SphereValue): Point3Value[] {
  requireCircle(ring);
  const d = sub(ring.center, center);
  const right = (radius * radius - ring.a * ring.a - dot(d, d)) / 2;
  const [a, b] = [ring.a * dot(d, ring.u), ring.a * dot(d, ring.v)];
  if (Math.hypot(a, b) <= PARALLEL * radius * ring.a) {
    throw new Undefined('no intersection: the circle lies on the sphere, or all of it is as far from its centre');
  }
  return pointsOn(ring, a, b, right, 'the sphere misses the circle');
}

export function ringWithRing(ring: Ring, other: Ring): Point3Value[] {
  requireCircle(ring);
  requireCircle(other);
  const plane = planeAcross(other.center, ringAxis(other));
  const reason = 'no intersection: the circles miss each other';
  const size = other.a + ring.a;
  const parallel = length(cross(ringAxis(ring), plane.normal)) <= PARALLEL;
  if (parallel && Math.abs(heightOver(plane, ring.center)) > SAME * size) throw new Undefined(reason);
  const sphere: SphereValue = { type: 'Sphere', center: other.center, radius: other.a };
  const points = parallel ? ringWithSphere(ring, sphere) : ringWithPlane(ring, plane);
  const common = points.filter(
    (p) => Math.abs(distance(p, other.center) - other.a) <= SAME * size && isOn(other, parameterOf(other, p)),
  );
  if (common.length === 0) throw new Undefined(reason);
  return common;
}

/** The points that a circle, ellipse or arc has on a line, in the line's order. */
export function ringWithLine(ring: Ring, line: LineLike3): Point3Value[] {
  const form = lineForm(line);
  const plane = planeAcross(ring.center, ringAxis(ring));
  const size = ring.a + ring.b;
  const rise = dot(plane.normal, form.direction);
  const inPlane = Math.abs(rise) <= PARALLEL * length(form.direction);
  const height = heightOver(plane, form.origin);
  const parameters = inPlane ? (Math.abs(height) <= SAME * size ? chord(ring, form) : []) : [-height / rise];
  const points = parameters
    .filter((t) => t >= form.min - SAME && t <= form.max + SAME)
    .map((t) => along(form.origin, form.direction, t))
    .filter(
      (p) => distance(p, ringPoint(ring, parameterOf(ring, p))) <= SAME * size && isOn(ring, parameterOf(ring, p)),
    );
  if (points.length === 0) throw new Undefined('no intersection: the line misses the circle');
  return points.map((p) => ({ type: 'Point3', ...p }));
}

/** Where a line in the ring's plane meets the whole ellipse: a quadratic in the frame where the ellipse is the unit circle. */
function chord(ring: Ring, { origin, direction }: LineForm): number[] {
  const p = sub(origin, ring.center);
  const [x, y] = [dot(p, ring.u) / ring.a, dot(p, ring.v) / ring.b];
  const [dx, dy] = [dot(direction, ring.u) / ring.a, dot(direction, ring.v) / ring.b];
  const square = dx * dx + dy * dy;
  const middle = -(x * dx + y * dy) / square;
  const off = Math.hypot(x + middle * dx, y + middle * dy);
  if (off > 1 + SAME) return [];
  if (off > 1 - SAME) return [middle];
  const half = Math.sqrt(((1 - off) * (1 + off)) / square);
  return [middle - half, middle + half];
}

/** The points of the ring where a cos t + b sin t = c. */
function pointsOn(ring: Ring, a: number, b: number, c: number, reason: string): Point3Value[] {
  const ratio = c / Math.hypot(a, b);
  if (Math.abs(ratio) > 1 + SAME) throw new Undefined(`no intersection: ${reason}`);
  const middle = Math.atan2(b, a);
  const half = Math.abs(ratio) > 1 - SAME ? (ratio > 0 ? 0 : Math.PI) : Math.acos(ratio);
  const parameters = (half === 0 || half === Math.PI ? [middle + half] : [middle - half, middle + half])
    .filter((t) => isOn(ring, t))
    .sort((p, q) => fromStart(ring, p) - fromStart(ring, q));
  if (parameters.length === 0) throw new Undefined(`no intersection: ${reason}`);
  return parameters.map((t) => ({ type: 'Point3', ...ringPoint(ring, t) }));
}

/** How far along the ring a parameter is, radians from 0 to a turn. */
function fromStart({ start, sweep }: Ring, t: number): number {
  const turned = ((sweep < 0 ? start - t : t - start) % TURN) + TURN;
  const rest = turned % TURN;
  return rest > TURN - SAME ? 0 : rest;
}

const isOn = (ring: Ring, t: number): boolean => fromStart(ring, t) <= Math.abs(ring.sweep) + SAME;

function parameterOf(ring: Ring, p: Vec3): number {
  const d = sub(p, ring.center);
  return Math.atan2(dot(d, ring.v) / ring.b, dot(d, ring.u) / ring.a);
}

function requireCircle({ a, b }: Ring): void {
  if (Math.abs(a - b) > SAME * a) throw new Undefined('no intersection with an ellipse in space is known');
}
