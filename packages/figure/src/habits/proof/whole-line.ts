import type { DraftSlide } from '../../draft.js';
import { type Fault, quoted } from '../../problem.js';

/** A longer line is not written anew. */
const MAX_LENGTH = 200;

/** What a remedy with something to type has. */
const TELLS =
  /\bwrite\b|\bdid you mean\b|\bas in\b|\bsuch as\b|\btake [^:]* away\b|\bdefine\b|\bbegin a new line\b|: \S+: |, then \S+: /;

/**
 * The line that a fault is about as it can be written, for a remedy that has no line to type: the shortest change after
 * which all of it is read, else what is to be taken away. Undefined where the remedy has such a line already.
 *
 * @param line The whole line of the text.
 * @param place Where the fault is within it.
 * @param read Reads a line; undefined where something of it can't be read.
 */
export function wholeLine(
  { remedy, found: typed }: Fault,
  line: string,
  place: number,
  read: (line: string) => DraftSlide | undefined,
): string | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  // A line that was read in other words has its faults at its beginning.
  const at = Math.max(place, place > 0 ? 0 : line.indexOf(typed.replace(/^"|"$/g, '')));
  const side = /^write (offsetX: .*), in braces behind the label$/.exec(remedy)?.[1];
  if (side !== undefined && at > 0) return `write ${line.slice(0, at).replace(/[\s,;:([]+$/, '')} {${side}}`;
  if (TELLS.test(remedy)) return undefined;
  const candidates = [...(line[at] === '[' ? [line.replace(/\[([^[\]]*)\]/, '($1)')] : []), ...shorter(line, at)];
  const found = candidates.find((each) => each !== line.trim() && (read(each)?.definitions.length ?? 0) > 0);
  if (found !== undefined) return `${remedy}: write ${found}`;
  const rest = line.slice(at).trim();
  return at > 0 && rest !== '' && remedy.startsWith('after the ') ? `${remedy}: take ${quoted(rest)} away` : undefined;
}

/** The line with its two blocks or labels as one, then without what can't be read, up to the next style or label. */
function shorter(line: string, at: number): readonly string[] {
  const before = line.slice(0, at).replace(/[\s,;:]+$/, '');
  const behind = line.slice(at);
  const joined = /^\s*"([^"]*)"(.*)$/.exec(behind);
  const label = /^(.*)"([^"]*)"$/.exec(before);
  const comment = /^\s*(?:%+|#+|\/\/+|;+|[-–—]+)\s*(\p{L}.*)$/u.exec(behind)?.[1];
  const block = before.endsWith('}') ? /^\s*\{([^{}]*)\}(.*)$/.exec(behind) : null;
  return [
    ...(block === null ? [] : [`${before.slice(0, -1)}, ${block[1]!.trim()}}${block[2]}`]),
    ...(joined === null || label === null ? [] : [`${label[1]}"${label[2]}, ${joined[1]}"${joined[2]}`]),
    ...[behind.indexOf('{'), behind.indexOf('"')].flatMap((next) =>
      next < 1 ? [] : [`${before} ${behind.slice(next)}`],
    ),
    ...(comment === undefined ? [] : [`${before} -- ${comment}`]),
    // What ends otherwise says nothing by itself.
    ...(/[)"}]$/.test(before) ? [before] : []),
  ].map((each) => each.trim());
}
