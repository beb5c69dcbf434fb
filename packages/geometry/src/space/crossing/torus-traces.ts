import type { Circle3Value, Vec3 } from '../../values.js';
import { along, cross, distance, dot, frame, length, mul, sub } from '../vec3.js';
import type { Flat, Sheet } from './sheets.js';
import { ringTrace, type Trace } from './trace.js';

/** Relative to their size: what is this near to the axis lies on it. */
const ON_AXIS = 1e-9;

/** What a surface of revolution is in a half-plane that its axis bounds, x away from that and z along it. */
type Profile = Round | Straight;

interface Round {
  readonly kind: 'circle';
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** The line where the product with the unit vector is the offset. */
interface Straight {
  readonly kind: 'line';
  readonly x: number;
  readonly z: number;
  readonly offset: number;
}

/**
 * The circles in which a torus meets a plane through its axis, a plane through its centre that touches it twice,
 * or a surface of revolution about its axis: one halfway between both where they touch but for the tolerance.
 * Undefined where one of them is something else.
 */
export function torusTraces(torus: Sheet, other: Sheet, tolerance: number): Trace[] | undefined {
  const ring = torusRing(torus);
  if (!ring) return undefined;
  const { u, v, n } = frame(cross(ring.circle.u, ring.circle.v));
  const { center, radius: out } = ring.circle;
  const near = ON_AXIS * (out + ring.tube);
  const circle = (middle: Vec3, radius: number, x: Vec3, y: Vec3): Trace =>
    ringTrace({ center: middle, a: radius, b: radius, u: x, v: y, start: 0, sweep: 2 * Math.PI });
  if (other.kind === 'flat' && Math.abs(dot(other.normal, n)) <= ON_AXIS) {
    if (Math.abs(dot(other.normal, center) - other.offset) > near) return undefined;
    const away = cross(n, other.normal);
    return [out, -out].map((far) => circle(along(center, away, far), ring.tube, away, n));
  }
  if (other.kind === 'flat') {
    const found = villarceauCircles(other, { center, n, near: tolerance + near }, out, ring.tube);
    if (found)
      return found.map(({ middle, along, across }) => ({ ...circle(middle, out, along, across), touches: true }));
  }
  const profile = profileOf(other, { center, n, near });
  if (!profile) return undefined;
  const tube = { kind: 'circle', x: out, z: 0, radius: ring.tube } as const;
  return places(tube, profile, tolerance + near).flatMap(({ x, z, touches }) => {
    if (!(x > near)) return [];
    return [{ ...circle(along(center, n, z), x, u, v), touches }];
  });
}

/**
 * The circles of Villarceau (1848), which a plane cuts out of a torus that it touches twice: as large as the one
 * within the tube, with centres as far from its own as the tube's radius, where the plane meets the one of that
 * circle.
 */
function villarceauCircles({ normal, offset }: Flat, { center, n, near }: Axis, out: number, tube: number) {
  const line = cross(normal, n);
  const steep = length(line);
  const off = offset - dot(normal, center);
  // How far the plane is from the middles of the tube that are farthest from it.
  if (Math.abs(off) > near || Math.abs(out * steep - tube) > near) return undefined;
  const direction = mul(line, 1 / steep);
  const own = along(center, normal, off);
  return [tube, -tube].map((far) => ({
    middle: along(own, direction, far),
    along: direction,
    across: cross(normal, direction),
  }));
}

/**
 * The circle from which all of a torus is as far as its tube; undefined for others, and where the tube has no
 * hole.
 */
function torusRing(sheet: Sheet): { circle: Circle3Value; tube: number } | undefined {
  const level = sheet.kind === 'net' ? sheet.surface.level : undefined;
  if (level?.tube === undefined || level.of?.type !== 'Circle3' || level.tube > level.of.radius) return undefined;
  return { circle: level.of, tube: level.tube };
}

interface Axis {
  readonly center: Vec3;
  readonly n: Vec3;
  /** What is this near to it lies on it. */
  readonly near: number;
}

/** The profile of what turns about an axis, with heights from its centre. */
function profileOf(sheet: Sheet, { center, n, near }: Axis): Profile | undefined {
  const isAlong = (direction: Vec3): boolean => length(cross(direction, n)) <= ON_AXIS;
  const height = (p: Vec3): number => dot(sub(p, center), n);
  const isOnAxis = (p: Vec3): boolean => distance(p, along(center, n, height(p))) <= near;
  switch (sheet.kind) {
    case 'flat': {
      if (!isAlong(sheet.normal)) return undefined;
      const up = dot(sheet.normal, n);
      return { kind: 'line', x: 0, z: 1, offset: (sheet.offset - dot(sheet.normal, center)) / up };
    }
    case 'ball':
      return isOnAxis(sheet.center)
        ? { kind: 'circle', x: 0, z: height(sheet.center), radius: sheet.radius }
        : undefined;
    case 'mantle': {
      const { solid, slope } = sheet;
      if (!(isAlong(sheet.n) && isOnAxis(solid.base))) return undefined;
      const rise = slope * Math.sign(dot(sheet.n, n));
      const steep = Math.hypot(1, rise);
      return {
        kind: 'line',
        x: 1 / steep,
        z: -rise / steep,
        offset: (solid.radius - rise * height(solid.base)) / steep,
      };
    }
    case 'net': {
      const ring = torusRing(sheet);
      if (!ring) return undefined;
      const { circle, tube } = ring;
      return isAlong(cross(circle.u, circle.v)) && isOnAxis(circle.center)
        ? { kind: 'circle', x: circle.radius, z: height(circle.center), radius: tube }
        : undefined;
    }
    default:
      return undefined;
  }
}

interface Place {
  readonly x: number;
  readonly z: number;
  readonly touches: boolean;
}

/** The points that a circle has in common with a circle or a line; one where they touch. */
function places(circle: Round, other: Profile, near: number): Place[] {
  const { x, z, radius } = circle;
  if (other.kind === 'line') {
    const off = other.offset - (other.x * x + other.z * z);
    return chordEnds(circle, [other.x, other.z], off, off, near);
  }
  const [dx, dz] = [other.x - x, other.z - z];
  const apart = Math.hypot(dx, dz);
  if (apart <= near) return [];
  // Where the circles touch, the foot of their common chord is far more uncertain than they are.
  const [first, last] = [apart - other.radius, apart + other.radius];
  const edge = Math.abs(last - radius) < Math.abs(Math.abs(first) - radius) ? last : first;
  const foot = (apart * apart + radius * radius - other.radius * other.radius) / (2 * apart);
  return chordEnds(circle, [dx / apart, dz / apart], foot, edge, near);
}

/**
 * The ends of a circle's chord that lies `off` its middle along a unit vector; one place halfway to `edge`, which is
 * where the other figure ends along that, if both touch there.
 */
function chordEnds(
  { x, z, radius }: Round,
  [nx, nz]: readonly [number, number],
  off: number,
  edge: number,
  near: number,
): Place[] {
  if (Math.abs(Math.abs(edge) - radius) <= near) {
    const far = (edge + Math.sign(edge) * radius) / 2;
    return [{ x: x + far * nx, z: z + far * nz, touches: true }];
  }
  if (!(Math.abs(off) < radius)) return [];
  const half = Math.sqrt((radius - off) * (radius + off));
  return [-half, half].map((side) => ({ x: x + off * nx - side * nz, z: z + off * nz + side * nx, touches: false }));
}
