import { readableText } from '@geoslide/core';
import type { Value } from '@geoslide/geometry';
import type { NounKey, Words } from './languages/words.js';

/** Entries of a chart that are told one by one. */
const MAX_ENTRIES = 12;

/** Decimals of a number that is told. */
const DECIMALS = 3;
/** Digits that all engines agree on: the last ones of Math's functions must not decide how a tie is rounded. */
const STABLE_DIGITS = 12;

/** A chart with what can be read off it: its texts, with their numbers where they have none themselves. */
export function chartWords(
  { texts, values }: Extract<Value, { type: 'Chart' }>,
  noun: NounKey,
  called: string,
  { nouns, colon, comma }: Words,
): string {
  const numbers = values.map((value) => String(Number(Number(value.toPrecision(STABLE_DIGITS)).toFixed(DECIMALS))));
  const words = texts.map(({ text }) => readableText(text, 'latex').trim());
  const isPaired = words.length === numbers.length && !words.some((text) => /\d/.test(text));
  const entries = words.length === 0 ? numbers : isPaired ? words.map((text, i) => `${text} ${numbers[i]}`) : words;
  const some = entries.filter((text) => text !== '').slice(0, MAX_ENTRIES);
  if (entries.length > MAX_ENTRIES) some.push('…');
  return `${nouns[noun].the}${called}${some.length > 0 ? `${colon}${some.join(comma)}` : ''}`;
}
