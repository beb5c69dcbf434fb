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

/** The keys of a table by each of the words that it has for them. */
export function byWord(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([own, words]) => words.split(' ').map((word) => [word, own] as const)));
}

const colors = byWord(COLORS);

/** The CSS colour that a word of another language is. */
export function foreignColor(word: string): string | undefined {
  const small = word.toLowerCase().replace(/色的?$/u, '');
  return colors.get(small) ?? colors.get(small.replace(/(?<=..)(?:e[nrsm]?|s)$/, ''));
}

/** Whether a word may be a colour that is lighter or darker, and is no usual one of CSS. */
export const mayBeShade = (word: string): boolean =>
  /^(?:hell|dunkel|pale|deep|浅|淡|深|暗|light(?!blue|gr|yel|pink|cyan)|dark(?!blue|gr|red|or|cyan))|\s/iu.test(word);

/** The properties of an axis with ticks at this distance: that of parts of π, such as `pi/2`, counts in that unit. */
export function spacing(value: number): Readonly<Record<string, string | number>> {
  const inPi = Number((value / Math.PI).toFixed(6));
  const isPartOfPi = inPi !== 0 && Math.abs(12 * inPi - Math.round(12 * inPi)) < 1e-4;
  return { ...(isPartOfPi && { unit: 'π' }), distanceMode: 'custom', distance: isPartOfPi ? inPi : value };
}
