import { takeSteps } from '../functions/steps.js';
import { propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { literal, name, ownCall } from '../syntax/build.js';
import { Undefined, type Value } from '../values.js';
import { bind } from './names/bind.js';
import type { Environment } from './names/environment.js';
import { fits } from './parameter-types.js';

/** What a method is called on, as a name of its own. */
const SELF = 'object of the method';

/** Steps for a call with numbers. */
const CALL_STEPS = 20;

/**
 * `X.cumulative(x)` in a formula of x: the call of a method of numbers as a function that is asked at each x. Undefined
 * for a method that takes or gives anything else.
 */
export function methodTree(
  self: Value,
  method: string,
  args: readonly Expr[],
  env: Environment,
  evaluate: (tree: Expr, env: Environment) => Value,
): Expr | undefined {
  const found = propertiesNamed(method).find(
    ({ of, parameters, returns }) =>
      of.some((type) => fits(self, type)) &&
      returns === 'Number' &&
      parameters?.length === args.length &&
      parameters.every(({ type }) => type === 'Number'),
  );
  if (found === undefined) return undefined;
  const inner = bind(env, [SELF], [self]);
  const callee: Expr = { kind: 'member', object: name(SELF), property: method, start: 0, end: 0 };
  const at = (...numbers: number[]): number => {
    takeSteps(CALL_STEPS);
    try {
      const value = evaluate({ kind: 'call', callee, args: numbers.map(literal), start: 0, end: 0 }, inner);
      return value.type === 'Number' ? value.value : Number.NaN;
    } catch (error) {
      if (error instanceof Undefined) return Number.NaN;
      throw error;
    }
  };
  const slope = found.slope?.(self);
  return ownCall({ name: method, evaluate: at, ...(slope && { partials: ([x]) => [slope(x!)] }) }, ...args);
}
