import type { Random } from './random.js';

const PIECES = [
  'a',
  'Z',
  '0',
  ' ',
  '\n',
  '\r',
  '\t',
  '\0',
  '\x07',
  '\x1b[31m',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udc00',
  '\u{1f600}',
  '\u{1d465}',
  '\u{10ffff}',
  'é',
  'e\u0301',
  'ﬁ',
  'α',
  'ж',
  '角',
  '각',
  'ﷺ',
  '\u202e',
  '\u200d',
  '&',
  '<',
  '>',
  ']]>',
  '-->',
  '"',
  "'",
  '`',
  '\\',
  '{',
  '}',
  '$',
  '%',
  '#',
  '_',
  '^',
  '~',
  '{{',
  '}}',
  '{{id}}',
  '{{x}}',
  '{{latex}}',
  '{{value}}',
  '\\frac',
  '\\end{document}',
  '^^M',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '../',
  '%00',
];

/** A short text of what tends to break escapes, parsers and layouts. */
export function nastyText(random: Random, most = 12): string {
  return random.several(most, () => random.pick(PIECES)).join('');
}

/** A name that objects may have or that nothing should have. */
export function nastyName(random: Random): string {
  return random.chance(0.5)
    ? random.pick(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'length', ''])
    : nastyText(random, 4);
}

/** Takes out, doubles, swaps or replaces a few pieces of a text. */
export function mutatedText(text: string, random: Random): string {
  let result = text;
  for (let rounds = 1 + random.int(3); rounds > 0; rounds--) {
    const at = random.int(result.length + 1);
    const end = at + random.int(6);
    const head = result.slice(0, at);
    const tail = result.slice(end);
    const kind = random.int(4);
    if (kind === 0) result = head + tail;
    else if (kind === 1) result = head + result.slice(at, end) + result.slice(at);
    else if (kind === 2) result = head + random.pick(PIECES) + tail;
    else result = head + random.pick(PIECES) + result.slice(at);
  }
  return result;
}
