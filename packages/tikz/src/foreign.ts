import { firstFont } from './fonts.js';

/** Fonts with Chinese characters that TeX distributions or systems have. */
const CJK_FONTS: readonly string[] = [
  'Noto Sans CJK SC',
  'Noto Sans SC',
  'Source Han Sans SC',
  'FandolHei-Regular.otf',
  'FandolSong-Regular.otf',
  'PingFang SC',
  'Microsoft YaHei',
  'WenQuanYi Zen Hei',
];

/** Fonts with Japanese characters, likewise. */
const JAPANESE_FONTS: readonly string[] = [
  'Noto Sans CJK JP',
  'Noto Sans JP',
  'Source Han Sans JP',
  'HaranoAjiGothic-Regular.otf',
  'IPAexGothic',
  'ipaexg.ttf',
  'Hiragino Sans',
  'Yu Gothic',
];

/** Makes the foreign characters behind it in a node Japanese. */
export const JAPANESE_COMMAND = '\\japanese';

/** Blocks of 256 characters for which gbsn has a font file: gbsnu00.tfm and so on. */
const GBSN_BLOCKS = /^(?:0[0-4]|2[0-6]|3[0-2]|4[ef]|[5-8][0-9a-f]|9[0-9a-cef]|ff)$/;

/**
 * The preamble's lines for characters that TeX's Latin fonts lack. Each becomes a command that looks for a font when the
 * document is compiled: one of the system (XeTeX, LuaTeX), arphic's gbsn, which has the Chinese of GB 2312 in every engine,
 * else a box with the code point. So the picture's own source keeps the characters.
 *
 * @param japanese Whether some texts are Japanese.
 */
export function foreignLines(characters: readonly string[], japanese: boolean): string[] {
  return [
    "% Characters that TeX's Latin fonts lack, each from the first of: a CJK font of the system (XeTeX, LuaTeX),",
    '% the gbsn font (package latex-cjk-chinese-arphic-gbsn00lp or arphic), a box with the code point.',
    '\\newcommand\\codebox[1]{{\\setlength\\fboxsep{1pt}\\fbox{\\scalebox{0.5}{\\ttfamily #1}}}}',
    '\\makeatletter',
    '\\newcommand\\gbsn[3]{\\IfFileExists{c70gbsn.fd}{{\\font\\gbsnfont=gbsnu#1 at \\f@size pt \\gbsnfont',
    '  \\iffontchar\\gbsnfont"#2 \\char"#2 \\else\\codebox{#3}\\fi}}{\\codebox{#3}}}',
    '\\makeatother',
    '\\ifpdftex',
    ...(japanese ? [`  \\newcommand${JAPANESE_COMMAND}{}% gbsn has the Chinese forms only.`] : []),
    '  \\newcommand\\foreigncharacter[3]{\\DeclareUnicodeCharacter{#1}{#3}}',
    '\\else',
    ...firstFont('\\cjkfont', CJK_FONTS).map((line) => `  ${line}`),
    ...(japanese ? japaneseLines().map((line) => `  ${line}`) : []),
    '  \\newcommand\\foreigncharacter[3]{\\catcode`#2=13 \\begingroup\\lccode`\\~=`#2\\lowercase{\\endgroup\\protected\\def~}%',
    '    {{\\cjkfont\\iffontchar\\font"#1 \\char"#1 \\else#3\\fi}}}',
    '\\fi',
    ...characters.map(declaration),
  ];
}

/** Where no Japanese font is there, a Chinese one has most of the characters. */
function japaneseLines(): string[] {
  return [
    ...firstFont('\\japanesefont', JAPANESE_FONTS, '\\cjkfont'),
    `\\newcommand${JAPANESE_COMMAND}{\\let\\cjkfont\\japanesefont}`,
  ];
}

function declaration(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const block = code.slice(0, -2).toLowerCase();
  const drawn = GBSN_BLOCKS.test(block) ? `\\gbsn{${block}}{${code.slice(-2)}}{${code}}` : `\\codebox{${code}}`;
  return `\\foreigncharacter{${code}}{${character}}{${drawn}}`;
}
