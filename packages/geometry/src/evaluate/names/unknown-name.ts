import { functionMessage, nameMessage } from '#near-names';
import type { Expr } from '../../syntax/ast.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined } from '../../values.js';
import type { Environment } from './environment.js';

/** Why a name that nothing defines has no value. */
export const unknownName = (name: string, env: Environment): Undefined => new Undefined(nameMessage(name, env));

/**
 * The same for a name that is called, with its arguments.
 *
 * @param context What the arguments are read with.
 */
export const unknownFunction = (
  name: string,
  args: readonly Expr[],
  env: Environment,
  context: EvaluateContext,
): Undefined => new Undefined(functionMessage(name, args, env, context));
