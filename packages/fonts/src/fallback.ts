import { isJapanese, type TextFaceStyle } from '@geoslide/core';
import { type Coverage, coverageOf, type Faces, type FontIndex } from './coverage.js';

const MAIN = 'KaTeX_Main-Regular';
const AMS = 'KaTeX_AMS-Regular';
/** Families of one script each, with one weight: no character is in two of them, nor in others. */
const SCRIPTS = ['arabic', 'hebrew', 'devanagari', 'bengali', 'tamil', 'thai'].map((script) => `noto-sans-${script}`);
const EMOJI = 'noto-emoji';
const SERIF = [
  'tinos',
  ...SCRIPTS,
  MAIN,
  AMS,
  'noto-serif-sc',
  'noto-sans-math',
  'noto-sans-kr',
  EMOJI,
  // Rare characters that are in no font for Chinese.
  'noto-serif-jp',
];
/** What follows the Latin family of a key without serifs. */
const SANS = [...SCRIPTS, 'noto-sans-math', 'noto-sans-sc', 'noto-sans-kr', MAIN, AMS, EMOJI, 'noto-sans-jp'];

/**
 * Where a character of plain text is looked up under a font key: families and faces of KaTeX in order.
 * Symbols come before Chinese, whose fonts draw them a full em wide; serif text takes KaTeX's, which have its contrast.
 */
const CHAINS: Readonly<Record<string, readonly string[]>> = {
  'sans-serif': ['noto-sans', ...SANS],
  serif: SERIF,
  'Times New Roman': SERIF,
  monospace: ['cousine', ...SANS],
  KaTeX_Math: ['KaTeX_Math-Italic', ...SERIF],
  KaTeX_Main: [MAIN, ...SERIF],
  emoji: [EMOJI],
};
const DEFAULT_KEY = 'sans-serif';

/** Fonts for Japanese by those for Chinese, which follow them: they have what Chinese fonts draw otherwise, or lack. */
const JAPANESE: Readonly<Record<string, string>> = {
  'noto-sans-sc': 'noto-sans-jp',
  'noto-serif-sc': 'noto-serif-jp',
};
const JAPANESE_CHAINS: typeof CHAINS = Object.fromEntries(
  Object.entries(CHAINS).map(([key, chain]) => [
    key,
    chain.flatMap((source) => (Object.hasOwn(JAPANESE, source) ? [JAPANESE[source]!, source] : [source])),
  ]),
);

/** KaTeX_Math has old-style figures, which no formula shows: its digits are those of KaTeX_Main. */
function chainOf(fontKey: string, codePoint: number, language: string | undefined): readonly string[] {
  const isDigit = codePoint >= 0x30 && codePoint <= 0x39;
  const key = fontKey === 'KaTeX_Math' && isDigit ? 'KaTeX_Main' : fontKey;
  const chains = isJapanese(language) ? JAPANESE_CHAINS : CHAINS;
  return chains[Object.hasOwn(chains, key) ? key : DEFAULT_KEY]!;
}

function facesInOrder({ bold = false, italic = false }: TextFaceStyle): string[] {
  const faces = ['400-normal'];
  if (italic) faces.unshift('400-italic');
  if (bold) faces.unshift('700-normal');
  if (bold && italic) faces.unshift('700-italic');
  return faces;
}

/**
 * Makes the lookup from font key, character and style, with its language, to the file that draws it; an unknown key is
 * `sans-serif`. Where it comes to a family whose faces are in a file that is not in `read`, it gives that file.
 */
export function fileLookup(
  index: FontIndex,
  read: ReadonlyMap<string, Faces>,
): (fontKey: string, codePoint: number, style?: TextFaceStyle) => string | undefined {
  const coverages = new Map<string, Coverage>();

  /** A file where that has to be read first. */
  function coverage(source: string, face: string): Coverage | string | undefined {
    const key = `${source}/${face}`;
    const known = coverages.get(key);
    if (known) return known;
    const family = index.families[source];
    const faces = typeof family === 'string' ? (read.get(family) ?? family) : family;
    if (typeof faces === 'string') return faces;
    // A face of KaTeX is a family of its own.
    const files = index.katex[`${source}.face`] ?? faces?.[face];
    if (!files) return undefined;
    const made = coverageOf(files);
    coverages.set(key, made);
    return made;
  }

  return (fontKey, codePoint, style = {}) => {
    const faces = facesInOrder(style);
    for (const source of chainOf(fontKey, codePoint, style.language)) {
      for (const face of faces) {
        const found = coverage(source, face);
        const file = typeof found === 'function' ? found(codePoint) : found;
        if (file !== undefined) return file;
      }
    }
    return undefined;
  };
}
