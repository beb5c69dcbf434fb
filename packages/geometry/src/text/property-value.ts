import { contextFor } from '../evaluate/evaluator.js';
import { EMPTY_ENVIRONMENT } from '../evaluate/names/bare-environment.js';
import { applyProperty } from '../evaluate/overload.js';
import { Undefined, type Value } from '../values.js';

/** A property of a value as templates and lists show it; undefined where the value has none of that name. */
export function propertyValue(value: Value, property: string): Value | undefined {
  try {
    return applyProperty(value, property, contextFor([], EMPTY_ENVIRONMENT));
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}
