import type { PlaneValue, PlaneValues, Value } from '@geoslide/geometry';
import { styleTypes } from '../style/style-types.js';
import type { Mark } from './mark.js';
import * as all from './marks/index.js';

/** The mark of every type of value of the plane: a type without a mark does not compile. */
const marks: { readonly [T in keyof PlaneValues]: Mark<PlaneValues[T]> } = { ...all };

/** The mark of a value; undefined for values that are nothing to see, or that lie in space. */
export function markOf(value: Value): Mark<PlaneValue> | undefined {
  return value.type in marks ? (marks[value.type as keyof PlaneValues] as unknown as Mark<PlaneValue>) : undefined;
}

/** The built-in looks of the types of the plane. */
export const planeStyleTypes = styleTypes(marks);
