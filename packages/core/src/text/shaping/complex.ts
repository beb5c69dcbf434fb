/**
 * Code units of the scripts whose letters depend on their neighbours or run from right to left: Hebrew to Georgian's
 * neighbour Myanmar, Khmer and
 * Mongolian, presentation forms, the planes beyond the first, of which emoji make sequences; and of what controls
 * direction and joining.
 */
const COMPLEX =
  /[\u0590-\u109f\u1780-\u18af\u1a20-\u1aaf\u200e\u200f\u202a-\u202e\u2066-\u2069\ua840-\ua8ff\ua980-\uaaff\ud802-\ud807\ud83a-\ud83e\ufb1d-\ufdff\ufe70-\ufefc]|\u200d|\u20e3|\ufe0f/;

/** Code units of scripts from right to left, and of what controls direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/** Whether a text may need shaping or ordering; the other texts take no part of it. */
export const isComplex = (text: string): boolean => COMPLEX.test(text);

/** Whether a text may have parts from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** The first letter, or a mark that stands for one. */
const FIRST_LETTER = /[\p{L}\u200e\u200f]/u;

/** Whether a line as a whole runs from right to left: its first letter does (UAX #9, P2 and P3). */
export function beginsFromTheRight(line: string): boolean {
  const [letter] = FIRST_LETTER.exec(line) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

/** Scripts that share a font file of the caller's are shaped apart. Others are told apart by their blocks of 128. */
const SCRIPTS: readonly RegExp[] = [
  /^\p{Script_Extensions=Arabic}$/u,
  /^\p{Script=Hebrew}$/u,
  /^\p{Script_Extensions=Devanagari}$/u,
  /^\p{Script_Extensions=Bengali}$/u,
  /^\p{Script=Tamil}$/u,
  /^\p{Script=Thai}$/u,
];

/** A number for the script of a character that is complex. */
export function scriptOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const known = SCRIPTS.findIndex((script) => script.test(character));
  return known < 0 ? SCRIPTS.length + (codePoint >> 7) : known;
}
