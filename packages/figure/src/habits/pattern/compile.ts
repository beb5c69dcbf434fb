/**
 * A pattern of a whole statement, with the parts of {@link PARTS} by their names in `<` and `>`.
 *
 * Blanks around what may be missing are matched in one way only. `\s*,?\s*` takes one blank in two ways: a row of such
 * parts that does not match would be tried in all their combinations.
 */
export function compile(pattern: string, flags: string): RegExp {
  const full = pattern.replace(
    /<(NAME|NUMBER|POINTS|VALUE|PLACE|DRAW)>/g,
    (_, part: keyof typeof PARTS) => PARTS[part],
  );
  return new RegExp(`^(?:${withRanges(withPlainBlanks(full))})$`, flags);
}

/**
 * Characters of the alphabets that people write in, by their Unicode property. The properties have hundreds of ranges,
 * and each use of one takes a millisecond to compile: a second for all patterns together.
 */
const RANGES: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ˁͰ-ͽΆΈ-ҁҊ-Ֆՠ-ֈא-תء-يऄ-῾ℂℓℕℚℝℤ々〆ぁ-ゖゝ-ゟァ-ヺー-ヿ㐀-䶿一-鿿가-힣Ａ-Ｚａ-ｚ',
  Lu: 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽΆΈ-ΏΑ-ΫЀ-ЯА-ЯԱ-ՖＡ-Ｚ',
  Ll: 'a-zµß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľłńņňōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžά-ώа-џա-ևａ-ｚ',
  M: '\\u0300-\\u036f\\u20d0-\\u20f0',
  N: '0-9²³¹¼-¾⁰⁴-⁹₀-₉⅐-↉０-９',
  Nd: '0-9０-９',
};

/** A pattern with ranges in place of the properties of Unicode. */
function withRanges(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\p\{(\w+)\}|\\.|[[\]]/gsu, (part, property?: string) => {
    const ranges = property === undefined ? undefined : RANGES[property];
    if (ranges !== undefined) return isInClass ? ranges : `[${ranges}]`;
    if (part === '[' || part === ']') isInClass = part === '[';
    return part;
  });
}

const NUMBER = String.raw`[-−+]?(?:\d+(?:\.\d+)?|\.\d+)`;

const PARTS = {
  NAME: String.raw`\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*`,
  NUMBER,
  /** Names of points without anything between them. */
  POINTS: String.raw`(?:[A-Z]\d*['′’]*){2,}`,
  /** A number, or a short product such as `2π`. */
  VALUE: String.raw`(?=[-−+.\dπA-Za-z])[-−+]?(?:\d+(?:\.\d+)?|\.\d+)?(?:π|°|[a-z]\w*)?(?:\/\d+)?`,
  /** What asks for a picture, in several languages. */
  DRAW: '(?:draw|plot|graph|sketch|show|print|dot|zeichne|trace[rz]?|dessine[rz]?|représente[rz]?|dibuja[rn]?|grafica[rn]?|traza[rn]?|representa[rn]?|disegna(?:re)?|desenha[r]?)',
  /** A point's name or coordinates, in brackets as TikZ has them. */
  PLACE: String.raw`\(\s*(?:${NUMBER}\s*,\s*${NUMBER}|[A-Za-z]\w*)\s*\)`,
} as const;

const BLANKS = String.raw`\s*`;

/** A pattern with `(?:\s*,)?\s*` for each `\s*,?\s*`: the same texts match. */
export function withPlainBlanks(pattern: string): string {
  let plain = '';
  for (let at = 0; at < pattern.length; ) {
    const end = pattern.startsWith(BLANKS, at) ? partEnd(pattern, at + BLANKS.length) : undefined;
    if (end !== undefined && pattern[end] === '?' && pattern.startsWith(BLANKS, end + 1)) {
      plain += `(?:${BLANKS}${withPlainBlanks(pattern.slice(at + BLANKS.length, end))})?`;
      at = end + 1;
    } else {
      const length = pattern[at] === '\\' ? 2 : pattern[at] === '[' ? classEnd(pattern, at) - at : 1;
      plain += pattern.slice(at, at + length);
      at += length;
    }
  }
  return plain;
}

/** Where the class that begins in a pattern ends, exclusive. */
function classEnd(pattern: string, start: number): number {
  let at = start + 1;
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Where a sign, a class or a group that begins in a pattern ends, exclusive; undefined where none begins. */
function partEnd(pattern: string, start: number): number | undefined {
  const sign = pattern[start];
  if (sign === undefined || /[)|?*+{}^$]/.test(sign)) return undefined;
  if (sign === '[') return classEnd(pattern, start);
  if (sign === '\\') return /\\[pP]\{\w+\}|\\./y.exec(pattern.slice(start))![0].length + start;
  if (sign !== '(') return start + 1;
  let depth = 0;
  for (let at = start; at < pattern.length; ) {
    if (pattern[at] === '[') at = classEnd(pattern, at);
    else if (pattern[at] === '\\') at += 2;
    else {
      if (pattern[at] === '(') depth += 1;
      if (pattern[at] === ')') depth -= 1;
      at += 1;
      if (depth === 0) return at;
    }
  }
  return undefined;
}
