import { foreignWord, foreignWords } from '#foreign-words';
import { aliases } from './aliases.js';
import { curveConstructors, curveProperties } from './curve/index.js';
import { listProperties } from './evaluate/lists/list-properties.js';
import { listConstructors } from './evaluate/lists/lists.js';
import { valueConstructors } from './evaluate/numbers/measures.js';
import { vectorConstructors } from './evaluate/numbers/vectors.js';
import { arityOf } from './evaluate/parameter-types.js';
import { intersectConstructors } from './intersect/index.js';
import { planeConstructors, planeProperties } from './plane/index.js';
import { spaceConstructors, spaceProperties } from './space/index.js';
import { statisticsConstructors, statisticsProperties } from './statistics/index.js';
import type { Constructor, Property, Signature } from './table.js';
import { planeTransforms } from './transforms/plane.js';
import { spaceTransforms } from './transforms/space.js';
import { planeTypes, spaceTypes } from './types/table.js';

const entries: readonly Constructor[] = planeConstructors.concat(
  intersectConstructors,
  curveConstructors,
  spaceConstructors,
  planeTransforms,
  spaceTransforms,
  valueConstructors,
  vectorConstructors,
  listConstructors,
  statisticsConstructors,
  [planeTypes, spaceTypes].flatMap((table) => Object.values(table).flatMap((type) => type.constructors)),
);

/** What else constructors are called, by their names; the first entry of a name takes it away. */
const otherNames = new Map<string, readonly string[]>();
for (const [alias, name] of Object.entries(aliases)) group(otherNames, name, alias);

/**
 * Every constructor of the language; several entries may share a name, in the order in which their signatures are
 * tried.
 */
export const constructors: readonly Constructor[] = entries.map((entry) => {
  const names = otherNames.get(entry.name);
  if (names === undefined) return entry;
  otherNames.delete(entry.name);
  return { ...entry, aliases: [...(entry.aliases ?? []), ...names] };
});

/** Every property and method; the first whose types fit is taken. */
export const properties: readonly Property[] = planeProperties.concat(
  curveProperties,
  spaceProperties,
  listProperties,
  statisticsProperties,
);

/** A signature with the entry that it belongs to. */
export interface Form {
  readonly entry: Constructor;
  readonly signature: Signature;
  /** How many arguments it takes at least and at most. */
  readonly arity: readonly [number, number];
}

const entriesByName = new Map<string, readonly Constructor[]>();
for (const entry of constructors) {
  group(entriesByName, entry.name, entry);
  entry.aliases?.forEach((name) => {
    group(entriesByName, name, entry);
  });
}
for (const [alias, name] of Object.entries(aliases)) {
  // Of what the language means by such a word itself, the forms come first.
  const own = constructors.filter((entry) => entry.name === alias);
  entriesByName.set(alias, [...own, ...(entriesByName.get(name) ?? [])]);
}

const formsByName = new Map<string, readonly Form[]>();

/** Made when the first property is asked for. */
let propertiesByName: Map<string, readonly Property[]> | undefined;

function group<T>(groups: Map<string, readonly T[]>, name: string, entry: T): void {
  const known = groups.get(name);
  groups.set(name, known === undefined ? [entry] : [...known, entry]);
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

/** True for a constructor that is younger than files which may have definitions of its name: those are meant then. */
export function yieldsToDefinitions(name: string): boolean {
  return entriesByName.get(name)?.every((entry) => entry.yields === true) ?? false;
}

/** The names of constructors by their small letters. Where several are alike, the one with a capital letter counts. */
let namesInSmall: Map<string, string> | undefined;

/**
 * The constructor that a word means, however it is written: `midpoint`, `MidPoint`, `Mittelpunkt`. Its own name is
 * given where the word is another name of it; undefined for other words.
 */
export function constructorMeant(word: string): string | undefined {
  if (namesInSmall === undefined) {
    namesInSmall = new Map();
    for (const name of entriesByName.keys()) {
      const small = name.toLowerCase();
      if (!namesInSmall.has(small) || /^[A-Z]/.test(name)) namesInSmall.set(small, name);
    }
  }
  const name = namesInSmall.get(word.normalize('NFKC').toLowerCase().replace(/_/g, '')) ?? foreignWord(word);
  if (name === undefined) return undefined;
  return Object.hasOwn(aliases, name) ? aliases[name] : entriesByName.get(name)?.[0]?.name;
}

/** A word for a net before or behind the solid's own. */
const NET = /^(?:Net(?:Of)?|Unfold(?:ed)?|Developed)(?=\p{Lu})|(?:Net|Unfolding|Development|[Nn]etz)$/u;

/** The constructor of the solid whose net a word names: `ConeNet`, `UnfoldedCube`, `Würfelnetz`. */
export function solidOfNet(word: string): string | undefined {
  const solid = word.replace(NET, '');
  return solid === word ? undefined : constructorMeant(solid);
}

/** The constructor whose name or other name a longer word begins or ends with: `TangentenVon`, `Innenwinkel`. */
export function constructorWithin(word: string): string | undefined {
  if (constructorMeant(word) !== undefined) return undefined;
  const small = word.replace(/(?:From|By|With|Through|Of|Von|Aus)\p{Lu}?.*$/u, '').toLowerCase();
  const known = [...namesInSmall!.keys(), ...foreignWords()].filter(({ length }) => length >= 5);
  // The end of a compound says what it is.
  for (const isIn of [(each: string) => small.endsWith(each), (each: string) => small.startsWith(each)]) {
    const longest = known.filter(isIn).reduce((best, each) => (each.length > best.length ? each : best), '');
    if (longest !== '') return constructorMeant(longest);
  }
  return undefined;
}

export function constructorNames(): IterableIterator<string> {
  return entriesByName.keys();
}

/** True for a property that no type has as a method. */
export function isPlainProperty(name: string): boolean {
  const known = propertiesNamed(name);
  return known.length > 0 && known.every(({ parameters }) => parameters === undefined);
}

/** The properties of that name, of whatever types. */
export function propertiesNamed(name: string): readonly Property[] {
  if (propertiesByName === undefined) {
    propertiesByName = new Map();
    for (const property of properties) group(propertiesByName, property.name, property);
  }
  return propertiesByName.get(name) ?? [];
}
