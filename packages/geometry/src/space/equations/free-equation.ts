import { dependsOn } from '../../functions/free-names.js';
import { quadricInSpace, type SpaceQuadric } from '../../functions/polynomial.js';
import type { Expr } from '../../syntax/ast.js';
import { subtract } from '../../syntax/build.js';
import type { EvaluateContext } from '../../table.js';
import { type ListValue, type SpaceValue, type SphereValue, Undefined } from '../../values.js';
import { graphSurface, linearPlane } from '../constructors/planes.js';
import { surfaceOfZeros } from '../level/implicit-surface.js';
import { quadricFigure } from '../quadric.js';
import { type Equation, withoutPowers } from './without-powers.js';

/**
 * The figure of an equation in x, y and z: a plane where it is linear, the surface of `z = f(x, y)`, a sphere or
 * another quadric, else the surface that its signs give.
 * Undefined for a tree without a free z; throws Undefined where no point satisfies it.
 */
export function figureOfEquation(tree: Expr, context: EvaluateContext): SpaceValue | ListValue | undefined {
  if (tree.kind !== 'equation' || !isInSpace(tree, context)) return undefined;
  const simple = withoutPowers(tree);
  const plane = linearPlane(simple, context);
  if (plane) return plane;
  const { left, right } = simple;
  if (left.kind === 'name' && left.name === 'z' && !dependsOn(right, ['z'])) return graphSurface(right, context);
  return curvedFigure(simple, context);
}

/** Whether a tree is of space. Without a z, or with one that is defined, it is of the plane. */
export function isInSpace(tree: Expr, context: EvaluateContext): boolean {
  return dependsOn(tree, ['z']) && !isDefined('z', tree, context);
}

/**
 * The sphere or quadric of an equation of the second degree in x, y and z; throws Undefined for equations of another
 * form.
 */
export function secondDegree(tree: Equation, context: EvaluateContext): SpaceValue | ListValue {
  const quadric = quadricInSpace(context.close(subtract(tree.left, tree.right), ['x', 'y', 'z']));
  if (!quadric)
    throw new Undefined('the equation of a quadric is of the second degree in x, y and z, such as x^2 + y^2 + z^2 = 9');
  return sphereOf(quadric) ?? quadricFigure(quadric);
}

/** A sphere, another quadric, or the surface of an equation of another form in x, y and z. */
function curvedFigure(tree: Equation, context: EvaluateContext): SpaceValue | ListValue {
  const closed = context.close(subtract(tree.left, tree.right), ['x', 'y', 'z']);
  if (quadricInSpace(closed)) return secondDegree(tree, context);
  return surfaceOfZeros(closed);
}

/** Coefficients this close, relative to the largest, are the same. */
const SAME = 1e-9;

/** The sphere of an equation with equal squares and no products, such as `x^2 + y^2 + z^2 - 2x = 8`; undefined for any other. */
function sphereOf(quadric: SpaceQuadric): SphereValue | undefined {
  const { constant, x, y, z, xx, yy, zz, xy, xz, yz } = quadric;
  const limit = SAME * Math.abs(xx);
  if (xx === 0) return undefined;
  if ([yy - xx, zz - xx, xy, xz, yz].some((difference) => Math.abs(difference) > limit)) return undefined;
  const center = { x: -x / (2 * xx), y: -y / (2 * xx), z: -z / (2 * xx) };
  const square = center.x ** 2 + center.y ** 2 + center.z ** 2 - constant / xx;
  if (!(square > 0)) throw new Undefined('no point satisfies the equation, or only one');
  const sphere: SphereValue = { type: 'Sphere', center, radius: Math.sqrt(square) };
  return sphere;
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
