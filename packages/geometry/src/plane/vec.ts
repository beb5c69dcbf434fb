import type { Vec2 } from '../values.js';
import { PARALLEL, ROUNDING } from './tolerance.js';

export const ORIGIN: Vec2 = { x: 0, y: 0 };

export const vec = (x: number, y: number): Vec2 => ({ x, y });

export const add = (p: Vec2, q: Vec2): Vec2 => ({ x: p.x + q.x, y: p.y + q.y });

export const subtract = (p: Vec2, q: Vec2): Vec2 => ({ x: p.x - q.x, y: p.y - q.y });

export const multiply = (p: Vec2, factor: number): Vec2 => ({ x: p.x * factor, y: p.y * factor });

/** p + factor · direction. */
export const along = (p: Vec2, direction: Vec2, factor: number): Vec2 => ({
  x: p.x + factor * direction.x,
  y: p.y + factor * direction.y,
});

/** The point at the fraction t of the way from p to q; exact at both ends. */
export const mix = (p: Vec2, q: Vec2, t: number): Vec2 =>
  t === 1 ? { x: q.x, y: q.y } : { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) };

export const middle = (p: Vec2, q: Vec2): Vec2 => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

export const dot = (p: Vec2, q: Vec2): number => p.x * q.x + p.y * q.y;

/** The z component of p × q: positive when q is counterclockwise of p. */
export const cross = (p: Vec2, q: Vec2): number => p.x * q.y - p.y * q.x;

export const length = (p: Vec2): number => Math.hypot(p.x, p.y);

export const distance = (p: Vec2, q: Vec2): number => Math.hypot(q.x - p.x, q.y - p.y);

/** A quarter turn counterclockwise. */
export const rot90 = (p: Vec2): Vec2 => ({ x: p.y === 0 ? 0 : -p.y, y: p.x });

/** Radians counterclockwise from +x, in (-π, π]. */
export const angleOf = (p: Vec2): number => Math.atan2(p.y, p.x);

/** The largest coordinate of the points, without sign: the size that rounding errors of their differences scale with. */
export const magnitude = (...points: readonly Vec2[]): number =>
  points.reduce((most, p) => Math.max(most, Math.abs(p.x), Math.abs(p.y)), 0);

/** Whether p and q are one point but for rounding. */
export const samePoint = (p: Vec2, q: Vec2): boolean => distance(p, q) <= ROUNDING * magnitude(p, q);

/** Whether two directions are parallel or opposite, or one of them is zero. */
export const areParallel = (p: Vec2, q: Vec2): boolean => Math.abs(cross(p, q)) <= PARALLEL * length(p) * length(q);

/** Whether three points lie on one line, or two of them coincide. */
export const areCollinear = (p: Vec2, q: Vec2, r: Vec2): boolean => {
  const a = subtract(q, p);
  const b = subtract(r, p);
  const sides = length(a) + length(b);
  const rounding = ROUNDING * magnitude(p, q, r) * sides;
  const thin = PARALLEL * Math.max(length(a) * length(b), length(a) * distance(q, r), length(b) * distance(q, r));
  return Math.abs(cross(a, b)) <= Math.max(rounding, thin);
};

export const isFiniteVec = (p: Vec2): boolean => Number.isFinite(p.x) && Number.isFinite(p.y);
