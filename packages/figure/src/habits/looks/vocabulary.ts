import { colorNames, nearestName, styleProperties, styleSynonyms } from '@geoslide/protocol';

/**
 * The words for properties of styles and for their values that no block has: German, French, Spanish, Italian,
 * Portuguese, Dutch, Polish and Chinese, and English ones. Every rule about looks reads these. What other programs call
 * a property in English stands in `styleSynonyms`.
 */
const PROPERTIES: Readonly<Record<string, string>> = {
  color:
    'colour c col clr farbe linienfarbe strichfarbe couleur coloris colore cor kleur lijnkleur kolor barwa 颜色 色 线条颜色',
  fill: 'füllung füllfarbe remplissage relleno riempimento preenchimento vulling vulkleur wypełnienie 填充 填充颜色 填充色',
  lineWidth:
    'lw breite dicke stärke linienbreite linienstärke liniendicke strichstärke strichbreite strichdicke largeur épaisseur grosor ancho anchura spessore larghezza espessura grossura largura dikte breedte lijndikte lijnbreedte grubość szerokość 线宽 粗细 宽度',
  lineDash: 'ls linienart linienstil strichart strichelung typeligne tipolinea lijnstijl lijntype rodzajlinii 线型',
  pointSize: 'ms markersize punktgröße taillepoint tamañopunto puntgrootte 点大小',
  size: 'größe taille tamaño dimensione tamanho grootte rozmiar wielkość 大小 尺寸',
  pointStyle: 'symbol symbole símbolo simbolo symboliek punktform forme forma vorm kształt 形状',
  opacity:
    'deckkraft opacité opacidad opacità opacidade transparenz transparence transparencia trasparenza transparência dekking doorzichtigheid przezroczystość 不透明度 透明度',
  hidden: 'versteckt unsichtbar verborgen caché oculto nascosto escondido ukryty ukryte 隐藏',
  visible: 'sichtbar visibile visível zichtbaar widoczny 可见',
  fontSize: 'schriftgröße taillepolice 字号 字体大小',
  endArrow: 'pfeil flèche flecha freccia seta pijl strzałka 箭头',
  style: 'stil estilo stile stijl styl aussehen art tipo typ trait trazo tratto rodzaj 样式 类型 look',
};

/** Colours by their name in CSS. */
const COLORS: Readonly<Record<string, string>> = {
  red: 'rot rood rouge rojo roja rosso rossa vermelho vermelha czerwony czerwona czerwone 红',
  blue: 'blau blauw blauwe bleu bleue azul blu niebieski niebieska niebieskie 蓝',
  green: 'grün gruen groen groene vert verte verde zielony zielona zielone 绿',
  yellow: 'gelb geel gele jaune amarillo amarilla giallo gialla amarelo amarela żółty żółta żółte 黄',
  black: 'schwarz zwart zwarte noir noire negro negra nero nera preto preta czarny czarna czarne 黑',
  white: 'weiß weiss wit witte blanc blanche blanco blanca bianco bianca branco branca biały biała białe 白',
  gray: 'grau grijs grijze gris grise grigio grigia cinza cinzento cinzenta szary szara szare 灰',
  orange: 'oranje naranja anaranjado anaranjada arancione laranja pomarańczowy pomarańczowa 橙 橘',
  purple: 'lila violett paars paarse morado morada púrpura pourpre roxo roxa fioletowy fioletowa 紫',
  violet: 'violette violeta viola',
  pink: 'rosa rose roze różowy różowa 粉 粉红',
  brown: 'braun bruin bruine marron marrón marrone castanho castanha brązowy brązowa 棕 褐',
  turquoise: 'türkis turquesa turchese turkoois turkusowy turkusowa 青绿',
  teal: 'blaugrün bluegreen greenblue petrol',
  skyblue: 'himmelblau celeste azzurro azzurra błękitny błękitna 天蓝',
  cyan: 'cyaan ciano 青',
  gold: 'golden gouden doré dorado dourado złoty 金',
  silver: 'silbern zilver argenté plateado prateado srebrny 银',
};

