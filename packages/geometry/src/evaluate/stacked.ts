import { translation } from '../plane/affine.js';
import { transformValue } from '../types/transform-value.js';
import type { Value } from '../values.js';

/** How far the lower edge of a box plot is above that of the one before. */
const STEP = 1.5;

/**
 * Puts box plots whose height nobody gave above each other, in the order in which they come: a function that does so
 * with each value of a slide, those in lists included.
 */
export function stacking(): (value: Value) => Value {
  let count = 0;
  return function stacked(value): Value {
    if (value.type === 'List') {
      return value.items.some(isUnplaced) ? { type: 'List', items: value.items.map(stacked) } : value;
    }
    if (!isUnplaced(value)) return value;
    const lift = count * STEP;
    count += 1;
    return lift === 0 ? value : transformValue(value, translation({ x: 0, y: lift }));
  };
}

const isUnplaced = (value: Value): boolean => value.type === 'Chart' && value.isPlaced === false;
