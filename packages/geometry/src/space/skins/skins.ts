import type { Arc3Value, Circle3Value, CurvedSolidValue, SpaceValue, SurfaceValue, Vec3 } from '../../values.js';
import { type Ring, ringOf, ringPoint } from '../ring.js';
import { add, along, cross, distance, dot, frame, length, lerp, mul, sub, turn } from '../vec3.js';
import { flatRegion } from './flat-region.js';
import { discLevel, domeLevel, revolvedLevel, sweptLevel } from './levels.js';
import { sweptBy } from './pappus.js';
import { type ProfilePiece, type Range, sheet } from './sheet.js';

const TURN: Range = [0, 2 * Math.PI];
const UNIT: Range = [0, 1];

export function curvedSolid(
  sheets: readonly SurfaceValue[],
  edges: readonly SpaceValue[],
  volume?: number,
  area?: number,
): CurvedSolidValue {
  return { type: 'CurvedSolid', sheets, edges, volume, area };
}

export const circleAt = (center: Vec3, radius: number, u: Vec3, v: Vec3): Circle3Value => ({
  type: 'Circle3',
  center,
  radius,
  u,
  v,
});

/** The disc or elliptic region inside of a ring. */
export function discSheet(ring: Ring): SurfaceValue {
  return { ...sheet((t, r) => lerp(ring.center, ringPoint(ring, t), r), TURN, UNIT), level: discLevel(ring) };
}

/** The torus around an axis: `radius` from its centre to that of its tube, which is `tube` wide. Both above 0. */
export function torus(center: Vec3, axis: Vec3, radius: number, tube: number): CurvedSolidValue {
  const { u, v, n } = frame(axis);
  const at = (s: number, t: number): Vec3 => {
    const out = add(mul(u, Math.cos(s)), mul(v, Math.sin(s)));
    return along(along(center, out, radius + tube * Math.cos(t)), n, tube * Math.sin(t));
  };
  // Pappus.
  const volume = tube <= radius ? 2 * Math.PI ** 2 * radius * tube ** 2 : undefined;
  const area = tube <= radius ? 4 * Math.PI ** 2 * radius * tube : undefined;
  const f = (p: Vec3): number => {
    const from = sub(p, center);
    return Math.hypot(Math.hypot(dot(from, u), dot(from, v)) - radius, dot(from, n)) - tube;
  };
  const of = circleAt(center, radius, u, v);
  const skin: SurfaceValue = { ...sheet(at, TURN, TURN), level: { f, has: () => true, of, tube } };
  return curvedSolid([skin], [], volume, area);
}

/**
 * What a plane leaves of a ball on the side of its normal: `height` is the plane's over the centre, below the radius.
 */
export interface CapInput {
  readonly center: Vec3;
  readonly radius: number;
  readonly normal: Vec3;
  readonly height: number;
}

function dome({ center, radius, normal, height }: CapInput): SurfaceValue {
  const { u, v, n } = frame(normal);
  const rim = Math.acos(height / radius);
  const at = (s: number, t: number): Vec3 => {
    const out = add(mul(u, Math.cos(s)), mul(v, Math.sin(s)));
    return add(center, add(mul(out, radius * Math.sin(t)), mul(n, radius * Math.cos(t))));
  };
  return { ...sheet(at, TURN, [0, rim]), level: domeLevel(center, radius, normal, height) };
}

function capRim({ center, radius, normal, height }: CapInput): Circle3Value {
  const { u, v, n } = frame(normal);
  return circleAt(along(center, n, height), Math.sqrt((radius - height) * (radius + height)), u, v);
}

/** The cap of a ball with its flat base: a hemisphere for the height 0. */
export function sphericalCap(input: CapInput): CurvedSolidValue {
  const { radius, height } = input;
  const rim = capRim(input);
  const rise = radius - height;
  const volume = (Math.PI * rise * rise * (3 * radius - rise)) / 3;
  const area = 2 * Math.PI * radius * rise + Math.PI * rim.radius ** 2;
  return curvedSolid([dome(input), discSheet(ringOf(rim))], [rim], volume, area);
}

/** The sector of a ball: the cap with the cone from the centre to its rim. */
export function sphericalSector(input: CapInput): CurvedSolidValue {
  const { center, radius, height } = input;
  const rim = capRim(input);
  const ring = ringOf(rim);
  const mantle: SurfaceValue = {
    ...sheet((t, r) => lerp(center, ringPoint(ring, t), r), TURN, UNIT),
    level: height === 0 ? discLevel(ring) : sweptLevel(ring, sub(center, ring.center), 0),
  };
  const rise = radius - height;
  const volume = (2 * Math.PI * radius * radius * rise) / 3;
  return curvedSolid([dome(input), mantle], [rim], volume, 2 * Math.PI * radius * rise + Math.PI * radius * rim.radius);
}

/** The cone over a circle or ellipse with any apex off its plane. */
export function obliqueCone(ring: Ring, base: SpaceValue, apex: Vec3): CurvedSolidValue {
  const mantle: SurfaceValue = {
    ...sheet((t, r) => lerp(ringPoint(ring, t), apex, r), TURN, UNIT),
    level: sweptLevel(ring, sub(apex, ring.center), 0),
  };
  const volume = (ringArea(ring) * heightOver(ring, apex)) / 3;
  const area = ringArea(ring) + sweptArea(ring, (p) => sub(apex, p)) / 2;
  return curvedSolid([mantle, discSheet(ring)], [base], volume, area);
}

