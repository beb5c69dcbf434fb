import type { ArcValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { anchorAt } from '../anchor.js';
import type { Mark } from '../mark.js';
import { isFilled, regionOrLine } from '../region-fill.js';
import { drawArc } from '../shapes/circular.js';

export const arc: Mark<ArcValue> = {
  draw: drawArc,
  rank: regionOrLine,
  clips: isFilled,
  anchor: (value, context) => anchorAt(value, 0.5, context),
  looks: { color: palette.teal },
  fallback: undefined,
};
