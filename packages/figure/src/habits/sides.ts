import { blockOf, looksOfOptions, OF_TEXTS } from './notations/options.js';

export type Side = 'above' | 'below' | 'left' | 'right';

/** How a label is moved to a side, in px with y down. */
export const offsetsTo: Readonly<Record<Side, string>> = {
  above: 'offsetX: 0, offsetY: -14',
  below: 'offsetX: 0, offsetY: 14',
  left: 'offsetX: -14, offsetY: 0',
  right: 'offsetX: 14, offsetY: 0',
};

/** The sides of compass points, which Asymptote has. */
const COMPASS: Readonly<Record<string, readonly Side[]>> = {
  N: ['above'],
  S: ['below'],
  E: ['right'],
  W: ['left'],
};

const ANCHORS: Readonly<Record<string, Side>> = { north: 'below', south: 'above', east: 'left', west: 'right' };

/** The block of a label that options such as `below left` or `anchor=north` move, with its looks; may be empty. */
export function offsetsOf(options: string): string {
  const words = options.match(/(?<![\p{L}])(?:above|below|left|right)(?![\p{L}])/gu) ?? [];
  const compass = words.length > 0 ? [] : [...(/(?<!\p{L})(?:[NS][EW]?|[EW])(?!\p{L})/u.exec(options)?.[0] ?? '')];
  // What is anchored at its upper edge stands below.
  const edges = /anchor\s*=\s*([a-z ]+)/.exec(options)?.[1]?.match(/north|south|east|west/g) ?? [];
  const sides = [
    ...words,
    ...compass.flatMap((letter) => COMPASS[letter] ?? []),
    ...edges.map((edge) => ANCHORS[edge]),
  ] as Side[];
  const looks = looksOfOptions(options.replace(/[[\]]/g, ',')).filter((look) => OF_TEXTS.test(look));
  if (sides.length === 0) return blockOf(looks);
  const shift = (plus: Side, minus: Side) => (sides.includes(plus) ? 14 : 0) - (sides.includes(minus) ? 14 : 0);
  return blockOf([`offsetX: ${shift('right', 'left')}`, `offsetY: ${shift('below', 'above')}`, ...looks]);
}
