import type { Arc3Value, Circle3Value, SpaceValue, Vec3 } from '../values.js';
import { add, cross, dot, mul } from './vec3.js';

/** A circle, ellipse or a part of one: center + a cos t u + b sin t v for t from `start` over `sweep` radians. */
export interface Ring {
  readonly center: Vec3;
  readonly a: number;
  readonly b: number;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly start: number;
  readonly sweep: number;
}

export const isRing = (value: SpaceValue): value is Circle3Value | Arc3Value =>
  value.type === 'Circle3' || value.type === 'Arc3';

export function ringOf(value: Circle3Value | Arc3Value): Ring {
  const { center, u, v } = value;
  if (value.type === 'Circle3') return { center, u, v, a: value.radius, b: value.radius, start: 0, sweep: 2 * Math.PI };
  return { center, u, v, a: value.a, b: value.b, start: value.startAngle, sweep: value.sweep };
}

export const ringPoint = ({ center, a, b, u, v }: Ring, t: number): Vec3 =>
  add(center, add(mul(u, a * Math.cos(t)), mul(v, b * Math.sin(t))));

/** How far the whole circle or ellipse reaches along a vector, from the lowest to the highest place. */
export function ringReach({ center, a, b, u, v }: Ring, direction: Vec3): [low: number, high: number] {
  const middle = dot(center, direction);
  const half = Math.hypot(a * dot(u, direction), b * dot(v, direction));
  return [middle - half, middle + half];
}

export const ringAxis = ({ u, v }: Ring): Vec3 => cross(u, v);
