import { suggestion } from '@geoslide/protocol';
import { functionNames, hasFunction } from '../functions/table.js';
import { constructorNames, isConstructor } from '../registry.js';
import { Undefined } from '../values.js';
import type { Environment } from './environment.js';

/** Characters of what a file holds that a message repeats. */
const MAX_NAME = 40;

/** A name or expression as a message repeats it. */
export function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}

/** Why a name that nothing defines has no value, with the nearest known one. */
export function unknownName(name: string, env: Environment): Undefined {
  if (isConstructor(name)) return new Undefined(`${name} is a constructor: write ${name}(…)`);
  if (hasFunction(name)) return new Undefined(`${name} is a function: write ${name}(…)`);
  return new Undefined(`unknown name ${shortened(name)}${suggestion(name, env.knownNames())}`);
}

/** The same for a name that is called. */
export function unknownFunction(name: string, env: Environment): Undefined {
  const known = [...constructorNames(), ...functionNames(), ...env.knownNames()];
  return new Undefined(`unknown constructor or function ${shortened(name)}${suggestion(name, known)}`);
}
