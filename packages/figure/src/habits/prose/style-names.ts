import { advise, entry, type HabitEntry } from '../habit.js';

const REMEDY = (block: string) =>
  `a style has no name here: write ${block} behind each definition, as in k: Circle(A, 2) ${block}, or style Circle ${block} for all of a type`;

/** Styles with a name, which other programs define once and use where they want: `@style s {color: red}`, `{@s}`. */
export const styleNames: readonly HabitEntry[] = [
  entry(String.raw`@?style\s+[@.#](?:<NAME>)\s*:?\s*(\{[^{}]*\})`, ([, block = '']) => advise(REMEDY(block))),
  entry(String.raw`@style\s+\p{Ll}[\p{L}\d_-]*\s*:?\s*(\{[^{}]*\})`, ([, block = '']) => advise(REMEDY(block))),
  entry(String.raw`<NAME>\s*[:=]\s*[^"{}@]+?\s*\{?\s*@(?:<NAME>)\s*\}?(?:\s*"[^"]*")?`, () =>
    advise(REMEDY('{color: red}')),
  ),
];
