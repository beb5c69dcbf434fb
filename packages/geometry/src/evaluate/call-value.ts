import type { Expr } from '../syntax/ast.js';
import { type ListValue, type MappingValue, Undefined, type Value } from '../values.js';
import { elementwise, itemOf } from './lists/list-values.js';
import type { Environment, Evaluator } from './names/environment.js';
import { requireNumber } from './numbers/numbers.js';

/** `L(2)`, `L(2, 1)` for an item of a list, or of a list in it, and `f(a, b)` for a function of several variables. */
export function callValue(
  value: ListValue | MappingValue,
  args: readonly Expr[],
  id: string,
  env: Environment,
  evaluator: Evaluator,
): Value {
  const values = args.map((arg) => evaluator.evaluate(arg, env));
  const named = id === '' ? 'the list' : id;
  return value.type === 'List' ? itemAt(value, values, named) : callMapping(value, values, named);
}

function itemAt(list: ListValue, path: readonly Value[], id: string): Value {
  const [first, ...others] = path;
  if (first === undefined) throw new Undefined(`${id} is a list: ${id}(1) is its first item`);
  if (first.type === 'List') return elementwise([first], id, ([index]) => itemAt(list, [index!, ...others], id));
  const item = itemOf(list, requireNumber(first), id);
  if (others.length === 0) return item;
  if (item.type !== 'List') throw new Undefined(`an item of ${id} is a ${item.type}, which has no items`);
  return itemAt(item, others, id);
}

function callMapping(mapping: MappingValue, values: readonly Value[], id: string): Value {
  const { parameters } = mapping;
  if (values.length !== parameters.length) {
    const wanted = `${parameters.length} ${parameters.length === 1 ? 'argument' : 'arguments'}`;
    throw new Undefined(`${id} takes ${wanted} (${parameters.join(', ')}), not ${values.length}`);
  }
  return mapping.call(values);
}
