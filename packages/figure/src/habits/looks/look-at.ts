import { colorOfNumbers } from '../notations/colors.js';
import { byWord } from './foreign-looks.js';
import { looks } from './look-words.js';
import { shadeOrColor } from './shades.js';

/** Looks in German, French, Spanish and Chinese, and English ones that no block has. */
const words = byWord({
  'regionOpacity: 30':
    'filled fill shaded shade gefüllt ausgefüllt schattiert rempli remplie coloriée relleno rellena sombreado sombreada 填充 实心 涂 涂成 涂满 涂上',
  'lineDash: dashed': 'gestrichelt discontinu discontinuo discontinua discontinue tireté tirets trazos 虚线 虚',
  'lineDash: dotted': 'gepunktet punktiert pointillé punteado punteada puntos 点线',
  'lineDash: dashdot': 'dashdot dashdotted dash-dotted strichpunktiert 点画线 点划线',
  'hidden: true': 'unsichtbar versteckt verborgen caché cachée masqué masquée oculto oculta 隐藏 隐藏的',
  'lineWidth: 3': 'thicker bolder dicker dick fett gras grasse épais épaisse grueso gruesa 粗 加粗',
  'lineWidth: 1': 'fine thinner dünner dünn fin mince delgado delgada fino fina 细',
  'opacity: 50':
    'half-transparent half-opaque semitransparent semi-transparent translucent halbtransparent halbdurchsichtig semi-transparente semitransparente translucide translúcido translúcida 半透明',
});

/** The property that a word for a look is, in other languages too, without the ending of its case. */
export function styleOf(word: string): string | undefined {
  if (Object.hasOwn(looks, word)) return looks[word];
  const own = [word, word.replace(/(?:(?<=\p{L}{3})e[nrsm]?|s|的)$/u, '')].find((each) => words.has(each));
  const color = shadeOrColor(word);
  return own === undefined ? color && `color: ${color}` : words.get(own);
}

/** Words of more than one part: the property, with the number that they have. */
const SEVERAL: readonly (readonly [pattern: RegExp, look: string])[] = [
  [/^(\d+(?:\.\d+)?)\s?(?:px|pt)(?:\s+(?:thick|wide|dick|breit|large|épais))?/iu, 'lineWidth: #'],
  [
    /^(?:line[\s-]?|stroke[\s-]?)?(?:width|thickness|breite|dicke|(?:linien|strich)(?:stärke|breite|dicke)|stärke|épaisseur|largeur|grosor|ancho|线宽|粗细)(?:\s+(?:of|von|de))?\s*(?:[:=]|为)?\s*(\d+(?:\.\d+)?)(?:\s?(?:px|pt))?/iu,
    'lineWidth: #',
  ],
  [
    /^(?:(?:line|region|fill)?-?opacity|deckkraft|opacité|opacidad|不透明度)(?:\s+(?:of|von|de))?\s*(?:[:=]|为)?\s*(\d+(?:\.\d+)?)\s*%?/iu,
    'opacity: #',
  ],
  [/^(\d+)\s*%\s*(?:opacity|opaque|deckkraft|deckend|d['’]opacité|opacité|de\s+opacidad|不透明)/iu, 'opacity: #'],
  [/^(\d+)\s*%(?=\s*(?:$|[,;]|filled|gefüllt|rempli))/iu, 'opacity: #'],
  [/^(\d+)\s*%\s*(?:transparen\p{L}*|de\s+transparen\p{L}*|透明度?)/iu, 'opacity: -#'],
  [/^(?:half|semi|halb|à\s+moitié|medio)[\s-]+transparente?/iu, 'opacity: 50'],
  [
    /^(?:(?:point\s*)?size|größe|taille|tamaño|大小)(?:\s+(?:of|von|de))?\s*(?:[:=]|为)?\s*(\d+(?:\.\d+)?)(?:\s?(?:px|pt))?/iu,
    'size: #',
  ],
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

export interface Look {
  readonly length: number;
  /** What a block has of it; `size` and `opacity` stand for that of the kind of object. */
  readonly members: readonly string[];
}

/** The look that a text begins with, in words of any language. */
export function lookAt(text: string): Look | undefined {
  for (const [pattern, look] of SEVERAL) {
    const [whole, number = ''] = pattern.exec(text) ?? [];
    if (whole === undefined || (/[a-z\d]$/i.test(whole) && /^[a-zß-ÿ\d]/i.test(text.slice(whole.length)))) continue;
    const isShare = look.startsWith('opacity') && number !== '' && Number(number) <= 1 && number.includes('.');
    const plain = isShare ? String(100 * Number(number)) : number;
    return { length: whole.length, members: [look.replace('-#', String(100 - Number(plain))).replace('#', plain)] };
  }
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
