import { ROUNDING } from '../plane/tolerance.js';
import { distance, length, magnitude, multiply, rot90, subtract } from '../plane/vec.js';
import type { Vec2 } from '../values.js';
import { conicValue } from './conic-part.js';
import { TOUCH } from './line-conic.js';
import { Coincident, type Hit, type Part, toFrame } from './part.js';
import { rationalRoots } from './rational.js';

/** Steps of Newton's method on both equations; from the quartic's roots it needs one or two. */
const POLISH_STEPS = 4;
/** Sine of the angle between the curves under which they touch, and Newton's method would only spread rounding. */
const TANGENT_SINE = 1e-5;

/** The at most four points of two conics. Throws Coincident for one conic twice. */
export function conicWithConic(a: Part, b: Part): readonly Hit[] {
  if (isCircle(a) && isCircle(b)) return circleWithCircle(a, b);
  const [along, other] = compare(a, b) <= 0 ? [a, b] : [b, a];
  return rationalRoots(along.rational!, other.equation!).map((point) => ({ point: polish(along, other, point) }));
}

/** Roots along a bounded conic need no thought about infinity. */
const ORDER = ['ellipse', 'parabola', 'hyperbola'] as const;

/** An order that does not ask which conic was named first: whether a far point counts as one at infinity depends on it. */
function compare(a: Part, b: Part): number {
  const shapes = ORDER.indexOf(a.conic!.shape) - ORDER.indexOf(b.conic!.shape);
  if (shapes !== 0) return shapes;
  const [p, q] = [a.conic!.frame, b.conic!.frame];
  const differences = (['origin', 'u', 'v'] as const).flatMap((key) => [p[key].x - q[key].x, p[key].y - q[key].y]);
  return differences.find((difference) => difference !== 0) ?? 0;
}

function isCircle({ conic }: Part): boolean {
  if (conic?.shape !== 'ellipse') return false;
  const { u, v } = conic.frame;
  return Math.abs(length(u) - length(v)) <= ROUNDING * length(u);
}

function circleWithCircle(a: Part, b: Part): Hit[] {
  const { origin: p, u } = a.conic!.frame;
  const { origin: q, u: v } = b.conic!.frame;
  const [r, s] = [length(u), length(v)];
  const d = distance(p, q);
  const tolerance = TOUCH * Math.max(r, s, d) + ROUNDING * magnitude(p, q);
  if (d <= tolerance) {
    if (Math.abs(r - s) <= tolerance) throw new Coincident();
    return [];
  }
  const outer = r + s - d;
  const inner = d - Math.abs(r - s);
  if (outer < -tolerance || inner < -tolerance) return [];
  const axis = multiply(subtract(q, p), 1 / d);
  if (outer <= tolerance) return [{ point: { x: p.x + r * axis.x, y: p.y + r * axis.y } }];
  if (inner <= tolerance) {
    const side = r > s ? r : -r;
    return [{ point: { x: p.x + side * axis.x, y: p.y + side * axis.y } }];
  }
  // Heron's product of differences keeps its digits for flat triangles.
  const height = Math.sqrt((r + s + d) * outer * inner * (d + Math.abs(r - s))) / (2 * d);
  const along = (d * d + (r - s) * (r + s)) / (2 * d);
  const side = rot90(axis);
  return [-height, height].map((h) => ({
    point: { x: p.x + along * axis.x + h * side.x, y: p.y + along * axis.y + h * side.y },
  }));
}

/** Newton's method on both equations in their own frames. */
function polish(a: Part, b: Part, start: Vec2): Vec2 {
  let point = start;
  let size = residual(a, b, point);
  for (let i = 0; i < POLISH_STEPS && size > 0; i++) {
    const [f, fx, fy] = valueAndGradient(a, point);
    const [g, gx, gy] = valueAndGradient(b, point);
    const determinant = fx * gy - fy * gx;
    if (Math.abs(determinant) <= TANGENT_SINE * Math.hypot(fx, fy) * Math.hypot(gx, gy)) return point;
    const next = { x: point.x - (f * gy - g * fy) / determinant, y: point.y - (g * fx - f * gx) / determinant };
    const nextSize = residual(a, b, next);
    if (!(nextSize < size)) return point;
    point = next;
    size = nextSize;
  }
  return point;
}

function residual(a: Part, b: Part, point: Vec2): number {
  return Math.abs(a.value!(point)) + Math.abs(b.value!(point));
}

function valueAndGradient({ conic }: Part, point: Vec2): readonly [number, number, number] {
  const { shape, frame } = conic!;
  const local = toFrame(frame, point);
  const [gx, gy] =
    shape === 'ellipse'
      ? [2 * local.x, 2 * local.y]
      : shape === 'hyperbola'
        ? [2 * local.x, -2 * local.y]
        : [-4, 2 * local.y];
  const onX = toFrame({ ...frame, origin: { x: 0, y: 0 } }, { x: 1, y: 0 });
  const onY = toFrame({ ...frame, origin: { x: 0, y: 0 } }, { x: 0, y: 1 });
  return [conicValue(shape, local), gx * onX.x + gy * onX.y, gx * onY.x + gy * onY.y];
}
