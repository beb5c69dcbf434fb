import { Undefined, type Value } from '../../values.js';
import { coerce } from '../parameter-types.js';

/**
 * The number that a value stands for: angles, areas and segments stand for theirs. Throws Undefined for anything else.
 */
export function requireNumber(value: Value): number {
  const number = asNumber(value);
  if (number === undefined) throw new Undefined(`a ${value.type} stands where a number should`);
  return number;
}

export function asNumber(value: Value): number | undefined {
  const number = coerce(value, 'Number');
  return number?.type === 'Number' ? number.value : undefined;
}
