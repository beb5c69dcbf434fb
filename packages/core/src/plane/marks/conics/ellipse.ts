import type { EllipseValue } from '@geoslide/geometry';
import { anchorAt } from '../../anchor.js';
import type { Mark } from '../../mark.js';
import { isFilled, regionOrLine } from '../../region-fill.js';
import { drawCircle } from '../../shapes/circular.js';

/** The parameter where an ellipse's outward normal points up and to the right: a label there lies outside. */
function outermost({ a, b, rotation }: EllipseValue): number {
  const normal = Math.PI / 4 - rotation;
  return Math.atan2(b * Math.sin(normal), a * Math.cos(normal));
}

export const ellipse: Mark<EllipseValue> = {
  draw: drawCircle,
  rank: regionOrLine,
  clips: isFilled,
  anchor: (value, context) => anchorAt(value, outermost(value), context),
  looks: {},
  fallback: 'Circle',
};
