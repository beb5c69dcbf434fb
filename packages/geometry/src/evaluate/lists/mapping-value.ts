import type { Expr } from '../../syntax/ast.js';
import { measure } from '../../syntax/walk.js';
import { type MappingValue, Undefined } from '../../values.js';
import { closeTree } from '../close.js';
import { MAX_CLOSED_DEPTH } from '../limits.js';
import type { Environment, Evaluator } from '../names/environment.js';
import { calledAmong, callsAsProducts } from '../names/factors.js';

/** Levels of the trees of the functions that are at work: each is called from within the one before. */
let levels = 0;

/** The function that `f(a, b) = body` defines. */
export function mappingOf(
  parameters: readonly string[],
  body: Expr,
  env: Environment,
  evaluator: Evaluator,
): MappingValue {
  const apply = evaluator.contextFor([], env).binding(body, parameters);
  const { depth } = measure(body, Number.POSITIVE_INFINITY);
  const within = <T>(run: () => T): T => {
    levels += depth;
    try {
      if (levels > MAX_CLOSED_DEPTH) throw new Undefined('functions call functions too deep within each other');
      return run();
    } finally {
      levels -= depth;
    }
  };
  const numeric = (part: Expr) => callsAsProducts(part, calledAmong(part, parameters));
  return {
    type: 'Mapping',
    parameters,
    body,
    call: (values) => within(() => apply(...values)),
    close: (part = body) => within(() => closeTree(numeric(part), parameters, env, evaluator)),
  };
}
