import { constructorMeant, constructors } from '@geoslide/geometry';
import { styleProperties, styleSynonyms } from '@geoslide/protocol';
import { definitionWords, settingWords } from '../words.js';
import { numberMeant, pxOf, wordMeant } from './advice/style-values.js';
import { splitArguments, unquoted } from './arguments.js';
import { capital, entry, type Habit, type HabitEntry, read, withOwnNames, write, writeEach } from './habit.js';
import { styleOf } from './looks/look-at.js';
import { colorMeant } from './looks/shades.js';
import { MARKS, nearestLook, propertyNamed } from './looks/vocabulary.js';
import { colorOfNumbers } from './notations/colors.js';

const NAMES = ['id', 'name'];
const TYPES = ['type', 'kind', 'shape', 'class', 'element', 'object', 'tool', 'command'];
const LABELS = ['label', 'text', 'caption', 'title'];

/** What matplotlib and others write for a look in short. */
const SHORT_VALUES: Readonly<Record<string, string>> = {
  '--': 'dashed',
  ':': 'dotted',
  '-.': 'dashdot',
  '-': 'solid',
  r: 'red',
  g: 'green',
  b: 'blue',
  k: 'black',
  True: 'true',
  False: 'false',
};

const SIDES = /^(?:upper|lower|top|bottom|left|right|above|below|leftmost|rightmost|highest|lowest)$/i;

/** Words that begin a statement: `image i {…}` is none of these. */
const STATEMENTS: readonly string[] = [...definitionWords, ...settingWords];

interface Parts {
  name: string | undefined;
  type: string | undefined;
  label: string | undefined;
  labelStyle?: readonly string[];
  readonly args: string[];
  readonly style: string[];
}

const NO_PARTS: Parts = { name: undefined, type: undefined, label: undefined, args: [], style: [] };

/**
 * The property of a style that a key of another program is, with its value; undefined for a key that is none.
 *
 * @param kind Whose style it is: a text has that of a label.
 */
export function lookOf(key: string, value: string, kind: 'object' | 'label' = 'object'): string | undefined {
  const typed = key.replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());
  const joined = propertyNamed(typed) ?? typed;
  const plain = Object.hasOwn(SHORT_VALUES, value) ? SHORT_VALUES[value]! : (colorOfNumbers(value) ?? value);
  if (joined === 'style') return lookMeant(plain);
  if (/^fill(?:ed)?(?:color)?$/i.test(joined))
    return plain === 'true'
      ? 'regionOpacity: 30'
      : /^(?:false|none|transparent)$/i.test(plain)
        ? 'regionOpacity: 0'
        : `color: ${colorMeant(plain)}, regionOpacity: 30`;
  if (/^(?:visible|show)$/.test(joined)) return plain === 'true' ? undefined : 'hidden: true';
  if (joined === 'radius' || joined === 'x' || joined === 'y') return undefined;
  if (/^\d/.test(plain) && joined === 'color') return undefined;
  const synonym = Object.hasOwn(styleSynonyms, joined) ? styleSynonyms[joined]! : undefined;
  const own = Object.hasOwn(styleProperties[kind], joined) ? joined : synonym;
  if (own === undefined) return plain === 'true' ? styleOf(joined) : undefined;
  const property = /^\w+/.exec(own)![0];
  if (!Object.hasOwn(styleProperties[kind], property)) return undefined;
  if (own.includes(':')) return own;
  // Of a dash the lengths count for little.
  if (property === 'lineDash' && /^[\d.]+(?:px)?(?:[\s,]+[\d.]+(?:px)?)*$/.test(plain))
    return `lineDash: ${Number.parseFloat(plain) <= 2 ? 'dotted' : 'dashed'}`;
  // The markers of plots are filled.
  if (property === 'pointStyle' && value === 'o' && /^(?:marker|face)$/.test(joined)) return 'pointStyle: dot';
  const meant =
    /Opacity$/.test(property) && Number(plain) <= 1 ? 100 * Number(plain) : valueMeant(property, plain, kind);
  const text = String(meant);
  return `${property}: ${pxOf(text) ?? (/^[\w.#%+-]+$/.test(text) ? text : JSON.stringify(text))}`;
}

