import { constantValue, isName, ParseError, parse, Undefined } from '@geoslide/geometry';
import { ProtocolError } from '@geoslide/protocol';

/** The most pictures of an animation. */
const MAX_FRAMES = 10_000;

/** The value of each animated number, by its id, in one picture of an animation. */
export type Frame = Readonly<Record<string, number>>;

/**
 * The pictures of an animation: each text says how a number moves, such as `a=0..2π:60`, from 0 to 2π in 60 pictures
 * with both ends. The ends are expressions without names. Several numbers move together.
 *
 * @throws ProtocolError with the path `frames` for a text that can't be read, for numbers of pictures that differ,
 * below 2 or above 10 000, and for a number that moves twice.
 */
export function parseFrames(texts: readonly string[]): Frame[] {
  const moves = texts.map(parseMove);
  const [first] = moves;
  if (!first) throw wrong('an animation needs a number that moves, such as a=0..1:30');
  for (const [i, { id, count }] of moves.entries()) {
    if (moves.findIndex((other) => other.id === id) < i) throw wrong(`"${id}" moves twice: say it once`);
    if (count === first.count) continue;
    throw wrong(
      `"${first.id}" has ${first.count} pictures, and "${id}" ${count}: numbers that move together have the same`,
    );
  }
  return Array.from({ length: first.count }, (_, i) =>
    Object.fromEntries(
      moves.map(({ id, from, to, count }) => [id, i === count - 1 ? to : from + ((to - from) * i) / (count - 1)]),
    ),
  );
}

/** Numbers of pictures have at least so many digits, so that their files sort as they count. */
const MIN_DIGITS = 3;

/** The number of a picture in a series of files: `001` for the first, at index 0, of up to 999. */
export function frameNumber(index: number, count: number): string {
  return String(index + 1).padStart(Math.max(MIN_DIGITS, String(count).length), '0');
}

interface NumberMove {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

function parseMove(text: string): NumberMove {
  const match = /^([^=]*)=(.*?)\.\.(.*):([^:]*)$/s.exec(text);
  const [, id = '', from = '', to = '', count = ''] = match?.map((part) => part.trim()) ?? [];
  if (!match || !isName(id)) throw wrong(`frames are NAME=FROM..TO:COUNT, such as a=0..2π:60, not "${text}"`);
  const pictures = Number(count);
  if (count === '' || !Number.isInteger(pictures) || pictures < 2 || pictures > MAX_FRAMES) {
    throw wrong(`the number of pictures in "${text}" has to be a whole number from 2 to ${MAX_FRAMES}, not "${count}"`);
  }
  return { id, from: endOf(from, text), to: endOf(to, text), count: pictures };
}

function endOf(source: string, text: string): number {
  const number = parseNumber(source);
  if (typeof number === 'string') throw wrong(`"${source}" in "${text}" ${number}`);
  return number;
}

/** The finite number that an expression without names is, such as `2π`; else what is wrong with it, in words. */
export function parseNumber(source: string): number | string {
  try {
    const value = constantValue(parse(source));
    return Number.isFinite(value) ? value : 'is no finite number';
  } catch (error) {
    if (error instanceof ParseError || error instanceof Undefined) return `can't be read: ${error.message}`;
    throw error;
  }
}

const wrong = (message: string): ProtocolError => wrongOption('frames', message);

/** What is thrown of an option of an animation. */
export function wrongOption(path: string, message: string): ProtocolError {
  return new ProtocolError(message, [{ path, message }]);
}
