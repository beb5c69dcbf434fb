import type { Vec3 } from '../values.js';
import { mul, sub, vec3 } from './vec3.js';

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
