import {
  type CircleValue,
  type EllipseValue,
  type HyperbolaValue,
  type ParabolaValue,
  Undefined,
  type Vec2,
} from '../../values.js';
import { directionOf, footOnLine, type LineLike, originOf } from '../line-like.js';
import { makeCircle } from '../make.js';
import { PARALLEL, ROUNDING } from '../tolerance.js';
import { angleOf, cross, distance, dot, length, magnitude, middle, samePoint, subtract } from '../vec.js';

/** The ellipse with foci f, g through p; its axis a runs from f to g. A circle when the foci are one. Throws Undefined when p lies between the foci. */
export function ellipseByFoci(f: Vec2, g: Vec2, p: Vec2): EllipseValue | CircleValue {
  if (samePoint(f, g)) return makeCircle(middle(f, g), distance(f, p));
  const axis = subtract(g, f);
  const half = length(axis) / 2;
  const a = (distance(f, p) + distance(g, p)) / 2;
  // b² = a² - c², where a - c is half of |FP| - c and |GP| - c: written with the height of p it keeps its digits for thin ellipses.
  const center = middle(f, g);
  const alongAxis = dot(subtract(p, center), axis) / length(axis);
  const height = cross(axis, subtract(p, center)) / length(axis);
  const b = Math.sqrt(squareOfB(half, alongAxis, height, a));
  if (!(b > PARALLEL * a)) throw new Undefined('the point lies between the foci, so the ellipse would have no width');
  return { type: 'Ellipse', center, a, b, rotation: angleOf(axis) };
}

/** b² from a point (x, y) of the ellipse: y² / (1 - x²/a²) away from the ends of its long axis, a² - c² otherwise. */
function squareOfB(c: number, x: number, y: number, a: number): number {
  const rest = ((a - x) / a) * ((a + x) / a);
  return rest > 0.5 ? (y * y) / rest : (a - c) * (a + c);
}

/** The hyperbola with foci f, g through p; its axis runs from f to g. Throws Undefined where p is as far from f as from g, or on their line outside them. */
export function hyperbolaByFoci(f: Vec2, g: Vec2, p: Vec2): HyperbolaValue {
  if (samePoint(f, g)) throw new Undefined('the foci coincide, so they give no hyperbola');
  const axis = subtract(g, f);
  const c = length(axis) / 2;
  const toF = distance(f, p);
  const toG = distance(g, p);
  // |FP|² - |GP|² over |FP| + |GP| keeps its digits where the two are nearly equal.
  const difference = (2 * dot(subtract(p, middle(f, g)), axis)) / (toF + toG);
  const a = Math.abs(difference) / 2;
  if (a <= ROUNDING * (magnitude(f, g, p) + c)) {
    throw new Undefined('the point is equally far from both foci, so the hyperbola would be a line');
  }
  const b = Math.sqrt(Math.max(0, (c - a) * (c + a)));
  if (!(b > PARALLEL * c))
    throw new Undefined('the point lies on the line of the foci outside them, so no hyperbola passes through it');
  return { type: 'Hyperbola', center: middle(f, g), a, b, rotation: angleOf(axis) };
}

/** A vertex of the ellipse or hyperbola with foci f, g and the half axis a along them. */
export function vertexByFoci(f: Vec2, g: Vec2, a: number): Vec2 {
  const span = distance(f, g) || 1;
  const { x, y } = middle(f, g);
  const [dx, dy] = samePoint(f, g) ? [1, 0] : [g.x - f.x, g.y - f.y];
  return { x: x + (a * dx) / span, y: y + (a * dy) / span };
}

/** The parabola with this focus and directrix; its axis runs from the directrix to the focus. Throws Undefined when the focus lies on the directrix. */
export function parabolaByFocus(focus: Vec2, directrix: LineLike): ParabolaValue {
  const direction = directionOf(directrix);
  if (length(direction) === 0) throw new Undefined('the directrix has no direction: its two points coincide');
  const foot = footOnLine(focus, originOf(directrix), direction);
  const gap = distance(foot, focus);
  if (gap <= ROUNDING * magnitude(foot, focus, originOf(directrix))) {
    throw new Undefined('the focus lies on the directrix, so they give no parabola');
  }
  return { type: 'Parabola', vertex: middle(foot, focus), p: gap / 2, rotation: angleOf(subtract(focus, foot)) };
}

/** Half axes a along x, b along y. An ellipse with equal ones is a circle. */
export function centralConic<T extends 'Ellipse' | 'Hyperbola'>(
  type: T,
  center: Vec2,
  a: number,
  b: number,
): Omit<EllipseValue, 'type'> & { readonly type: T } {
  if (!(a > 0 && b > 0)) throw new Undefined(`the half axes must be positive, not ${a} and ${b}`);
  return { type, center: { x: center.x, y: center.y }, a, b, rotation: 0 };
}
