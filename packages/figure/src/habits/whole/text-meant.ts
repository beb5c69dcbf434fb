import { settingWords } from '../../words.js';
import { splitArguments } from '../arguments.js';
import { lookAt } from '../looks/look-at.js';
import { shownOf } from '../notations/joined-text.js';
import { lookOf } from '../properties.js';
import { membersOf, type Parts } from './parts.js';

/** What the rest of a figure text says of the names in a text. */
export interface Known {
  readonly defines: (name: string) => boolean;
  readonly text: string;
}

const NAME = String.raw`\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*`;
const CALLED = 'text|texte|texto|testo|tekst|文本|文字';
const VERB =
  '(?:write|print|put|place|add|draw|schreibe?|écris|écrire|ecris|escribe|escribir|scrivi|schrijf|napisz|写)(?:\\s+(?:the\\s+|den\\s+|le\\s+|el\\s+)?(?:text|texte|texto|testo))?';

/** `T: Text(…`, `text t: …`, `text "…`, `write "…`, `label "…`, each with the name that it gives. */
const HEADS: readonly RegExp[] = [
  new RegExp(
    `^(?:(${NAME})\\s*:?[:=]\\s*)?(?:(?:${CALLED})(?!\\p{L})\\s*[:=]?|(?:annotation|annotate|note|label)(?!\\p{L}))\\s*(?=[(\\["'“„«\`$]|[frb]["'])`,
    'iu',
  ),
  new RegExp(
    `^text\\s*:?\\s+(?!at\\s|latex\\s|tex\\s|formula\\s|formel\\s)(${NAME})\\s*(?:[:=]\\s*|(?=["'“„«(@{\`$]|(?:at|bei|en|à)\\s))`,
    'iu',
  ),
  /^text(?!\p{L})\s*:?\s*/iu,
  new RegExp(`^(?:${VERB}|label)\\s+(?=["'“„«])`, 'iu'),
  new RegExp(`^(?!text\\s|label\\s)(${NAME})\\s*[:=]\\s*(?=["'“„«]|[frb]["'])`, 'u'),
];

