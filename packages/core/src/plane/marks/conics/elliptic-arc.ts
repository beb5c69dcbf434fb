import type { EllipticArcValue } from '@geoslide/geometry';
import { anchorAt } from '../../anchor.js';
import type { Mark } from '../../mark.js';
import { isFilled, regionOrLine } from '../../region-fill.js';
import { drawArc } from '../../shapes/circular.js';

export const ellipticArc: Mark<EllipticArcValue> = {
  draw: drawArc,
  rank: regionOrLine,
  clips: isFilled,
  anchor: (value, context) => anchorAt(value, 0.5, context),
  looks: {},
  fallback: 'Arc',
};
