import { nearestName } from '@geoslide/protocol';
import { settingWords } from '../words.js';
import { count } from '../work.js';
import { entry, type HabitEntry, read, write } from './habit.js';

/** The words that begin statements, in other languages. */
const WORDS: Readonly<Record<string, string>> = {
  achsen: 'axes',
  koordinatenachsen: 'axes',
  坐标轴: 'axes',
  坐标系: 'axes',
  ejes: 'axes',
  repère: 'axes',
  assi: 'axes',
  eixos: 'axes',
  axe: 'axes',
  axen: 'axes',
  'x-achse': 'xaxis',
  'y-achse': 'yaxis',
  xachse: 'xaxis',
  yachse: 'yaxis',
  'x-axis': 'xaxis',
  'y-axis': 'yaxis',
  xaxes: 'xaxis',
  yaxes: 'yaxis',
  x轴: 'xaxis',
  y轴: 'yaxis',
  gitter: 'grid',
  raster: 'grid',
  网格: 'grid',
  grille: 'grid',
  quadrillage: 'grid',
  rejilla: 'grid',
  cuadrícula: 'grid',
  griglia: 'grid',
  grelha: 'grid',
  ansicht: 'view',
  视图: 'view',
  hintergrund: 'background',
  背景: 'background',
  文本: 'text',
  文字: 'text',
  texte: 'text',
  texto: 'text',
  schieberegler: 'slider',
  滑动条: 'slider',
  滑块: 'slider',
  curseur: 'slider',
  deslizador: 'slider',
  knopf: 'button',
  按钮: 'button',
  bild: 'image',
  图片: 'image',
  kamera: 'camera',
  stil: 'style',
  样式: 'style',
  ebenen: 'layers',
  图层: 'layers',
};

const OWN = /^(?:text|slider|button|image|view|camera|axes|xaxis|yaxis|zaxis|grid|background|layers|style)$/;

/** A misspelt word of a setting, with what may stand behind it: `xaxsis {min: 0}`, `styel Point {color: red}`. */
export const misspeltWords: readonly HabitEntry[] = [
  entry(
    String.raw`(\p{Ll}{3,})(\s*\{[^{}]*\}|\s+(?:on|off)|\s+\p{L}[\p{L}\d_]*(?:\s+label)?\s*\{[^{}]*\})`,
    ([, word = '', rest = ''], { defines }) => {
      if (OWN.test(word) || Object.hasOwn(WORDS, word) || defines(word)) return undefined;
      count('nearest');
      const meant = nearestName(word, settingWords);
      const isOfStyle = /^\s+(?!o(?:n|ff)$)\p{L}/u.test(rest);
      return meant === undefined || (meant === 'style') !== isOfStyle ? undefined : write(`${meant} ${rest.trim()}`);
    },
    'u',
  ),
];

/** Words behind them. */
const BEHIND: Readonly<Record<string, string>> = {
  an: 'on',
  ein: 'on',
  开: 'on',
  显示: 'on',
  show: 'on',
  shown: 'on',
  visible: 'on',
  true: 'on',
  yes: 'on',
  oui: 'on',
  ja: 'on',
  sí: 'on',
  si: 'on',
  sì: 'on',
  sim: 'on',
  是: 'on',
  nein: 'off',
  否: 'off',
  einblenden: 'on',
  anzeigen: 'on',
  afficher: 'on',
  mostrar: 'on',
  ausblenden: 'off',
  verbergen: 'off',
  masquer: 'off',
  ocultar: 'off',
  aus: 'off',
  关: 'off',
  隐藏: 'off',
  hide: 'off',
  hidden: 'off',
  invisible: 'off',
  none: 'off',
  false: 'off',
  no: 'off',
  non: 'off',
};

/** Words that show something by themselves. */
const SWITCHES = Object.keys(WORDS).filter((word) => /^(?:axes|grid)$/.test(WORDS[word]!));

/** Statements whose first word is that of another language, or has capital letters. */
export const statementWords: readonly HabitEntry[] = [
  entry(`(?:${SWITCHES.join('|')})`, ([word = '']) => read(`${WORDS[word.toLowerCase()]} on`)),
  entry(
    String.raw`((?:[xy]-)?[\p{L}]+?)\s*(?:((?<=\p{Script=Han})[A-Za-z]\w*\s*[:=].*)|([:=]?\s+.*|\s*[:=：]\s*(?:${Object.keys(BEHIND).join('|')}|on|off)))`,
    ([, word = '', glued, rest = ''], { defines }) => {
      const small = word.toLowerCase();
      const own = OWN.test(small) ? small : Object.hasOwn(WORDS, small) ? WORDS[small]! : undefined;
      const value = /^\s*[:=：]\s*(\p{L}+)$/u.exec(rest)?.[1] ?? '';
      // `Raster: an` defines nothing: what stands behind is the word of a switch.
      const isSaid = Object.hasOwn(BEHIND, value.toLowerCase()) && !defines(value);
      if (own === undefined || (defines(word) && !isSaid)) return undefined;
      const isSwitch = /^(?:axes|[xyz]axis|grid)$/.test(own);
      const behind = (glued ?? rest).replace(/^\s*[:=]\s*(?=\p{L}+$)/u, '').trim();
      const plain = isSwitch && Object.hasOwn(BEHIND, behind.toLowerCase()) ? BEHIND[behind.toLowerCase()]! : behind;
      const bounded =
        own === 'slider'
          ? plain.replace(/\bvon\b|\bde\b|从/g, 'from').replace(/\bbis\b|(?<=\s)à(?=\s)|到/g, 'to')
          : plain;
      // A definition may have such a name, but not one with a word behind it.
      if (word === own && bounded === behind) return undefined;
      if (isSwitch && bounded === '') return read(`${own} on`);
      if (/^[:=]/.test(bounded) && word !== own && !isSwitch) return undefined;
      const title = /^[xyz]axis$/.test(own) ? /^[:=]?\s*("[^"]*")$/.exec(bounded)?.[1] : undefined;
      if (title !== undefined) return read(`${own} {title: ${title}}`);
      return read(`${own} ${bounded}`);
    },
  ),
];