const STRING = /^([frb]?)(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|[“„«]([^“”„«»"]*)[”“»]|`([^`]*)`|(\$[^$"]+\$))/u;
const FORMULA = /^(?:latex|tex|formel|formula|math)\s+(?=["'])/iu;
const AT =
  /^(?:(?:at|bei|an|auf|à|en|em|su|op|przy|near|on|in|into)(?=\s|[([:=])|@|在|位于|于|(?:pos(?:ition)?|place|ort|location|coords?|xy)\s*(?=[:=]))\s*[:=]?\s*/iu;
const NUMBERS = /^([-−]?[\d.]+)\s*(?:[,;|]\s*|\s+)([-−]?[\d.]+)(?=\s*(?:[,;)\]]|$))/u;
const KEYED =
  /^(\p{L}[\p{L}\p{N}_-]*)\s*[:=]\s*("[^"]*"|'[^']*'|#[\da-f]{3,8}\b|[-+−]?[\d.]+(?:px|pt|%)?|\p{L}[\p{L}-]*)/iu;
const POINT = new RegExp(`^(?:\\p{Lu}\\d*['′’]*|${NAME})(?=\\s*(?:[,;:)\\]{]|$))`, 'u');
const JOINT = /^\s*(?:[+&]|\.\.(?!\.))\s*/;

/** Where other programs put a text that has no coordinates; here it stands in a corner then. */
const SIDE =
  /^(?:(?:at|on|in|am|en|à)\s+)?(?:the\s+|la\s+)?(?:top|bottom|upper|lower|left|right|cent(?:er|re)|middle|above|below|under|beside|oben|unten|links|rechts|haut|bas|arriba|abajo)(?!\p{L}).*/isu;

/** A value of a text with its braces, or another sign for it. */
const VALUE = /^\s*\{\{[^{}]*\}\}/;

/** What is found so far of a text. */
interface Found {
  words?: string;
  at?: string;
  x?: string;
  y?: string;
  readonly style: string[];
}

/**
 * A text by its parts: its words, its place and its looks, in any order, in brackets or without. Examples are
 * `Text((1, 2), "hi")` and `text "a = " + a at P`. Undefined for another statement, and where something else is
 * among the parts.
 */
export function textMeant(line: string, known: Known): Parts | undefined {
  for (const pattern of HEADS) {
    const head = pattern.exec(line);
    const [typed = '', name] = head ?? [];
    if (head === null || settingWords.some((word) => word === name)) continue;
    const isNamed = pattern === HEADS.at(-1);
    const found = foundIn(unwrapped(line.slice(typed.length)), known, !isNamed);
    if (found?.words === undefined || (isNamed && found.at === undefined && !found.words.includes('{{'))) continue;
    const id = name ?? ['t', 't_1', 't_2', 't_3'].find((free) => !known.defines(free)) ?? 't';
    const style = [...(found.at === undefined ? [] : [`at: ${found.at}`]), ...found.style];
    return {
      head: `text ${id}: ${JSON.stringify(found.words).replaceAll('\\\\', '\\')}`,
      style,
      label: undefined,
      labelStyle: [],
    };
  }
  return undefined;
}

/** What stands in the brackets of a call, with what stands behind them. */
function unwrapped(rest: string): string {
  const end = /^[([]/.test(rest) ? closing(rest) : -1;
  if (end < 0) return rest;
  const [inner, behind] = [rest.slice(1, end), rest.slice(end + 1)];
  // A place in front of the words is no call.
  const isPlace = /^[^"'“„«(),;[\]]+[,;|][^"'“„«(),;[\]]+$/u.test(inner) && /["'“„«\p{L}]/u.test(behind);
  return isPlace ? rest : `${inner} ${behind}`.trim();
}

/** Where the bracket that a text begins with is closed; -1 where it is not. */
function closing(text: string): number {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"') quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** `sprintf("r = %.1f", r)`, which is `"r = %.1f" % (r)` elsewhere. */
const FORMATTED = /^(?:s?printf|(?:[Ss]tring\.)?format)\(\s*("[^"]*")\s*,\s*([^"]*?)\)(?=\s*(?:[{,]|at\s|$))/;

function foundIn(text: string, known: Known, isText: boolean): Found | undefined {
  const found: Found = { style: [] };
  for (let rest = text.trim().replace(FORMATTED, '$1 % ($2)'); rest !== ''; rest = rest.replace(/^[\s,;:]+/, '')) {
    const bare = isText && found.words === undefined ? wordsAt(rest, known) : undefined;
    const value = isText && found.words === undefined && !/["'“„«`]/.test(text) ? valueAt(rest, known) : undefined;
    if (value !== undefined) found.words = shownOf(value, known.text);
    const length = value?.length ?? partAt(rest, found, known) ?? bare?.length;
    if (bare !== undefined && length === bare.length) found.words ??= bare;
    if (length === undefined) return undefined;
    rest = rest.slice(length);
  }
  if (found.x !== undefined && found.y !== undefined) found.at ??= `(${found.x}, ${found.y})`;
  return found;
}

/** Words without quotes, up to a place or the next part; undefined where they are names of the figure. */
function wordsAt(text: string, { defines }: Known): string | undefined {
  const words = WORDS.exec(text)?.[0].trimEnd();
  return words === undefined || words.split(/\s+/).every(defines) ? undefined : words;
}

/** The names of an expression, but for those of properties and of functions. */
const NAMES = /(?<![.\p{L}\p{N}_])\p{L}[\p{L}\p{N}_]*(?!\s*\()(?![\p{L}\p{N}_])/gu;

/** An expression of the figure's numbers, of which the text shows the value. */
function valueAt(text: string, { defines }: Known): string | undefined {
  const term = text.replace(/[,;].*$/s, '').trimEnd();
  const names = term.match(NAMES) ?? [];
  return names.length > 0 && !/^\p{Lu}\d*$/u.test(term) && names.every(defines) ? term : undefined;
}

const WORDS =
  /^(?!\p{L}(?!\p{L}))\p{L}[\p{L}\p{N}'’.!?-]*(?:\s+(?!(?:at|bei|en|à)\s|@)[\p{L}\p{N}'’.!?-]+)*(?=\s*(?:[,;({@]|$|\s(?:at|bei|en|à)\s))/u;

/** Reads the part that a text begins with, and gives its length; undefined where it is none. */
function partAt(rest: string, found: Found, known: Known): number | undefined {
  const formula = FORMULA.exec(rest)?.[0];
  if (formula !== undefined) {
    found.style.push('mode: latex');
    return formula.length;
  }
  const joined = found.words === undefined ? joinedAt(rest, found, known) : undefined;
  if (joined !== undefined) return joined;
  const side = found.words === undefined ? undefined : SIDE.exec(rest)?.[0];
  if (side !== undefined) return side.length;
  const at = AT.exec(rest)?.[0] ?? '';
  const place = found.at === undefined ? placeAt(rest.slice(at.length), known, at !== '') : undefined;
  if (place !== undefined) {
    found.at = place.at;
    return at.length + place.length;
  }
  const [pair, key = '', value = ''] = KEYED.exec(rest) ?? [];
  if (pair !== undefined && /^[xy]$/.test(key)) {
    found[key as 'x' | 'y'] = value;
    return pair.length;
  }
  const look = pair === undefined ? undefined : lookOf(key, value.replace(/^(["'])(.*)\1$/, '$2'), 'label');
  if (look !== undefined) {
    found.style.push(ofText(look));
    return pair!.length;
  }
  const pairIn = found.at === undefined ? /^\{\s*([^{}:,;]+)[,;]([^{}:,;]+)\}/.exec(rest) : null;
  if (pairIn !== null) {
    found.at = `(${pairIn[1]!.trim()}, ${pairIn[2]!.trim()})`;
    return pairIn[0].length;
  }
  const block = /^\{([^{}]*)\}/.exec(rest);
  if (block !== null) {
    for (const member of membersOf(block[1]!)) {
      const [, own = '', value = ''] = /^(\w+): (.*)$/s.exec(member) ?? [];
      if (/^(?:content|text|value|label|string)$/.test(own)) found.words ??= value.replace(/^"(.*)"$/s, '$1');
      else if (/^(?:pos|position|place|at)$/.test(own)) found.at ??= value;
      else if (/^[xy]$/.test(own)) found[own as 'x' | 'y'] = value;
      else found.style.push(ofText(member));
    }
    return block[0].length;
  }
  const said = lookAt(rest);
  found.style.push(...(said?.members ?? []).map(ofText));
  return said?.length;
}

/** Sizes of a text are those of its letters. */
const ofText = (member: string): string => member.replace(/^(?:size|pointSize|lineWidth):/, 'fontSize:');

function placeAt(text: string, { defines }: Known, isSaid: boolean): { at: string; length: number } | undefined {
  if (/^[([]/.test(text)) {
    const end = closing(text);
    const inner = text.slice(1, end);
    if (end < 0 || !/[,;|]/.test(inner) || inner.includes('"')) return undefined;
    const parts = inner.split(/\s*[;|]\s*/);
    const own = parts.length > 1 ? parts.map((part) => part.replace(/(\d),(\d)/g, '$1.$2')).join(', ') : inner;
    return { at: `(${own.trim().replace(/\s*,\s*/g, ', ')})`, length: end + 1 };
  }
  const [numbers, x, y] = NUMBERS.exec(text) ?? [];
  if (numbers !== undefined) return { at: `(${x}, ${y})`, length: numbers.length };
  const term = termAt(text);
  const names = term.match(NAMES) ?? [];
  if (/^[\p{L}(].*[-+*]/su.test(term) && names.length > 0 && names.every(defines))
    return { at: term, length: term.length };
  const point = POINT.exec(text)?.[0];
  return point !== undefined && (defines(point) || isSaid || /^\p{Lu}\d*['′’]*$/u.test(point))
    ? { at: point, length: point.length }
    : undefined;
}

/** Reads words, and values that are joined to them, and gives their length; undefined where there are none. */
function joinedAt(text: string, found: Found, known: Known): number | undefined {
  let words = '';
  let at = 0;
  let hasString = false;
  for (;;) {
    const string = STRING.exec(text.slice(at));
    if (string !== null) {
      hasString = true;
      const [, prefix = '', ...texts] = string;
      at += string[0].length;
      const own = texts.find((each) => each !== undefined)!.replace(/\\"/g, '"');
      const format = formatAt(text.slice(at), own, known, found);
      words += format?.words ?? withValues(own, prefix === 'f' || string[0].startsWith('`'), known, found);
      at += format?.length ?? 0;
    } else {
      const term = termAt(text.slice(at), true);
      if (term === '' || (at === 0 && !/^\s*[+&]\s*["']/.test(text.slice(term.length)))) break;
      words += shownOf(term.trim().replace(/^(?:str|String|text)?\((.*)\)$/, '$1'), known.text);
      at += term.length;
    }
    const value = VALUE.exec(text.slice(at))?.[0];
    words += value?.trim() ?? '';
    at += value?.length ?? 0;
    const joint = JOINT.exec(text.slice(at))?.[0];
    if (joint === undefined) break;
    at += joint.length;
  }
  if (!hasString) return undefined;
  found.words = words;
  return at;
}

/** An expression up to the next comma or place, and to the next joint where it is a part of words. */
function termAt(text: string, isPart = false): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (')]}'.includes(sign)) depth -= 1;
    const isEnd =
      depth < 0 ||
      (depth === 0 &&
        ((isPart ? /[,;"'{&+]/ : /[,;"'{]/).test(sign) || /^\s+(?:at|bei|@|near)(?=[\s(])/.test(text.slice(at))));
    if (isEnd) return text.slice(0, at).trimEnd();
    if ('([{'.includes(sign)) depth += 1;
  }
  return text.trimEnd();
}

/** Values behind words that have a place for each: `"n = %d" % n`, `"n = {}".format(n)`. */
function formatAt(rest: string, words: string, { text }: Known, found: Found) {
  const [sign = ''] = /^\s*(?:%|,(?=\s*\p{L}))\s*|^\.format(?=\()/u.exec(rest) ?? [];
  const term = sign === '' ? '' : termAt(rest.slice(sign.length));
  const list = /^\((.*)\)$/s.exec(term)?.[1] ?? term;
  const places = [...words.matchAll(/%(?:\.(\d+))?[a-z]|\{(?:\d*)(?::\.?(\d+)\w)?\}/g)];
  const values = splitArguments(list);
  if (term === '' || places.length === 0 || values.length !== places.length) return undefined;
  const digits = places.map(([, first, second]) => first ?? second).find((each) => each !== undefined);
  if (digits !== undefined) found.style.push(`precision: ${digits}`);
  const next = values.values();
  return {
    words: words.replace(/%(?:\.\d+)?[a-z]|\{\d*(?::\.?\d+\w)?\}/g, () => shownOf(next.next().value!, text)),
    length: sign.length + term.length,
  };
}

/** A value without its format, `a:.2f` or `a.toFixed(2)`, whose digits are those of the text. */
function withoutDigits(value: string, found: Found): string {
  const [format = '', first, second] = /:[^:]*?(?:\.(\d+))?[a-z]?$|\.toFixed\((\d*)\)$/.exec(value) ?? [];
  const digits = first ?? (second || undefined);
  if (digits !== undefined) found.style.push(`precision: ${digits}`);
  return value.slice(0, value.length - format.length);
}

/** Words with their values in two braces, for `{n}`, `${n}` and `$n` with what the figure defines. */
function withValues(words: string, isTemplate: boolean, { defines, text }: Known, found: Found): string {
  const isValue = (value: string) => isTemplate || (value.match(/\p{L}[\p{L}\p{N}_]*/gu) ?? []).some(defines);
  const braced = words.replace(/(?<!\{)[$#]?\{([^{}]*)\}(?!\})/gu, (typed, value: string) =>
    isValue(value) ? shownOf(withoutDigits(value.trim(), found), text) : typed,
  );
  // A formula has two dollars.
  const names = [...braced.matchAll(/(?<!\\)\$(\p{L}[\p{L}\p{N}_]*)?/gu)].map(([, name]) => name);
  return names.length > 0 && names.every((name) => name !== undefined && defines(name))
    ? braced.replace(/(?<!\\)\$(\p{L}[\p{L}\p{N}_]*)/gu, (_, name: string) => shownOf(name, text))
    : braced;
}
