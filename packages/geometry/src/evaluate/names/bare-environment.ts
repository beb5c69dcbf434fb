import type { Construction, ConstructionObject } from '../../construction.js';
import { normalizeName } from '../../syntax/lexer.js';
import { Undefined, type Value } from '../../values.js';
import type { Environment } from './environment.js';
import { PREDEFINED } from './predefined.js';
import { suggestible } from './suggest.js';

interface Names {
  /** The objects of a construction by the names that expressions write. */
  readonly objects: ReadonlyMap<string, ConstructionObject>;
  readonly known: () => readonly string[];
}

const byNames = new WeakMap<Construction, Names>();

function namesOf(construction: Construction): Names {
  const known = byNames.get(construction);
  if (known !== undefined) return known;
  const objects = new Map([...construction.objects].map(([id, object]) => [normalizeName(id), object] as const));
  const names = { objects, known: suggestible(() => [...objects.keys(), ...PREDEFINED.keys()]) };
  byNames.set(construction, names);
  return names;
}

/** A finished construction as expressions outside its definitions see it: values, but no placeholders and nothing that moves. */
export function environmentOf(construction: Construction): Environment {
  const { objects: names, known } = namesOf(construction);
  return {
    lookup: (name): Value | undefined => {
      const object = names.get(name);
      if (object === undefined) return PREDEFINED.get(name);
      if (object.value === undefined) throw new Undefined(`${object.id} is undefined`);
      return object.value;
    },
    isDefined: (name) => names.has(name) || PREDEFINED.has(name),
    knownNames: known,
    placeholder: () => undefined,
    evaluateWith: () => undefined,
    driverRange: (driver) => {
      throw new Undefined(`${driver} does not move here`);
    },
    rounding: () => 0,
  };
}

/** For values by themselves, without a construction around them. */
export const EMPTY_ENVIRONMENT: Environment = environmentOf({ objects: new Map(), warnings: [] });
