import { dependsOn } from '../functions/free-names.js';
import type { Expr } from '../syntax/ast.js';
import type { EvaluateContext } from '../table.js';
import { type SpaceValue, Undefined } from '../values.js';
import { graphSurface, linearPlane } from './plane-constructors.js';

/**
 * The figure of an equation in x, y and z: a plane where it is linear, the surface `z = f(x, y)` otherwise.
 * Undefined for a tree without a free z; throws Undefined for equations of another form.
 */
export function figureOfEquation(tree: Expr, context: EvaluateContext): SpaceValue | undefined {
  if (tree.kind !== 'equation' || !dependsOn(tree, ['z']) || isDefined('z', tree, context)) return undefined;
  const plane = linearPlane(tree, context);
  if (plane) return plane;
  const { left, right } = tree;
  if (left.kind === 'name' && left.name === 'z' && !dependsOn(right, ['z'])) return graphSurface(right, context);
  throw new Undefined('an equation in space is a plane such as x + 2 y + z = 4, or a surface z = f(x, y)');
}

function isDefined(name: string, { start, end }: Expr, context: EvaluateContext): boolean {
  try {
    context.close({ kind: 'name', name, start, end }, []);
    return true;
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}