/** What else an object looks like, by what a block has for it; `opacity` stands for that of the kind of object. */
const LOOKS: Readonly<Record<string, string>> = {
  'regionOpacity: 30':
    'filled fill shaded shade gefüllt ausgefüllt schattiert rempli remplie coloriée relleno rellena sombreado sombreada riempito riempita preenchido preenchida gevuld gevulde wypełniony wypełniona 填充 实心 涂 涂成 涂满 涂上',
  'fillPattern: hatch':
    'hatched hatch hatching striped schraffiert schraffur gestreift hachuré hachurée hachures rayado rayada rayas rigato rigata tratteggi hachurado hachurada gearceerd arcering kreskowany 阴影线 斜线',
  'lineDash: solid': 'solid durchgezogen sólido sólida doorgetrokken 实线',
  'lineDash: dashed':
    'dashed dash gestrichelt discontinu discontinuo discontinua discontinue tireté tirets trazos tratteggio tratteggiato tratteggiata tracejado tracejada gestreept gestreepte przerywany przerywana przerywane 虚线 虚',
  'lineDash: dotted':
    'dotted gepunktet punktiert pointillé punteado punteada puntos punteggiato punteggiata pontilhado pontilhada gestippeld gestippelde kropkowany kropkowana 点线',
  'lineDash: dashdot': 'dashdot dashdotted dash-dotted strichpunktiert 点画线 点划线',
  'hidden: true':
    'hidden invisible hide unsichtbar versteckt verborgen caché cachée masqué masquée oculto oculta nascosto nascosta escondido escondida onzichtbaar ukryty ukryta 隐藏 隐藏的',
  'lineWidth: 3':
    'thick thicker bolder dicker dick fett gras grasse épais épaisse grueso gruesa spesso spessa espesso espessa dik dikke grube gruby gruba 粗 加粗',
  'lineWidth: 1':
    'thin fine thinner dünner dünn fin mince delgado delgada fino fina sottile dun dunne cienki cienka cienkie 细',
  'regionOpacity: 0': 'wireframe wire-frame unfilled drahtmodell kantenmodell filaire',
  'opacity: 50':
    'transparent transparente durchsichtig see-through half-transparent half-opaque semitransparent semi-transparent translucent halbtransparent halbdurchsichtig semi-transparente semitransparente translucide translúcido translúcida 半透明',
};

/** Sizes in words, by the px of a point. */
const SIZES: Readonly<Record<string, string>> = {
  1: 'tiny extrathin verythin ultrathin hairline winzig minuscule',
  2: 'thin fine dünn fin delgado sottile fino dun cienki 细',
  4: 'small klein kleine petit petite pequeño pequeña piccolo piccola pequeno pequena mały mała 小',
  6: 'normal medium regular standard mittel default bold thick fat strong dick fett gras épais grueso spesso espesso dik gruby 中 粗',
  8: 'big large heavy groß große gross grand grande groot grote duży duża 大',
  10: 'verythick extrabold verybig verylarge bigger larger thicker ultrathick',
  12: 'huge enormous riesig énorme enorme xl',
};

/** What a label behind an object is called, in small letters. */
export const LABEL_WORDS: readonly string[] =
  'label lable caption title beschriftung bezeichnung étiquette etiqueta rótulo etichetta 标签 标注'.split(' ');

/** Marks and patterns by the signs and words of other programs. */
export const MARKS: Readonly<Record<string, string>> = {
  x: 'cross',
  '+': 'plus',
  o: 'circle',
  s: 'square',
  kreuz: 'cross',
  croix: 'cross',
  cruz: 'cross',
  croce: 'cross',
  叉: 'cross',
  quadrat: 'square',
  carré: 'square',
  cuadrado: 'square',
  quadrato: 'square',
  方: 'square',
  kreis: 'circle',
  cercle: 'circle',
  círculo: 'circle',
  cerchio: 'circle',
  圆: 'circle',
  raute: 'diamond',
  losange: 'diamond',
  rombo: 'diamond',
  '.': 'dot',
  ':': 'dotted',
  '-.': 'dashdot',
  open: 'circle',
  hollow: 'circle',
  empty: 'circle',
  ring: 'circle',
  filled: 'dot',
  full: 'dot',
  disc: 'dot',
  star: 'cross',
  asterisk: 'cross',
  striped: 'hatch',
  lines: 'hatch',
  pi: 'half_pi',
  π: 'half_pi',
};

/** Opacities in words, in percent. */
export const OPACITIES: Readonly<Record<string, number>> = {
  none: 0,
  no: 0,
  off: 0,
  false: 0,
  transparent: 0,
  invisible: 0,
  light: 15,
  half: 50,
  semitransparent: 50,
  true: 100,
  full: 100,
  solid: 100,
  opaque: 100,
};

