import { vec3 } from '../space/vec3.js';
import type { Arc3Value, Vec2, Vec3 } from '../values.js';

/** A point of the plane in z = 0. */
export const raise = ({ x, y }: Vec2): Vec3 => vec3(x, y, 0);

/** The x and y directions of the plane z = 0, turned by `rotation` radians. */
export function turnedFrame(rotation: number): { u: Vec3; v: Vec3 } {
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return { u: vec3(c, s, 0), v: vec3(-s, c, 0) };
}

interface Sweep {
  readonly startAngle: number;
  readonly sweep: number;
}

/** A part of a circle in z = 0. */
export function liftArc({
  center,
  radius,
  startAngle,
  sweep,
}: Sweep & { readonly center: Vec2; readonly radius: number }): Arc3Value {
  return { type: 'Arc3', center: raise(center), a: radius, b: radius, ...turnedFrame(0), startAngle, sweep };
}

/** A part of an ellipse, or all of it, in z = 0. */
export function liftEllipticArc({
  center,
  a,
  b,
  rotation,
  startAngle,
  sweep,
}: Sweep & { readonly center: Vec2; readonly a: number; readonly b: number; readonly rotation: number }): Arc3Value {
  return { type: 'Arc3', center: raise(center), a, b, ...turnedFrame(rotation), startAngle, sweep };
}
