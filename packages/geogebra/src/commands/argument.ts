import { build } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import type { Kind, Typed } from '../translate/kinds.js';
import type { Variables } from '../translate/scope.js';
import { Unreadable } from '../unreadable.js';
import type { Call } from './command.js';

const variable = (own: string): [string, Typed] => [own, { tree: build.name(own), kind: 'number' }];

const OF_FUNCTION: Variables = new Map([variable('x')]);
const OF_EQUATION: Variables = new Map([variable('x'), variable('y')]);

/**
 * An argument of a command. GeoGebra takes functions and equations without a label too: `x² - 1`, `y = 2x`.
 *
 * @param own the variables that the command gives
 * @throws Unreadable
 */
export function argument(item: Tree, call: Call, own: Variables = new Map()): Typed {
  try {
    return call.value(item, own);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isEquation = item.kind === 'binary' && item.operator === '=';
    if (isEquation) {
      const found = call.value(item, new Map([...own, ...OF_EQUATION]));
      return { ...found, kind: hasPower(item) ? 'conic' : 'line' };
    }
    if (!mentions(item, 'x')) throw error;
    const found = call.value(item, new Map([...own, ...OF_FUNCTION]));
    return { ...found, kind: isNumber(found.kind) ? 'function' : found.kind };
  }
}

function isNumber(kind: Kind): boolean {
  return kind === 'number' || kind === 'angle';
}

function parts(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'list':
    case 'point':
    case 'call':
      return tree.items;
    case 'unary':
      return [tree.operand];
    case 'binary':
      return [tree.left, tree.right];
    default:
      return [];
  }
}

function mentions(tree: Tree, name: string): boolean {
  return (tree.kind === 'name' && tree.name === name) || parts(tree).some((part) => mentions(part, name));
}

/** Whether an equation in x and y is of more than the first degree, as far as it shows. */
function hasPower(tree: Tree): boolean {
  if (tree.kind === 'binary' && tree.operator === '^') return true;
  if (tree.kind === 'binary' && tree.operator === '*' && mentions(tree.left, 'x') && mentions(tree.right, 'y'))
    return true;
  return parts(tree).some(hasPower);
}
