import type { LineValue } from '@geoslide/geometry';
import { middleOfLine } from '../anchor.js';
import type { Mark } from '../mark.js';
import { drawLine } from '../shapes/linear.js';

export const line: Mark<LineValue> = {
  draw: drawLine,
  rank: 'line',
  clips: false,
  anchor: ({ origin, direction }, context) => middleOfLine(origin, direction, -Infinity, context),
  looks: {},
  fallback: undefined,
};
