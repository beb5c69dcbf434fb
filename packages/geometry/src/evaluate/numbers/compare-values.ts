import { compare } from '../../functions/compile.js';
import type { ComparisonOperator } from '../../syntax/ast.js';
import { Undefined, type Value } from '../../values.js';
import { positionOf } from './arithmetic.js';
import { asNumber } from './numbers.js';

/** Whether a comparison holds. Throws Undefined for values that it does not compare, such as circles. */
export function compareValues(operator: ComparisonOperator, left: Value, right: Value): boolean {
  const a = asNumber(left);
  const b = asNumber(right);
  if (a !== undefined && b !== undefined) return compare(operator, a, b) === 1;
  if (operator === '==' || operator === '!=') return (operator === '==') === sameValue(left, right);
  throw new Undefined(`${operator} does not compare a ${left.type} and a ${right.type}`);
}

/** Whether `left == right` holds. Throws Undefined as compareValues does. */
export function isSame(left: Value, right: Value): boolean {
  return compareValues('==', left, right);
}

function componentsOf(value: Value): readonly number[] {
  const { x = 0, y = 0, z = 0 } = positionOf(value) ?? {};
  return [x, y, z];
}

function sameValue(left: Value, right: Value): boolean {
  if (left.type !== right.type) return false;
  switch (left.type) {
    case 'Boolean':
    case 'String':
      return left.value === (right as typeof left).value;
    case 'Point': {
      const other = right as typeof left;
      return left.x === other.x && left.y === other.y;
    }
    case 'Point3': {
      const other = right as typeof left;
      return left.x === other.x && left.y === other.y && left.z === other.z;
    }
    case 'List': {
      const { items } = right as typeof left;
      return left.items.length === items.length && left.items.every((item, index) => isSame(item, items[index]!));
    }
    case 'Vector':
    case 'Vector3':
      return Math.max(...componentsOf(left).map((own, index) => Math.abs(own - componentsOf(right)[index]!))) === 0;
    default:
      throw new Undefined(`== does not compare values of type ${left.type}`);
  }
}
