import { type Vec3, vector3 } from '@geoslide/geometry';

export const { add, along, cross, distance, dot, frame, length, lerp, mean, mul, polygonNormal, sub, unit } = vector3;

/** Whether all coordinates of a point are numbers: a surface has no point where a formula has no value. */
export const isFinite3 = ({ x, y, z }: Vec3): boolean => Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z);
