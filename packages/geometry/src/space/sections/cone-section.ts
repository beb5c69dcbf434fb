import { integrate } from '../../curve/numeric/integrate.js';
import type { Arc3Value, Circle3Value, ConeValue, PlaneInSpaceValue, Polygon3Value, Vec3 } from '../../values.js';
import { Undefined } from '../../values.js';
import { heightOver } from '../planes.js';
import { add, along, cross, distance, dot, frame, length, lerp, mul, sub, unit } from '../vec3.js';

/** A distance this small, relative to the solid, counts as none. */
const SMALL = 1e-9;
/** Corners of the polygon that stands for a conic cut off by a cap: 0.01 % of the size off the curve. */
const CURVE_CORNERS = 180;
const MISS = 'the plane misses the solid';

/** The radius of a cone or cylinder at the fraction `t` of its axis. */
const radiusAt = ({ radius, topRadius }: ConeValue, t: number): number => radius + (topRadius - radius) * t;

/** The circle, the ellipse or the part of a conic that a plane cuts out of a cone, frustum or cylinder. */
export function coneSection(solid: ConeValue, plane: PlaneInSpaceValue): Circle3Value | Arc3Value | Polygon3Value {
  const whole = wholeSection(solid, plane);
  if (whole) return whole;
  const { limit, isAcross } = placeOf(solid, plane);
  if (isAcross) throw new Undefined(MISS);
  return cappedSection(solid, plane, limit);
}

/** The whole circle or ellipse in which a plane cuts a mantle; undefined where it misses that or runs through a cap. */
export function wholeSection(solid: ConeValue, plane: PlaneInSpaceValue): Circle3Value | Arc3Value | undefined {
  const { height, tilt, limit, isAcross } = placeOf(solid, plane);
  if (!isAcross) return wholeEllipse(solid, plane, limit);
  const t = -heightOver(plane, solid.base) / (tilt * height);
  if (!(t >= -SMALL && t <= 1 + SMALL) || !(radiusAt(solid, t) > limit)) return undefined;
  const { u, v } = frame(plane.normal);
  return { type: 'Circle3', center: lerp(solid.base, solid.top, t), radius: radiusAt(solid, t), u, v };
}

/** How a plane lies to a solid: `tilt` is the cosine of the angle between its normal and the axis. */
function placeOf(solid: ConeValue, plane: PlaneInSpaceValue) {
  const axis = sub(solid.top, solid.base);
  const height = length(axis);
  const tilt = dot(plane.normal, unit(axis));
  const limit = SMALL * (height + solid.radius + solid.topRadius);
  return { height, tilt, limit, isAcross: Math.abs(Math.abs(tilt) - 1) < SMALL };
}

/** In-plane directions: `down` the steepest, `across` perpendicular to the axis. */
function planeFrame(solid: ConeValue, plane: PlaneInSpaceValue): { down: Vec3; across: Vec3; n: Vec3 } {
  const n = unit(sub(solid.top, solid.base));
  const across = unit(cross(n, plane.normal));
  return { down: cross(plane.normal, across), across, n };
}

/**
 * The ellipse between the two points where the plane's steepest line through the axis' symmetry plane meets the
 * mantle, or touches a rim.
 */
function wholeEllipse(solid: ConeValue, plane: PlaneInSpaceValue, limit: number): Arc3Value | undefined {
  const { down, across, n } = planeFrame(solid, plane);
  const side = cross(across, n);
  const ends = [-1, 1].map((sign) => {
    const from = along(solid.base, side, sign * solid.radius);
    const to = along(solid.top, side, sign * solid.topRadius);
    const [a, b] = [from, to].map((end) => {
      const over = heightOver(plane, end);
      return Math.abs(over) <= limit ? 0 : over;
    }) as [number, number];
    if (a === b || a * b > 0) return undefined;
    return lerp(from, to, a / (a - b));
  });
  const [p, q] = ends;
  if (!p || !q || distance(p, q) <= limit) return undefined;
  const center = lerp(p, q, 0.5);
  const t = dot(sub(center, solid.base), n) / distance(solid.base, solid.top);
  const off = dot(sub(center, solid.base), side);
  const radius = radiusAt(solid, t);
  // The chord of the circle at the centre's height that lies across the symmetry plane.
  const b = Math.sqrt((radius - off) * (radius + off));
  return {
    type: 'Arc3',
    center,
    a: distance(p, q) / 2,
    b,
    u: unit(down),
    v: cross(plane.normal, unit(down)),
    startAngle: 0,
    sweep: 2 * Math.PI,
  };
}

/**
 * A section on the circles of the axis: the chord at the fraction t has half the length √(f(t) g(t)), f and g the
 * distances from its middle to the circle
 * on both sides, which are linear in t.
 */
interface Profile {
  readonly low: number;
  readonly high: number;
  readonly ends: readonly [ProfileEnd, ProfileEnd];
  /** How fast the middle of the chord moves in the plane, units of length for each unit of t. */
  readonly speed: number;
}

