import { bytesOf, type PdfDocument, type Reference, utf16 } from './document.js';

/**
 * Fonts of letters that show nothing: a text is drawn as shapes, and lies there once more for those who select, search
 * or copy it.
 */
export interface UnseenFonts {
  /** The operators for a line of text from (0, 0) to (width, 0), y down, its letters so many px high. */
  line(text: string, width: number, size: number): string[];
  /** The fonts by their names, once nothing more is to be written. */
  entries(): string[];
}

/** Codes of a font: 0 is left out, since programs end strings with it. */
const MOST_CODES = 255;
/** The width of each letter in thousandths of its size. */
const WIDTH = 500;

export function createUnseenFonts(document: PdfDocument): UnseenFonts {
  const codes = new Map<string, { readonly font: number; readonly code: number }>();
  const fonts: string[][] = [];

  function codeOf(character: string): { readonly font: number; readonly code: number } {
    const known = codes.get(character);
    if (known) return known;
    if (fonts.length === 0 || fonts[fonts.length - 1]!.length === MOST_CODES) fonts.push([]);
    const font = fonts.length - 1;
    const place = { font, code: fonts[font]!.push(character) };
    codes.set(character, place);
    return place;
  }

  return {
    line(text, width, size) {
      const characters = [...text];
      if (characters.length === 0 || !(width > 0 && size > 0)) return [];
      const stretch = (100 * width) / ((characters.length * WIDTH * size) / 1000);
      const runs: { font: number; hex: string }[] = [];
      for (const character of characters) {
        const { font, code } = codeOf(character);
        if (runs.at(-1)?.font !== font) runs.push({ font, hex: '' });
        runs.at(-1)!.hex += hexOf(code);
      }
      const shown = runs.flatMap(({ font, hex }) => [`/F${font + 1} ${size.toFixed(3)} Tf`, `<${hex}> Tj`]);
      return ['BT', `${stretch.toFixed(3)} Tz`, '1 0 0 -1 0 0 Tm', ...shown, 'ET'];
    },
    entries: () => fonts.map((characters, i) => `/F${i + 1} ${addFont(document, characters)}`),
  };
}

const hexOf = (code: number): string => code.toString(16).padStart(2, '0');

/** A Type 3 font (ISO 32000-1, 9.6.5) whose letters draw nothing. */
function addFont(document: PdfDocument, characters: readonly string[]): Reference {
  const letter = document.addStream('', bytesOf(`${WIDTH} 0 d0\n`));
  const unicode = document.addStream('', bytesOf(toUnicode(characters)));
  const count = characters.length;
  const names = Array.from({ length: count }, () => '/n').join(' ');
  const widths = Array.from({ length: count }, () => WIDTH).join(' ');
  return document.add(
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 500 800] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >> ' +
      `/CharProcs << /n ${letter} >> /Encoding << /Type /Encoding /Differences [1 ${names}] >> ` +
      `/FirstChar 1 /LastChar ${count} /Widths [${widths}] /ToUnicode ${unicode} >>`,
  );
}

/** Rows of a block of a CMap, at most. */
const MOST_ROWS = 100;

/** What each code stands for (9.10.3). */
function toUnicode(characters: readonly string[]): string {
  const rows = characters.map((character, i) => `<${hexOf(i + 1)}> <${utf16(character)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, k) => {
    const own = rows.slice(k * MOST_ROWS, (k + 1) * MOST_ROWS);
    return [`${own.length} beginbfchar`, ...own, 'endbfchar'];
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CMapType 2 def',
    '/CMapName /Words def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    ...blocks.flat(),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
    '',
  ].join('\n');
}
