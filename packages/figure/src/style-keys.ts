import {
  checkedTypes,
  colorNames,
  type JsonType,
  nearestName,
  type StyleProperties,
  styleProperties,
} from '@geoslide/protocol';
import {
  adviceFor,
  colorMeant,
  placeAdvice,
  synonymOf,
  usualAdvice,
  valueAdvice,
  withOwnValue,
  wordMeant,
} from '#habits';
import type { BlockEntry } from './block.js';
import { type Fields, fields } from './fields.js';
import { Fault, quoted, type Report } from './problem.js';
import { constantValue, spacing } from './source.js';
import { count } from './work.js';

/** What a block of properties is for, with the properties that it may hold. */
export interface StylePlace {
  /** In a message: "a style of …". */
  readonly what: string;
  readonly names: readonly string[];
  readonly types: ReadonlyMap<string, JsonType>;
  /** The words of properties that take no others. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** Properties that are not checked here: editors save them, or the drawing warns of wrong values. */
  readonly open: readonly string[];
}

/** @param saved What editors save with such a style. */
function place(what: string, properties: StyleProperties, saved = ''): StylePlace {
  const types = checkedTypes(properties);
  const unchecked = Object.keys(properties).filter((name) => !types.has(name));
  const options = new Map(
    Object.entries(properties).flatMap(([name, property]) =>
      'options' in property ? [[name, property.options as readonly string[]] as const] : [],
    ),
  );
  return { what, names: Object.keys(properties), types, options, open: [...unchecked, ...saved.split(' ')] };
}

const { object, label, text, slider, button, image, axis, grid, background, numbers } = styleProperties;

export const places = {
  object: place('an object', object, 'locked'),
  label: place('a label', label, 'anchorPoint locked'),
  text: place('a text', text, 'anchorPoint locked'),
  slider: place('a slider', slider, 'locked'),
  button: place('a button', button, 'locked'),
  // A file's styles of pictures are checked as those of buttons are.
  image: { ...place('an image', image, 'locked'), types: checkedTypes(button) },
  axis: place('an axis', axis, 'locking'),
  grid: place('the grid', grid, 'locking capturingMode'),
  background: place('the background', background),
  numbers: place('numbers', numbers),
} as const;

const PHRASES = {
  number: 'a number',
  string: 'a word, or a text in double quotes',
  boolean: 'true or false',
} as const;

/** The object that a style is of, for messages. */
export interface StyledObject {
  readonly name?: string;
  readonly source?: string;
}

/**
 * The style that a block holds. A key that the place does not know is kept, with a warning that names the nearest known one; a value of a wrong
 * type is left out, with an error. Null is as good as nothing, as in JSON.
 */
