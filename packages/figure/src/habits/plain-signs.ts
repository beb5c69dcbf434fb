import { skipQuoted } from '../cursor.js';
import { Fault } from '../problem.js';

/**
 * What Chinese keyboards and word processors type, by the sign that is meant. Each is one UTF-16 unit, so places stay.
 */
const PLAIN: Readonly<Record<string, string>> = {
  '：': ':',
  '，': ',',
  '；': ';',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '＝': '=',
  '＋': '+',
  '－': '-',
  '＊': '*',
  '／': '/',
  '＜': '<',
  '＞': '>',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};

const ANY = new RegExp(`[${Object.keys(PLAIN).join('')}]`);
const CLOSING = /["”“»«\n]/g;

/**
 * The text with plain signs in place of full-width ones and of curly quotes, but for those in strings, comments and
 * ids in backquotes. The first one is told.
 */
export function withPlainSigns(text: string, report: (fault: Fault) => void): string {
  if (!ANY.test(text)) return text;
  let plain = '';
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
    const meant = PLAIN[sign];
    if (meant !== undefined && !told) {
      told = true;
      report(new Fault(at, `the sign ${sign}`, `a plain ${meant}`, `it is read as that: write ${meant} everywhere`));
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
  return plain;
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline;
}
