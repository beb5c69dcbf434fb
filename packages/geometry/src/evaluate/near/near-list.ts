import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { Value } from '../../values.js';

/** What to write in place of a call whose lists have items that it does not take, where that is known. */
export function nearList(name: string, values: readonly Value[], trees: readonly Expr[]): string | undefined {
  const isNested = values.some((value) => value.type === 'List' && value.items.length > 0 && value.items.every(isPair));
  const arePairs = values.filter(({ type }) => type === 'List').every(isPair);
  const [only] = values;
  const arePoints = values.length === 1 && only?.type === 'List' && only.items.every(({ type }) => type === 'Point');
  if (arePoints && /^(?:Line|Segment|Ray|Vector)$/.test(name))
    return `${name} takes two points: write Polyline(${print(trees[0]!)}) for all of a list`;
  return isNested || arePairs
    ? `${name} takes points: write (1, 2) in place of [1, 2], also where they are defined`
    : undefined;
}

const isPair = (value: Value): boolean =>
  value.type === 'List' && value.items.length === 2 && value.items.every(({ type }) => type === 'Number');
