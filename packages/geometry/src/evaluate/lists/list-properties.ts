import { property } from '../../property.js';
import { call } from '../../syntax/build.js';
import type { Property } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { elementwise, itemOf } from './list-values.js';

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
    evaluate: (list, { n }) => itemOf(list, n, 'item'),
  }),
  ...['sum', 'product', 'mean', 'median', 'mode', 'stdev', 'variance', 'min', 'max'].map(summary),
];

/** What a function of a list gives, as a property. Items that have this property give a list as with any other. */
function summary(name: string): Property {
  return property({
    name,
    of: ['List'],
    returns: 'Any',
    doc: `What ${name}(L) gives for a list L; where the items have it themselves, that of each.`,
    evaluate: (list, _, context) => {
      const inner = context.withArguments([list]);
      if (!list.items.some(({ type }) => OWNERS.has(type))) return inner.evaluate(call(name, ...inner.trees));
      return elementwise([list], `.${name}`, (items) => {
        const { trees, evaluate } = context.withArguments(items);
        return evaluate({ kind: 'member', object: trees[0]!, property: name, ...NOWHERE });
      });
    },
  });
}

/** Values with a mean, a median and others of their own. */
const OWNERS: ReadonlySet<string> = new Set(['Distribution', 'Chart']);

const NOWHERE = { start: 0, end: 0 };

function there(item: Value | undefined): Value {
  if (item === undefined) throw new Undefined('an empty list has neither a first nor a last item');
  return item;
}
