import { takeSteps } from '../functions/steps.js';
import type { Motion } from '../space/motion.js';
import { type SpaceValue, Undefined, type Value } from '../values.js';
import { lift } from './lift.js';
import { spaceType } from './table.js';

/** Steps to move an item of a list. */
export const MOVED_STEPS = 200;

/**
 * A value of space (or of the plane, lying in z = 0) moved by a similarity; a list item by item. Throws Undefined for
 * what lies nowhere in space.
 */
export function moveValue(value: Value, motion: Motion): Value {
  if (value.type === 'List') {
    takeSteps(MOVED_STEPS * value.items.length);
    return { type: 'List', items: value.items.map((item) => moveValue(item, motion)) };
  }
  const figure = lift(value);
  if (!figure) throw new Undefined(`a ${value.type} can't be moved in space`);
  return imageOf(figure, motion);
}

function imageOf<P extends SpaceValue>(figure: P, motion: Motion): P {
  return spaceType(figure).move(figure, motion, imageOf);
}
