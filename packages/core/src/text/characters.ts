/** Controls other than tab and line feed, and what Unicode says to draw nothing for: joiners, direction marks, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const TAB = 0x9;

/** The code points of a line that draw or advance, composed (NFC) so that letters with accents find their own glyphs. */
export function visibleCodePoints(line: string): number[] {
  const out: number[] = [];
  for (const character of line.normalize('NFC')) {
    if (character === '\t' || !INVISIBLE.test(character)) out.push(character.codePointAt(0)!);
  }
  return out;
}

/**
 * Whether Unicode says to draw nothing for a code point: joiners, direction marks, variation selectors, controls other
 * than tab.
 */
export function isIgnorable(codePoint: number): boolean {
  return codePoint !== TAB && INVISIBLE.test(String.fromCodePoint(codePoint));
}

/** Whether a code point is drawn over the character before it and takes no room. */
export function isMark(codePoint: number): boolean {
  return codePoint >= 0x300 && /^\p{Mn}$/u.test(String.fromCodePoint(codePoint));
}

/** The advance in em of a space that a font lacks; undefined for what is no space. */
export function spaceAdvance(codePoint: number): number | undefined {
  if (codePoint > 0x20 && codePoint < 0x80) return undefined;
  if (codePoint !== 0x20 && !/^\p{Zs}$/u.test(String.fromCodePoint(codePoint))) return undefined;
  return SPACE_ADVANCES[codePoint] ?? 0.25;
}

// https://www.unicode.org/charts/PDF/U2000.pdf
const SPACE_ADVANCES: Readonly<Record<number, number>> = {
  8192: 1 / 2,
  8193: 1,
  8194: 1 / 2,
  8195: 1,
  8196: 1 / 3,
  8197: 1 / 4,
  8198: 1 / 6,
  8199: 1 / 2,
  8200: 1 / 4,
  8201: 1 / 5,
  8202: 1 / 8,
  8239: 1 / 5,
  8287: 4 / 18,
  12288: 1,
};

/** A character that stands for one which fonts leave out, or for a part of it: scaled, and moved down by `shift` em. */
export interface StandIn {
  readonly codePoint: number;
  readonly scale: number;
  readonly shift: number;
}

const SMALL = 0.62;
const FRACTION_SLASH = 0x2044;

/**
 * How to draw a superscript or subscript (U+2070 to U+209C) or a fraction (U+2150 to U+215F, U+2189) that a font lacks;
 * empty for other characters.
 */
export function standInsFor(codePoint: number): StandIn[] {
  const isScript = codePoint >= 0x2070 && codePoint <= 0x209c;
  const isFraction = (codePoint >= 0x2150 && codePoint <= 0x215f) || codePoint === 0x2189;
  if (!isScript && !isFraction) return [];
  const parts = Array.from(String.fromCodePoint(codePoint).normalize('NFKD'), (part) => part.codePointAt(0)!);
  if (parts[0] === codePoint) return [];
  if (isScript)
    return parts.map((part) => ({ codePoint: part, scale: SMALL, shift: codePoint >= 0x2080 ? 0.16 : -0.32 }));
  const slash = parts.indexOf(FRACTION_SLASH);
  return parts.map((part, i) =>
    i === slash
      ? { codePoint: part, scale: 1, shift: 0 }
      : { codePoint: part, scale: SMALL, shift: i < slash ? -0.27 : 0 },
  );
}
