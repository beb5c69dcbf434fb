import { type DrawnPlane, isEven } from '@geoslide/protocol';
import { takeSteps } from '../../functions/steps.js';
import { isPlane } from '../../types/table.js';
import type { Value } from '../../values.js';
import { bent } from './bent.js';
import { stretched } from './stretched.js';

/** Steps for a figure. */
const FIGURE_STEPS = 100;

/**
 * A value as it lies on the drawn plane, where its mark is drawn as on any other: a circle becomes an ellipse, and on
 * logarithmic axes lines become curves. Values of space and those that lie nowhere stay as they are.
 * Throws Undefined for what has no place there.
 */
export function drawnValue(value: Value, plane: DrawnPlane): Value {
  if (isEven(plane)) return value;
  if (value.type === 'List') return { ...value, items: value.items.map((item) => drawnValue(item, plane)) };
  if (!isPlane(value) || value.type === 'Image') return value;
  takeSteps(FIGURE_STEPS);
  const drawn = (inner: Value): Value => drawnValue(inner, plane);
  return plane.logX || plane.logY ? bent(value, plane, drawn) : stretched(value, plane, drawn);
}
