/**
 * What a picture's formulas need in the preamble, so that LaTeX's commands have KaTeX's lengths: lines for the commands
 * that are used.
 */
const DEFINITIONS: readonly (readonly [command: RegExp, ...lines: string[]])[] = [
  [
    /\\(?:text|[fm]box|f?colorbox|raisebox|reflectbox)|~|(?<!\\)\\ /,
    "% Spaces in formulas are KaTeX's.",
    '\\everymath\\expandafter{\\the\\everymath\\spaceskip=.25em\\xspaceskip=\\spaceskip}',
  ],
  [
    /\\texttt\{(?:[^{}]|\{[^{}]*\})*[ ~]/,
    '\\let\\tighttexttt\\texttt',
    '\\renewcommand\\texttt[1]{\\tighttexttt{\\spaceskip=.5em\\xspaceskip=\\spaceskip#1}}',
  ],
  [
    /\\mathreflectbox/,
    '\\newcommand\\reflectmath[2]{\\reflectbox{$#1#2$}}',
    '\\newcommand\\mathreflectbox{\\mathpalette\\reflectmath}',
  ],
  [
    /\\unscaled/,
    "% Within a size KaTeX has the spaces of the letters' usual size.",
    '\\newcommand\\unscaled[1]{\\thinmuskip=#1\\thinmuskip\\medmuskip=#1\\medmuskip\\thickmuskip=#1\\thickmuskip}',
  ],
  // 10 pt in amsmath, whatever the letters' size.
  [/\\begin\{aligned\}/, '\\renewcommand\\minalignsep{1em}'],
  // LaTeX's dots have lengths of 10 pt; these grow with the letters.
  [
    /\\vdots/,
    '\\renewcommand\\vdots{\\vbox{\\baselineskip.4em\\lineskiplimit0pt\\kern.6em\\hbox{.}\\hbox{.}\\hbox{.}}}',
  ],
  [
    /\\ddots/,
    '\\renewcommand\\ddots{\\mathinner{\\mkern1mu\\raise.7em\\vbox{\\kern.7em\\hbox{.}}\\mkern2mu\\raise.4em\\hbox{.}%',
    '  \\mkern2mu\\raise.1em\\hbox{.}\\mkern1mu}}',
  ],
  [
    /\\cong(?![a-zA-Z])/,
    '\\let\\highcong\\cong',
    '\\newcommand\\lowered[2]{\\lower.11em\\hbox{$#1#2$}}',
    '\\renewcommand\\cong{\\mathrel{\\mathpalette\\lowered\\highcong}}',
  ],
  [
    /\\(?:fbox|boxed)(?![a-zA-Z])/,
    "% KaTeX's frames are a line narrower.",
    '\\let\\widefbox\\fbox',
    '\\renewcommand\\fbox[1]{\\widefbox{\\kern-\\fboxrule#1\\kern-\\fboxrule}}',
  ],
  [
    /\\[bx]?cancel(?![a-zA-Z])/,
    '% \\cancel{x}, \\cancel[.2]{ab}: a line through a letter; through more, it reaches .2 em beyond them.',
    '\\usepackage{pict2e}',
    '\\makeatletter',
    '\\newcommand\\cancel[2][0]{\\mathpalette\\cross@out{{\\Line(\\@l,\\@b)(\\@r,\\@t)}{#1}{#2}}}',
    '\\newcommand\\bcancel[2][0]{\\mathpalette\\cross@out{{\\Line(\\@l,\\@t)(\\@r,\\@b)}{#1}{#2}}}',
    '\\newcommand\\xcancel[2][0]{\\mathpalette\\cross@out{{\\Line(\\@l,\\@b)(\\@r,\\@t)\\Line(\\@l,\\@t)(\\@r,\\@b)}{#1}{#2}}}',
    '\\newcommand\\cross@out[2]{\\cross@through#1#2}',
    '\\newcommand\\cross@through[4]{\\hbox{\\setbox\\z@\\hbox{$\\m@th#1#4$}%',
    '  \\dimen@\\fontdimen6\\ifx#1\\scriptscriptstyle\\scriptscriptfont\\else\\ifx#1\\scriptstyle\\scriptfont\\else\\textfont\\fi\\fi\\tw@',
    '  \\edef\\@l{\\strip@pt\\dimexpr-#3\\dimen@}\\edef\\@r{\\strip@pt\\dimexpr\\wd\\z@+#3\\dimen@}%',
    '  \\edef\\@b{\\strip@pt\\dimexpr-\\dp\\z@-.2\\dimen@+#3\\dimen@}\\edef\\@t{\\strip@pt\\dimexpr\\ht\\z@+.2\\dimen@-#3\\dimen@}%',
    '  \\unitlength\\p@\\linethickness{.046\\dimen@}\\begin{picture}(0,0)#2\\end{picture}\\box\\z@}}',
    '\\makeatother',
  ],
];

/** Fonts beside the usual ones, each by the commands that take it: Latin Modern's design of 10 pt, as KaTeX's. */
const DESIGNS: readonly (readonly [commands: RegExp, shape: string, file: string, openType: string])[] = [
  [/\\(?:(?:text|math)it|emph)\{/, '{lmr}{m}{it}', 'lmri10', 'lmroman10-italic'],
  [/\\(?:text|math)bf\{/, '{lmr}{bx}{n}', 'lmbx10', 'lmroman10-bold'],
  [/\\(?:text|math)sf\{/, '{lmss}{m}{n}', 'lmss10', 'lmsans10-regular'],
  [/\\(?:text|math)tt\{/, '{lmtt}{m}{n}', 'lmtt10', 'lmmono10-regular'],
];

function designLines(body: string): string[] {
  const used = DESIGNS.filter(([commands]) => commands.test(body));
  const declare = (encoding: string, shape: string, font: string) =>
    `\\DeclareFontShape{${encoding}}${shape}{<->${font}}{}`;
  // The preamble has read the files of lmr: read again, they would undo what it says of the upright letters.
  const input = (shape: string, encoding: string) => {
    const family = /^\{(\w+)\}/.exec(shape)![1]!;
    return family === 'lmr' ? '' : `\\makeatletter\\input{${encoding}${family}.fd}\\makeatother`;
  };
  return used.flatMap(([, shape, file, openType]) => [
    input(shape, 'ot1') + declare('OT1', shape, `rm-${file}`),
    `\\ifpdftex${input(shape, 't1')}${declare('T1', shape, `ec-${file}`)}\\else`,
    `  ${input(shape, 'tu')}${declare('TU', shape, `\\UnicodeFontFile{${openType}}{\\UnicodeFontTeXLigatures}`)}\\fi`,
  ]);
}

/** The shortest arrows of KaTeX, em. */
const SHORTEST_ARROWS: Readonly<Record<string, number>> = {
  xleftarrow: 1.469,
  xrightarrow: 1.469,
  xLeftarrow: 1.526,
  xRightarrow: 1.526,
  xleftrightarrow: 1.75,
  xLeftrightarrow: 1.75,
  xhookleftarrow: 1.08,
  xhookrightarrow: 1.08,
  xmapsto: 1.5,
  xrightleftharpoons: 1.75,
  xleftrightharpoons: 1.75,
};

/** What an arrow of amsmath has beside its label, em: 14 mu of a script. */
const BESIDE_LABEL = 0.544;

/** The definitions that a picture's source needs, after the packages. */
export function definitionLines(body: string): string[] {
  const own = DEFINITIONS.flatMap(([command, ...lines]) => (command.test(body) ? lines : []));
  const lines = [...designLines(body), ...own];
  const arrows = Object.entries(SHORTEST_ARROWS).filter(([name]) => body.includes(`\\${name}`));
  if (arrows.length === 0) return lines;
  return [
    ...lines,
    "% Arrows over narrow labels are as long as KaTeX's.",
    '\\newcommand\\atleast[2]{\\setbox0\\hbox{$\\scriptstyle#2$}\\ifdim\\wd0<#1\\hbox to#1{\\hss\\box0\\hss}\\else\\box0\\fi}',
    ...arrows.flatMap(([name, length]) => [
      // A plain \let would copy only the part that reads [n], which then calls the new command without an end.
      `\\NewCommandCopy\\short${name}\\${name}`,
      `\\renewcommand\\${name}[2][]{\\short${name}[#1]{\\atleast{${(length - BESIDE_LABEL).toFixed(3)}em}{#2}}}`,
    ]),
  ];
}
