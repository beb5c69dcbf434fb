import {
  type Construction,
  type ConstructionObject,
  counterNames,
  countersOf,
  speaksOfItems,
  templateNames,
  type Value,
} from '@geoslide/geometry';

/**
 * The items of a list, each as an object of its own, where the list's label speaks of each of them: `{{k}}`, `{{x}}`,
 * or n of `Sequence((n, 1), n, 1, 12)`.
 * Those of lists in it are counted through. Undefined where one label stands for all.
 */
export function labelledItems(
  construction: Construction,
  object: ConstructionObject,
): readonly ConstructionObject[] | undefined {
  const { label } = object.definition;
  if (object.value?.type !== 'List' || label === undefined) return undefined;
  const first = firstLeaf(object.value);
  if (first === undefined) return undefined;
  const counting = templateNames(label, counterNames(object));
  if (counting.size === 0 && !speaksOfItems(label, construction, first)) return undefined;
  const counters = [...countersOf(object, counting, construction)];
  return leavesOf(object.value).map((value, index) => ({
    ...asObject(object, value),
    item: { number: index + 1, counters: new Map(counters.map(([name, values]) => [name, values[index]!])) },
  }));
}

/**
 * What one label for all of an object stands at, and looks like: of a list its first item, as an object of its own,
 * else the object.
 */
export function namedPart(object: ConstructionObject): ConstructionObject {
  const first = object.value?.type === 'List' ? firstLeaf(object.value) : undefined;
  return first ? asObject(object, first) : object;
}

/** The first of the values in a list and in lists in it; any other value itself. */
export function namedValue(value: Value): Value {
  return firstLeaf(value) ?? value;
}

function asObject(object: ConstructionObject, value: Value): ConstructionObject {
  return { ...object, type: value.type.replace(/3$/, ''), value };
}

function firstLeaf(value: Value): Value | undefined {
  if (value.type !== 'List') return value;
  for (const item of value.items) {
    const leaf = firstLeaf(item);
    if (leaf) return leaf;
  }
  return undefined;
}

/** The values in a list and in lists in it, in order. */
function leavesOf(value: Value): readonly Value[] {
  return value.type === 'List' ? value.items.flatMap(leavesOf) : [value];
}