export function readStyle(
  entries: readonly BlockEntry[],
  { what, names, types, options, open }: StylePlace,
  report: Report,
  of: StyledObject = {},
): Fields {
  const style = fields();
  const seen = new Set<string>();
  for (const { key, value, at, valueAt } of entries) {
    count('value');
    if (value === null) continue;
    if (seen.has(key))
      report.warn(
        new Fault(at, `${quoted(key)} once more`, 'each property once', 'the last one counts: take the other away'),
      );
    seen.add(key);
    const type = types.get(key);
    if (key === 'ticks' && typeof value === 'number' && what === places.axis.what) {
      const own = spacing(value);
      const unit = own.unit === undefined ? '' : `unit: ${own.unit}, `;
      const remedy = `write ${unit}distanceMode: custom, distance: ${own.distance} for a tick at every ${value}; it is read as that`;
      report.warn(new Fault(valueAt, `the number ${value}`, 'a list of ticks', remedy));
      Object.assign(style, own);
      continue;
    }
    const hasNone = value === false || (typeof value === 'string' && /^(?:off|none|no|false)$/.test(value));
    if (key === 'ticks' && hasNone && what === places.axis.what) {
      const found = typeof value === 'string' ? quoted(value) : 'false';
      report.warn(new Fault(valueAt, found, 'a list of ticks', 'write tick: false; it is read as that'));
      style.tick = false;
      continue;
    }
    const isUnit = key === 'unit' && what === places.axis.what && typeof value === 'string';
    const unit = isUnit ? UNITS.find(([words]) => words.test(value)) : undefined;
    if (unit !== undefined) {
      report.warn(new Fault(valueAt, quoted(String(value)), 'a unit', `write unit: ${unit[1]}; it is read as that`));
      style[key] = unit[1];
      continue;
    }
    if (/^colors?$/.test(key) && Array.isArray(value) && value.every((color) => typeof color === 'string')) {
      const colors = value.join(';');
      report.warn(new Fault(valueAt, 'a list', 'a text', `write colors: ${quoted(colors)}; it is read as that`));
      style.colors = colors;
      continue;
    }
    const constant =
      type === 'number' && typeof value === 'string' && /(?:π|pi)$/.test(value) ? constantValue(value) : undefined;
    if (constant !== undefined) {
      const remedy = `write ${key}: ${Number(constant.toFixed(6))}; it is read as that`;
      report.warn(new Fault(valueAt, quoted(String(value)), 'a plain number', remedy));
      style[key] = constant;
      continue;
    }
    if (type !== undefined && typeof value !== type) {
      const found =
        typeof value === 'string' ? quoted(value) : typeof value === 'object' ? 'a list or block' : String(value);
      const title =
        what === places.axis.what &&
        key === 'label' &&
        typeof value === 'string' &&
        !/^(?:off|on|no|yes|none)$/.test(value);
      if (title) {
        report.warn(new Fault(valueAt, found, PHRASES[type], `write title: ${quoted(value)}; it is read as that`));
        style.title = value;
        continue;
      }
      const remedy = valueAdvice(key, value, type) ?? `give ${key} ${PHRASES[type]}`;
      report.error(new Fault(valueAt, found, PHRASES[type], remedy));
      continue;
    }
    const color = typeof value === 'string' && /color$/i.test(key) && !isColor(value) ? colorMeant(value) : undefined;
    if (color !== undefined) {
      const isKnown = isColor(color);
      const remedy = isKnown ? `write ${key}: ${color}; it is read as that` : ANY_COLOR;
      report.warn(new Fault(valueAt, quoted(String(value)), 'a colour', remedy));
      if (isKnown) style[key] = color;
      continue;
    }
    const words = typeof value === 'string' ? options.get(key) : undefined;
    if (words !== undefined && !words.includes(String(value))) {
      const side = key === 'placement' ? adviceFor(what, 'position', value, of) : undefined;
      const meant = side === undefined ? wordMeant(key, String(value), words) : undefined;
      const remedy =
        side !== undefined
          ? side
          : meant === undefined
            ? `write ${key}: ${words[0]}`
            : `write ${key}: ${meant}; it is read as that`;
      report.warn(new Fault(valueAt, quoted(String(value)), `one of ${words.join(', ')}`, remedy));
      if (meant !== undefined) style[key] = meant;
      continue;
    }
    if (/Opacity$/.test(key) && typeof value === 'number' && value > 0 && value < 1) {
      const remedy = `write ${Math.round(1000 * value) / 10} if a part of 1 is meant`;
      report.warn(new Fault(valueAt, `the opacity ${value}`, 'percent, from 0 to 100', remedy));
    }
    if (type === undefined && !open.includes(key)) {
      const isOfLabel = what === places.object.what && Object.hasOwn(label, key);
      const ofObject = what === places.label.what ? synonymOf(key, places.object.names) : undefined;
      const otherwise = isOfLabel
        ? 'it is one of a label: write it in a block after the label'
        : ofObject !== undefined
          ? `it is ${ofObject} of the object: write it in a block before the label`
          : names.length <= MAX_LISTED
            ? `there are ${names.join(', ')}`
            : (usualAdvice(what) ?? 'it is kept, and changes nothing');
      const isFill =
        /^(?:fill|filled|fillcolou?r|füllfarbe)$/i.test(key) && types.has('regionOpacity') && typeof value === 'string';
      const advice = adviceFor(what, key, value, of);
      const known = [...types.keys(), ...open];
      // A name that is only near is not meant where the value is of another kind.
      const isFitting = (name: string) => typeof value !== 'boolean' || types.get(name) === 'boolean';
      const synonym = isFill || advice !== undefined ? undefined : synonymOf(key, known, isFitting);
      const remedy = synonym
        ? `it is ${synonym} here${withOwnValue(synonym, value, options) ?? ''}`
        : (advice ??
          placeAdvice(what, key, value) ??
          (isOfLabel || ofObject !== undefined ? otherwise : nearestRemedy(key, known.filter(isFitting), otherwise)));
      const meant = what === places.axis.what || what === places.grid.what ? meantBy(remedy, value, types) : undefined;
      const told = meant === undefined ? remedy : `${remedy}; it is read as that`;
      report.warn(new Fault(at, `the unknown property ${quoted(key)}`, `a property of ${what}`, told));
      if (meant !== undefined) {
        Object.assign(style, meant);
        continue;
      }
    }
    style[key] = value;
  }
  return style;
}

/**
 * The style of a remedy that says nothing but properties, as `write distanceMode: custom, distance: 2` does, where one
 * of them has the value that is written: elsewhere the remedy is an example.
 */
function meantBy(remedy: string, given: unknown, types: StylePlace['types']): Fields | undefined {
  const style = fields();
  for (const part of (/^write (.+)$/.exec(remedy)?.[1] ?? '').split(', ')) {
    const [, key = '', text = ''] = /^(\w+): (\w+|[\d.]+|"[^"]*")$/.exec(part) ?? [];
    const value: unknown = /^(?:true|false|[\d.]+|".*")$/.test(text) ? JSON.parse(text) : text;
    const type = types.get(key);
    if (type === undefined || typeof value !== type) return undefined;
    style[key] = value as Fields[string];
  }
  return given === true || Object.values(style).includes(given as Fields[string]) ? style : undefined;
}

/** Words for units of an axis that count in more than 1. */
const UNITS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/^\\?pi$/i, 'π'],
  [/^deg(?:ree)?s?$/i, '°'],
];

const ANY_COLOR = 'take a name of CSS such as red or teal, or numbers such as "#1565c0"; the default is used';

/** Whether a text is a colour, or none of letters: of those the drawing tells. */
const isColor = (text: string): boolean =>
  !/^\p{L}[\p{L}\s_-]*$/u.test(text) ||
  /^(?:none|transparent)$/i.test(text) ||
  colorNames().includes(text.toLowerCase());

/** Places with more properties than this have them in the list of styles only. */
const MAX_LISTED = 12;

/** "did you mean …?" where a known name is near. */
export function nearestRemedy(name: string, known: Iterable<string>, otherwise: string): string {
  count('nearest');
  const nearest = nearestName(name, known);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
