import type { VectorValue } from '@geoslide/geometry';
import { anchorAt } from '../anchor.js';
import type { Mark } from '../mark.js';
import { drawSegment } from '../shapes/linear.js';

export const vector: Mark<VectorValue> = {
  draw: drawSegment,
  rank: 'line',
  clips: false,
  anchor: (value, context) => anchorAt(value, 0.5, context),
  looks: { endArrow: 'filled_stealth' },
  fallback: 'Segment',
};
