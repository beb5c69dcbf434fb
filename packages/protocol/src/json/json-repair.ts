import { JsonError, type JsonWarning, parseJson, repeatedNames } from './json-text.js';

/** Signs that stand in place of others, as many as these, so that places stay. */
interface Repair {
  readonly start: number;
  readonly text: string;
}

/** More mistakes of one text are not told. */
const MAX_FAULTS = 20;

/** A longer text is read up to its first mistake only: it is read again behind each. */
const MAX_REPAIRED = 200_000;

/** A text as JSON. */
interface JsonRead {
  readonly faults: readonly JsonError[];
  /** Not there where a fault has no certain remedy. */
  readonly value?: unknown;
  /** Of a value that is there. */
  readonly warnings: readonly JsonWarning[];
  /** What was parsed; places are those of the text that was given. */
  readonly text: string;
}

/**
 * All that keeps a text from being JSON, as far as each is certain to be mended, and what it is then.
 */
export function readJson(text: string): JsonRead {
  const faults: JsonError[] = [];
  let mended = text;
  while (faults.length < MAX_FAULTS) {
    try {
      const value = parseJson(mended);
      const warnings = text.length > MAX_REPAIRED ? [] : repeatedNames(mended);
      return { faults: toldOnce(faults), value, warnings, text: mended };
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      faults.push(error);
      const repair = text.length > MAX_REPAIRED ? undefined : repairOf(mended, error);
      if (repair === undefined) break;
      const { start, text: own } = repair;
      mended = mended.slice(0, start) + own + mended.slice(start + own.length);
    }
  }
  return { faults: toldOnce(faults), warnings: [], text };
}

/** The faults with each reason once, at its first place. */
function toldOnce(faults: readonly JsonError[]): JsonError[] {
  const counts = new Map<string, number>();
  for (const { reason } of faults) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const firsts = faults.filter(({ reason }, i) => faults.findIndex((other) => other.reason === reason) === i);
  return firsts.map((fault) => {
    const { reason, position, index, comma } = fault;
    const more = counts.get(reason)! - 1;
    return more === 0 ? fault : new JsonError(`${reason} (and ${more} more like it)`, position, index, comma);
  });
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*/y;
const SINGLE_QUOTED = /'[^'"\\\n]*'/y;
const OTHER_WORD = /(?:True|False|None)(?![\w])/y;

/** What stands at a place that JSON has otherwise, as JSON has it. */
function repairAt(text: string, at: number): Repair | undefined {
  const found = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const comment = found(COMMENT);
  if (comment !== undefined) return { start: at, text: comment.replace(/[^\n]/g, ' ') };
  const quoted = found(SINGLE_QUOTED);
  if (quoted !== undefined) return { start: at, text: quoted.replaceAll("'", '"') };
  const word = found(OTHER_WORD);
  if (word !== undefined) return { start: at, text: word === 'None' ? 'null' : word.toLowerCase() };
  return undefined;
}

/** A comma in the blanks before a place, on the line of one of them. */
function commaBefore(text: string, at: number): Repair | undefined {
  if (!/["{[\d]/.test(text[at] ?? '')) return undefined;
  for (let start = at - 1; start >= 0 && /\s/.test(text[start]!); start -= 1)
    if (text[start] !== '\n') return { start, text: ',' };
  return undefined;
}

/** What makes JSON of the place of an error; undefined where that is not certain. */
function repairOf(text: string, { index, comma }: JsonError): Repair | undefined {
  if (comma === 'extra') return { start: index, text: ' ' };
  return repairAt(text, index) ?? (comma === 'missing' ? commaBefore(text, index) : undefined);
}
