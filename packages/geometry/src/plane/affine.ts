import { type Affine, Undefined, type Vec2 } from '../values.js';
import { unitAt } from './turn.js';
import { cross, dot } from './vec.js';

/** A transform that keeps shapes: turns, mirror images, uniform scalings, shifts and what they compose to. */
export type Similarity = Affine;

export const IDENTITY: Similarity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export const translation = (by: Vec2): Similarity => ({ ...IDENTITY, e: by.x, f: by.y });

/** Counterclockwise by `angle` radians about `center`. */
export const rotation = (angle: number, center: Vec2): Similarity => {
  const { x: cos, y: sin } = unitAt(angle);
  return about(center, cos, sin, -sin, cos);
};

/** By the factor k, not 0, from `center`; a negative one turns by 180° as well. */
export const scaling = (k: number, center: Vec2): Similarity => about(center, k, 0, 0, k);

/** The mirror image in the line through `origin` along `direction`, which is not zero. */
export const reflection = (origin: Vec2, direction: Vec2): Similarity => {
  const square = dot(direction, direction);
  if (!(square > 0)) throw new Undefined('the mirror line has no direction: its two points coincide');
  const cos = ((direction.x - direction.y) * (direction.x + direction.y)) / square;
  const sin = (2 * direction.x * direction.y) / square;
  return about(origin, cos, sin, sin, -cos);
};

/** The linear map with the columns (a, b), (c, d) that keeps `center` where it is. */
const about = (center: Vec2, a: number, b: number, c: number, d: number): Similarity => ({
  a,
  b,
  c,
  d,
  e: center.x - (a * center.x + c * center.y),
  f: center.y - (b * center.x + d * center.y),
});

export const transformPoint = (m: Affine, p: Vec2): Vec2 => ({
  x: m.a * p.x + m.c * p.y + m.e || 0,
  y: m.b * p.x + m.d * p.y + m.f || 0,
});

/** The image of a direction: no shift. */
export const transformDirection = (m: Affine, p: Vec2): Vec2 => ({
  x: m.a * p.x + m.c * p.y || 0,
  y: m.b * p.x + m.d * p.y || 0,
});

/** First `inner`, then `outer`. */
export const compose = (outer: Affine, inner: Affine): Affine => {
  const u = transformDirection(outer, { x: inner.a, y: inner.b });
  const v = transformDirection(outer, { x: inner.c, y: inner.d });
  const o = transformPoint(outer, { x: inner.e, y: inner.f });
  return { a: u.x, b: u.y, c: v.x, d: v.y, e: o.x, f: o.y };
};

/** Twice the signed area that the unit square's half becomes: negative for mirror images. */
const determinantOf = (m: Affine): number => cross({ x: m.a, y: m.b }, { x: m.c, y: m.d });

/** Throws Undefined for a transform that flattens the plane. */
export const invert = (m: Affine): Affine => {
  const determinant = determinantOf(m);
  if (determinant === 0) throw new Undefined('a transform with factor 0 cannot be undone');
  const linear = {
    a: m.d / determinant,
    b: -m.b / determinant,
    c: -m.c / determinant,
    d: m.a / determinant,
    e: 0,
    f: 0,
  };
  const shift = transformDirection(linear, { x: m.e, y: m.f });
  return { ...linear, e: -shift.x || 0, f: -shift.y || 0 };
};

/** The factor by which a similarity lengthens. */
export const scaleOf = (m: Similarity): number => Math.hypot(m.a, m.b);

export const isMirror = (m: Affine): boolean => determinantOf(m) < 0;

/** Where the similarity turns the direction at `angle` to, in (-π, π]. */
export const transformAngle = (m: Similarity, angle: number): number => {
  const image = transformDirection(m, unitAt(angle));
  return Math.atan2(image.y, image.x);
};
