import { nearestName } from '@geoslide/protocol';
import { printed } from '../../problem.js';
import { count } from '../../work.js';
import { styleOf } from '../looks/look-at.js';
import { colorMeant } from '../looks/shades.js';
import { MARKS, OPACITIES, plainWord, sizeNamed } from '../looks/vocabulary.js';

/** How many px of a property a px of a point's size stands for. */
const factorOf = (key: string): number =>
  key.startsWith('font') ? 3 : key.startsWith('angle') ? 5 : key.startsWith('point') ? 1 : 0.5;

/** px of the units that lengths have in other programs, as CSS counts them; points of print are pixels. */
const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 1, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** The px of a length with a unit; undefined for another text. */
export function pxOf(length: string): number | undefined {
  const [, number, unit = ''] = /^([-+]?\d*\.?\d+)\s*(px|pt|mm|cm|in)$/.exec(length) ?? [];
  return number === undefined ? undefined : Number((Number(number) * UNITS[unit]!).toFixed(1));
}

/** The number that a word means where a size, a width or an opacity is wanted; undefined for other words. */
export function numberMeant(key: string, word: string): number | undefined {
  const small = plainWord(word);
  if (/Opacity$/.test(key)) return Object.hasOwn(OPACITIES, small) ? OPACITIES[small] : undefined;
  const size = /(?:Size|Width)$/.test(key) ? sizeNamed(small, true) : undefined;
  return size && size * factorOf(key);
}

/** `: write pointSize: 5`, for a property that has the same values under its name here. */
export function withOwnValue(own: string, value: unknown, options: ReadonlyMap<string, readonly string[]>): string {
  if (/^hidden(?!Line)/.test(own)) return /^(?:false|no|off|0)$/i.test(printed(value)) ? ': write hidden: true' : '';
  if (own === 'regionOpacity' && typeof value === 'string' && !/^[\d.]+%?$/.test(value))
    return /^(?:none|no|off|false)$/i.test(value)
      ? ': write regionOpacity: 0'
      : `: write color: ${colorMeant(value)}, regionOpacity: 30`;
  if (own === 'color' && /^(?:none|transparent)$/i.test(printed(value))) return ': write lineOpacity: 0 for no line';
  const words = options.get(own);
  const meant = words === undefined || words.includes(printed(value)) ? value : wordMeant(own, printed(value), words);
  const size = typeof meant === 'string' ? numberMeant(own, meant) : undefined;
  if (size !== undefined) return `: write ${own}: ${size}`;
  if (!/^\w+$/.test(own) || !/^(?:string|number)$/.test(typeof meant)) return '';
  const plain = typeof meant === 'string' && /color$/i.test(own) ? colorMeant(meant) : meant;
  const number = pxOf(String(plain));
  return `: write ${own}: ${number ?? (/^[A-Za-z_]*$|^[-\d.]+$/.test(String(plain)) ? plain : JSON.stringify(plain))}`;
}

/** The word of a property that another one is near, begins, or is in another language. */
export function wordMeant(key: string, word: string, words: readonly string[]): string | undefined {
  count('nearest');
  const small = word.toLowerCase().replace(/[ _-]/g, '');
  const [own = '', look = ''] = (styleOf(small) ?? '').split(': ');
  if (own === key && words.includes(look)) return look;
  if (key === 'shading' && small !== 'off' && small !== 'flat') return 'light';
  if (key === 'align' && /^(?:middle|mid|mitte|centr.*|zentriert)$/.test(small)) return 'center';
  if (key === 'decimal' && /^[,，]$|^komma$/.test(word)) return 'comma';
  if (/Arrow$/.test(key) && /^(?:arrow|yes|on|-?>)$/.test(small)) return 'stealth';
  if (key === 'lineDash' && /^(?:yes|on|true|[-–]{2}|\d[\d., ]*)$/.test(word)) return 'dashed';
  if (Object.hasOwn(MARKS, word) && words.includes(MARKS[word]!)) return MARKS[word];
  const begun = words.find((each) => small.length > 2 && (each.startsWith(small) || small.startsWith(each)));
  return nearestName(small, words) ?? begun;
}
