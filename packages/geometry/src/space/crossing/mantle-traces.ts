import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { planeAcross } from '../planes.js';
import { type Ring, ringOf, ringPoint } from '../ring.js';
import { wholeSection } from '../sections/cone-section.js';
import { add, along, cross, distance, dot, length, mul, sub } from '../vec3.js';
import type { Ball, End, Flat, Mantle } from './sheets.js';
import { type Line, lineOfPlanes, lineTrace, ringTrace, type Trace } from './trace.js';

/** What a line through a point is to a surface of at most the second degree: a h² + 2 b h + c at h lengths of it. */
interface Terms {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Lines of a mantle that are looked at. */
const LINES = 720;
const LINE_STEPS = 15;
/** Relative to the greatest: what is smaller is rounding. */
const ZERO = 1e-11;
/**
 * The root of the discriminant is touched where it is smaller, relative to its greatest: its square root loses half of
 * the digits.
 */
const TOUCH = 1e-12;
/** Rounding of the file does the same, but not where that were more than this part. */
const ROUNDED = 0.01;
const HALVINGS = 60;
/** Relative to their size: two mantles this near everywhere are one. */
const SAME = 1e-9;

/**
 * The curves in which the endless mantle of a cone or cylinder meets another surface: on each of its lines the
 * quadratic equation of the points that both have in common. None where both are parts of one mantle.
 *
 * @param tolerance Distances up to this, world units, count as none.
 */
export function mantleTraces(mantle: Mantle, other: Flat | Ball | Mantle, tolerance: number): Trace[] {
  if (other.kind === 'flat') return flatTraces(mantle, other, tolerance);
  takeSteps(LINE_STEPS * LINES);
  const line = lineOf(mantle);
  const terms = (angle: number): Terms => termsOf(other, line(angle));
  const all = ANGLES.map(terms);
  const most = (read: (t: Terms) => number): number => all.reduce((sum, t) => Math.max(sum, Math.abs(read(t))), 0);
  const [a, b, c] = [most((t) => t.a), most((t) => t.b), most((t) => t.c)];
  const size = Math.max(a, b, c, other.size ** 2 * ZERO);
  if (other.kind === 'mantle') {
    // The terms are distances times about twice the size.
    const scale = Math.max(mantle.size, other.size);
    if (Math.max(a, b, c) <= (SAME * scale + 2 * tolerance) * scale) return [];
  }
  const [apex, tip] = [apexOf(mantle), other.kind === 'mantle' ? apexOf(other) : undefined];
  // Cones with one apex have whole lines in common: on others both roots are the apex.
  if (apex && tip && distance(apex, tip) <= tolerance + SAME * mantle.size) return linesAt((t) => terms(t).a, mantle);
  // Lines of the mantle that lie in the other surface: all terms vanish on them.
  if (a <= ZERO * size && b <= ZERO * size) return linesAt((t) => terms(t).c, mantle);
  return loops(terms, mantle, tolerance);
}

const ANGLES = Array.from({ length: LINES }, (_, i) => ((i + 0.31) * 2 * Math.PI) / LINES);

/** The line of a mantle at an angle, from its base to its top. */
function lineOf({ solid: { base, radius, topRadius }, u, v, n, height }: Mantle): (angle: number) => Line {
  return (angle) => {
    const out = add(mul(u, Math.cos(angle)), mul(v, Math.sin(angle)));
    return [along(base, out, radius), along(mul(n, height), out, topRadius - radius)];
  };
}

/** Where the lines of a cone's mantle meet; undefined for a cylinder. */
function apexOf({ solid: { base, radius }, n, slope }: Mantle): Vec3 | undefined {
  return slope === 0 ? undefined : along(base, n, -radius / slope);
}

function termsOf(other: Ball | Mantle, [o, d]: Line): Terms {
  if (other.kind === 'ball') {
    const q = sub(o, other.center);
    return { a: dot(d, d), b: dot(q, d), c: dot(q, q) - other.radius ** 2 };
  }
  const { n, slope, solid } = other;
  const q = sub(o, solid.base);
  const [h0, h1] = [dot(q, n), dot(d, n)];
  const [r0, r1] = [solid.radius + slope * h0, slope * h1];
  return { a: dot(d, d) - h1 * h1 - r1 * r1, b: dot(q, d) - h0 * h1 - r0 * r1, c: dot(q, q) - h0 * h0 - r0 * r0 };
}

/** Where a periodic function changes its sign. */
function zeros(f: (t: number) => number): number[] {
  const values = ANGLES.map(f);
  return values.flatMap((value, i) => {
    const next = (i + 1) % LINES;
    if (value > 0 === values[next]! > 0) return [];
    return [zeroBetween(f, ANGLES[i]!, next === 0 ? ANGLES[0]! + 2 * Math.PI : ANGLES[next]!)];
  });
}

function zeroBetween(f: (t: number) => number, from: number, to: number): number {
  takeSteps(LINE_STEPS * HALVINGS);
  let [low, high] = [from, to];
  const isUp = f(low) > 0;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === isUp) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Whole lines of a mantle: those at whose angles a function changes its sign. */
function linesAt(f: (angle: number) => number, mantle: Mantle): Trace[] {
  takeSteps(LINE_STEPS * LINES);
  const line = lineOf(mantle);
  return zeros(f).map((angle) => lineTrace(line(angle)));
}

/** The conic in which a plane cuts a mantle: an ellipse as such, others line by line. */
function flatTraces(mantle: Mantle, flat: Flat, tolerance: number): Trace[] {
  const { normal, offset } = flat;
  const { solid, height, n, u, v } = mantle;
  const line = lineOf(mantle);
  // How far the plane is from a line's start, and how much nearer the line comes: both go with the sine of the angle.
  const rise = (angle: number): number => dot(normal, line(angle)[1]);
  const start = (angle: number): number => dot(normal, line(angle)[0]) - offset;
  const across = Math.hypot(dot(normal, u), dot(normal, v));
  const steepest = Math.abs(height * dot(normal, n)) + Math.abs(solid.topRadius - solid.radius) * across;
  const farthest = Math.abs(dot(normal, solid.base) - offset) + solid.radius * across;
  const size = Math.max(steepest / 2, farthest, flat.size ** 2 * ZERO);
  // A cylinder along the plane has lines in it.
  if (steepest / 2 <= ZERO * size) return linesAt(start, mantle);
  const apex = apexOf(mantle);
  // Rounding makes a bend out of two lines that meet in the apex.
  if (apex && Math.abs(dot(normal, apex) - offset) <= tolerance + ZERO * mantle.size) return linesAt(rise, mantle);
  const ring = ringIn(mantle, normal, mul(normal, offset));
  if (ring) return [ring];
  const at = (angle: number): Vec3 => {
    const [o, d] = line(angle);
    return along(o, d, -start(angle) / rise(angle));
  };
  const turn = { meets: turnOf(mantle, flat), meetsRim: rimTurnOf(mantle), size: mantle.size };
  return [{ at, min: 0, max: 2 * Math.PI, closed: true, turn }];
}

/** The angles at which the curve of a plane on a mantle meets other planes. */
function turnOf(mantle: Mantle, flat: Flat): (plane: End) => number[] {
  const { solid, u, v } = mantle;
  return (plane) => {
    const line = lineOfPlanes(flat, plane);
    const { a, b, c } = termsOf(mantle, line);
    const q = -b - (b > 0 ? 1 : -1) * Math.sqrt(b * b - a * c);
    return [q / a, c / q].filter(Number.isFinite).map((h) => {
      const out = sub(along(...line, h), solid.base);
      return Math.atan2(dot(out, v), dot(out, u));
    });
  };
}

/** The angles at which a mantle meets a circle. */
function rimTurnOf(mantle: Mantle): (rim: Ring) => number[] {
  const { solid, u, v } = mantle;
  return (rim) => {
    takeSteps(LINE_STEPS * LINES);
    return zeros((t) => termsOf(mantle, [ringPoint(rim, t), NO_WAY]).c).map((t) => {
      const out = sub(ringPoint(rim, t), solid.base);
      return Math.atan2(dot(out, v), dot(out, u));
    });
  };
}

const NO_WAY: Vec3 = { x: 0, y: 0, z: 0 };

/** The whole circle or ellipse that a plane cuts out of a solid's mantle; undefined where it runs through a cap. */
function ringIn({ solid }: Mantle, normal: Vec3, center: Vec3): Trace | undefined {
  const cut = wholeSection(solid, planeAcross(center, normal));
  return cut && ringTrace(ringOf(cut));
}

/**
 * Both roots over the angles where there are two: as one loop where they meet at the ends of a range, and as two closed
 * curves where there are two all around. Where they meet but for rounding they are made to meet: it moves them by the
 * root of its own size, far enough to be seen.
 */
function loops(terms: (angle: number) => Terms, mantle: Mantle, tolerance: number): Trace[] {
  const line = lineOf(mantle);
  const rest = (angle: number): number => {
    const { a, b, c } = terms(angle);
    return b * b - a * c;
  };
  const most = ANGLES.reduce((sum, angle) => Math.max(sum, Math.abs(rest(angle))), 0);
  const all = ANGLES.map(terms);
  const whole = all.reduce((sum, { a, b, c }) => Math.max(sum, b * b, Math.abs(a * c)), 0);
  const steepest = all.reduce((sum, { a }) => Math.max(sum, Math.abs(a)), 0);
  const { radius, topRadius } = mantle.solid;
  const moved = Math.max(radius, topRadius) * tolerance * steepest;
  // What overlaps by d has a discriminant of 2 a r d.
  if (most <= Math.max(TOUCH * whole, 2 * moved)) {
    // The surfaces touch along a curve, as a cone does the sphere in it: both roots are one.
    const at = (angle: number): Vec3 => {
      const { a, b } = terms(angle);
      const [o, d] = line(angle);
      return along(o, d, -b / a);
    };
    return [{ ...flattened({ at, min: 0, max: 2 * Math.PI, closed: true }, mantle), touches: true }];
  }
  const root = (angle: number, sign: 1 | -1, off: number): Vec3 => {
    const { a, b, c } = terms(angle);
    const s = Math.sqrt(Math.max(0, b * b - a * c - off));
    // The root without a loss of digits; it also is one where the line meets the surface only once.
    const q = b > 0 ? -b - s : -b + s;
    const h = sign > 0 === b > 0 ? (c + off / a) / q : q / a;
    const [o, d] = line(angle);
    return along(o, d, h);
  };
  const limit = Math.max(TOUCH * most, Math.min(moved, ROUNDED * most));
  const touches = touching(rest, limit);
  const ends = [
    ...zeros((t) => rest(t) + (touches.length > 0 ? limit : 0)).map((angle) => ({ angle, off: 0 })),
    ...touches.map((angle) => ({ angle, off: rest(angle) })),
  ];
  ends.sort((s, t) => s.angle - t.angle);
  if (ends.length === 0) {
    if (!(rest(0) > 0)) return [];
    return ([1, -1] as const).map((sign) =>
      flattened({ at: (t) => root(t, sign, 0), min: 0, max: 2 * Math.PI, closed: true }, mantle),
    );
  }
  const found = ends.flatMap((from, i): Trace[] => {
    const to = ends[i + 1] ?? { angle: ends[0]!.angle + 2 * Math.PI, off: ends[0]!.off };
    const [middle, half] = [(from.angle + to.angle) / 2, (to.angle - from.angle) / 2];
    if (!(rest(middle) > TOUCH * most)) return [];
    // By the cosine, so that the curve runs smoothly through its ends.
    const at = (t: number): Vec3 => {
      const turned = t - 2 * Math.PI * Math.floor(t / (2 * Math.PI));
      const share = (1 - Math.cos(turned)) / 2;
      const off = from.off + (to.off - from.off) * share;
      return root(middle - half * Math.cos(turned), turned < Math.PI ? 1 : -1, off);
    };
    const sides = [0, Math.PI].map((start) =>
      flattened({ at, min: start, max: start + Math.PI, closed: false }, mantle),
    );
    return sides.some(({ ring }) => ring) ? sides : [{ at, min: 0, max: 2 * Math.PI, closed: true }];
  });
  // Both halves of an ellipse are found as all of it.
  return found.filter(
    ({ ring }, i) => !ring || !found.slice(0, i).some((other) => other.ring && isSame(other.ring, ring)),
  );
}

function isSame(p: Ring, q: Ring): boolean {
  const limit = SAME_RING * Math.max(p.a, p.b);
  const parallel = length(cross(cross(p.u, p.v), cross(q.u, q.v))) <= SAME_RING;
  return parallel && distance(p.center, q.center) <= limit && Math.abs(p.a * p.b - q.a * q.b) <= limit * p.a;
}

/** Two ellipses this near, relative to their size, are one. */
const SAME_RING = 1e-6;

/** Where a function comes down to a limit around zero and no further, between hills on both sides. */
function touching(f: (t: number) => number, limit: number): number[] {
  const step = ANGLES[1]! - ANGLES[0]!;
  const values = ANGLES.map(f);
  return ANGLES.flatMap((angle, i) => {
    if (!(risesFrom(values, i, 1, limit) && risesFrom(values, i, -1, limit))) return [];
    takeSteps(LINE_STEPS * HALVINGS);
    let [low, high] = [angle - step, angle + step];
    for (let k = 0; k < HALVINGS; k++) {
      const [p, q] = [low + (high - low) * 0.382, low + (high - low) * 0.618];
      if (f(p) < f(q)) high = q;
      else low = p;
    }
    return Math.abs(f((low + high) / 2)) <= limit ? [(low + high) / 2] : [];
  });
}

/** Whether values around a circle come over a limit, in one direction from one of them, before they come below it. */
function risesFrom(values: readonly number[], start: number, direction: 1 | -1, limit: number): boolean {
  for (let n = 1; n < values.length; n++) {
    const value = values.at((start + direction * n) % values.length)!;
    if (value < values[start]! || (direction > 0 && value === values[start])) return false;
    if (value > limit) return true;
  }
  return false;
}

/** Places of a curve by which is found whether it is flat. */
const PLACES = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95] as const;
/** Points that are nearer to a plane, relative to the size of the curve, lie in it. */
const IN_PLANE = 1e-8;

/** The curve as the ellipse that it is a part of, where it lies in a plane. */
function flattened(trace: Trace, mantle: Mantle): Trace {
  const { at, min, max } = trace;
  const points = PLACES.map((share) => at(min + (max - min) * share));
  const [p, , , q, , r] = points as [Vec3, Vec3, Vec3, Vec3, Vec3, Vec3, Vec3];
  const normal = cross(sub(q, p), sub(r, p));
  const size = Math.max(...points.map((point) => distance(point, p)));
  if (!(length(normal) > IN_PLANE * size * size)) return trace;
  const n = mul(normal, 1 / length(normal));
  if (!points.every((point) => Math.abs(dot(n, sub(point, p))) <= IN_PLANE * size)) return trace;
  return ringIn(mantle, n, p) ?? trace;
}
