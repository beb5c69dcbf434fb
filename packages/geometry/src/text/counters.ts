import type { Construction, ConstructionObject } from '../construction.js';
import { evaluate } from '../evaluate/evaluator.js';
import { environmentOf } from '../evaluate/names/bare-environment.js';
import { bindingOf } from '../evaluate/names/bindings.js';
import type { Expr } from '../syntax/ast.js';
import { name } from '../syntax/build.js';
import { Undefined, type Value } from '../values.js';

/** Constructors that give one item for each value of their names. */
const COUNTING: ReadonlySet<string> = new Set(['Sequence', 'Map', 'Zip']);

/** The calls around the items of a list that count with names of their own, from the outermost inwards. */
function countingCalls(tree: Expr | undefined): { readonly call: Expr; readonly variables: readonly string[] }[] {
  if (tree?.kind !== 'call' || tree.callee.kind !== 'name' || !COUNTING.has(tree.callee.name)) return [];
  const binding = bindingOf(tree);
  if (binding === undefined) return [];
  return [{ call: tree, variables: binding.variables }, ...countingCalls(binding.inside)];
}

/** The names that a list's own call counts with: n of `Sequence((n, 1), n, 1, 12)`. */
export function counterNames({ tree }: ConstructionObject): ReadonlySet<string> {
  return new Set(countingCalls(tree).flatMap(({ variables }) => variables));
}

/**
 * What some of these names stand for in each item of a list, lists in it counted through. A name whose values can't be
 * told from the call is left out.
 */
export function countersOf(
  object: ConstructionObject,
  names: Iterable<string>,
  construction: Construction,
): ReadonlyMap<string, readonly Value[]> {
  const calls = countingCalls(object.tree).map(({ call }) => call);
  const counters = new Map<string, readonly Value[]>();
  for (const counter of names) {
    const values = object.value && valuesIn(calls, counter, object.value, construction);
    if (values !== undefined) counters.set(counter, values);
  }
  return counters;
}

/** The same calls, with a name in place of what they give, tell what the name stands for. */
function valuesIn(
  calls: readonly Expr[],
  counter: string,
  list: Value,
  construction: Construction,
): readonly Value[] | undefined {
  const tree = calls.reduceRight<Expr>(
    (inside, call) => (call.kind === 'call' ? { ...call, args: [inside, ...call.args.slice(1)] } : call),
    name(counter),
  );
  try {
    return paired(list, evaluate(tree, environmentOf(construction)));
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

/** For each leaf of a list the leaf at its place in another one; what is no list there stands for all below it. */
function paired(list: Value, other: Value): readonly Value[] | undefined {
  if (list.type !== 'List') return [other];
  if (other.type === 'List' && other.items.length !== list.items.length) return undefined;
  const parts = list.items.map((item, index) => paired(item, other.type === 'List' ? other.items[index]! : other));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
