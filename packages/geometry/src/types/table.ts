import type { PlaneValue, PlaneValues, ScalarValue, ScalarValues, SpaceValue, SpaceValues, Value } from '../values.js';
import * as plane from './plane/index.js';
import type { FigureType, PlaneType, ScalarType, SpaceType } from './record.js';
import * as scalar from './scalar/index.js';
import * as space from './space/index.js';

/** The record of every type of value. A type without a record, or a record that says too little, does not compile. */
export const scalarTypes: { readonly [T in keyof ScalarValues]: ScalarType<ScalarValues[T]> } = { ...scalar };
export const planeTypes: { readonly [T in keyof PlaneValues]: PlaneType<PlaneValues[T]> } = { ...plane };
export const spaceTypes: { readonly [T in keyof SpaceValues]: SpaceType<SpaceValues[T]> } = { ...space };

export const planeNames = namesOf(planeTypes);
export const spaceNames = namesOf(spaceTypes);
export const valueNames: readonly Value['type'][] = [...namesOf(scalarTypes), ...planeNames, ...spaceNames];

/** In the order of the alphabet, for a module lists what it exports in no other. */
function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return (Object.keys(table) as Name[]).sort();
}

export function isScalar(value: Value): value is ScalarValue {
  return value.type in scalarTypes;
}

export function isPlane(value: Value): value is PlaneValue {
  return value.type in planeTypes;
}

/** The record of a value's type. The compiler does not see that a value and the record of its type belong together. */
export function scalarType<V extends ScalarValue>(value: V): ScalarType<V> {
  return scalarTypes[value.type] as unknown as ScalarType<V>;
}

export function planeType<V extends PlaneValue>(value: V): PlaneType<V> {
  return planeTypes[value.type] as unknown as PlaneType<V>;
}

export function spaceType<V extends SpaceValue>(value: V): SpaceType<V> {
  return spaceTypes[value.type] as unknown as SpaceType<V>;
}

/** The record of a figure of the plane or of space. */
export function figureType<V extends PlaneValue | SpaceValue>(value: V): FigureType<V> {
  return (isPlane(value) ? planeType(value) : spaceType(value as SpaceValue)) as unknown as FigureType<V>;
}
