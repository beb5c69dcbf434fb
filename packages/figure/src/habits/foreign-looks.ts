/** Colours in German, Chinese, French and Spanish. */
const COLORS: Readonly<Record<string, string>> = {
  red: 'rot 红 红色 rouge rojo',
  blue: 'blau 蓝 蓝色 bleu azul',
  green: 'grün 绿 绿色 vert verde',
  yellow: 'gelb 黄 黄色 jaune amarillo',
  black: 'schwarz 黑 黑色 noir negro',
  white: 'weiß weiss 白 白色 blanc blanco',
  gray: 'grau 灰 灰色 gris',
  orange: '橙 橙色 naranja',
  purple: 'lila violett 紫 紫色 morado',
  pink: 'rosa 粉 粉色 粉红 rose',
  brown: 'braun 棕 棕色 marron marrón',
};

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

/** The CSS colour that a word of another language is. */
export function foreignColor(word: string): string | undefined {
  const small = word.toLowerCase();
  // `dark blue`, `light-gray`
  const joined = /^(?:light|dark|medium|pale|deep)[ _-]?[a-z]+$/.test(small) ? small.replace(/[ _-]/, '') : undefined;
  return colors.get(small) ?? (joined === small ? undefined : joined);
}

/** The property of a style that a word of another language is. */
export function foreignKey(word: string): string | undefined {
  return keys.get(word.toLowerCase());
}
