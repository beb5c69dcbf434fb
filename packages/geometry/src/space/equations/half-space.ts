import { linearInSpace } from '../../functions/polynomial.js';
import type { Expr } from '../../syntax/ast.js';
import { subtract } from '../../syntax/build.js';
import type { EvaluateContext } from '../../table.js';
import { type HalfSpaceValue, type ListValue, Undefined, type Value } from '../../values.js';
import { planeAcross } from '../planes.js';
import { dot, length, mul, vec3 } from '../vec3.js';

/**
 * The half-space of a linear inequality in x, y and z; a list of them for a chain such as `0 < z < 1`, and for what &&
 * joins. Throws Undefined for other trees.
 */
export function halfSpacesOf(tree: Expr, context: EvaluateContext): HalfSpaceValue | ListValue {
  const found = sidesOf(tree, context);
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const items: readonly Value[] = found;
  return { type: 'List', items };
}

function sidesOf(tree: Expr, context: EvaluateContext): HalfSpaceValue[] {
  if (tree.kind === 'binary' && tree.operator === '&&')
    return [tree.left, tree.right].flatMap((part) => sidesOf(part, context));
  if (tree.kind !== 'comparison') throw new Undefined(WANTED);
  return tree.operators.map((operator, i) => {
    const [left, right] = [tree.operands[i]!, tree.operands[i + 1]!];
    if (operator === '==' || operator === '!=') throw new Undefined(`${operator} bounds no half-space; use < <= > >=`);
    const isLess = operator === '<' || operator === '<=';
    const inner = isLess ? subtract(right, left) : subtract(left, right);
    return halfSpace(inner, operator === '<' || operator === '>', context);
  });
}

const WANTED = 'a half-space needs a linear inequality in x, y and z, such as x + y + z <= 3';

/** Where a linear tree is positive. */
function halfSpace(inner: Expr, strict: boolean, context: EvaluateContext): HalfSpaceValue {
  const linear = linearInSpace(context.close(inner, ['x', 'y', 'z']));
  if (!linear) throw new Undefined(WANTED);
  const [constant, a, b, c] = linear;
  const normal = vec3(a, b, c);
  if (length(normal) === 0) throw new Undefined(WANTED);
  return { ...planeAcross(mul(normal, -constant / dot(normal, normal)), normal), type: 'HalfSpace', strict };
}
