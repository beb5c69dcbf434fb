import { TEMPLATE_VALUES } from '@geoslide/geometry';
import { addStyle, type DraftSlide } from './draft.js';
import { type Fields, fields, isEmpty, isFields, known, merge } from './fields.js';
import { count } from './work.js';

/** How words in a label look, as those of a text among formulas do. */
export const wordsStyle = { mode: 'normal', font: 'KaTeX_Main' } as const;

const WORDS: Fields = fields(Object.entries(wordsStyle));

/** Characters of a label that is looked at. */
const MAX_LENGTH = 300;

/** What tells that somebody writes LaTeX; braces that hold values are taken out before. */
const LATEX = /[\\$^_{}]/;
/** Stands for a value while the words are looked at: a character that nobody types. */
const VALUE_SIGN = '\ue000';

/** Functions that are commands of LaTeX. */
const FUNCTIONS = 'sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp|lim|max|min|det|gcd';
const FUNCTION = new RegExp(`(?<![\\p{L}\\p{M}])(?:${FUNCTIONS})(?![\\p{L}\\p{M}])`, 'gu');

/** Words with marks around them; at a hyphen, a slash, a point or an apostrophe they go on. */
const WORD = /^[("'“„«]*\p{L}(?:['’./-]?[\p{L}\p{M}\p{Nd}])*[)"'”“».,:;!?-]*$/u;
/** Letters one after the other of which a word has three, and that are no product such as ABC. */
const LETTERS = /\p{L}\p{M}*(?:[\p{Ll}\p{Lo}]\p{M}*){2}/u;
/** A word that stands alone has four; a name such as abc is a product. */
const LONG = /\p{L}\p{M}*(?:[\p{Ll}\p{Lo}]\p{M}*){3}/u;
/** Letters that a formula has; words of others are told by any letter. */
const FORMULA_LETTERS = /[\p{Script=Latin}\p{Script=Greek}]/u;
const NUMBER = /^[+−-]?(?:\d+(?:[.,/]\d+)?|\ue000)[°%]?$/u;
const UNIT =
  /^(?:[cdkmµ]?(?:m[²³]?|[gslNJWV])|h|min|ft|[kM]?(?:Hz|Pa|Ω)|k?cal|mol|°[CF]|k?m\/[hs]|m\/s²|k?g\/c?m³)[.,;]?$/u;
/** Units that hardly are factors: they need no number before them, and no blank behind a number. */
const SURE_UNIT = /^[cdkm](?:m[²³]?|g|l)[.,;]?$/u;
const MEASURE = /^(?:\d+(?:[.,]\d+)?|\ue000)(?:[cdkm](?:m[²³]?|g|l|m\/[hs])|m\/s²?|°[CF]|st|nd|rd|th)$/u;
const MEASURE_OF_LETTER = /(=\s*\d+(?:[.,]\d+)?)([cdkm](?:m[²³]?|g|l)(?!\p{L}))/gu;
/** What no formula has: in one, % begins a comment, and & and # are mistakes. */
const OUTSIDE = /[%&#]/;
/** `sinx` and `cosα` are no words. */
const FUNCTION_OF_LETTER = /^(?:sin|cos|tan|log)\p{L}$/u;
/** A word of two letters between others: "U in V". */
const SHORT = /^\p{Ll}{2,}$/u;
const OPERATOR = /[=<>≤≥≈+*/|()·×∥⊥∪∩→−-]/u;
/** Numbers of quadrants; the letters alone are names of points. */
const ROMAN = /^(?:[IVX]{2,}\.?|[IVX]\.)$/;
/** A word of one letter, at the beginning of a label. */
const ARTICLE = /^[aà]$/u;

/** An area or a volume behind a number, as in 12 cm^2. */
const RAISED_UNIT = /(?<=[\d\ue000] ?)([cdkm]m)\^(?:([23])|\{([23])\})(?![\p{L}\p{Nd}^_{])/gu;
const raisedUnit = (_: string, unit: string, bare?: string, braced?: string): string =>
  `${unit}${(bare ?? braced) === '2' ? '²' : '³'}`;

type Kind = 'word' | 'number' | 'formula';

/** A label as it is meant: words in plain text, and formulas between dollars. */
export interface LabelWords {
  readonly label: string;
  /** True where it has words, which the style of the label has to say. */
  readonly hasWords: boolean;
}

/**
 * Reads a label that somebody typed. A label of a project is a formula, in which the letters of a word are a product
 * and spaces count for nothing: words and units of measure are taken out of the formula, and functions become their
 * commands. Undefined where the label is a formula as it stands.
 */
export function labelWords(typed: string): LabelWords | undefined {
  if (typed.length > MAX_LENGTH || typed.includes(VALUE_SIGN)) return undefined;
  const values: string[] = [];
  const plain = typed.replace(TEMPLATE_VALUES, (value) => {
    values.push(value);
    return VALUE_SIGN;
  });
  return plain.includes('^') ? ofPlain(plain.replace(RAISED_UNIT, raisedUnit), values) : ofPlain(plain, values);
}

function ofPlain(plain: string, values: string[]): LabelWords | undefined {
  if (LATEX.test(plain)) return undefined;
  const restored = (text: string) => text.replaceAll(VALUE_SIGN, () => values.shift()!);
  if (plain.includes('\n')) return { label: restored(plain.split('\n').map(plainLine).join('\n')), hasWords: true };
  const tokens = tokensOf(plain);
  const kinds = kindsOf(tokens);
  if (kinds.includes('word')) return { label: restored(mixed(tokens, kinds)), hasWords: true };
  const named = withCommands(plain);
  return named === plain ? undefined : { label: restored(named), hasWords: false };
}

const tokensOf = (text: string): readonly string[] => text.trim().replace(MEASURE_OF_LETTER, '$1 $2').split(/ +/);

/** A line of a label of several, which are plain text: formulas have no lines. */
function plainLine(line: string): string {
  if (line.trim() === '') return '';
  const tokens = tokensOf(line);
  const kinds = kindsOf(tokens);
  if (kinds.includes('word')) return mixed(tokens, kinds);
  return tokens.every(isPlainNumber) ? tokens.join(' ') : `$${withCommands(tokens.join(' '))}$`;
}

function kindsOf(tokens: readonly string[]): Kind[] {
  const isWord = (token: string) => WORD.test(token) && token.match(FUNCTION) === null;
  const isLong = (token: string) => isWord(token) && LETTERS.test(token);
  const isAlone = tokens.length === 1;
  const hasLong = tokens.some(isLong);
  return tokens.map((token, i): Kind => {
    const before = tokens[i - 1];
    if (OUTSIDE.test(token) || MEASURE.test(token)) return 'word';
    if (NUMBER.test(token)) return 'number';
    if (before !== undefined && (SURE_UNIT.test(token) || (NUMBER.test(before) && UNIT.test(token)))) return 'word';
    if (hasLong && ROMAN.test(token)) return 'word';
    if (!isWord(token)) return 'formula';
    const isOther = !FORMULA_LETTERS.test(token);
    if (isAlone) return LONG.test(token) && !isOther && !FUNCTION_OF_LETTER.test(token) ? 'word' : 'formula';
    if (isOther || isLong(token)) return 'word';
    if (hasLong && (isShortWord(token) || (i === 0 && ARTICLE.test(token)))) return 'word';
    const isBetween = [before, tokens[i + 1]].every((other) => other !== undefined && !OPERATOR.test(other));
    return isBetween && SHORT.test(token) ? 'word' : 'formula';
  });
}

/** A word of two letters or more with a small one after the first, among longer ones: "is", "no." */
function isShortWord(token: string): boolean {
  return /^\p{P}*\p{L}\p{M}*\p{Ll}/u.test(token);
}

function withCommands(formula: string): string {
  return formula.replace(FUNCTION, (name, at: number) => {
    const next = formula[at + name.length];
    return `\\${name}${next === undefined || /[\s(^]/.test(next) ? '' : ' '}`;
  });
}

const isOperator = (token = '') => /^[=<>≤≥≈+*·×∪∩−-]$/u.test(token);
const isPlainNumber = (token = '') => NUMBER.test(token) && !/[+−°-]/.test(token);

/** Words, numbers and operators beside them as plain text, what is between them in dollars. */
function mixed(tokens: readonly string[], kinds: readonly Kind[]): string {
  const parts: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    let end = i;
    while (end < tokens.length && kinds[end] !== 'word') end++;
    const isPlain = tokens.slice(i, end).every((token) => isOperator(token) || isPlainNumber(token));
    let [from, to] = isPlain ? [end, end] : [i, end];
    // A formula that begins or ends with an operator would have no space there.
    while (from < to && isOperator(tokens[from])) from++;
    while (to > from && isOperator(tokens[to - 1])) to--;
    parts.push(...tokens.slice(i, from));
    if (to > from) parts.push(`$${withCommands(tokens.slice(from, to).join(' '))}$`);
    parts.push(...tokens.slice(to, end + 1));
    i = end + 1;
  }
  return parts.join(' ').replace(/(?<= )-(?= )/g, '−');
}

/** True where the sheet says for a type how its labels are set: then they are set so as they stand. */
export function saysMode({ typeLabels, typeLabels3d, sliderType }: Fields): boolean {
  const lists = [typeLabels, typeLabels3d].flatMap((list) => (isFields(list) ? Object.values(list) : []));
  return [...lists, sliderType].some((style) => isFields(style) && style.mode !== undefined);
}

/**
 * Reads the labels that the text of a slide has in quotes, as {@link labelWords} does. One whose style says `mode`
 * stays as it stands; `mode: latex`, the default of a file, is taken away then.
 */
export function readLabels({ space, styleSheet, definitions }: DraftSlide): void {
  if (saysMode(styleSheet)) return;
  for (const { fields: own, hasTypedLabel } of definitions) {
    if (!hasTypedLabel || typeof own.label !== 'string') continue;
    count('character', own.label.length);
    const read = labelWords(own.label);
    if (read === undefined) continue;
    const id = String(own.id);
    const key = own.kind === 'slider' ? 'sliders' : space ? 'primitiveLabels3d' : 'primitiveLabels';
    const list = styleSheet[key];
    const style = isFields(list) && isFields(list[id]) ? list[id] : undefined;
    if (style?.mode === undefined) {
      own.label = read.label;
      if (read.hasWords) addStyle(styleSheet, key, merge(WORDS, style ?? fields()) as Fields, id);
    } else if (style.mode === 'latex') {
      delete style.mode;
      if (isEmpty(style)) delete (list as Fields)[id];
    }
  }
}

/** How the text has a label, and the style of the label: what {@link readLabels} makes the given ones of. */
export function typedLabel(label: string, style: Fields): { readonly label: string; readonly style: Fields } {
  if (style.mode === undefined) {
    return labelWords(label) === undefined
      ? { label, style }
      : { label, style: fields([...known(style), ['mode', 'latex']]) };
  }
  const { mode, font, ...others } = style;
  const typed = label.replaceAll('$', '');
  const isRead = mode === WORDS.mode && font === WORDS.font && labelWords(typed)?.label === label;
  return isRead ? { label: typed, style: fields(known(others)) } : { label, style };
}
