import { styleProperties } from '@geoslide/protocol';
import { printed, quoted } from '../../problem.js';
import { spacing } from '../../source.js';

/** The properties of an axis by their names in small letters. */
const PROPERTIES = new Map(Object.keys(styleProperties.axis).map((name) => [name.toLowerCase(), name]));

/** What to write of an axis, whatever the value. */
const WORDS: Readonly<Record<string, string>> = {
  log: 'scale: log',
  logarithmic: 'scale: log',
  logscale: 'scale: log',
  type: 'scale: log',
  pin: 'pinNumbers: true',
  pinned: 'pinNumbers: true',
  atborder: 'pinNumbers: true',
  numbersatborder: 'pinNumbers: true',
  pintoborder: 'pinNumbers: true',
};

/** Words for what an axis has or has not, in small letters. */
const SWITCHES: Readonly<Record<string, string>> = {
  minor: 'minorTicks',
  subticks: 'minorTicks',
  labels: 'label',
  numbers: 'label',
  origin: 'originLabel',
  zero: 'originLabel',
  zerolabel: 'originLabel',
};

const CROSSING = ', the coordinate on the other axis where this one crosses it';

/** The entries of a block as they are written; `…` for one that holds a block of its own. */
export function inBlock(block: object): string {
  const entries = Object.entries(block).map(([key, value]) => {
    return `${key}: ${typeof value === 'string' ? quoted(value) : printed(value)}`;
  });
  return entries.join(', ');
}

/** Texts at ticks with their places, which count from 1 where they are not told: `[[1, "Mon"], [2, "Tue"]]`. */
function tickTexts(value: unknown): string {
  const places = Array.isArray(value)
    ? value.map((text, index) => [index + 1, text] as const)
    : Object.entries(typeof value === 'object' && value !== null ? value : { 1: 'Mon' });
  return `[${places.map(([place, text]) => `[${place}, ${quoted(printed(text))}]`).join(', ')}]`;
}

/** The distance of ticks as it is written. */
export const spacedBy = (value: number): string =>
  Object.entries(spacing(value))
    .map(([key, own]) => `${key}: ${own}`)
    .join(', ');

/** The property of an axis that an unknown one stands for, with its value. `small` is its name in small letters. */
function propertyMeant(small: string, value: unknown): string | undefined {
  const word = typeof value === 'string' ? value : '';
  if (/^(?:from|start|left|lower|bottom|von)$/.test(small)) return `min: ${printed(value)}`;
  if (/^(?:to|end|right|upper|top|bis)$/.test(small)) return `max: ${printed(value)}`;
  if (/^(?:range|lim|limits?|bounds|interval)$/.test(small) && Array.isArray(value) && value.length === 2)
    return `min: ${printed(value[0])}, max: ${printed(value[1])}`;
  if (/^(?:name|caption|text)$/.test(small) && word !== '') return `title: ${quoted(word)}`;
  if (/^(?:position|side|location|place|at)$/.test(small))
    return `crossing: ${typeof value === 'number' ? value : 5}${CROSSING}`;
  if (/^cross(?:es|at|place|ing(?:at|place))?$/.test(small)) return `crossing: ${printed(value)}`;
  if (/^tick(?:text|label|name)s?$/.test(small)) return `ticks: ${tickTexts(value)}`;
  if (/^(?:labels|numbers|ticks)$/.test(small) && /^(?:pi|π)$/i.test(word)) return 'unit: π';
  if (/^(?:major|majorstep|spacing)$/.test(small) && typeof value === 'number') return spacedBy(value);
  if (Object.hasOwn(SWITCHES, small) && /^(?:true|false|on|off|yes|no|none|hidden)$/.test(printed(value)))
    return `${SWITCHES[small]}: ${/^(?:true|on|yes)$/.test(printed(value))}`;
  return Object.hasOwn(WORDS, small) ? WORDS[small] : undefined;
}

/** What to write in place of `xTitle: "t"`, `yscale: log` or `max_x: 5`, which are of one axis alone. */
function ofOneAxis(small: string, value: unknown): string | undefined {
  const [, axis, name] = /^([xyz])(?:axis)?(.+)$/.exec(small) ?? [];
  const [, other, last] = /^(.+?)([xyz])(?:axis)?$/.exec(small) ?? [];
  for (const [letter, key] of [
    [axis, name],
    [last, other],
  ]) {
    if (letter === undefined || key === undefined) continue;
    const own = printedProperty(key, value);
    if (own !== undefined) return `write ${letter}axis {${own}} as a line of its own`;
  }
  return undefined;
}

/** A property of an axis as it is written; undefined where `small` is none, and means none. */
function printedProperty(small: string, value: unknown): string | undefined {
  const written = typeof value === 'string' && /\W/.test(value) ? quoted(value) : printed(value);
  if (/^(?:label|title)$/.test(small) && typeof value === 'string') return `title: ${quoted(value)}`;
  if (/^(?:step|ticks?|tickstep|distance|spacing)$/.test(small) && typeof value === 'number') return spacedBy(value);
  const known = PROPERTIES.get(small);
  return known === undefined ? propertyMeant(small, value)?.replace(CROSSING, '') : `${known}: ${written}`;
}

/** What to write in place of a property that an axis does not have. `key` may have any letters. */
export function axisAdvice(key: string, value: unknown): string | undefined {
  const small = key.toLowerCase().replace(/[_-]/g, '');
  if (small === 'labels' && Array.isArray(value)) {
    if (value.join('') === 'xyz')
      return 'take it away: axes have these names; xaxis {title: "t"} as a line of its own gives one another name';
    if (value.length > 2) return `write ticks: ${tickTexts(value)}`;
  }
  if (/^(?:labels?|names?|titles?)$/.test(small) && Array.isArray(value)) {
    const [x = 'x', y = 'y'] = value;
    return `write xaxis {title: "${printed(x)}"}, then yaxis {title: "${printed(y)}"} on a line of its own`;
  }
  if (/^[xyz]$/.test(small)) {
    const alone = (block: string) => `write ${small}axis {${block}} as a line of its own`;
    if (typeof value === 'string' && !/^(?:on|off)$/.test(value)) return alone(`title: ${quoted(value)}`);
    if (Array.isArray(value) && value.length === 2)
      return alone(`min: ${printed(value[0])}, max: ${printed(value[1])}`);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return alone(inBlock(value));
    return `write ${small}axis on or ${small}axis off as a line of its own`;
  }
  const meant = propertyMeant(small, value);
  if (meant !== undefined) return `write ${meant}`;
  const single = ofOneAxis(small, value);
  if (single !== undefined) return single;
  if (small === 'range') return 'write min: -5, max: 5';
  if (/^(?:labels|numbers)$/.test(small)) return 'write label: true or label: false for its numbers';
  if (small === 'minor') return 'write minorTicks: true';
  if (/^arrows?$/.test(small) && value === true) return 'take it away: axes have arrows by themselves';
  return /^arrows?$/.test(small) ? 'it is arrowStyle here, such as arrowStyle: none' : undefined;
}
