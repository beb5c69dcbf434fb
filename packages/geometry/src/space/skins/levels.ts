import type { ConeValue, SurfaceValue, Vec3 } from '../../values.js';
import { type Ring, ringAxis } from '../ring.js';
import { along, cross, distance, dot, length, mul, sub, unit } from '../vec3.js';

type Level = NonNullable<SurfaceValue['level']>;

/** The part of a sphere that lies higher than `height` over its centre. */
export function domeLevel(center: Vec3, radius: number, normal: Vec3, height: number): Level {
  const n = unit(normal);
  return {
    f: (p) => distance(p, center) - radius,
    has: (p, edge) => dot(sub(p, center), n) >= height + edge,
    of: { type: 'Sphere', center, radius },
  };
}

/** Relative to the size: what is nearer to the axis, or to a plane through it, lies in it. */
const IN_PLANE = 1e-9;

/** How far a point is from the centre of a ring across its axis, in its radii. */
function outOf({ center, a, b, u, v }: Ring, p: Vec3): number {
  const q = sub(p, center);
  return Math.hypot(dot(q, u) / a, dot(q, v) / b);
}

/** The disc or elliptic region inside of a ring. */
export function discLevel(ring: Ring): Level {
  const n = unit(ringAxis(ring));
  const least = Math.min(ring.a, ring.b);
  return {
    f: (p) => dot(sub(p, ring.center), n),
    has: (p, edge) => (1 - outOf(ring, p)) * least >= edge,
    ...(ring.a === ring.b && { of: { ...ring, type: 'Circle3', radius: ring.a } }),
  };
}

/** What a ring sweeps as it moves along a direction out of its plane, and shrinks to `scale` times its size. */
export function sweptLevel(ring: Ring, direction: Vec3, scale: number): Level {
  const axis = ringAxis(ring);
  const height = dot(direction, axis);
  const least = Math.min(ring.a, ring.b);
  const share = (p: Vec3): number => dot(sub(p, ring.center), axis) / height;
  const isRight = ring.a === ring.b && length(cross(direction, axis)) <= IN_PLANE * Math.abs(height);
  const [base, radius] = [ring.center, ring.a];
  return {
    f: (p) => {
      const t = share(p);
      return (outOf(ring, along(p, direction, -t)) - (1 + (scale - 1) * t)) * least;
    },
    has: (p, edge) => {
      const [t, off] = [share(p), edge / Math.abs(height)];
      // An apex is no edge.
      return t >= off && t <= 1 - (scale > 0 ? off : 0);
    },
    ...(isRight && { of: coneBetween(base, radius, along(base, direction, 1), scale * radius) }),
  };
}

const coneBetween = (base: Vec3, radius: number, top: Vec3, topRadius: number): ConeValue => {
  const type = radius === topRadius ? 'Cylinder' : 'Cone';
  return { type, base, radius, top, topRadius };
};

/** What a line sweeps as it turns about an axis; undefined where it doesn't lie on one side of that in a plane. */
export function revolvedLevel(from: Vec3, to: Vec3, origin: Vec3, axis: Vec3, angle: number): Level | undefined {
  const n = unit(axis);
  const outwards = (p: Vec3): Vec3 => {
    const q = sub(p, origin);
    return along(q, n, -dot(q, n));
  };
  const [a, b] = [outwards(from), outwards(to)];
  const size = Math.max(length(a), length(b));
  const across = cross(a, b);
  if (!(size > 0 && length(across) <= IN_PLANE * size * size && dot(a, b) >= 0)) return undefined;
  const u = mul(length(a) > length(b) ? a : b, 1 / size);
  const v = cross(n, u);
  const [low, high] = [dot(sub(from, origin), n), dot(sub(to, origin), n)];
  const [dx, dz] = [length(b) - length(a), high - low];
  const side = Math.hypot(dx, dz);
  if (!(side > 0)) return undefined;
  const isWhole = angle >= 2 * Math.PI * (1 - IN_PLANE);
  const placeOf = (p: Vec3): readonly [x: number, z: number] => {
    const out = outwards(p);
    return [length(out) - length(a), dot(sub(p, origin), n) - low];
  };
  return {
    f: (p) => {
      const [x, z] = placeOf(p);
      return (x * dz - z * dx) / side;
    },
    has: (p, edge) => {
      const [x, z] = placeOf(p);
      const t = (x * dx + z * dz) / side;
      if (!(t >= edge && t <= side - edge)) return false;
      if (isWhole) return true;
      const out = outwards(p);
      const turned = Math.atan2(dot(out, v), dot(out, u));
      const [s, off] = [turned < 0 ? turned + 2 * Math.PI : turned, edge / length(out)];
      return s >= off && s <= angle - off;
    },
    ...(Math.abs(dz) > IN_PLANE * side && {
      of: coneBetween(along(origin, n, low), length(a), along(origin, n, high), length(b)),
    }),
  };
}

/** The graph of a function of x and y between bounds. */
export function graphLevel(at: SurfaceValue['at'], u: readonly [number, number], v: readonly [number, number]): Level {
  const [left, right] = [Math.min(...u), Math.max(...u)];
  const [front, back] = [Math.min(...v), Math.max(...v)];
  return {
    f: (p) => p.z - at(p.x, p.y).z,
    has: ({ x, y }) => x >= left && x <= right && y >= front && y <= back,
  };
}
