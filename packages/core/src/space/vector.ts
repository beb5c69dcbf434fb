import { vector3 } from '@geoslide/geometry';

export const {
  add,
  along,
  cross,
  distance,
  dot,
  extent,
  frame,
  length,
  lerp,
  mean,
  mul,
  polygonNormal,
  sub,
  unit,
  vec3,
} = vector3;
