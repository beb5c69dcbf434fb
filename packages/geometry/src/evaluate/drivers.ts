import { parameterRange } from '../plane/index.js';
import type { Expr } from '../syntax/ast.js';
import { number } from '../syntax/build.js';
import { Undefined } from '../values.js';
import { contextFor, evaluate } from './evaluator.js';
import type { Environment } from './names/environment.js';
import { constructorCalled } from './names/free-variables.js';
import type { Outcome } from './outcome.js';
import { applyConstructor } from './overload.js';

/** The path of a definition `Point(path, parameter)`; undefined for every other one. */
function pathOf(outcome: Outcome, env: Environment): Expr | undefined {
  const { body } = outcome.entry;
  if (body.kind !== 'expression' || body.tree.kind !== 'call' || constructorCalled(body.tree) !== 'Point')
    return undefined;
  const [path, parameter, ...others] = body.tree.args;
  if (path === undefined || parameter === undefined || others.length > 0) return undefined;
  const { type } = evaluate(path, env);
  return type === 'Number' || type === 'Angle' ? undefined : path;
}

/** Where a locus driver moves. Throws Undefined for what is neither a slider nor a point on a path. */
export function driverRange(name: string, outcome: Outcome | undefined, env: Environment): readonly [number, number] {
  const slider = outcome?.result?.slider;
  if (slider !== undefined) return [slider.min, slider.max];
  const path = outcome === undefined ? undefined : pathOf(outcome, env);
  if (path === undefined) throw new Undefined(`${name} is neither a slider nor a point on a path`);
  return parameterRange(evaluate(path, env));
}

/** The driver moved to another parameter: the slider's number, or the point of its path. */
export function valueAtParameter(outcome: Outcome, parameter: number, env: Environment): Outcome {
  const { entry, result } = outcome;
  try {
    if (result?.slider !== undefined) {
      return { entry, result: { ...result, value: { type: 'Number', value: parameter } }, reason: undefined };
    }
    const path = pathOf(outcome, env);
    if (path === undefined) throw new Undefined(`${entry.id} is neither a slider nor a point on a path`);
    const { value } = applyConstructor('Point', contextFor([path, number(parameter)], env));
    return { entry, result: { value, type: 'Point' }, reason: undefined };
  } catch (error) {
    if (error instanceof Undefined) return { entry, result: undefined, reason: error.message };
    throw error;
  }
}
