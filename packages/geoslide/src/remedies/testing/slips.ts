import { splitArguments } from '@geoslide/figure';

/** A number from 0 to below 1. */
export type Random = () => number;

/** A line of figure text with one slip of somebody who types; undefined where the line has no place for it. */
export type Slip = (line: string, random: Random) => string | undefined;

/** Numbers of a linear congruential generator (Numerical Recipes), the same for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export const chosen = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** A word without a letter, with one twice, or with two exchanged; its first letter stays. */
function misspelt(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [front, letter, next, behind] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  const written = chosen([front + next, front + letter + letter + next, front + next + letter], random) + behind;
  return written === word ? front + letter + letter + next + behind : written;
}

const CALL = /^(\s*[\p{L}\d_']+: )(\p{Lu}\p{L}+)\((.*)\)([^()]*)$/u;

/** A slip within the call of a definition, whose arguments are without texts. */
const inCall =
  (write: (name: string, args: readonly string[], random: Random) => string | undefined): Slip =>
  (line, random) => {
    const [, head, name = '', inner = '', tail = ''] = CALL.exec(line) ?? [];
    const written = head === undefined ? undefined : write(name, splitArguments(inner), random);
    return written === undefined ? undefined : `${head}${written}${tail}`;
  };

const KEY = /(?<=[{,] ?)[a-z][A-Za-z0-9]{3,}(?=: )/g;
const VALUE = /(?<=[{,] ?[a-z][A-Za-z0-9]{2,}: )[a-z_]{4,}/g;

/** A slip in one of the parts of a line that a pattern finds. */
const inOneOf =
  (pattern: RegExp, write: (part: string, random: Random) => string): Slip =>
  (line, random) => {
    const found = [...line.matchAll(pattern)];
    if (found.length === 0) return undefined;
    const { 0: part, index } = chosen(found, random);
    return line.slice(0, index) + write(part, random) + line.slice(index + part.length);
  };

/** What people mistype, by what it is. */
export const slips: Readonly<Record<string, Slip>> = {
  'a misspelt constructor': inCall((name, args, random) =>
    name.length > 4 ? `${misspelt(name, random)}(${args.join(', ')})` : undefined,
  ),
  'a constructor in small letters': inCall((name, args) => `${name.toLowerCase()}(${args.join(', ')})`),
  'no closing bracket': inCall((name, args) => `${name}(${args.join(', ')}`),
  'no brackets': inCall((name, args) => `${name} ${args.join(', ')}`),
  'square brackets': inCall((name, args) => `${name}[${args.join(', ')}]`),
  'no commas': inCall((name, args) => (args.length > 1 ? `${name}(${args.join(' ')})` : undefined)),
  semicolons: inCall((name, args) => (args.length > 1 ? `${name}(${args.join('; ')})` : undefined)),
  'the last argument twice': inCall((name, args) =>
    args.every((arg) => /^\p{L}/u.test(arg)) && args.length > 1 && args.length < 4
      ? `${name}(${[...args, args.at(-1)].join(', ')})`
      : undefined,
  ),
  'no colon': inOneOf(/^[\p{L}\d_']+: /gu, (head) => head.replace(':', '')),
  'a sign of equality for the colon': inOneOf(/^[\p{L}\d_']+: /gu, (head) => head.replace(':', ' =')),
  'a misspelt property': inOneOf(KEY, misspelt),
  'a property with hyphens': inOneOf(KEY, (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  'a misspelt value': inOneOf(VALUE, misspelt),
  'signs of equality in a style': inOneOf(/\{.*\}/g, (block) => block.replace(/(?<=[{,] ?\w+): /g, '=')),
  'no closing brace': inOneOf(/(?<=\{.*)\}$/g, () => ''),
  'no braces': inOneOf(/(?<=: .*)\{[^{}]*\}/g, (block) => block.slice(1, -1)),
  'no closing quote': inOneOf(/"[^"]+"/g, (text) => text.slice(0, -1)),
  'single quotes': inOneOf(/"[^"]+"$/g, (text) => `'${text.slice(1, -1)}'`),
  'a misspelt setting': inOneOf(/^(?:axes|xaxis|yaxis|grid|style)(?= )/g, misspelt),
};