/** The look that the value of a property such as `style` is. */
function lookMeant(word: string): string | undefined {
  const options: readonly string[] = styleProperties.object.pointStyle.options;
  const mark = Object.hasOwn(MARKS, word) ? MARKS[word]! : word;
  return styleOf(word.toLowerCase()) ?? (options.includes(mark) ? `pointStyle: ${mark}` : nearestLook(word));
}

/** A value as a property takes it, by a word of any language; the word itself where it is near none. */
function valueMeant(property: string, word: string, kind: 'object' | 'label'): string | number {
  if (/color$/i.test(property)) return colorMeant(word);
  const own: object = styleProperties[kind][property as 'color'];
  const options: readonly string[] = 'options' in own ? (own.options as readonly string[]) : [];
  if (options.includes(word)) return word;
  return (options.length > 0 ? wordMeant(property, word, options) : numberMeant(property, word)) ?? word;
}

/** Sorts `key: value` or `key = value` into what each is for. What has no key, and is no look, is an argument. */
function partsOf(list: readonly string[], parts: Parts): void {
  for (const item of joinedPlaces(list, parts)) {
    if (/^\{.*\}$/s.test(item)) {
      partsOf(splitArguments(item.slice(1, -1)), parts);
      continue;
    }
    const [, key = '', written = ''] =
      /^["']?(\p{L}[\p{L}\p{N}_-]*)["']?\s*(?::(?!=)|=(?!=))\s*(.+)$/su.exec(item) ?? [];
    const value = unquoted(written);
    const small = key.toLowerCase();
    const look = key === '' ? undefined : lookOf(key, value);
    if (key === '') addPlain(item, parts);
    else if (parts.type === 'Angle' && /^(?:radius|size|r)$/.test(small) && Number(value) > 0)
      parts.style.push(`angleSize: ${Number(value) < 5 ? Math.round(50 * Number(value)) : value}`);
    else if (TYPES.includes(small)) parts.type = value;
    else if (NAMES.includes(small)) parts.name = value;
    else if (LABELS.includes(small) && /^\{.*\}$/s.test(value)) addLabel(splitArguments(value.slice(1, -1)), parts);
    else if (LABELS.includes(small)) parts.label = value;
    else if (look !== undefined) parts.style.push(look);
    else if (/^[xyz]$/.test(small) && typeOf(parts) !== 'Point') parts.args.push(item);
    // What is switched on or off is no argument.
    else if (!/^(?:visible|show|fixed|withLabel)$/i.test(key) && !/^(?:true|false|none|null)$/i.test(value))
      parts.args.push(argumentOf(value));
  }
}

/** A label with its looks: `label: {text: "c", offset: [5, 5]}`. */
function addLabel(list: readonly string[], parts: Parts): void {
  parts.labelStyle = list.flatMap((item) => {
    const [, key = '', value = ''] = /^["']?([A-Za-z][\w-]*)["']?\s*[:=]\s*(.+)$/su.exec(item) ?? [];
    const [, x, y] = /^[[(]\s*([-\d.]+)\s*,\s*([-\d.]+)\s*[\])]$/.exec(value) ?? [];
    if ([...LABELS, 'content', 'value'].includes(key)) parts.label = unquoted(value);
    else if (key === 'offset' && x !== undefined) return [`offsetX: ${x}`, `offsetY: ${y}`];
    return lookOf(key, unquoted(value), 'label') ?? [];
  });
}

function typeOf({ type: word, args }: Parts): string | undefined {
  if (word === undefined) return undefined;
  // A dot of one place is that of Manim.
  if (/^dot$/i.test(word) && args.length === 1) return 'Point';
  return /^arrow$/i.test(word) ? 'Vector' : constructorMeant(word);
}

/** `x1: 0, y1: 1` as (0, 1), but for the coordinates of a point itself. */
function joinedPlaces(list: readonly string[], parts: Parts): readonly string[] {
  const pair = (item = '') => /^["']?c?([xy])(\d?)["']?\s*[:=]\s*["']?([-+.\d]+)["']?$/.exec(item);
  const kind = list.map((item) => /^["']?(?:type|kind|shape)["']?\s*[:=]\s*["']?(\w+)/i.exec(item)?.[1]).find(Boolean);
  if (constructorMeant(kind ?? parts.type ?? 'point') === 'Point') return list;
  const joined: string[] = [];
  for (let i = 0; i < list.length; i += 1) {
    const [x, y] = [pair(list[i]), pair(list[i + 1])];
    if (x?.[1] === 'x' && y?.[1] === 'y' && x[2] === y[2]) {
      joined.push(`(${x[3]}, ${y[3]})`);
      i += 1;
    } else joined.push(list[i]!);
  }
  return joined;
}

function addPlain(item: string, parts: Parts): void {
  if (item === '') return;
  const look = /^["']?\p{L}[\p{L}\s-]+["']?$/u.test(item) ? styleOf(unquoted(item).toLowerCase()) : undefined;
  if (look !== undefined) parts.style.push(look);
  else if (/^["']/.test(item) && parts.label === undefined) parts.label = unquoted(item);
  else parts.args.push(argumentOf(item));
}

/** Coordinates in square brackets or braces are a point, and names in quotes are names. */
function argumentOf(value: string): string {
  // Manim has a third coordinate, 0.
  const pair = /^[[{]\s*([-+.\d]+\s*,\s*[-+.\d]+(?:\s*,\s*[-+.\d]+)??)(?:\s*,\s*0)?\s*[\]}]$/u.exec(value)?.[1];
  const names = /^\[\s*((["'])\p{Lu}\w*\2(?:\s*,\s*\2\p{Lu}\w*\2)*)\s*\]$/u.exec(value)?.[1];
  return names?.replace(/["']/g, '').replace(/\s*,\s*/g, ', ') ?? (pair === undefined ? value : `(${pair})`);
}

/** True for a constructor that takes a text, or anything: there a string is no label. */
export function takesText(name: string): boolean {
  return constructors.some(
    ({ name: own, aliases, group, signatures }) =>
      (own === name || aliases?.includes(name)) &&
      (group === 'statistics' ||
        group === 'lists' ||
        signatures.some(({ parameters }) => parameters.some(({ type }) => /^(?:String|Any)/.test(type)))),
  );
}

function definition(name: string, type: string, { args, style, label, labelStyle = [] }: Parts): string {
  const [only = ''] = args;
  // Coordinates in brackets of their own are those of a point.
  const own = type === 'Point' && args.length === 1 ? only.replace(/^\((.*)\)$/, '$1') : args.join(', ');
  const look = style.length === 0 ? '' : ` {${style.join(', ')}}`;
  return `${name}: ${type}(${own})${look}${label === undefined ? '' : ` ${JSON.stringify(label)}`}${labelStyle.length === 0 ? '' : ` {${labelStyle.join(', ')}}`}`;
}

/** The type of an object that says none, by its properties. */
function typeByKeys(inner: string): string | undefined {
  const has = (pattern: string) => new RegExp(`(?:^|[,{\\s])["']?(?:${pattern})["']?\\s*[:=]`).test(inner);
  if (has('radius|r') && has('center|centre')) return 'Circle';
  if ((has('from') && has('to')) || (has('start') && has('end'))) return 'Segment';
  return has('at|pos|position|coords|coordinates') || /(?<!\w)["']?x["']?\s*:[^:]*(?<!\w)["']?y["']?\s*:/.test(inner)
    ? 'Point'
    : undefined;
}

/** The definition that `{"id": "A", "source": "Point(0, 0)"}` of a project in JSON is; undefined for others. */
function fromSource(name: string | undefined, inner: string): Habit | undefined {
  const text = (key: string) => new RegExp(`["']?${key}["']?\\s*[:=]\\s*["']([^"']*)["']`).exec(inner)?.[1];
  const [own, source, label] = ['id', 'source', 'label'].map(text);
  const id = name ?? own;
  const [kind, template, at] = ['kind', 'template', 'at'].map(text);
  if (kind === 'text' && id !== undefined && template !== undefined)
    return write(`text ${id}: ${JSON.stringify(template)}${at === undefined ? '' : ` {at: ${at}}`}`);
  return id === undefined || source === undefined || !/^\p{L}[\p{L}\p{N}_]*$/u.test(id)
    ? undefined
    : write(`${id}: ${source}${label === undefined ? '' : ` ${JSON.stringify(label)}`}`);
}

/** The definition that an object with properties is; undefined where it says no type or no arguments. */
function fromProperties(name: string | undefined, word: string | undefined, inner: string): Habit | undefined {
  if (STATEMENTS.some((own) => own === word || own === name)) return undefined;
  const parts: Parts = { name, type: word, label: undefined, args: [], style: [] };
  const isPlace =
    word === undefined && /^\s*["']?x["']?\s*[:=]\s*[-+.\d]+\s*,\s*["']?y["']?\s*[:=]\s*[-+.\d]+\s*,?\s*$/.test(inner);
  if (isPlace) parts.type = 'Point';
  else if (word === undefined && !/["']?(?:type|kind|shape|class|element|object|tool|command)["']?\s*[:=]/.test(inner))
    parts.type = typeByKeys(inner);
  partsOf(splitArguments(inner), parts);
  const meant = typeOf(parts);
  if (meant === undefined || parts.args.length === 0) return undefined;
  const own = name ?? parts.name ?? '';
  const usable = /^\p{L}[\p{L}\p{N}_]*$/u.test(own) ? own : meant[0]!.toLowerCase();
  return write(definition(usable, meant, parts));
}

/** Objects as JSON, YAML, CSS and HTML have them: a type, and properties with names. */
export const propertyHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:-\s*)?\{(.*)\}\s*,?`,
    ([, inner = '']) => fromSource(undefined, inner) ?? fromProperties(undefined, undefined, inner),
  ),
  entry(String.raw`\[\s*(\{.*\})\s*\]\s*,?`, ([, list = '']) => {
    const each = splitArguments(list).map((item) => fromProperties(undefined, undefined, item.replace(/^\{|\}$/g, '')));
    const lines = each.flatMap((own) => (own !== undefined && 'remedy' in own ? (own.definitions ?? []) : []));
    return lines.length === 0 || lines.length < each.length ? undefined : writeEach(withOwnNames(lines));
  }),
  entry(
    String.raw`(?:-\s*)?["']?(<NAME>)["']?\s*[:=]\s*\{(.*)\}\s*,?`,
    ([, name = '', inner = '']) =>
      fromSource(name, inner) ??
      (constructorMeant(name) !== undefined && /\b(?:name|id)["']?\s*[:=]/.test(inner)
        ? fromProperties(undefined, name, inner)
        : fromProperties(name, undefined, inner)),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\p{L}+)\s*(?:\{([^{}]*)\}|\[((?:[^[\]]|\[[^[\]]*\])*[:=](?:[^[\]]|\[[^[\]]*\])*)\])`,
    ([, name, word, first, second]) => fromProperties(name, word, first ?? second ?? ''),
  ),
  entry(
    String.raw`(\p{L}+)(?:\s+(<NAME>|"<NAME>"))?\s*:?\s*(?:\{([^{}]*)\}|\[([^[\]]*[:=][^[\]]*)\]|(?<=\s\S+\s*:?\s*)\(([^()]*[:=][^()]*)\))`,
    ([, word, name, first, second, third]) =>
      fromProperties(name && unquoted(name), word, first ?? second ?? third ?? ''),
  ),
  entry(
    String.raw`<(\p{L}+)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'))+)\s*\/?>(?:\s*<\/\p{L}+>)?`,
    ([, word, inner = '']) =>
      // A line of SVG has ends.
      fromProperties(
        undefined,
        word === 'line' ? 'segment' : word,
        inner.trim().replace(/(["'])\s+(?=[\w-]+\s*=)/g, '$1, '),
      ),
  ),
  entry(String.raw`(<NAME>)\s*:\s*((?:\w+\s*=\s*[^\s,=]+\s*,?\s*){2,})`, ([, name, inner = '']) =>
    fromProperties(name, undefined, inner.trim().replace(/(?<=[^\s,])\s+(?=\w+\s*=)/g, ', ')),
  ),
  // `- type: point`, of which the other properties stand on lines of their own.
  entry(
    String.raw`(?:-\s*)?["']?(?:type|kind|shape|element)["']?\s*[:=]\s*["']?(\p{L}+)["']?\s*,?`,
    ([, word = '']) => {
      const type = constructorMeant(word);
      return type === undefined ? undefined : write(`each object as one line, such as ${example(type)}`);
    },
  ),
  // A look, a label or a name among the arguments.
  entry(String.raw`(?:(<NAME>)\s*:?[:=]\s*)?(\p{L}+)\s*\((.*)\)`, ([, name, word = '', inner = ''], { defines }) => {
    const type = typeOf({ ...NO_PARTS, type: word });
    if (type === undefined || defines(word) || (name === undefined && !/[:="']/.test(inner))) return undefined;
    // What stands behind the call is no argument.
    if (!isClosed(inner)) return undefined;
    const list = splitArguments(inner);
    const strings = list.filter((item) => /^["']/.test(item));
    // `Circle(A, "s")` takes what the text defines.
    const [said = ''] = strings.map(unquoted);
    // `Intersect(c, d, "left")` says which of both.
    if (SIDES.test(said) && /^(?:Intersect|Tangent|Root|Extremum|TouchPoints)$/.test(type)) return undefined;
    const isNamed = list.length === 2 && said !== name && defines(said);
    if (strings.length > 1 || strings.length === list.length || isNamed) return undefined;
    // `Angle(A, V, B, "exterior")` has no label. An angle takes words, but none by their names; a block may have one.
    const isBlock = strings.length === 0 && list.length > 1 && list.at(-1)!.startsWith('{');
    if (takesText(type) && !isBlock && (strings.length > 0 || type !== 'Angle')) return undefined;
    if (list.some((item) => /^[^"'([{]*:=/.test(item))) return undefined;
    const parts: Parts = { name: undefined, type, label: undefined, args: [], style: [] };
    // A definition may have the name of a look, such as red.
    const isDefined = (item: string) => styleOf(item) !== undefined && defines(item);
    if (list.some(isDefined)) return undefined;
    partsOf(list, parts);
    // Settings of another program that are no looks.
    const isPlain = parts.style.length === 0 && parts.label === undefined && parts.name === undefined;
    if (isBlock && isPlain && parts.args.length === list.length - 1)
      return write(`${name ?? type[0]!.toLowerCase()}: ${type}(${parts.args.join(', ')})`);
    if (isPlain) return undefined;
    const own = name ?? (parts.name && /^\p{L}[\p{L}\p{N}_]*$/u.test(parts.name) ? parts.name : undefined);
    const label = parts.label ?? (name === undefined ? undefined : parts.name);
    // A line with ends is a segment here.
    const isDot = /^dot$/i.test(word) && (parts.args.length === 1 || /^\(.*,.*\)$/.test(parts.args[0] ?? ''));
    const made = isDot
      ? 'Point'
      : type === 'Line' &&
          ['start', 'end'].every((key) => list.some((item) => new RegExp(`^${key}\\s*[:=]`).test(item)))
        ? 'Segment'
        : type;
    const args = isDot ? parts.args.slice(0, 1) : parts.args;
    const line = definition(own ?? made[0]!.toLowerCase(), made, { ...parts, args, label });
    if (args.length < parts.args.length) return write(line, ': its size is pointSize, in px');
    return own === undefined || /^[a-z]/.test(type) ? write(line) : read(line);
  }),
];

/** Whether no bracket of a text closes one before it. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (open < 0) return false;
  }
  return true;
}

/** A definition with a constructor, with names as a textbook has them. */
function example(type: string): string {
  const found = constructors.find(({ name }) => name === type);
  const call = found?.signatures[0]?.example ?? `${capital(type)}(A, B)`;
  return `${type[0]!.toLowerCase()}: ${call}`;
}
