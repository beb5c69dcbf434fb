import { functionMessage, nameMessage } from '#near-names';
import type { Expr } from '../../syntax/ast.js';
import { Undefined } from '../../values.js';
import type { Environment } from './environment.js';

/** Why a name that nothing defines has no value. */
export const unknownName = (name: string, env: Environment): Undefined => new Undefined(nameMessage(name, env));

/** The same for a name that is called, with its arguments. */
export const unknownFunction = (name: string, args: readonly Expr[], env: Environment): Undefined =>
  new Undefined(functionMessage(name, args, env));
