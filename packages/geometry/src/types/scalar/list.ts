import { takeSteps } from '../../functions/steps.js';
import type { ListValue } from '../../values.js';
import type { ScalarType } from '../record.js';

declare module '../../values.js' {
  interface ListValue {
    readonly type: 'List';
    readonly items: readonly Value[];
  }
  interface ScalarValues {
    List: ListValue;
  }
}

/** Characters of a list's text: the items behind them are left out, since no text on a slide is longer. */
const MAX_TEXT = 10_000;

/** Steps for an item of a list. */
const ITEM_STEPS = 50;

const formatList: ScalarType<ListValue>['shown'] = ({ items }, options, textOf) => {
  const texts: string[] = [];
  let length = 0;
  for (const item of items) {
    takeSteps(ITEM_STEPS);
    const text = textOf(item, options);
    if (text === undefined) return undefined;
    if (length > MAX_TEXT) {
      texts.push('…');
      break;
    }
    texts.push(text);
    length += text.length;
  }
  return `[${texts.join(', ')}]`;
};

export const list: ScalarType<ListValue> = {
  describe: ({ items }, describe) => items.map(describe),
  shown: formatList,
  isFinite: ({ items }, isFiniteItem) => items.every(isFiniteItem),
  extent: ({ items }, extentOf) => items.flatMap(extentOf),
};
