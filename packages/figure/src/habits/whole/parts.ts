import { styleProperties } from '@geoslide/protocol';
import { sourceEnd } from '../../source.js';
import { splitArguments } from '../arguments.js';
import { lookAt, styleOf } from '../looks/look-at.js';
import { LABEL_WORDS } from '../looks/vocabulary.js';
import { lookOf } from '../properties.js';
import { synonymOf } from '../synonyms.js';

/** A statement by its parts, of which each is as it stands in the line. */
export interface Parts {
  /** All in front of the first block or label. */
  readonly head: string;
  /** The members of the first block, such as `color: red`. */
  readonly style: readonly string[];
  /** With its quotes. */
  readonly label: string | undefined;
  readonly labelStyle: readonly string[];
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const BLOCK = String.raw`\{((?:[^{}"]|${STRING}|\{[^{}]*\})*)\}`;
const TAIL = new RegExp(String.raw`^\s*(?:${BLOCK})?\s*(${STRING})?\s*(?:${BLOCK})?\s*$`, 'su');
const TEXT = new RegExp(String.raw`^text\s+\S+?\s*:?\s*${STRING}`, 'su');
const DEFINITION = /^(?![xyz]\s*=|(?:text|slider|button|image)\s*:)\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*\s*[:=](?!=)/u;
const SETTING = /^(?:style|camera|grid|axes|[xyz]axis|background|numbers|slider)(?!\p{L})[^"{}]*/u;

/** The parts of a statement; undefined where they stand in another order. */
export function partsOf(line: string): Parts | undefined {
  const definition = DEFINITION.exec(line)?.[0];
  const end =
    TEXT.exec(line)?.[0].length ??
    SETTING.exec(line)?.[0].length ??
    (definition && sourceEnd(line, definition.length, line.length));
  const [, style, label, labelStyle] = (end ? TAIL.exec(line.slice(end)) : null) ?? [];
  if (!end || TAIL.exec(line.slice(end)) === null) return undefined;
  return {
    head: line.slice(0, end).trim(),
    style: membersOf(style ?? ''),
    label,
    labelStyle: membersOf(labelStyle ?? ''),
  };
}

const blockOf = (members: readonly string[]): string => (members.length === 0 ? '' : ` {${members.join(', ')}}`);

export const printedParts = ({ head, style, label, labelStyle }: Parts): string =>
  `${head}${blockOf(style)}${label === undefined ? '' : ` ${label}`}${blockOf(labelStyle)}`;

/** Which member of which block stands at a place of a printed statement. */
export function memberAt(
  parts: Parts,
  at: number,
): { readonly block: 'style' | 'labelStyle'; index: number } | undefined {
  const { head, style, label } = parts;
  const first = head.length + 2;
  const second = printedParts({ head, style, label, labelStyle: [] }).length + 2;
  for (const [block, start] of [
    ['labelStyle', second],
    ['style', first],
  ] as const) {
    let from = start;
    for (const [index, member] of parts[block].entries()) {
      // What is wrong with a member may be told at its end.
      if (at >= from && at <= from + member.length) return { block, index };
      from += member.length + 2;
    }
  }
  return undefined;
}

/** A place without its brackets. */
const PAIRED = /(?<!\p{L})(at|pos|position|place)\s*[:=]\s*([-−]?[\d.]+)\s*[,;]\s*([-−]?[\d.]+)(?=\s*(?:[,;]|$))/giu;

const PAIR = /^["']?(\p{L}[\p{L}\p{N}_.-]*)["']?\s*(?::=|=>|->|:|=(?!=))\s*(.+)$/su;

/** The members of a block, however they are parted: by commas, semicolons, or blanks in front of the next key. */
export const membersOf = (inner: string): readonly string[] =>
  itemsOf(inner).flatMap((item) => memberOf(item) ?? [item]);

/** The same; undefined where one of them is none. */
export function knownMembers(inner: string): readonly string[] | undefined {
  const members = itemsOf(inner).map(memberOf);
  return members.includes(undefined) ? undefined : members.flatMap((each) => each ?? []);
}

function itemsOf(inner: string): readonly string[] {
  const placed = inner
    .replace(PAIRED, '$1: ($2, $3)')
    .replace(/([:=]\s*[-−]?\d+),(\d+)(?=\s*(?:[;,]|$))/g, '$1.$2')
    .replace(/(?<!\p{L})(?:show|visible)\s+(?:if|when)\s*:/gu, 'showIf:')
    .replace(/\n/g, ', ');
  return splitArguments(placed)
    .filter((item) => item !== '')
    .flatMap((item) =>
      item
        .replace(/(\d)\s+(?=(?:px|pt|%|deg\w*|grad)(?!\p{L}))/giu, '$1')
        .split(/(?<=[\p{L}\p{N}"'%)])\s+(?=["']?[\p{L}-]+["']?\s*[:=](?!=))/u),
    );
}

/** Looks that TikZ writes in several words or signs. */
const TIKZ_LOOKS: Readonly<Record<string, string>> = {
  'very thick': 'lineWidth: 4',
  'very thin': 'lineWidth: 0.5',
  'ultra thick': 'lineWidth: 5',
  '->': 'endArrow: filled_stealth',
  '<-': 'startArrow: filled_stealth',
  '<->': 'startArrow: filled_stealth, endArrow: filled_stealth',
};

/** A member as a block has it; undefined for words that are none. */
export function memberOf(item: string): readonly string[] | undefined {
  const [, key, value = ''] = PAIR.exec(item) ?? [];
  if (key !== undefined) {
    // The value of such a key is a text, with or without its quotes.
    if (LABEL_WORDS.includes(key.toLowerCase()) && !/["{}\\]|^(?:true|false|on|off)$/.test(value))
      return [`label: "${value.replace(/(?<=\d)\s*deg(?:rees?)?$/, '°')}"`];
    // Such a key is one of CSS, where a colour covers.
    if (/^(?:fill|background)-color$/i.test(key)) return [`fillColor: ${plainValue(value)}`, 'regionOpacity: 100'];
    const shade = /\s/.test(value) ? styleOf(value.toLowerCase())?.split(': ') : undefined;
    return [`${camelCase(key)}: ${shade?.[0] === 'color' ? shade[1] : plainValue(value)}`];
  }
  const word = item.replace(/^(["'])(.*)\1$/, '$2').trim();
  const look = Object.hasOwn(TIKZ_LOOKS, word) ? TIKZ_LOOKS[word] : styleOf(word.toLowerCase());
  if (look !== undefined) return [look];
  const found: string[] = [];
  for (let rest = word; rest !== ''; ) {
    const [pair, key = '', own = ''] = /^(\S+)\s+([^\s,]+)/.exec(rest) ?? [];
    const alone = lookAt(rest);
    const other = alone === undefined && pair !== undefined ? pairOf(key, own) : undefined;
    if (alone === undefined && other === undefined) return undefined;
    found.push(...(alone?.members ?? [other!]));
    rest = rest.slice(alone?.length ?? pair!.length).replace(/^[\s,]+(?:(?:and|und|et|y)\s+)?/, '');
  }
  return found.length === 0 ? undefined : found;
}

/** A value without its unit, and with a decimal point. */
const plainValue = (value: string): string =>
  value
    .replace(/^'([^'"]*)'$/, '"$1"')
    .replace(/^([-+]?\d+),(\d+)$/, '$1.$2')
    .replace(/^([-+]?\d+(?:\.\d+)?)\s*(?:px|pt|%)$/, '$1')
    .replace(/^([-+]?\d+(?:\.\d+)?)\s*(?:deg(?:rees?)?|grad)$/i, '$1°');

const OBJECT_KEYS = Object.keys(styleProperties.object);

function pairOf(key: string, value: string): string | undefined {
  if (!/^[\p{L}-]+$/u.test(key) || !/^#?[\p{L}\p{N}.%-]+$/u.test(value)) return undefined;
  const joined = camelCase(key);
  const isOwn = Object.hasOwn(styleProperties.label, joined) || synonymOf(key, OBJECT_KEYS) !== undefined;
  return isOwn ? `${joined}: ${plainValue(value)}` : lookOf(key, value);
}

const camelCase = (key: string): string => key.replace(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());

export const keyOf = (member: string): string => /^["']?([^:"']*?)["']?\s*:/.exec(member)?.[1] ?? member;
