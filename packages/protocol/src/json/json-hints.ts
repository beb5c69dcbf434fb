import { cameraViews } from '../camera-views.js';
import { shortJson, shortQuoted } from '../describe.js';
import { definitionMeant } from '../findings/foreign-project.js';
import { endCalled } from './view-ends.js';

/** What JSON does not have, though JavaScript, Python and editors do, by the sign with which it begins. */
const HABITS: readonly (readonly [signs: string, hint: string])[] = [
  ["'", '; JSON has double quotes only'],
  ['“”„', '; write " for it'],
  ['`', '; take the lines with ``` away'],
  ['TF', '; JSON writes true and false'],
  ['u', '; JSON has no undefined: write null'],
  ['N', '; JSON writes null, and has no NaN'],
  ['I', '; JSON has no Infinity'],
  ['/#', '; JSON has no comments: take it away'],
  ['+', '; a number has no + before it'],
  ['.', '; write 0 before the point'],
  [';', '; write , for it'],
  ['\u00a0\u3000\u2003', '; it is no plain blank: write one'],
  ['<', '; this is HTML or XML'],
  ['&', '; write the sign itself for its name in HTML, such as " for &quot;'],
  ['\0', '; this is UTF-16: save the file as UTF-8'],
];

/** What to do with a sign with which no value begins; begins with a semicolon, or is empty. */
export function habitHint(sign = ''): string {
  const known = sign === '' ? undefined : HABITS.find(([signs]) => signs.includes(sign))?.[1];
  return known ?? (/^[a-z_$]$/i.test(sign) ? '; JSON has words in double quotes only, and none around its braces' : '');
}

/** A statement of figure text: no JSON begins so. */
const STATEMENT = /^\s*(?:--|\p{L}[\p{L}\p{N}_]*\s*[:=]|(?:view|axes|grid|slider|text|style)\s)/u;

