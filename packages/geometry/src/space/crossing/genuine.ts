import { takeSteps } from '../../functions/steps.js';
import type { Vec3 } from '../../values.js';
import { along, cross, dot, length, mul, sub } from '../vec3.js';
import type { Ball, Flat, Mantle, Sheet } from './sheets.js';
import type { Trace } from './trace.js';

/** Places of a curve at which is looked how deep its surfaces go, and the least part of them that has to go deep. */
const PLACES = 12;
const LEAST = 0.25;
/** How much further each look is than the last one. */
const GROWTH = 1.6;
/** Steps to look at a place. */
const LOOK_STEPS = 10;

type Known = Flat | Ball | Mantle;

/**
 * Whether two pieces of surface cross in a curve, and do not only touch there: each of them goes on both sides of it
 * further from the other one than `tolerance`, before it ends or comes back. So the rim of a cylinder that lies on a
 * sphere is no crossing of its mantle, and neither are the two lines in which cylinders overlap by rounding.
 */
export function isCrossing(trace: Trace, a: Sheet, b: Sheet, tolerance: number): boolean {
  if (trace.touches || !isKnown(a) || !isKnown(b)) return true;
  const { at, min, max } = trace;
  const step = (max - min) / PLACES;
  let deep = 0;
  for (let i = 0; i < PLACES; i++) {
    const t = min + (i + 0.5) * step;
    const direction = sub(at(t + step / 100), at(t - step / 100));
    if (parts(at(t), direction, a, b, tolerance) && parts(at(t), direction, b, a, tolerance)) deep += 1;
  }
  return deep >= LEAST * PLACES;
}

const isKnown = (sheet: Sheet): sheet is Known =>
  sheet.kind === 'flat' || sheet.kind === 'ball' || sheet.kind === 'mantle';

/** Whether a piece of surface goes from one side of another surface to the other one, at a point that both have. */
function parts(p: Vec3, direction: Vec3, piece: Known, other: Known, tolerance: number): boolean {
  const normal = towards(piece, p).normal;
  const across = cross(normal, direction);
  const size = length(across);
  if (!(size > 0)) return false;
  const way = mul(across, 1 / size);
  const [before, after] = [-1, 1].map((sign) => {
    for (let far = tolerance; far < piece.size + other.size; far *= GROWTH) {
      takeSteps(LOOK_STEPS);
      const beside = along(p, way, sign * far);
      const back = towards(piece, beside);
      const q = along(beside, back.normal, -back.off);
      if (!piece.contains(q)) return 0;
      const { off } = towards(other, q);
      if (Math.abs(off) >= tolerance) return off;
    }
    return 0;
  }) as [number, number];
  return before * after < 0;
}

/** How far a point is from an endless surface, and a unit vector in which that grows. */
function towards(sheet: Known, p: Vec3): { off: number; normal: Vec3 } {
  if (sheet.kind === 'flat') return { off: dot(sheet.normal, p) - sheet.offset, normal: sheet.normal };
  if (sheet.kind === 'ball') {
    const q = sub(p, sheet.center);
    const far = length(q);
    return { off: far - sheet.radius, normal: mul(q, 1 / far) };
  }
  const { solid, n, slope } = sheet;
  const q = sub(p, solid.base);
  const up = dot(q, n);
  const out = along(q, n, -up);
  const far = length(out);
  const steep = Math.sqrt(1 + slope * slope);
  const normal = mul(along(mul(out, 1 / far), n, -slope), 1 / steep);
  return { off: (far - solid.radius - slope * up) / steep, normal };
}
