import { simpleZeros } from '../curve/functions/simple-zeros.js';
import { planeFunction } from '../curve/scalar.js';
import { type ImplicitCurve, type PlaneFunction, Undefined, type Vec2 } from '../values.js';
import { invert, transformPoint } from './affine.js';
import { add, cross, length, multiply, subtract, vec } from './vec.js';

/** Directions in which the curve is looked for; loops that are smaller than the gaps between them may be missed. */
const DIRECTIONS = 96;

/** The first circle searched, in parts of the point's coordinates, and how far the search goes. */
const NEAR = 1e-10;
const FAR = 1e5;

/** Steps between the circles: coarse while they are tiny, then fine enough to tell the nearest branch. */
const COARSE = 4;
const FINE = 1.2;
const FINE_FROM = 1e-3;

const BISECTIONS = 200;
const GOLDEN_STEPS = 60;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The point of F(x, y) = 0 nearest to `point`, to about 1e-8. Growing circles are searched for a change of F's sign; on the first one that has any, the direction of the shortest way is refined.
 * Throws Undefined where F, and F without its squares and absolute values, keeps its sign all around.
 */
export function closestOnImplicit(curve: ImplicitCurve, point: Vec2): Vec2 {
  const from = curve.transform === undefined ? point : transformPoint(invert(curve.transform), point);
  const nearest = search(crossingField(curve.f), from);
  return curve.transform === undefined ? nearest : transformPoint(curve.transform, nearest);
}

/** F, or a function with the same zeros whose sign changes at them. */
function crossingField({ expr, at }: PlaneFunction): (x: number, y: number) => number {
  const simple = simpleZeros(expr);
  return simple === expr ? at : planeFunction(simple).at;
}

function search(f: (x: number, y: number) => number, from: Vec2): Vec2 {
  const size = 1 + length(from);
  const own = Math.sign(f(from.x, from.y));
  if (own === 0) return from;
  const at = (angle: number, radius: number): Vec2 =>
    add(from, multiply(vec(Math.cos(angle), Math.sin(angle)), radius));
  const differs = (angle: number, radius: number): boolean => {
    const { x, y } = at(angle, radius);
    return Math.sign(f(x, y)) === -own;
  };
  let inner = 0;
  let outer = NEAR * size;
  while (outer < FAR * size) {
    const hits = Array.from({ length: DIRECTIONS }, (_, k) => (2 * Math.PI * k) / DIRECTIONS).filter((angle) =>
      differs(angle, outer),
    );
    if (hits.length > 0) {
      const reach = (angle: number): number => crossing((radius) => differs(angle, radius), inner, outer);
      const best = hits.reduce((least, angle) => (reach(angle) < reach(least) ? angle : least));
      const angle = shortestWay(f, from, best, (a) => (differs(a, outer) ? reach(a) : Infinity));
      return at(angle, reach(angle));
    }
    inner = outer;
    outer *= outer < FINE_FROM * size ? COARSE : FINE;
  }
  throw new Undefined('no point of the curve was found near this one');
}

/** The radius at which the sign changes; it has not at `low` and has at `high`. */
function crossing(changed: (radius: number) => boolean, low: number, high: number): number {
  let from = low;
  let to = high;
  for (let step = 0; step < BISECTIONS; step++) {
    const half = (from + to) / 2;
    if (half <= from || half >= to) break;
    if (changed(half)) to = half;
    else from = half;
  }
  return to;
}

/** Refines the direction of least reach within a gap between the searched directions. */
function shortestWay(
  f: (x: number, y: number) => number,
  from: Vec2,
  start: number,
  reach: (angle: number) => number,
): number {
  let low = start - (2 * Math.PI) / DIRECTIONS;
  let high = start + (2 * Math.PI) / DIRECTIONS;
  for (let step = 0; step < GOLDEN_STEPS && high - low > 1e-7; step++) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (reach(left) <= reach(right)) high = right;
    else low = left;
  }
  // There the way is perpendicular to the curve; near the least reach this tells more digits than the reach itself.
  const skew = (angle: number): number => {
    const way = multiply(vec(Math.cos(angle), Math.sin(angle)), reach(angle));
    return cross(way, gradient(f, add(from, way), length(way)));
  };
  let previous = (low + high) / 2;
  const golden = previous;
  let angle = previous + 1e-6;
  let last = skew(previous);
  for (let step = 0; step < 12; step++) {
    const current = skew(angle);
    const next = angle - (current * (angle - previous)) / (current - last);
    if (!Number.isFinite(next)) break;
    previous = angle;
    last = current;
    angle = next;
  }
  const polished = Math.abs(previous - golden) < 1e-4 && Number.isFinite(reach(previous));
  return polished ? previous : golden;
}

/** By central differences. */
function gradient(f: (x: number, y: number) => number, p: Vec2, scale: number): Vec2 {
  const h = 1e-5 * (scale + 1e-3 * length(p) + Number.MIN_VALUE);
  return subtract(vec(f(p.x + h, p.y), f(p.x, p.y + h)), vec(f(p.x - h, p.y), f(p.x, p.y - h)));
}
