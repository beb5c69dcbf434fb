import { isIgnorable, isMark, visibleCodePoints } from '../characters.js';
import type { FontFace, ShapedGlyph } from '../fonts.js';
import { type Direction, levelsOf, mirrored, visualOrder } from './bidi.js';
import { isComplex, scriptOf } from './complex.js';

/** Glyphs that a face has chosen and placed for a run of characters. */
export interface ShapedUnit {
  readonly face: FontFace;
  readonly glyphs: readonly ShapedGlyph[];
}

/** What is set from left to right: a character by its code point, or glyphs. */
export type Unit = number | ShapedUnit;

/**
 * Finds the face that draws a character; `isEmoji` where it begins a sequence of emoji; `at` is its place in the text.
 */
export type FaceOf = (codePoint: number, isEmoji: boolean, at: number) => FontFace | undefined;

/** A part of a line with one direction and, where it is shaped, one face and script. */
export interface Run {
  readonly start: number;
  end: number;
  readonly level: number;
  readonly shaped: { readonly face: FontFace; readonly script: number } | undefined;
}

/** Two or more characters that make one emoji: flags, keycaps, people with a colour of skin, families (UTS #51). */
const EMOJI_SEQUENCE =
  /\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic})+/uy;
/** Its own kind of script. */
const EMOJI = -1;
const LINE_START = { level: 0 };

export interface LineStyle {
  readonly direction: Direction;
  /** A BCP 47 tag, for fonts that have other forms in some languages. */
  readonly language: string | undefined;
}

/**
 * The units of a line in their order from left to right. A line that is not complex gives its characters as they stand.
 */
export function unitsOf(line: string, faceOf: FaceOf, { direction, language }: LineStyle): Unit[] {
  if (!isComplex(line)) return visibleCodePoints(line);
  const text = line.normalize('NFC');
  return visualRuns(text, direction, faceOf).flatMap((run) => unitsOfRun(text, run, language));
}

/**
 * The runs of a line in their order from left to right.
 * @param text Composed (NFC).
 * @param breaks Places where a run ends in any case.
 */
export function visualRuns(
  text: string,
  direction: Direction,
  faceOf: FaceOf,
  breaks: ReadonlySet<number> = new Set(),
): Run[] {
  const { base, levels } = levelsOf(text, direction);
  return visualOrder(runsOf(text, base, levels, faceOf, breaks));
}

function runsOf(
  text: string,
  base: number,
  levels: ArrayLike<number>,
  faceOf: FaceOf,
  breaks: ReadonlySet<number>,
): Run[] {
  const runs: Run[] = [];

  function add(start: number, end: number, level: number, shaped: Run['shaped']): void {
    const last = runs.at(-1);
    const continues =
      last?.level === level && last.shaped?.face === shaped?.face && last.shaped?.script === shaped?.script;
    if (continues && !breaks.has(start)) last.end = end;
    else runs.push({ start, end, level, shaped });
  }

  let at = 0;
  while (at < text.length) {
    const codePoint = text.codePointAt(at)!;
    const sequence = emojiAt(text, at);
    const end = at + (sequence ?? String.fromCodePoint(codePoint)).length;
    const last = runs.at(-1) ?? LINE_START;
    const ignorable = sequence === undefined && isIgnorable(codePoint);
    // A tab parts a line (UAX #9, L1); what is ignored stands with what is before it.
    const level = codePoint === 0x9 ? base : ignorable ? last.level : levels[at]!;
    const shaped = 'shaped' in last ? last.shaped : undefined;
    const joins = ignorable || (isMark(codePoint) && shaped?.face.glyph(codePoint) !== undefined);
    add(at, end, level, joins ? shaped : shapedBy(faceOf(codePoint, sequence !== undefined, at), codePoint, sequence));
    at = end;
  }
  return runs;
}

function emojiAt(text: string, at: number): string | undefined {
  EMOJI_SEQUENCE.lastIndex = at;
  return EMOJI_SEQUENCE.exec(text)?.[0];
}

function shapedBy(face: FontFace | undefined, codePoint: number, sequence: string | undefined): Run['shaped'] {
  if (!face?.shape) return undefined;
  if (sequence !== undefined) return { face, script: EMOJI };
  return isComplex(String.fromCodePoint(codePoint)) ? { face, script: scriptOf(codePoint) } : undefined;
}

/** The units of a run in their order from left to right. */
export function unitsOfRun(text: string, { start, end, level, shaped }: Run, language?: string): Unit[] {
  const rtl = level % 2 === 1;
  if (shaped) return [{ face: shaped.face, glyphs: shaped.face.shape!({ text, start, end, rtl, language }) }];
  const codePoints = visibleCodePoints(text.slice(start, end));
  return rtl ? fromTheRight(codePoints) : codePoints;
}

/** Letters from the last to the first, each with its marks behind it. */
function fromTheRight(codePoints: readonly number[]): number[] {
  const clusters: number[][] = [];
  for (const codePoint of codePoints) {
    const cluster = clusters.at(-1);
    if (cluster && isMark(codePoint)) cluster.push(codePoint);
    else clusters.push([mirrored(codePoint)]);
  }
  return clusters.reverse().flat();
}
