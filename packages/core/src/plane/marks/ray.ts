import type { RayValue } from '@geoslide/geometry';
import { middleOfLine } from '../anchor.js';
import type { Mark } from '../mark.js';
import { drawRay } from '../shapes/linear.js';

export const ray: Mark<RayValue> = {
  draw: drawRay,
  rank: 'line',
  clips: false,
  anchor: ({ origin, direction }, context) => middleOfLine(origin, direction, 0, context),
  looks: {},
  fallback: undefined,
};
