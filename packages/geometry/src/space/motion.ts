import type { Vec3 } from '../values.js';
import { dot, mul, sub, vec3 } from './vec3.js';

/** A similarity of space: how points and directions move, and the factor of lengths. */
export interface Motion {
  readonly point: (p: Vec3) => Vec3;
  readonly factor: number;
  /** Whether it mirrors, so that faces have to be listed the other way round. */
  readonly mirrors: boolean;
}

/** The image of a direction. */
export const directionBy = ({ point }: Motion, d: Vec3): Vec3 => sub(point(d), point(vec3(0, 0, 0)));

/** The image of a direction at its length before. */
export const unitBy = (motion: Motion, d: Vec3): Vec3 => mul(directionBy(motion, d), 1 / motion.factor);

/** Where a point comes from. */
export function backOf(motion: Motion): (p: Vec3) => Vec3 {
  const origin = motion.point(vec3(0, 0, 0));
  const [x, y, z] = [vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)].map((axis) => directionBy(motion, axis)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  const square = motion.factor ** 2;
  return (p) => {
    const from = sub(p, origin);
    return vec3(dot(x, from) / square, dot(y, from) / square, dot(z, from) / square);
  };
}
