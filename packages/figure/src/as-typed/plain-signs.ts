import { skipQuoted } from '../cursor.js';
import { Fault } from '../problem.js';

/** Signs of Chinese keyboards and word processors that are no full-width forms of plain ones. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '、': ',',
  '。': '.',
  '【': '[',
  '】': ']',
  '「': '"',
  '」': '"',
  '“': '"',
  '”': '"',
  '〈': '<',
  '〉': '>',
  '⟨': '<',
  '⟩': '>',
  '„': '"',
  '«': '"',
  '»': '"',
};

/** The full-width forms of ASCII, by their distance from the plain ones. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, offset: 0xfee0 };

/**
 * What is meant by signs of other keyboards, and by full-width digits; a name may have full-width letters. Each is one
 * UTF-16 unit, so places stay.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ...OTHER_SIGNS,
  ...Object.fromEntries(
    Array.from({ length: FULL_WIDTH.last - FULL_WIDTH.first + 1 }, (_, i) => FULL_WIDTH.first + i)
      .map((code) => [String.fromCharCode(code), String.fromCharCode(code - FULL_WIDTH.offset)] as const)
      .filter(([, plain]) => !/[A-Za-z_]/.test(plain)),
  ),
};

/** Signs as HTML writes them: what is read has blanks beside the sign, so that places stay. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** A dash of a word processor where a sign or a difference with a number is meant, and no range and no segment. */
const DASH =
  /(?<=[(,=[<>*/+^:;]\s{0,3})–(?=\s{0,3}[\d.\p{L}(√π])|(?<=[\p{L}\p{N})²³]\s{0,3})(?<!^\s{0,3}(?:slider|view)\s.{0,80})–(?=\s{0,3}[\d(])/gmu;

const ENTITY = /&(?:quot|#34|apos|#39|lt|gt|amp|nbsp);/y;
const ANY = new RegExp(`[–${Object.keys(PLAIN).join('')}]|${ENTITY.source}`);
const CLOSING = /["”“»«」＂\n]/g;

/**
 * The text with plain signs in place of full-width ones and of curly quotes, but for those in strings, comments and
 * ids in backquotes. All kinds of them are told where the first one stands.
 */
export function withPlainSigns(text: string, report: (fault: Fault) => void): string {
  if (!ANY.test(text)) return text;
  const dashes = new Set(Array.from(text.matchAll(DASH), ({ index }) => index));
  let plain = '';
  const signs = new Map<string, string>();
  let first = -1;
  let told = false;
  for (let at = 0; at < text.length; ) {
    const sign = text[at]!;
    const end =
      sign === '"' || sign === '`' ? skipQuoted(text, at) : text.startsWith('--', at) ? lineEnd(text, at) : undefined;
    if (end !== undefined) {
      plain += text.slice(at, end);
      at = end;
      continue;
    }
    ENTITY.lastIndex = at;
    const entity = sign === '&' ? ENTITY.exec(text)?.[0] : undefined;
    if (entity !== undefined) {
      const meant = ENTITIES[entity]!;
      if (!told)
        report(new Fault(at, `${entity} of HTML`, `a plain ${meant}`, 'it is read as that: write plain signs'));
      told = true;
      const close = meant === '"' ? text.indexOf(entity, at + entity.length) : -1;
      const string = close < 0 ? '' : text.slice(at + entity.length, close);
      if (close >= 0 && !string.includes('\n')) {
        plain += `${meant.padStart(entity.length)}${string}${meant.padEnd(entity.length)}`;
        at = close + entity.length;
      } else {
        plain += meant.padEnd(entity.length);
        at += entity.length;
      }
      continue;
    }
    const meant = dashes.has(at) ? '-' : PLAIN[sign];
    if (meant !== undefined) {
      if (signs.size === 0) first = at;
      signs.set(sign, meant);
    }
    plain += meant ?? sign;
    at += 1;
    if (meant !== '"') continue;
    // A string in curly quotes, up to its end.
    CLOSING.lastIndex = at;
    const close = CLOSING.exec(text);
    if (close === null || close[0] === '\n') continue;
    plain += `${text.slice(at, close.index)}"`;
    at = close.index + 1;
  }
  if (signs.size > 0 && !told) {
    const [typed, meant] = [[...signs.keys()].join(' '), [...new Set(signs.values())].join(' ')];
    const found = `the sign${signs.size > 1 ? 's' : ''} ${typed}`;
    const expected = signs.size > 1 ? `plain ${meant}` : `a plain ${meant}`;
    report(new Fault(first, found, expected, `it is read as that: write ${meant} everywhere`));
  }
  return plain;
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline;
}