/** What to do with a text in which no value stands at the begin. */
export function startHint(text: string): string {
  if (/^(?:metadata|slides|version):\s*(?:\n|["'\d])/.test(text)) return '; this is YAML: write it as JSON';
  if (/^<(?:\?xml[^>]*>\s*<)?geogebra\b/.test(text))
    return '; this is what a file of GeoGebra holds: save the construction there as .ggb, and give that file';
  if (!/^[\p{L}-]/u.test(text)) return habitHint(text[0]);
  if (STATEMENT.test(text) && !text.includes('{"'))
    return '; this is figure text: give its file a name that ends in .geoslide';
  return /[{[]/.test(text) ? `; take what stands before the ${/[{[]/.exec(text)![0]} away` : habitHint(text[0]);
}

/** What to do with a string that holds what JSON does not have in one. */
export const escapeHint = (string: string): string => {
  const command = /\\(?:[^"\\/bfnrtu]|u(?![0-9a-fA-F]{4}))[A-Za-z]*/.exec(string)?.[0];
  return command === undefined ? '' : `: write two backslashes for one, \\${command}`;
};

/** What to do where a comma is missing before a string or a block. */
export function commaHint(sign = '', before = ''): string {
  if (before === '"' && /^\w$/.test(sign)) return '; a quote of a text before it is missing';
  return /^["{[]$/.test(sign) ? '; write a comma before it' : habitHint(sign);
}

/** What to do with what stands behind the whole value. */
export function restHint(rest: string): string {
  const sign = rest[0]!;
  if (sign === '}' || sign === ']') return '; take it away';
  if (sign === ',') return '; a bracket before it is one too many: take that away';
  if (sign !== '{' && sign !== '[') return habitHint(sign);
  return sign === '[' || rest.includes('"slides"')
    ? '; a file holds one value: make two files of it'
    : '; a file holds one value: write [ in front of all, ] behind them and a comma between two';
}

/** What to do with a text that begins with no property name in quotes. */
export function keyHint(text: string): string {
  const key = /^[A-Za-z_$][\w$]*(?=\s*:)/.exec(text)?.[0];
  return key === undefined ? habitHint(text[0]) : `; write "${key}" with its quotes`;
}

/** Of a string that is not closed before the rest of a text: others write strings over several lines. */
export function stringHint(rest: string): string {
  if (rest.includes('"')) return ' on its line: a line break in it is \\n';
  return rest.trim() === '' ? ', for the text ends in it: give all of the file' : '';
}

/** What to write for a value that should have been `what`; begins with a colon, or is empty. */
export function valueHint(what: string, value: unknown): string {
  if (typeof value === 'string') return wordHint(what, value);
  if (typeof value === 'boolean' && what.includes('"show"')) return `: write {"show": ${value}}`;
  if (typeof value === 'number' && /^a text template|^an expression such/.test(what))
    return `: write "${value}" with quotes`;
  if (typeof value === 'number' && what.includes('{ padding }')) return `: write {"padding": ${value}}`;
  if (typeof value !== 'object' || value === null) return '';
  const meant = Array.isArray(value) ? meantByList(what, value) : meantByObject(what, value);
  return meant === undefined ? '' : `: write ${typeof meant === 'string' ? meant : shortJson(meant)}`;
}

/** What is meant by an object in the place of something else. */
function meantByObject(what: string, value: object): unknown {
  const entries = Object.entries(value);
  if (what.startsWith('a list of slides') && 'definitions' in value) return '[ before it and ] behind it';
  if (/^a list of \[(?:id|type name), style\]/.test(what))
    return entries.every(([, style]) => isObject(style)) ? entries : undefined;
  if (what.startsWith('a list of [name, number]'))
    return entries.every(([, number]) => [number].flat().every((each) => typeof each === 'number'))
      ? entries.flatMap(([name, number]) => [number].flat().map((each, i) => [placeholderOf(name, i), each]))
      : undefined;
  if (what.startsWith('an expression')) {
    const source = definitionMeant({ ...value }, 0)?.source;
    return source === undefined ? callOf(entries) : JSON.stringify(source);
  }
  const count = /^a list of (\d|three) finite numbers/.exec(what)?.[1];
  const places = entries.flatMap(([key, part]) => (/^[xyz]$/.test(key) && typeof part === 'number' ? part : []));
  if (count !== undefined && places.length === (Number(count) || 3)) return places;
  const words = what.startsWith('a text template') ? entries.find(([key]) => SAID.test(key))?.[1] : undefined;
  return typeof words === 'string' ? shortQuoted(words) : undefined;
}

/** `A.1` for `A.y`, `A-1` and `A[1]`: the name of a placeholder, which are counted from 0. */
function placeholderOf(name: string, index: number): string {
  const [, id = name, part] = /^(.+?)(?:[.\-_:]|\[)([xyz]|\d+)\]?$/.exec(name) ?? [];
  return `${id}.${part === undefined ? index : /\d/.test(part) ? part : 'xyz'.indexOf(part)}`;
}

/** `"rgb(255, 0, 0)"` for red, green and blue up to 255, or up to 1 as Python has them. */
function colorMeant(value: readonly unknown[]): string | undefined {
  const parts = value.filter((part) => typeof part === 'number');
  if (parts.length !== 3 || value.length !== 3) return undefined;
  const full = parts.every((part) => part <= 1) ? 255 : 1;
  return `"rgb(${parts.map((part) => Math.round(part * full)).join(', ')})"`;
}

/** `{ width: 640, height: 480 }` of these numbers, where an object `{ width, height }` is wanted. */
function objectOf(what: string, numbers: readonly unknown[]): object | undefined {
  const keys = /\{ ([\w, ]+) \}/.exec(what)?.[1]?.split(', ') ?? [];
  const isMeant = numbers.length === keys.length && numbers.every((number) => typeof number === 'number');
  return isMeant ? Object.fromEntries(keys.map((key, i) => [key, numbers[i]])) : undefined;
}

/** What is meant by a list in the place of something else. */
function meantByList(what: string, value: readonly unknown[]): unknown {
  const isPlace =
    (value.length === 2 || value.length === 3) && value.every((part) => /^(?:number|string)$/.test(typeof part));
  const [called, ...args] = value;
  const isCall = typeof called === 'string' && /^\p{Lu}\p{L}+$/u.test(called) && args.every((part) => !isObject(part));
  if (what.startsWith('an expression') && isCall) return `"${called}(${args.join(', ')})"`;
  if (what.startsWith('an expression')) return isPlace ? `"Point(${value.join(', ')})"` : undefined;
  if (what.startsWith('a text template') && value.every((line) => typeof line === 'string'))
    return JSON.stringify(value.join('\n'));
  if (what.startsWith('a string of')) return colorMeant(value);
  if (/\{ \w/.test(what)) return objectOf(what, value);
  if (isPlace && /^a (?:point|pair) such as/.test(what)) return `"(${value.join(', ')})"`;
  if (!what.startsWith('a style sheet')) return undefined;
  if (value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isObject(pair[1])))
    return { primitives: value };
  const styles = value.flatMap((style) => {
    const { id, ...look } = (isObject(style) ? style : {}) as { readonly id?: unknown };
    return typeof id === 'string' ? [[id, look]] : [];
  });
  return styles.length === 0 ? undefined : { primitives: styles };
}

/** `"Segment(A, B)"` for `{"type": "Segment", "points": ["A", "B"]}`; undefined for what is no call. */
function callOf(entries: readonly (readonly [string, unknown])[]): string | undefined {
  const type = entries.find(([key]) => /^(?:type|kind|name|constructor|function)$/i.test(key))?.[1];
  const parts = entries.flatMap(([, value]) => (value === type ? [] : value));
  const isCall = typeof type === 'string' && parts.every((part) => /^(?:number|string)$/.test(typeof part));
  return isCall ? `"${type}(${parts.join(', ')})"` : undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function wordHint(what: string, word: string): string {
  if (what.startsWith('a camera')) {
    const view = cameraViews.find((name) => name === word);
    return `: write ${shortJson({ kind: word.startsWith('2') ? '2d' : '3d', view })}`;
  }
  if (what.startsWith('a template:') && /^\w+$/.test(word))
    return ': a look by its name is a line of a figure text, template "textbook" or template "greyscale"';
  if (what.startsWith('a template:') && /\.json$/i.test(word)) return ': give what that file holds';
  if (what.startsWith('a list of definitions') && STATEMENT.test(word))
    return ': a figure text is a file of its own, which ends in .geoslide, without JSON around it';
  const [, id, source] = (what.startsWith('a definition') && /^\s*([\p{L}_][\w']*)\s*[:=]\s*(.+)$/su.exec(word)) || [];
  if (source !== undefined) return `: write ${shortJson({ kind: 'primitive', id, source })}`;
  const meant = what === 'true or false' ? /^(?:(true|yes|on)|false|no|off)$/i.exec(word) : null;
  if (meant !== null) return `: write ${meant[1] !== undefined} without quotes`;
  if (what.startsWith('a pair [id, style]'))
    return `: put the pair in brackets of its own, [[${shortQuoted(word)}, {…}]]`;
  if (/^(?:thick|bold|fett|dick)$/i.test(word) && what.includes('number')) return ': write 4';
  if (/^thin$/i.test(word) && what.includes('number')) return ': write 1';
  const numbers = word.split(/\s*(?:px)?\s*[x×*,;\s]\s*/).map((part) => (part === '' ? Number.NaN : Number(part)));
  if (numbers.length > 1 && numbers.every(Number.isFinite) && objectOf(what, numbers))
    return `: write ${shortJson(objectOf(what, numbers))}`;
  const padding = what.includes('{ padding }') ? /^\s*(\d+)\s*(?:px)?\s*$/.exec(word)?.[1] : undefined;
  if (padding !== undefined) return `: write {"padding": ${padding}}`;
  const angle = what.includes('radians') ? radiansOf(word) : undefined;
  if (angle !== undefined) return `: write ${angle}`;
  const [, number, unit] =
    (/ number| integer/.test(what) && /^\s*([-+]?\d+(?:\.\d+)?)\s*(px|pt|%)?\s*$/.exec(word)) || [];
  if (number === undefined) return '';
  return `: write ${Number(number)} without ${unit === undefined ? 'quotes' : 'quotes and unit'}`;
}

/** The radians of `"30°"`, `"30 deg"` and `"pi/6"`, to four decimals. */
function radiansOf(word: string): number | undefined {
  const [, degrees] = /^\s*([-+]?\d+(?:\.\d+)?)\s*(?:°|deg(?:rees?)?)\s*$/i.exec(word) ?? [];
  const [, sign, times, parts] =
    /^\s*(-?)(\d+(?:\.\d+)?)?\s*\*?\s*(?:Math\.)?(?:pi|π)\s*(?:\/\s*(\d+))?\s*$/i.exec(word) ?? [];
  const radians =
    degrees !== undefined
      ? (Number(degrees) / 180) * Math.PI
      : sign !== undefined
        ? ((sign === '-' ? -1 : 1) * Number(times ?? 1) * Math.PI) / Number(parts ?? 1)
        : undefined;
  return radians === undefined || !Number.isFinite(radians) ? undefined : Math.round(radians * 1e4) / 1e4;
}

/** Keys that a message names. */
const MAX_KEYS = 4;

/** What other formats call an expression, a text or a name. */
const SAID = /^(?:value|source|def|definition|expr|expression|formula|command|construction|content|text|string|name)$/i;

/**
 * The keys of an object that are none of its entries: one of them may be meant where an entry is missing.
 *
 * @param isText Whether what is missing is a text.
 */
export function keysInstead(owner: unknown, known: readonly string[], missing: string, isText: boolean): string {
  const keys =
    typeof owner === 'object' && owner !== null && !Array.isArray(owner)
      ? Object.keys(owner).filter((key) => !known.includes(key))
      : [];
  if (keys.length === 0) return '';
  const end = endCalled(missing);
  const meant = keys.find((key) => (end === undefined ? isText && SAID.test(key) : endCalled(key) === end));
  const value = meant === undefined ? undefined : (owner as Record<string, unknown>)[meant];
  if (typeof value === 'string' || typeof value === 'number')
    return `; write ${shortQuoted(missing)}: ${isText ? shortQuoted(String(value)) : value} in place of ${shortQuoted(meant!)}`;
  const names = keys.slice(0, MAX_KEYS).map(shortQuoted).join(', ');
  return `; ${names}${keys.length > MAX_KEYS ? ' and others' : ''} ${keys.length === 1 ? 'is no key' : 'are no keys'} here`;
}
