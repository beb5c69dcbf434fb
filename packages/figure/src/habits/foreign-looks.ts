/** Colours in German, Chinese, French and Spanish. */
const COLORS: Readonly<Record<string, string>> = {
  red: 'rot 红 rouge rojo roja',
  blue: 'blau 蓝 bleu bleue azul',
  green: 'grün gruen 绿 vert verte verde',
  yellow: 'gelb 黄 jaune amarillo amarilla',
  black: 'schwarz 黑 noir noire negro negra',
  white: 'weiß weiss 白 blanc blanche blanco blanca',
  gray: 'grau 灰 gris grise',
  orange: '橙 橘 naranja anaranjado',
  purple: 'lila violett 紫 morado púrpura pourpre',
  violet: 'violette violeta',
  pink: 'rosa 粉 粉红 rose',
  brown: 'braun 棕 褐 marron marrón',
  turquoise: 'türkis 青绿 turquesa',
  cyan: '青',
  gold: 'golden 金 doré dorado',
  silver: 'silbern 银 argenté plateado',
};

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

const LIGHT = /^(?:hell|light|pale|浅|淡)|(?:clair|claro)[ea]?$|(?<=\s)clara$/;
const DARK = /^(?:dunkel|dark|deep|深|暗)|(?:foncée?|oscuro|oscura)$/;

/** Properties of styles in these languages. */
const KEYS: Readonly<Record<string, string>> = {
  color: 'farbe 颜色 couleur',
  lineWidth: 'linienstärke linienbreite strichstärke dicke 线宽 粗细 épaisseur grosor',
  lineDash: 'linienart strichart 线型 虚线',
  pointSize: 'punktgröße größe 大小 点大小 taille tamaño',
  hidden: 'versteckt unsichtbar verborgen 隐藏',
  regionOpacity: 'füllung deckkraft 填充 透明度',
  fontSize: 'schriftgröße 字号',
};

function byWord(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([own, words]) => words.split(' ').map((word) => [word, own] as const)));
}

const colors = byWord(COLORS);
const keys = byWord(KEYS);

/** The CSS colour that a word of another language is, or one that CSS does not name so. */
export function foreignColor(word: string): string | undefined {
  const small = word.toLowerCase().replace(/色的?$/u, '');
  const plain = colors.get(small);
  if (plain !== undefined) return plain;
  const shade = LIGHT.test(small) ? 'light' : DARK.test(small) ? 'dark' : '';
  const rest = small
    .replace(LIGHT, '')
    .replace(DARK, '')
    .replace(/[ _-]+/g, '');
  const base = colors.get(rest) ?? rest;
  const joined = `${shade}${base}`;
  const own = Object.hasOwn(SHADES, joined) ? SHADES[joined]! : joined;
  // A word that has neither is left to CSS.
  const isShade = shade !== '' && /^[a-z]+$/.test(base);
  return isShade && own !== word.toLowerCase() ? own : undefined;
}

/** The property of a style that a word of another language is. */
export function foreignKey(word: string): string | undefined {
  return keys.get(word.toLowerCase());
}
