import type { Expr } from '../syntax/ast.js';
import { childrenOf } from '../syntax/walk.js';
import { constructorCalled } from './names/free-variables.js';

/** A function that a definition makes: `f(a, b) = …`. */
export interface FunctionHead {
  readonly parameters: readonly string[];
  readonly body: Expr;
}

/** The function of a definition whose source is `own(a, b) = body`; undefined for every other source. */
export function functionHead(tree: Expr, own: string): FunctionHead | undefined {
  if (tree.kind !== 'equation') return undefined;
  const { left, right } = tree;
  if (left.kind !== 'call' || left.callee.kind !== 'name' || left.callee.name !== own) return undefined;
  const parameters = left.args.flatMap((arg) => (arg.kind === 'name' ? [arg.name] : []));
  const areNames = parameters.length > 0 && parameters.length === left.args.length;
  return areNames && new Set(parameters).size === parameters.length ? { parameters, body: right } : undefined;
}

/** True for `f(x) = …` and `f(y) = …`, which are curves wherever they can be. */
export function isCurveHead({ parameters }: FunctionHead): boolean {
  const [only] = parameters;
  return parameters.length === 1 && (only === 'x' || only === 'y');
}

/** True where the parameter stands in what makes an object or a list, so that the function may give one. */
export function makesObjects({ parameters, body }: FunctionHead): boolean {
  const uses = (tree: Expr): boolean =>
    (tree.kind === 'name' && parameters.includes(tree.name)) || childrenOf(tree).some(uses);
  const makes = (tree: Expr): boolean =>
    ((tree.kind === 'list' || (tree.kind === 'call' && !isNumeric(tree))) && uses(tree)) ||
    childrenOf(tree).some(makes);
  return makes(body);
}

/** True for a call that is no constructor's: what it takes are numbers as a rule. */
function isNumeric(tree: Expr): boolean {
  return constructorCalled(tree) === undefined;
}
