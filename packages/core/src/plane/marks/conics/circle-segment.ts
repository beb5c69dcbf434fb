import type { CircleSegmentValue } from '@geoslide/geometry';
import { type Mark, px } from '../../mark.js';
import { regionOrLine } from '../../region-fill.js';
import { drawCircleSegment, placeAround } from '../../shapes/circular.js';

export const circleSegment: Mark<CircleSegmentValue> = {
  draw: drawCircleSegment,
  rank: regionOrLine,
  clips: true,
  anchor: ({ center, radius, startAngle, sweep }, context) => {
    const half = sweep / 2;
    return { at: px(context, placeAround(center, (radius * (1 + Math.cos(half))) / 2, startAngle + half)) };
  },
  looks: { regionOpacity: 12 },
  fallback: 'Arc',
};
