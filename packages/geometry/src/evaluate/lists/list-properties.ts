import { property } from '../../property.js';
import type { Property } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { itemOf } from './list-values.js';

/** Properties of lists themselves. Any other property of a list is the list of those of its items. */
export const listProperties: readonly Property[] = [
  property({
    name: 'length',
    of: ['List'],
    returns: 'Number',
    doc: 'How many items a list has.',
    evaluate: ({ items }) => ({ type: 'Number', value: items.length }),
  }),
  property({
    name: 'first',
    of: ['List'],
    returns: 'Any',
    doc: 'The first item of a list.',
    evaluate: ({ items }) => there(items[0]),
  }),
  property({
    name: 'last',
    of: ['List'],
    returns: 'Any',
    doc: 'The last item of a list.',
    evaluate: ({ items }) => there(items.at(-1)),
  }),
  property({
    name: 'item',
    of: ['List'],
    parameters: 'n: Number',
    returns: 'Any',
    doc: 'The n-th item of a list L, as L(n).',
    evaluate: (list, { n }) => itemOf(list, n, 'the list'),
  }),
];

function there(item: Value | undefined): Value {
  if (item === undefined) throw new Undefined('an empty list has neither a first nor a last item');
  return item;
}
