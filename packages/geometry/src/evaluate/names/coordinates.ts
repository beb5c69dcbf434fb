import type { Expr } from '../../syntax/ast.js';
import { mapChildren } from '../../syntax/walk.js';
import { Undefined, type Value } from '../../values.js';
import { positionOf } from '../numbers/arithmetic.js';
import type { Environment } from './environment.js';
import { firstOperand, isBracketed, withFirstOperand } from './factors.js';

/** What a tree has to hold before it is looked through. */
export const COORDINATE_CALL = /[xyz]\s*\(/;

/**
 * The tree with `x(A)`, which looks like a product, read as A.x where A has turned out to be a point, a vector or a
 * list of them.
 */
export function readCoordinates(tree: Expr, env: Environment): Expr {
  const inner = mapChildren(tree, (child) => readCoordinates(child, env));
  if (inner.kind !== 'binary' || inner.implicit !== true) return inner;
  const { left, right } = inner;
  const isProduct = left.kind === 'binary' && left.implicit === true;
  const variable = isProduct ? left.right : left;
  const object = firstOperand(right);
  if (variable.kind !== 'name' || !/^[xyz]$/.test(variable.name) || isBracketed(variable)) return inner;
  if (object.kind !== 'name' || !isBracketed(object) || !namesPlace(object.name, env)) return inner;
  const coordinate: Expr = { ...object, kind: 'member', object, property: variable.name };
  const value = withFirstOperand(right, coordinate);
  return isProduct ? { ...inner, left: left.left, right: value } : value;
}

function namesPlace(name: string, env: Environment): boolean {
  if (!env.isDefined(name)) return false;
  try {
    return isPlace(env.lookup(name));
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}

function isPlace(value: Value | undefined): boolean {
  if (value?.type === 'List') return value.items.length > 0 && value.items.every(isPlace);
  return value !== undefined && positionOf(value) !== undefined;
}