/** A word as the tables are searched for it: without capital letters, accents, blanks and hyphens. */
export const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s_-]/g, '')
    .normalize('NFC');

/** `groesse` for `größe`, as it is typed where the keyboard has no such letters. */
const withoutDots = (word: string): string => word.replace(/[äöü]/g, (letter) => `${plainWord(letter)}e`);

/** The keys of a table by each of the words that it has for them. */
export function byWord(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([own, words]) =>
      words
        .split(' ')
        .flatMap((word) => [plainWord(word), plainWord(withoutDots(word))].map((each) => [each, own] as const)),
    ),
  );
}

const properties = new Map([
  ...Object.keys({ ...styleSynonyms, ...styleProperties.label, ...styleProperties.object }).map(
    (own) => [plainWord(own), own] as const,
  ),
  ...byWord(PROPERTIES),
]);
const colors = byWord(COLORS);
const looks = byWord(LOOKS);
const sizes = byWord(SIZES);

/** Shorter words are near too many others. */
const MIN_NEAR = 4;

/** The colours that people name, for which a word alone may stand: `tan` and `snow` have other meanings. */
const USUAL: ReadonlySet<string> = new Set(
  'red green blue black white gray grey orange purple yellow brown pink cyan magenta teal violet gold silver turquoise navy maroon crimson indigo lime olive beige skyblue hotpink'.split(
    ' ',
  ),
);

/** Longer names of CSS are nothing but colours. */
const MIN_LONG = 8;

/** Whether a word alone is a colour. */
export const isColor = (word: string): boolean =>
  USUAL.has(word) || (word.length >= MIN_LONG && colorNames().includes(word));

/** A word without the ending of its gender or case. */
const ENDING = /(?<=..)(?:e[nrsm]?|s)$/;

/** The property that a word of any language names: its name here or in English programs, such as `fill`. */
export const propertyNamed = (word: string): string | undefined => properties.get(plainWord(word));

/** The CSS colour that a word of another language is. */
export function foreignColor(word: string): string | undefined {
  const small = plainWord(word.replace(/色的?$/u, ''));
  return colors.get(small) ?? colors.get(small.replace(ENDING, ''));
}

/** What a block has for a look other than a colour, in any language and without the ending of its case. */
export function lookNamed(word: string): string | undefined {
  const small = plainWord(word);
  const stems = [small, small.replace(/(?<=\p{L}{3})s$|的$/u, ''), small.replace(/(?<=\p{L}{3})e[nrsm]?$/u, '')];
  return stems.map((stem) => looks.get(stem)).find((look) => look !== undefined);
}

/** The nearest of some words: of equally near ones the longest, for letters are left out more often than added. */
const nearestOf = (word: string, known: readonly string[]): string | undefined =>
  word.length < MIN_NEAR
    ? undefined
    : nearestName(
        word,
        known.toSorted((a, b) => b.length - a.length),
      );

/** The px of a point whose size is said in words, which may be misspelt where it can be nothing else. */
export function sizeNamed(word: string, isNear = false): number | undefined {
  const small = plainWord(word);
  const near = isNear ? nearestOf(small, [...sizes.keys()]) : undefined;
  const size = sizes.get(small) ?? sizes.get(near ?? '');
  return size === undefined ? undefined : Number(size);
}

/** The property that a misspelt word is nearest to, as {@link propertyNamed} gives it; undefined where none is near. */
export const nearestProperty = (word: string): string | undefined =>
  properties.get(nearestOf(plainWord(word), [...properties.keys()]) ?? '');

/** The nearest colour or look to a misspelt word, as a block has it; undefined where none is near. */
export function nearestLook(word: string): string | undefined {
  const near = nearestOf(plainWord(word), [...looks.keys(), ...colors.keys(), ...colorNames()]);
  if (near === undefined) return undefined;
  return looks.get(near) ?? `color: ${colors.get(near) ?? near}`;
}

/** The nearest colour of CSS, in whatever language it is misspelt. */
export function nearestColor(word: string): string | undefined {
  const small = plainWord(word);
  const all = [...colorNames(), ...colors.keys()];
  // `reddd`, `greenish`
  const begun = all.filter((name) => name.length >= 3 && small.startsWith(name));
  const near = nearestName(small, all) ?? begun.sort((a, b) => b.length - a.length)[0];
  return near === undefined ? undefined : (colors.get(near) ?? near);
}
