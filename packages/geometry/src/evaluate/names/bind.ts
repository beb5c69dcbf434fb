import type { Value } from '../../values.js';
import type { Environment } from './environment.js';

/** The environment with names bound to values of their own, which hide definitions, and variables of curves. */
export function bind(env: Environment, names: readonly string[], values: readonly Value[]): Environment {
  const own = new Map(names.map((name, index) => [name, values[index]!]));
  return {
    ...env,
    lookup: (name) => own.get(name) ?? env.lookup(name),
    isDefined: (name) => own.has(name) || env.isDefined(name),
    bound: new Set([...(env.bound ?? []), ...names]),
  };
}
