import { styleSynonyms } from '@geoslide/protocol';
import { byWord } from './looks/foreign-looks.js';

/** Properties of styles in German, Chinese, French and Spanish. */
const KEYS: Readonly<Record<string, string>> = {
  color: 'farbe 颜色 couleur',
  lineWidth: 'linienstärke linienbreite strichstärke dicke 线宽 粗细 épaisseur grosor',
  lineDash: 'linienart strichart 线型 虚线',
  pointSize: 'punktgröße größe 大小 点大小 taille tamaño',
  hidden: 'versteckt unsichtbar verborgen 隐藏',
  regionOpacity: 'füllung deckkraft 填充 透明度',
  fontSize: 'schriftgröße 字号',
};

const keys = byWord(KEYS);

/** What the name of a property in other programs or languages is here, where the place has that property. */
export function synonymOf(key: string, known: readonly string[]): string | undefined {
  const foreign = keys.get(key.toLowerCase());
  if (foreign !== undefined) return synonymOf(foreign, known) ?? (known.includes(foreign) ? foreign : undefined);
  const small = key.toLowerCase();
  const own = known.find((name) => name.toLowerCase() === small);
  if (own !== undefined && own !== key) return own;
  const size = key === 'size' && known.includes('fontSize') ? 'fontSize' : undefined;
  const synonym = size ?? Object.entries(styleSynonyms).find(([name]) => name.toLowerCase() === small)?.[1];
  const property = /^\w+/.exec(synonym ?? '')?.[0];
  return property !== undefined && known.includes(property) ? synonym : undefined;
}
