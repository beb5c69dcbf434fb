import { colorOfNumbers } from '../notations/colors.js';
import { shadeOrColor } from './shades.js';
import { lookNamed, propertyNamed } from './vocabulary.js';

/** The property that a word for a look is, in any language and without the ending of its case. */
export function styleOf(word: string): string | undefined {
  const look = lookNamed(word);
  if (look !== undefined) return look;
  const color = shadeOrColor(word);
  return color && `color: ${color}`;
}

/** Words of more than one part: the property, with the number that they have. */
const SEVERAL: readonly (readonly [pattern: RegExp, look: string])[] = [
  [/^(\d+(?:\.\d+)?)\s?(?:px|pt)(?:\s+(?:thick|wide|dick|breit|large|épais))?/iu, 'lineWidth: #'],
  [/^(\d+)\s*%\s*(?:opacity|opaque|deckkraft|deckend|d['’]opacité|opacité|de\s+opacidad|不透明)/iu, 'opacity: #'],
  [/^(\d+)\s*%(?=\s*(?:$|[,;]|filled|gefüllt|rempli))/iu, 'opacity: #'],
  [/^(\d+)\s*%\s*(?:transparen\p{L}*|de\s+transparen\p{L}*|透明度?)/iu, 'opacity: -#'],
  [/^(?:half|semi|halb|à\s+moitié|medio)[\s-]+transparente?/iu, 'opacity: 50'],
  [/^(?:very|extra|ultra|sehr|très|muy|很)\s*(?:thick|bold|dicke?[nrsm]?|épaisse?s?|grues[oa]|粗)/iu, 'lineWidth: 4'],
  [/^(?:very|extra|ultra|sehr|très|muy|很)\s*(?:thin|fine|dünne?[nrsm]?|fine?s?|delgad[oa]|细)/iu, 'lineWidth: 0.5'],
  [/^bold(?=\s+(?:\p{L}+\s+){0,2}(?:line|segment|ray|circle|curve|arrow|vector|polygon|triangle))/iu, 'lineWidth: 3'],
  [/^(?:dash[\s-]dot(?:ted)?)/iu, 'lineDash: dashdot'],
];

const SHADED =
  /^(?:(?:light|dark|pale|deep|bright|hell(?:e[nrsm]?)?|dunk(?:el|le[nrsm]?))[\s-]+\p{L}+|\p{L}+[\s-]+(?:claire?|foncée?|pâle|claro|clara|pálid[oa]|oscur[oa])s?)(?!\p{L})/iu;

/** In Chinese no blank stands behind a word: a colour has its own sign, or a noun behind it. */
const HAN =
  /^(?:[浅淡深暗]?(?:红|绿|蓝|黑|白|灰|橙|紫|黄|棕|褐|粉红?|青|金|银)(?:色的?|的|(?=[粗细虚点实]*(?:线|圆|点)))|虚线(?!段)|虚(?=线段)|点[画划]?线(?!段)|半透明的?|隐藏的?|填充|实心的?|涂[成满上]?|加?粗的?(?!细)|细的?)/u;

/** A number behind the name of its property: `line width 3`, `Breite: 3`, `épaisseur de 2`, `线宽为3`. */
const NUMBERED =
  /^(\p{L}+(?:[\s-]\p{L}+)?)(?:\s+(?:of|von|de|van|di|do))?\s*(?:[:=]|为)?\s*(\d+(?:\.\d+)?)\s?(px|pt|%)?/iu;

/** What a block has for a property that takes a number; `size` and `opacity` stand for that of the kind of object. */
function numberedMember(name: string): string | undefined {
  const plain = name.replace(/[\s-]+/g, '');
  const own = propertyNamed(plain) ?? plain.replace(/^(?:line|stroke)(?=thickness|width)/i, '').toLowerCase();
  if (/^(?:width|thickness|linewidth)$/i.test(own)) return 'lineWidth';
  if (/^(?:line|region|fill)?opacity$/i.test(own)) return 'opacity';
  return /^(?:size|pointsize)$/i.test(own) ? 'size' : undefined;
}

export interface Look {
  readonly length: number;
  /** What a block has of it; `size` and `opacity` stand for that of the kind of object. */
  readonly members: readonly string[];
}

/** A share of 1 as percent. */
export const percentOf = (number: string): string =>
  number.includes('.') && Number(number) <= 1 ? String(100 * Number(number)) : number.replace('%', '');

/** The look that a text begins with, in words of any language. */
export function lookAt(text: string): Look | undefined {
  for (const [pattern, look] of SEVERAL) {
    const [whole, number = ''] = pattern.exec(text) ?? [];
    if (whole === undefined || (/[a-z\d]$/i.test(whole) && /^[a-zß-ÿ\d]/i.test(text.slice(whole.length)))) continue;
    const plain = look.startsWith('opacity') ? percentOf(number) : number;
    return { length: whole.length, members: [look.replace('-#', String(100 - Number(plain))).replace('#', plain)] };
  }
  const [numbered = '', name = '', number = ''] = NUMBERED.exec(text) ?? [];
  const member = numbered === '' || /^[\p{L}\d]/u.test(text.slice(numbered.length)) ? undefined : numberedMember(name);
  if (member !== undefined)
    return { length: numbered.length, members: [`${member}: ${member === 'opacity' ? percentOf(number) : number}`] };
  const han = HAN.exec(text)?.[0];
  if (han !== undefined) {
    const look = styleOf(han.replace(/的$/u, ''));
    return look === undefined ? undefined : { length: han.length, members: [look] };
  }
  const [hex] = /^(?:#(?:[\da-f]{6}|[\da-f]{3})\b|rgba?\([^()]*\))/i.exec(text) ?? [];
  if (hex !== undefined) return { length: hex.length, members: [`color: ${colorOfNumbers(hex) ?? hex}`] };
  for (const pattern of [SHADED, /^\p{L}[\p{L}-]*/u]) {
    const [word] = pattern.exec(text) ?? [];
    const look = word && styleOf(word.toLowerCase());
    if (word && look) return { length: word.length, members: [look] };
  }
  return undefined;
}
