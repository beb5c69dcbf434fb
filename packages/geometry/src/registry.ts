import { curveConstructors, curveProperties } from './curve/index.js';
import { valueConstructors } from './evaluate/measures.js';
import { arityOf } from './evaluate/parameter-types.js';
import { intersectConstructors } from './intersect/index.js';
import { planeConstructors, planeProperties } from './plane/index.js';
import { spaceConstructors, spaceProperties } from './space/index.js';
import type { Constructor, Property, Signature } from './table.js';

/** Every constructor of the language; several entries may share a name, in the order in which their signatures are tried. */
export const constructors: readonly Constructor[] = [
  ...planeConstructors,
  ...intersectConstructors,
  ...curveConstructors,
  ...spaceConstructors,
  ...valueConstructors,
];

/** Every property and method; the first whose types fit is taken. */
export const properties: readonly Property[] = [...planeProperties, ...curveProperties, ...spaceProperties];

/** A signature with the entry that it belongs to. */
export interface Form {
  readonly entry: Constructor;
  readonly signature: Signature;
  /** How many arguments it takes at least and at most. */
  readonly arity: readonly [number, number];
}

const entriesByName = groupBy(
  constructors.flatMap((entry) => [entry.name, ...(entry.aliases ?? [])].map((name) => [name, entry] as const)),
);
const formsByName = new Map<string, readonly Form[]>();

const propertiesByName = groupBy(properties.map((property): readonly [string, Property] => [property.name, property]));

function groupBy<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, entry] of entries) {
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** The forms of a constructor in the order in which they are tried; undefined for a name that is none. */
export function formsOf(name: string): readonly Form[] | undefined {
  let forms = formsByName.get(name);
  if (forms === undefined) {
    forms = entriesByName
      .get(name)
      ?.flatMap((entry) =>
        entry.signatures.map((signature) => ({ entry, signature, arity: arityOf(signature.parameters) })),
      );
    if (forms !== undefined) formsByName.set(name, forms);
  }
  return forms;
}

export function isConstructor(name: string): boolean {
  return entriesByName.has(name);
}

export function constructorNames(): IterableIterator<string> {
  return entriesByName.keys();
}

/** The properties of that name, of whatever types. */
export function propertiesNamed(name: string): readonly Property[] {
  return propertiesByName.get(name) ?? [];
}
