import { onEllipse } from '../../plane/path.js';
import { unitAt } from '../../plane/turn.js';
import type { EllipseValue, HyperbolaValue, ParabolaValue, Vec2 } from '../../values.js';

/** y times a ratio above 0: points, and vectors too. */
export const stretchedPoint = (ratio: number, { x, y }: Vec2): Vec2 => ({ x, y: ratio * y });

const dot = (u: Vec2, v: Vec2): number => u.x * v.x + u.y * v.y;
const sum = (a: number, u: Vec2, b: number, v: Vec2): Vec2 => ({ x: a * u.x + b * v.x, y: a * u.y + b * v.y });

interface Central {
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}

/** The half axes of a conic as vectors on the drawn plane, where they are conjugate half diameters. */
function halfDiameters({ a, b, rotation }: Central, ratio: number): readonly [Vec2, Vec2] {
  const { x: cos, y: sin } = unitAt(rotation);
  return [
    { x: a * cos, y: ratio * a * sin },
    { x: -b * sin, y: ratio * b * cos },
  ];
}

function centralOf(center: Vec2, along: Vec2, across: Vec2): Central {
  return {
    center,
    a: Math.hypot(along.x, along.y),
    b: Math.hypot(across.x, across.y),
    rotation: Math.atan2(along.y, along.x),
  };
}

/** The image of an ellipse, and by how much its parameter is less there. */
export function stretchedEllipse(
  ellipse: Central,
  ratio: number,
): { readonly ellipse: EllipseValue; readonly shift: number } {
  const [u, v] = halfDiameters(ellipse, ratio);
  // The diameters u cos t + v sin t and -u sin t + v cos t are at right angles.
  const shift = Math.atan2(2 * dot(u, v), dot(u, u) - dot(v, v)) / 2;
  const [cos, sin] = [Math.cos(shift), Math.sin(shift)];
  const center = stretchedPoint(ratio, ellipse.center);
  return { ellipse: { type: 'Ellipse', ...centralOf(center, sum(cos, u, sin, v), sum(-sin, u, cos, v)) }, shift };
}

/** The image of a hyperbola: u cosh s + v sinh s is its vertex where u sinh s + v cosh s is at right angles to it. */
export function stretchedHyperbola(hyperbola: HyperbolaValue, ratio: number): HyperbolaValue {
  const [u, v] = halfDiameters(hyperbola, ratio);
  const s = Math.atanh((-2 * dot(u, v)) / (dot(u, u) + dot(v, v))) / 2;
  const [cosh, sinh] = [Math.cosh(s), Math.sinh(s)];
  const center = stretchedPoint(ratio, hyperbola.center);
  return { ...hyperbola, ...centralOf(center, sum(cosh, u, sinh, v), sum(sinh, u, cosh, v)) };
}

/** The image of vertex + t² u + t v: its vertex is where the tangent is at right angles to u. */
export function stretchedParabola({ vertex, p, rotation }: ParabolaValue, ratio: number): ParabolaValue {
  const { x: cos, y: sin } = unitAt(rotation);
  const u = stretchedPoint(ratio, { x: p * cos, y: p * sin });
  const v = stretchedPoint(ratio, { x: -2 * p * sin, y: 2 * p * cos });
  const t = -dot(u, v) / (2 * dot(u, u));
  const moved = sum(t * t, u, t, v);
  const across = sum(1, v, 2 * t, u);
  const at = stretchedPoint(ratio, vertex);
  return {
    type: 'Parabola',
    vertex: { x: at.x + moved.x, y: at.y + moved.y },
    // Y = |across| t and X = |u| t², so that 4 p = across² / |u|.
    p: dot(across, across) / Math.hypot(u.x, u.y) / 4,
    rotation: Math.atan2(u.y, u.x),
  };
}

/** A degree: the polygon is 4e-5 of the radius from the arc. */
const ARC_STEP = Math.PI / 180;

/** Points of a part of an ellipse, its ends included; angles are its parameter. */
export function pointsOfArc(
  ellipse: Central,
  { startAngle, sweep }: { readonly startAngle: number; readonly sweep: number },
): Vec2[] {
  const steps = Math.max(1, Math.ceil(Math.abs(sweep) / ARC_STEP));
  return Array.from({ length: steps + 1 }, (_, i) => onEllipse(ellipse, startAngle + (i / steps) * sweep));
}