/** What a ring sweeps as it moves to the centre of another one. */
function cylinderSheet(ring: Ring, { center }: { readonly center: Vec3 }): SurfaceValue {
  const direction = sub(center, ring.center);
  return {
    ...sheet((t, r) => along(ringPoint(ring, t), direction, r), TURN, UNIT),
    level: sweptLevel(ring, direction, 1),
  };
}

/** The cylinder over a circle or ellipse along any direction out of its plane. */
export function obliqueCylinder(ring: Ring, base: SpaceValue, direction: Vec3): CurvedSolidValue {
  const top: Ring = { ...ring, center: add(ring.center, direction) };
  const moved = { ...base, center: top.center } as Circle3Value | Arc3Value;
  const volume = ringArea(ring) * heightOver(ring, top.center);
  const area = 2 * ringArea(ring) + sweptArea(ring, () => direction);
  return curvedSolid([cylinderSheet(ring, top), discSheet(ring), discSheet(top)], [base, moved], volume, area);
}

/** Places on a ring: sums over a whole turn of a smooth function come to its integral faster than any power of them. */
const PLACES = 512;

/** The area that a ring sweeps as each of its points runs straight along a way of its own. */
function sweptArea(ring: Ring, wayFrom: (p: Vec3) => Vec3): number {
  const places = Array.from({ length: PLACES }, (_, i) => (2 * Math.PI * i) / PLACES);
  const { a, b, u, v } = ring;
  return places.reduce((sum, t) => {
    const along = add(mul(u, -a * Math.sin(t)), mul(v, b * Math.cos(t)));
    return sum + (2 * Math.PI * length(cross(along, wayFrom(ringPoint(ring, t))))) / PLACES;
  }, 0);
}

const ringArea = ({ a, b }: Ring): number => Math.PI * a * b;
const heightOver = ({ center, u, v }: Ring, p: Vec3): number => Math.abs(dot(cross(u, v), sub(p, center)));

export interface RevolveInput {
  readonly pieces: readonly ProfilePiece[];
  /** Whether the last piece ends where the first begins. */
  readonly closed: boolean;
  readonly origin: Vec3;
  readonly axis: Vec3;
  /** Radians, above 0 and at most 2π. */
  readonly angle: number;
}

/** Nearer to the axis than this, relative to the farthest point, lies on it. */
const ON_AXIS = 1e-9;

/** What a profile sweeps as it turns about an axis. */
export function revolved({ pieces, closed, origin, axis, angle }: RevolveInput): CurvedSolidValue {
  const whole = angle >= 2 * Math.PI * (1 - ON_AXIS);
  const turned = (p: Vec3, by: number): Vec3 => turn(p, origin, axis, by);
  const ends = pieces.map(({ at, min }) => at(min));
  const last = pieces[pieces.length - 1]!;
  const corners = closed ? ends : [...ends, last.at(last.max)];
  const n = mul(axis, 1 / length(axis));
  const radiusOf = (p: Vec3): number => distance(p, along(origin, n, dot(sub(p, origin), n)));
  const radii = corners.map(radiusOf);
  const most = Math.max(...radii);
  const isOnAxis = (p: Vec3): boolean => radiusOf(p) <= ON_AXIS * most;
  const sheets = pieces.flatMap(({ at, min, max, straight }): SurfaceValue[] => {
    // A side along the axis sweeps nothing.
    if (straight && isOnAxis(at(min)) && isOnAxis(at(max))) return [];
    const level = straight ? revolvedLevel(at(min), at(max), origin, axis, angle) : undefined;
    return [{ ...sheet((s, t) => turned(at(t), s), [0, angle], [min, max]), ...(level && { level }) }];
  });
  const rims = corners.flatMap((p, i): SpaceValue[] => {
    const radius = radii[i]!;
    if (radius <= ON_AXIS * most) return [];
    const center = along(origin, n, dot(sub(p, origin), n));
    const u = mul(sub(p, center), 1 / radius);
    const ring = { center, u, v: cross(n, u) };
    if (whole) return [{ type: 'Circle3', radius, ...ring }];
    return [{ type: 'Arc3', a: radius, b: radius, startAngle: 0, sweep: angle, ...ring }];
  });
  const swept = sweptBy(pieces, origin, axis);
  const volume = swept && (closed || (whole && swept.endsOnAxis)) ? angle * swept.volume : undefined;
  const area = swept && angle * swept.area;
  if (whole) return curvedSolid(sheets, rims, volume, area);
  const sides = [0, angle].flatMap((by) =>
    pieces.map(({ at, min, max }): SpaceValue => ({ type: 'Curve3', at: (t) => turned(at(t), by), min, max })),
  );
  if (!closed) return curvedSolid(sheets, [...rims, ...sides], volume, area);
  const caps = [0, angle].map((by) =>
    flatRegion(pieces.map((piece) => ({ ...piece, at: (t) => turned(piece.at(t), by) }))),
  );
  return curvedSolid([...sheets, ...caps], [...rims, ...sides], volume, swept && area! + 2 * swept.profile);
}
