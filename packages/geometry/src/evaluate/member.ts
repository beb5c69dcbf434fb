import { propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import type { Value } from '../values.js';
import type { Environment, Evaluator } from './names/environment.js';
import { dotProduct } from './numbers/arithmetic.js';
import { applyProperty } from './overload.js';

/** The value of `self.property`, or of `u . v` for two points or vectors. */
export function evaluateMember(tree: Extract<Expr, { kind: 'member' }>, env: Environment, evaluator: Evaluator): Value {
  const self = evaluator.evaluate(tree.object, env);
  const { property } = tree;
  const isOwn = propertiesNamed(property).some(({ of }) => of.includes(self.type));
  if (!isOwn && env.isDefined(property)) {
    const product = dotProduct(self, env.lookup(property)!);
    if (product !== undefined) return product;
  }
  return applyProperty(self, property, evaluator.contextFor([], env), tree.object);
}
