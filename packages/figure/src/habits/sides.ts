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

/** The block of a label that options such as `below left` or `SW` move; empty where they name no side. */
export function offsetsOf(options: string): string {
  const words = options.match(/(?<![\p{L}])(?:above|below|left|right)(?![\p{L}])/gu) ?? [];
  const compass = words.length > 0 ? [] : [...(/(?<!\p{L})(?:[NS][EW]?|[EW])(?!\p{L})/u.exec(options)?.[0] ?? '')];
  const sides = [...words, ...compass.flatMap((letter) => COMPASS[letter] ?? [])] as Side[];
  if (sides.length === 0) return '';
  const shift = (plus: Side, minus: Side) => (sides.includes(plus) ? 14 : 0) - (sides.includes(minus) ? 14 : 0);
  return ` {offsetX: ${shift('right', 'left')}, offsetY: ${shift('below', 'above')}}`;
}
