import { vector3 } from '@geoslide/geometry';

export const { add, along, cross, distance, dot, frame, length, lerp, mean, mul, polygonNormal, sub, unit } = vector3;
