/** Commands that take an argument: KaTeX's name, and what LaTeX with amsmath and mathtools has for it. */
function same(names: string): [string, string][] {
  return names.split(' ').map((name) => [`\\${name}`, `\\${name}`]);
}

/** Accents of text mode. */
export const TEXT_ACCENTS: ReadonlyMap<string, string> = new Map(same('\' ` ^ ~ = u . " c r H v textcircled'));

/** Those that LaTeX has in math under a name of its own. */
export const MATH_NAMES_OF_ACCENTS: ReadonlyMap<string, string> = new Map([
  ["\\'", '\\acute'],
  ['\\`', '\\grave'],
  ['\\^', '\\hat'],
  ['\\~', '\\tilde'],
  ['\\=', '\\bar'],
  ['\\u', '\\breve'],
  ['\\.', '\\dot'],
  ['\\"', '\\ddot'],
  ['\\r', '\\mathring'],
  ['\\v', '\\check'],
]);

export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ...same('acute grave ddot tilde bar breve check hat vec dot mathring widehat widetilde'),
  ...same('overrightarrow overleftarrow overleftrightarrow'),
  ...TEXT_ACCENTS,
]);

export const UNDER_ACCENTS: ReadonlyMap<string, string> = new Map([
  ...same('underrightarrow underleftarrow underleftrightarrow'),
]);

export const ARROWS: ReadonlyMap<string, string> = new Map([
  ...same(
    'xleftarrow xrightarrow xLeftarrow xRightarrow xleftrightarrow xLeftrightarrow xhookleftarrow xhookrightarrow',
  ),
  ...same('xmapsto xrightharpoondown xrightharpoonup xleftharpoondown xleftharpoonup'),
  ...same('xrightleftharpoons xleftrightharpoons'),
]);

export const TEXT_FONTS: ReadonlyMap<string, string> = new Map(
  same('text textrm textsf texttt textnormal textbf textmd textit textup emph'),
);

/** KaTeX names these without a backslash. */
export const BOLD_OR_FONT: ReadonlyMap<string, string> = new Map([
  ...'mathrm mathit mathbf mathnormal mathbb mathcal mathfrak mathscr mathsf mathtt boldsymbol'
    .split(' ')
    .map((name): [string, string] => [name, `\\${name}`]),
]);

/** Operators that LaTeX does not have as commands. */
export const OPERATOR_NAMES: ReadonlyMap<string, string> = new Map(
  'arctg arcctg ch cosec cotg ctg cth sh tg th'.split(' ').map((name) => [`\\${name}`, `\\operatorname{${name}}`]),
);

/** What of a font LaTeX and KaTeX both have. */
export const FONT_CHARACTERS: ReadonlyMap<string, RegExp> = new Map([
  ['mathbb', /^[A-Z]*$/],
  ['mathcal', /^[A-Z]*$/],
  ['mathscr', /^[A-Z]*$/],
  ['mathfrak', /^[A-Za-z]*$/],
]);

/** Fonts of math by the command for text in them. */
export const FONTS_IN_TEXT: ReadonlyMap<string, string> = new Map([
  ['mathrm', '\\textrm'],
  ['mathit', '\\textit'],
  ['mathbf', '\\textbf'],
  ['mathsf', '\\textsf'],
  ['mathtt', '\\texttt'],
]);
