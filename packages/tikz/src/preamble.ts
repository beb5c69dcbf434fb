import { definitionLines } from './definitions.js';
import { firstFont } from './fonts.js';
import { foreignLines } from './foreign.js';
import type { Family } from './text.js';

/** What of LaTeX's packages the picture's source needs. */
export interface PreambleNeeds {
  /** Of the picture. */
  readonly lines: readonly string[];
  readonly families: ReadonlySet<Family>;
  /** Characters that TeX's Latin fonts lack. */
  readonly foreign: readonly string[];
  readonly words: boolean;
  /** Whether any text with such characters is Japanese. */
  readonly japanese: boolean;
}

/** Packages beyond amsmath and amssymb by the commands that come from them. */
const PACKAGES: readonly (readonly [name: string, commands: RegExp])[] = [
  [
    'mathtools',
    /\\(?:math[lrc]lap|coloneqq|eqqcolon|(?:over|under)bracket|x(?:L|R)eftarrow|xRightarrow|x[lL]eftrightarrow|xhook|xmapsto|x\w+harpoon)/,
  ],
  ['mathrsfs', /\\mathscr/],
];

/** Fonts of plain text: PSNFSS's family, and for Unicode engines the first of these that is installed. */
const FONTS: Readonly<Record<Family, readonly [psnfss: string, ...names: string[]]>> = {
  sans: ['phv', 'Noto Sans', 'TeX Gyre Heros', 'Liberation Sans', 'DejaVu Sans', 'Latin Modern Sans'],
  serif: ['ptm', 'Times New Roman', 'TeX Gyre Termes', 'Liberation Serif'],
  mono: ['pcr', 'Courier New', 'TeX Gyre Cursor', 'Liberation Mono', 'Latin Modern Mono'],
};

/**
 * KaTeX scales fonts of 10 pt and TeX's lengths to all sizes; Latin Modern would change to its narrower designs of 12 and
 * 17 pt, and leave roots and integrals at 10 pt.
 */
const ONE_DESIGN = [
  '% Letters of one design in all sizes, as in the picture.',
  '\\input{ot1lmr.fd}\\DeclareFontShape{OT1}{lmr}{m}{n}{<->rm-lmr10}{}',
  '\\input{omllmm.fd}\\DeclareFontShape{OML}{lmm}{m}{it}{<->lmmi10}{}',
  '\\input{omslmsy.fd}\\DeclareFontShape{OMS}{lmsy}{m}{n}{<->lmsy10}{}',
  '\\input{omxlmex.fd}\\DeclareFontShape{OMX}{lmex}{m}{n}{<->lmex10}{}',
  '\\ifpdftex\\input{t1lmr.fd}\\DeclareFontShape{T1}{lmr}{m}{n}{<->ec-lmr10}{}\\else',
  '  \\input{tulmr.fd}\\DeclareFontShape{TU}{lmr}{m}{n}{<->\\UnicodeFontFile{lmroman10-regular}{\\UnicodeFontTeXLigatures}}{}\\fi',
];

/** In each line that has a command, a formula or a letter beyond ASCII. */
const MAY_NEED = /[\\$\u0080-\uffff]/;

/** The lines between \documentclass and \begin{document}, without the class's own tikz. */
export function preamble(needs: PreambleNeeds): string[] {
  const { families, foreign } = needs;
  // Comments quote the texts' sources, whose commands may have become shapes. Most other lines are coordinates.
  const body = needs.lines.filter((line) => MAY_NEED.test(line) && !line.trimStart().startsWith('%')).join('\n');
  const hasText = /\\node/.test(body);
  const lines: string[] = [];
  const unicodeFonts = families.size > 0 || foreign.length > 0;
  if (hasText) {
    lines.push('\\usepackage{iftex}', '\\ifpdftex\\usepackage[T1]{fontenc}\\fi', '\\usepackage{lmodern}');
    // KaTeX has TeX's delimiterfactor, 901, but digits higher than Latin Modern's: by 901, the brackets around a^2
    // would be a size smaller than in the picture.
    lines.push(
      '\\newcommand\\lettersize[1]{\\fontsize{#1}{1.2\\dimexpr#1}\\selectfont\\scriptspace=.05em \\nulldelimiterspace=.12em',
      '  \\arraycolsep=.5em \\arrayrulewidth=.04em \\doublerulesep=.2em \\fboxsep=.3em \\fboxrule=.04em',
      '  \\jot=.3em \\delimitershortfall=.5em \\delimiterfactor=905 }',
    );
    if (unicodeFonts) lines.push('\\ifpdftex\\else\\usepackage[no-math]{fontspec}\\fi');
  }
  if (/[\u00a0-\u00ff]/.test(body)) lines.push('\\ifpdftex\\usepackage{textcomp}\\fi');
  if (/\$/.test(body)) lines.push('\\usepackage{amsmath,amssymb}', ...ONE_DESIGN);
  for (const [name, commands] of PACKAGES) if (commands.test(body)) lines.push(`\\usepackage{${name}}`);
  lines.push(...definitionLines(body));
  for (const family of [...families].sort()) lines.push(...fontLines(family));
  if (needs.words) lines.push(...wordLines());
  if (foreign.length > 0) lines.push(...foreignLines(foreign, needs.japanese));
  return lines;
}

function fontLines(family: Family): string[] {
  const [psnfss, ...names] = FONTS[family];
  return [
    '\\ifpdftex',
    `  \\newcommand\\${family}font{\\fontfamily{${psnfss}}\\selectfont}`,
    '\\else',
    ...firstFont(`\\${family}font`, names).map((line) => `  ${line}`),
    '\\fi',
    `\\tikzset{${family}/.style={execute at begin node=\\${family}font}}`,
  ];
}

function wordLines(): string[] {
  return [
    '% \\words{start:width,...}{text}: each word where it stands in the picture and as wide, whatever the font.',
    '\\makeatletter',
    '\\newcommand\\words[2]{\\leavevmode\\words@#1,\\@nil#2 \\@nil}',
    '\\def\\words@#1:#2,#3\\@nil#4 #5\\@nil{\\rlap{\\kern#1\\resizebox{#2}{\\height}{#4}}%',
    '  \\if\\relax\\detokenize{#3}\\relax\\else\\words@#3\\@nil#5\\@nil\\fi}',
    '\\makeatother',
  ];
}
