import type { CircleValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { anchorAt } from '../../anchor.js';
import type { Mark } from '../../mark.js';
import { isFilled, regionOrLine } from '../../region-fill.js';
import { drawCircle } from '../../shapes/circular.js';

export const circle: Mark<CircleValue> = {
  draw: drawCircle,
  rank: regionOrLine,
  clips: isFilled,
  anchor: (value, context) => anchorAt(value, Math.PI / 4, context),
  looks: { color: palette.teal },
  fallback: undefined,
};
