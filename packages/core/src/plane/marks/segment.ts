import type { SegmentValue } from '@geoslide/geometry';
import { anchorAt } from '../anchor.js';
import type { Mark } from '../mark.js';
import { drawSegment } from '../shapes/linear.js';

export const segment: Mark<SegmentValue> = {
  draw: drawSegment,
  rank: 'line',
  clips: false,
  anchor: (value, context) => anchorAt(value, 0.5, context),
  looks: {},
  fallback: undefined,
};
