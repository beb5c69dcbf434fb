import { escapeText, type NumberMarks, takeSteps, withMarks } from '@geoslide/geometry';
import type { TextSpec } from '../../draw/text.js';
import { decimalLabel, piLabel, tickLabel } from '../../draw/ticks.js';
import type { StyleReader, Values } from '../../style/reader.js';
import { joinParts, templateParts } from '../formulas.js';
import type { Axis, Tick } from './axis.js';

/** px of an em that fonts are asked for: they are the same for all sizes. */
const ANY_SIZE = 13;

const WORDS_FONT = 'sans-serif';

/** Steps for a text of somebody's own, and for each of its characters. */
const TEXT_STEPS = 300;
const CHARACTER_STEPS = 10;

/** What the numbers and names of axes are written in; `language` is that of a unit in words. */
export function mathSpec(source: string, fontSize: number, language?: string): TextSpec {
  return { source, mode: 'latex', font: 'KaTeX_Math', fontSize, align: 'left', language };
}

/** A text of somebody's own: plain, with formulas between dollars. */
export function wordsSpec(text: string, fontSize: number, language?: string): TextSpec {
  takeSteps(TEXT_STEPS + CHARACTER_STEPS * text.length);
  const parts = templateParts(text);
  const spec = { font: WORDS_FONT, fontSize, align: 'left', language } as const;
  if (parts === undefined) return { ...spec, source: text, mode: 'plain' };
  return { ...spec, source: joinParts(parts, WORDS_FONT), mode: 'latex' };
}

/** A quantity: a letter, with an index, primes and an argument where it has some. */
const QUANTITY = /^[A-Za-zΑ-Ωα-ω](?:_(?:\w|\{\w+\}))?'*(?:\([A-Za-zα-ω]\))?$/;

/** The title of an axis: a quantity such as x_1 or v(t) is a formula without dollars, too. */
export function titleSpec(title: string, fontSize: number, language?: string): TextSpec {
  return QUANTITY.test(title) ? mathSpec(title, fontSize) : wordsSpec(title, fontSize, language);
}

/** Digits of the number at a tick of one's own, which may be 1/3. */
const DIGITS = 4;

/** What a unit is worth in logical units where nobody says; that of others is 1. */
const WORTH: ReadonlyMap<string, number> = new Map([
  ['π', Math.PI],
  ['°', Math.PI / 180],
]);

/** Logical units that 1 at the axis stands for. */
export function unitSizeOf(style: StyleReader<Values['axis']>): number {
  return style.get('unitSize') ?? WORTH.get(style.get('unit') ?? '') ?? 1;
}

/** The text at a tick: its own, or its number. `roomy` where fractions are written in full size. */
export function tickSpec(axis: Axis, tick: Tick, fontSize: number, roomy: boolean, marks: NumberMarks): TextSpec {
  if (tick.text !== undefined) return wordsSpec(tick.text, fontSize, axis.style.get('lang'));
  const language = axis.style.get('unit') === undefined ? undefined : axis.style.get('lang');
  return mathSpec(withMarks(numberSource(axis, tick, roomy), 'latex', marks), fontSize, language);
}

/** Where an axis has a power of ten from here on, all are written as powers. */
const LARGE_POWER = 1e5;

const shortLabel = (value: number): string => decimalLabel(Number(value.toPrecision(DIGITS)));

function numberSource({ spacing, style, unitSize, decades, ticks }: Axis, { k, value }: Tick, roomy: boolean): string {
  const unit = style.get('unit') ?? '';
  if (decades !== undefined) {
    const far = ticks.some(({ value }) => value >= LARGE_POWER || value <= 1 / LARGE_POWER);
    return withUnit(
      far && k !== undefined && unitSize === 1 ? `10^{${k * decades}}` : shortLabel(value / unitSize),
      unit,
    );
  }
  if (k === undefined) return withUnit(shortLabel(value / unitSize), unit);
  if (unit === 'π' && spacing.mode !== 'half_pi') return piLabel(k * spacing.multiple * spacing.unit, roomy);
  if (spacing.mode !== 'half_pi') return withUnit(tickLabel(spacing, k, roomy), unit);
  // Multiples of π/2 are fractions of π, but for an axis that counts in something else.
  if (unit === 'π') return tickLabel(spacing, k, roomy);
  return withUnit(unitSize === 1 ? tickLabel(spacing, k, roomy) : decimalLabel(value / unitSize), unit);
}

/** How a number is written with a unit, for units that do not just follow it upright. */
const WITH_UNIT: Readonly<Record<string, (number: string) => string>> = {
  π: (number) => (number === '0' ? '0' : `${number === '1' || number === '-1' ? number.slice(0, -1) : number}\\pi`),
  '°': (number) => `{${number}}^{\\circ}`,
};

function withUnit(number: string, unit: string): string {
  if (unit.trim() === '') return number;
  if (Object.hasOwn(WITH_UNIT, unit)) return WITH_UNIT[unit]!(number);
  const parts = templateParts(unit);
  return `${number}\\,${parts === undefined ? `\\text{${escapeText(unit)}}` : joinParts(parts, 'serif')}`;
}

/**
 * All that axes with these names and styles write, for loading fonts; × and π lie in the files of the digits and of the
 * names.
 */
export function axisTexts(names: readonly string[], styles: readonly StyleReader<Values['axis']>[]): TextSpec[] {
  return [
    ...['-0123456789.{,}', ...names].map((source) => mathSpec(source, ANY_SIZE)),
    ...styles.filter((style) => style.get('show')).flatMap(wordsOf),
  ];
}

function wordsOf(style: StyleReader<Values['axis']>): TextSpec[] {
  const [unit, lang] = [style.get('unit'), style.get('lang')];
  const title = style.get('title') ?? '';
  const words = (style.get('ticks') ?? []).flatMap(({ text }) => ((text ?? '').trim() === '' ? [] : [text!]));
  return [
    ...(unit === undefined ? [] : [mathSpec(withUnit('1', unit), ANY_SIZE, lang)]),
    ...(title.trim() === '' ? [] : [titleSpec(title, ANY_SIZE, lang)]),
    ...words.map((text) => wordsSpec(text, ANY_SIZE, lang)),
  ];
}
