import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { call } from '../../syntax/build.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import type { Value } from '../../values.js';
import { reader } from '../match-arguments.js';
import { fit } from './fitting.js';
import { withItems } from './near-arguments.js';

/** What to write in place of a call whose lists have items that it does not take, where that is known. */
export function nearList(
  name: string,
  values: readonly Value[],
  context: EvaluateContext,
  forms: readonly Form[],
): string | undefined {
  const { trees } = context;
  const plain = withItems(forms, context);
  if (plain !== undefined) return `${name} takes its arguments without square brackets: write ${name}(${plain})`;
  const placed = trees.map(withPlaces);
  if (placed.some((tree, i) => tree !== trees[i]) && fit(forms, placed, reader({ ...context, trees: placed })))
    return `${name} takes points, in round brackets: write ${name}(${placed.map(print).join(', ')})`;
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

/** `(1, 2)` for `[1, 2]`; without a third coordinate that is 0, as Manim has them. */
function withPlaces(tree: Expr): Expr {
  if (tree.kind !== 'list') return tree;
  const { items } = tree;
  const isPlace = /^[23]$/.test(String(items.length)) && items.every(isNumeric);
  if (!isPlace) return items.some(({ kind }) => kind === 'list') ? { ...tree, items: items.map(withPlaces) } : tree;
  const isFlat = items[2]?.kind === 'number' && items[2].value === 0;
  return call('Point', ...(isFlat ? items.slice(0, 2) : items));
}

const isNumeric = (tree: Expr): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && isNumeric(tree.operand));

const isPair = (value: Value): boolean =>
  value.type === 'List' && value.items.length === 2 && value.items.every(({ type }) => type === 'Number');
