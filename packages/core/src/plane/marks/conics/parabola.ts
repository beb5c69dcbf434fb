import type { ParabolaValue } from '@geoslide/geometry';
import { anchorAt } from '../../anchor.js';
import type { Mark } from '../../mark.js';
import { drawParabola, parabolaRanges } from '../../shapes/conic.js';

export const parabola: Mark<ParabolaValue> = {
  draw: drawParabola,
  rank: 'line',
  clips: false,
  anchor: (value, context) => {
    const range = parabolaRanges(value, context)[0];
    return range && anchorAt(value, (range[0] + range[1]) / 2, context);
  },
  looks: {},
  fallback: 'Curve',
};
