import type { HyperbolaValue } from '@geoslide/geometry';
import { anchorAt } from '../../anchor.js';
import type { Mark } from '../../mark.js';
import { drawHyperbola } from '../../shapes/conic.js';

export const hyperbola: Mark<HyperbolaValue> = {
  draw: drawHyperbola,
  rank: 'line',
  clips: false,
  anchor: (value, context) => anchorAt(value, 0, context),
  looks: {},
  fallback: 'Curve',
};