/**
 * Half the chord s² within an end of the section, and its derivative by s: without the loss of digits of `low + s²`.
 */
interface ProfileEnd {
  readonly half: (s: number) => number;
  readonly rate: (s: number) => number;
}

/**
 * A section that runs through a cap: the chord and the mantle's curve, as a polygon of many corners with the curve's
 * own measures; of three or four where the mantle's part is straight.
 */
function cappedSection(solid: ConeValue, plane: PlaneInSpaceValue, limit: number): Polygon3Value {
  const { across, n } = planeFrame(solid, plane);
  const height = distance(solid.base, solid.top);
  const side = cross(across, n);
  const tilt = dot(plane.normal, side);
  if (Math.abs(tilt) < SMALL) throw new Undefined(MISS);
  // On the circle at fraction t the plane is the chord side = (offset - normal · centre) / tilt.
  const chordAt = (t: number): number => -heightOver(plane, lerp(solid.base, solid.top, t)) / tilt;
  const [start, rise] = [chordAt(0), (-dot(plane.normal, n) * height) / tilt];
  const [before, behind] = [solid.radius - start, solid.radius + start];
  const narrowing = solid.topRadius - solid.radius;
  const profile = profileOf(
    linear(before, narrowing - rise, limit),
    linear(behind, narrowing + rise, limit),
    Math.hypot(height, rise),
  );
  if (!profile) throw new Undefined(MISS);
  const { low, high, ends } = profile;
  const place = (t: number, reach: number): Vec3 =>
    add(along(lerp(solid.base, solid.top, t), side, start + rise * t), mul(across, reach));
  // Of distances that vanish at one place, or are all the same, the root of the product is straight.
  const isStraight =
    Math.abs(before * (narrowing + rise) - behind * (narrowing - rise)) <= limit * (solid.radius + solid.topRadius);
  const steps = isStraight ? 1 : CURVE_CORNERS / 2;
  const rows = Array.from({ length: steps + 1 }, (_, i) => {
    // Closer together at the ends, where the curve turns fastest.
    const s = (1 - Math.cos((Math.PI * i) / steps)) / 2;
    const isLower = 2 * i <= steps;
    const reach = ends[isLower ? 0 : 1].half(Math.sqrt((high - low) * (isLower ? s : 1 - s)));
    return { t: low + (high - low) * s, reach };
  });
  const points = [
    ...rows.map(({ t, reach }) => place(t, reach)),
    ...[...rows].reverse().map(({ t, reach }) => place(t, -reach)),
  ];
  const vertices = points.filter((p, i) => distance(p, points[(i + 1) % points.length]!) > limit);
  if (vertices.length < 3) throw new Undefined(MISS);
  return { type: 'Polygon3', vertices, curved: () => measures(profile) };
}

/**
 * A linear function by its value at 0 and its slope, with its root; the root of one that is nearly constant is
 * infinitely far.
 */
interface Linear {
  readonly at: (t: number) => number;
  readonly slope: number;
  readonly root: number;
}

function linear(start: number, slope: number, limit: number): Linear {
  const root = Math.abs(slope) > limit * SMALL ? -start / slope : Number.POSITIVE_INFINITY;
  return { at: (t) => start + slope * t, slope, root };
}

/** Where in [0, 1] both functions are positive; undefined where that is nowhere. */
function profileOf(f: Linear, g: Linear, speed: number): Profile | undefined {
  let low = 0;
  let high = 1;
  for (const { slope, root } of [f, g]) {
    if (!Number.isFinite(root)) continue;
    if (slope > 0) low = Math.max(low, root);
    else high = Math.min(high, root);
  }
  if (!(high - low > SMALL)) return undefined;
  const middle = (low + high) / 2;
  if (!(f.at(middle) > 0 && g.at(middle) > 0)) return undefined;
  const endAt = (end: number, sign: 1 | -1): ProfileEnd => {
    const from = ({ at, root, slope }: Linear, s: number) => (end === root ? 0 : at(end)) + sign * slope * s * s;
    const half = (s: number) => Math.sqrt(Math.max(0, from(f, s) * from(g, s)));
    const rate = (s: number) => (sign * s * (f.slope * from(g, s) + g.slope * from(f, s))) / half(s);
    return { half, rate };
  };
  return { low, high, ends: [endAt(low, 1), endAt(high, -1)], speed };
}

/**
 * Area and perimeter of a section. Its halves are integrated by the root of the way from their ends, where they start
 * like a root.
 */
function measures({ low, high, ends, speed }: Profile): { area: number; perimeter: number } {
  const reach = Math.sqrt((high - low) / 2);
  const sum = (f: (end: ProfileEnd, s: number) => number): number =>
    ends.reduce((total, end) => total + integrate((s) => f(end, s), 0, reach), 0);
  const area = 2 * speed * sum(({ half }, s) => half(s) * 2 * s);
  const curve = 2 * sum(({ rate }, s) => Math.hypot(rate(s), 2 * s * speed));
  return { area, perimeter: curve + ends.reduce((total, { half }) => total + 2 * half(0), 0) };
}
