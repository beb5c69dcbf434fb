import { colorNames } from '@geoslide/protocol';
import { foreignColor, isColor, nearestColor } from './vocabulary.js';

/** What is lighter or darker and has no name of that kind in CSS. */
const SHADES: Readonly<Record<string, string>> = {
  lightred: 'lightcoral',
  lightorange: 'navajowhite',
  lightpurple: 'plum',
  lightviolet: 'plum',
  lightbrown: 'tan',
  lightblack: 'dimgray',
  lightwhite: 'white',
  lightturquoise: 'paleturquoise',
  lightgold: 'palegoldenrod',
  lightsilver: 'gainsboro',
  darkyellow: 'darkgoldenrod',
  darkpurple: 'indigo',
  darkpink: 'deeppink',
  darkbrown: 'saddlebrown',
  darkblack: 'black',
  darkwhite: 'whitesmoke',
  darkgold: 'darkgoldenrod',
  darksilver: 'darkgray',
};

const LIGHT = /^(?:hell(?:e[nrsm]?\s)?|light|pale|浅|淡)|(?:claire?|claro|pâle|pálid[oa])s?$|(?<=\s)claras?$/;
const DARK = /^(?:dunk(?:el|le[nrsm]?\s)|dark|deep|深|暗)|(?:foncée?|oscur[oa])s?$/;

/** The colour that a word is which is a colour or a shade of one; undefined for other words. */
function plainColor(word: string): string | undefined {
  const own = foreignColor(word) ?? word;
  return isColor(own) ? own : undefined;
}

/** The same for a word that may say that it is lighter or darker. */
export function shadeOrColor(word: string): string | undefined {
  const plain = word.replace(/^bright\s+/, '');
  return plainColor(plain) ?? (plainColor(baseOf(plain).base) && (shadeColor(plain) ?? plain));
}

function baseOf(word: string) {
  const small = word.toLowerCase().replace(/色的?$/u, '');
  const shade = LIGHT.test(small) ? 'light' : DARK.test(small) ? 'dark' : '';
  const rest = small
    .replace(LIGHT, '')
    .replace(DARK, '')
    .replace(/[ _-]+/g, '');
  return { shade, base: foreignColor(rest) ?? rest };
}

/** The CSS colour that is meant by one that CSS does not name so, such as `hellblau`, `light red` or `bleu clair`. */
export function shadeColor(word: string): string | undefined {
  const { shade, base } = baseOf(word);
  const joined = `${shade}${base}`;
  const own = Object.hasOwn(SHADES, joined) ? SHADES[joined]! : joined;
  // A word that has neither is left to CSS.
  return shade !== '' && /^[a-z]+$/.test(base) && own !== word.toLowerCase() ? own : undefined;
}

/** The CSS colour that a word is in any language, misspelt too; the word itself where it is near none. */
export function colorMeant(word: string): string {
  const small = word.toLowerCase().replace(/[\s_-]+/g, '');
  if (/[#(]/.test(word) || small === 'transparent' || colorNames().includes(small)) return small;
  return foreignColor(word) ?? shadeColor(word) ?? nearestColor(word) ?? word;
}
