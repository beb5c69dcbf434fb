import { quadraticRoots } from '../curve/numeric/polynomial-roots.js';
import { ROUNDING } from '../plane/tolerance.js';
import { cross, dot, length, magnitude, multiply, rot90 } from '../plane/vec.js';
import type { Vec2 } from '../values.js';
import { type Frame, fromFrame, type Hit, type Part, toFrame } from './part.js';

/** A line this near to touching, relative to the sizes involved, touches: points from chained constructions carry a few digits of rounding. */
export const TOUCH = 1e-12;

/** Where a straight part's line meets a circle, ellipse, hyperbola or parabola, in that conic's own frame; one point where it touches. */
export function lineWithConic(a: Part, b: Part): readonly Hit[] {
  const { origin, direction } = a.line!;
  const { shape, frame } = b.conic!;
  const base = toFrame(frame, origin);
  const towards = toFrame({ ...frame, origin: { x: 0, y: 0 } }, direction);
  const unit = multiply(towards, 1 / length(towards));
  const offset = cross(unit, base);
  const foot = multiply(rot90(unit), offset);
  const local =
    shape === 'ellipse' ? onUnitCircle(foot, unit, offset, roundingIn(frame, origin)) : onOpenConic(shape, foot, unit);
  return local.map((p) => ({ point: fromFrame(frame, p.x, p.y) }));
}

/** Rounding of positions, in units of the frame. */
function roundingIn(frame: Frame, origin: Vec2): number {
  const smaller = Math.min(length(frame.u), length(frame.v));
  return Math.max(TOUCH, (ROUNDING * magnitude(frame.origin, origin)) / smaller);
}

function onUnitCircle(foot: Vec2, unit: Vec2, offset: number, tolerance: number): Vec2[] {
  const gap = 1 - Math.abs(offset);
  if (gap < -tolerance) return [];
  if (gap <= tolerance) return [multiply(rot90(unit), Math.sign(offset))];
  const half = Math.sqrt(gap * (1 + Math.abs(offset)));
  return [-half, half].map((t) => ({ x: foot.x + t * unit.x, y: foot.y + t * unit.y }));
}

function onOpenConic(shape: 'hyperbola' | 'parabola', foot: Vec2, d: Vec2): Vec2[] {
  const steep = 1e-14;
  const [square, middle, rest] =
    shape === 'hyperbola'
      ? [(d.x - d.y) * (d.x + d.y), 2 * (foot.x * d.x - foot.y * d.y), (foot.x - foot.y) * (foot.x + foot.y) - 1]
      : [d.y * d.y, 2 * foot.y * d.y - 4 * d.x, foot.y * foot.y - 4 * foot.x];
  // Along an asymptote, or the axis of a parabola, one of the points is at infinity.
  const leading = Math.abs(square) <= steep ? 0 : square;
  const linear = leading === 0 && Math.abs(middle) <= steep * (1 + dot(foot, foot)) ? 0 : middle;
  return quadraticRoots(leading, linear, rest, TOUCH).map((t) => ({ x: foot.x + t * d.x, y: foot.y + t * d.y }));
}
