import { nearestName } from '@geoslide/protocol';
import { count } from '../work.js';
import { foreignColor } from './foreign-looks.js';
import { styleOf } from './looks.js';

/** Marks and patterns by the signs and words of other programs. */
const MARKS: Readonly<Record<string, string>> = {
  x: 'cross',
  '+': 'plus',
  o: 'circle',
  s: 'square',
  '.': 'dot',
  ':': 'dotted',
  '-.': 'dashdot',
  striped: 'hatch',
  lines: 'hatch',
};

/** `: write pointSize: 5`, for a property that has the same values under its name here. */
export function withOwnValue(own: string, value: unknown, options: ReadonlyMap<string, readonly string[]>): string {
  if (own.startsWith('hidden')) return /^(?:false|no|off|0)$/i.test(String(value)) ? ': write hidden: true' : '';
  if (own === 'regionOpacity' && typeof value === 'string' && !/^[\d.]+%?$/.test(value))
    return /^(?:none|no|off|false)$/i.test(value)
      ? ': write regionOpacity: 0'
      : `: write color: ${foreignColor(value) ?? value}, regionOpacity: 30`;
  const words = options.get(own);
  const meant = words === undefined || words.includes(String(value)) ? value : wordMeant(own, String(value), words);
  if (!/^\w+$/.test(own) || !/^(?:string|number)$/.test(typeof meant)) return '';
  const plain = typeof meant === 'string' && /color$/i.test(own) ? (foreignColor(meant) ?? meant) : meant;
  const number = /^[-+]?[\d.]+(?=(?:px|pt)$)/.exec(String(plain))?.[0];
  return `: write ${own}: ${number ?? (/^[A-Za-z_]*$|^[-\d.]+$/.test(String(plain)) ? plain : JSON.stringify(plain))}`;
}

/** The word of a property that another one is near, begins, or is in another language. */
export function wordMeant(key: string, word: string, words: readonly string[]): string | undefined {
  count('nearest');
  const small = word.toLowerCase().replace(/[ _-]/g, '');
  const [own = '', look = ''] = (styleOf(small) ?? '').split(': ');
  if (own === key && words.includes(look)) return look;
  if (/Arrow$/.test(key) && /^(?:arrow|yes|on|-?>)$/.test(small)) return 'stealth';
  if (key === 'lineDash' && /^(?:yes|on|true|[-–]{2}|\d[\d., ]*)$/.test(word)) return 'dashed';
  if (Object.hasOwn(MARKS, word) && words.includes(MARKS[word]!)) return MARKS[word];
  const begun = words.find((each) => small.length > 2 && (each.startsWith(small) || small.startsWith(each)));
  return begun ?? nearestName(small, words);
}
