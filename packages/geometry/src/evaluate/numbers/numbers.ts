import { Undefined, type Value } from '../../values.js';
import { coerce } from '../parameter-types.js';

/** How a number, or a point, of some values is written. */
const NUMBERS_OF: Readonly<Partial<Record<Value['type'], string>>> = {
  Circle: ': write k.radius for that of a circle k, Point(k, 45°) for a point on it',
  Polygon: ': write p.area or p.perimeter for those of a polygon p',
  Point: ': write A.x or A.y for those of a point A',
};

/**
 * The number that a value stands for: angles, areas and segments stand for theirs. Throws Undefined for anything else.
 */
export function requireNumber(value: Value): number {
  const number = asNumber(value);
  if (number === undefined)
    throw new Undefined(`a ${value.type} stands where a number should${NUMBERS_OF[value.type] ?? ''}`);
  return number;
}

export function asNumber(value: Value): number | undefined {
  const number = coerce(value, 'Number');
  return number?.type === 'Number' ? number.value : undefined;
}
