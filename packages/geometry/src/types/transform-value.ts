import { takeSteps } from '../functions/steps.js';
import type { Similarity } from '../plane/affine.js';
import { type PlaneValue, Undefined, type Value } from '../values.js';
import { MOVED_STEPS } from './move-value.js';
import { isPlane, planeType } from './table.js';

/**
 * The image of a value under a similarity, of the same type and with the same parameters: vertices and edges keep
 * their order, a mirror image turns an arc's sweep round.
 * A list's items are transformed one by one. Throws Undefined for values that lie nowhere (numbers, pictures) and for
 * those of space.
 */
export function transformValue<V extends Value>(value: V, m: Similarity): V;
export function transformValue(value: Value, m: Similarity): Value {
  if (value.type === 'List') {
    takeSteps(MOVED_STEPS * value.items.length);
    return { ...value, items: value.items.map((item) => transformValue(item, m)) };
  }
  return isPlane(value) ? imageOf(value, m) : noImage(value);
}

function imageOf<P extends PlaneValue>(figure: P, m: Similarity): P {
  return planeType(figure).transform?.(figure, m, imageOf) ?? noImage(figure);
}

function noImage(value: Value): never {
  throw new Undefined(`a ${value.type} cannot be transformed in the plane`);
}
