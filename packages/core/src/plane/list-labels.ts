import { type Construction, type ConstructionObject, speaksOfItems, type Value } from '@geoslide/geometry';

/**
 * The items of a list, each as an object of its own, where the list's label speaks of each of them: `{{k}}`,
 * `{{item}}`. Those of lists in
 * it are counted through. Undefined where one label stands for all.
 */
export function labelledItems(
  construction: Construction,
  object: ConstructionObject,
): readonly ConstructionObject[] | undefined {
  const { label } = object.definition;
  if (object.value?.type !== 'List' || label === undefined || !speaksOfItems(label, construction)) return undefined;
  return leavesOf(object.value).map((value, index) => itemOf(object, value, index + 1));
}

/** An item of a list as an object of its own, with its number from 1. */
function itemOf(object: ConstructionObject, value: Value, itemNumber: number): ConstructionObject {
  return { ...object, type: value.type.replace(/3$/, ''), value, itemNumber };
}

/** The values in a list and in lists in it, in order. */
function leavesOf(value: Value): readonly Value[] {
  return value.type === 'List' ? value.items.flatMap(leavesOf) : [value];
}
