import { styleProperties, styleSynonyms } from '@geoslide/protocol';
import type { DraftSlide } from '../../draft.js';
import { type Fault, quoted } from '../../problem.js';
import { adviceFor } from '../advice/style-advice.js';

/** A longer line is not written anew. */
const MAX_LENGTH = 200;

/** What a remedy with something to type has. */
const TELLS =
  /\bwrite\b|\bdid you mean\b|\bas in\b|\bsuch as\b|\btake [^:]* away\b|\bdefine\b|\bbegin a new line\b|: \S+: |, then \S+: /;

/** Remedies that name a sign and no line. */
const VAGUE = /^write .* (?:here|at its end)$/;

/** Properties behind a definition, parted by bars or commas: `| color=red | width=3`. */
const PROPERTIES = /^(.*[)"])\s*[|,;]\s*((?:[a-zA-Z][\w-]*\s*[=:]\s*[\w#."%-]+\s*[|,;]?\s*)+)$/;

/** A graph with the domain that GeoGebra and Desmos have in braces, and a style beside it. */
const DOMAIN =
  /^(\s*\p{L}[\p{L}\p{N}_]*['′’]*\s*[:=]\s*)(?:(?:y|\p{L}\(x\))\s*=\s*)?([^"{}=]+?)\s*\{\s*([-−\d.π/]+)\s*(?:<=?|≤)\s*x\s*(?:<=?|≤)\s*([-−\d.π/]+)\s*[;,]?\s*([^{}]*?)\s*\}(.*)$/u;

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
  const part = DOMAIN.exec(line);
  const isPart = part !== null && remedy.includes('a part of a curve');
  const isVague = VAGUE.test(remedy);
  if (!isPart && !isVague && TELLS.test(remedy)) return undefined;
  const styled = withBlock(line);
  const candidates = isPart
    ? [partOfCurve(part)]
    : isVague || styled !== undefined
      ? [styled ?? line]
      : [...(line[at] === '[' ? [line.replace(/\[([^[\]]*)\]/, '($1)')] : []), ...shorter(line, at)];
  const found = candidates.find((each) => each !== line.trim() && (read(each)?.definitions.length ?? 0) > 0);
  if (found !== undefined) return isPart || styled !== undefined ? `write ${found}` : `${remedy}: write ${found}`;
  if (isVague) return undefined;
  const rest = line.slice(at).trim();
  return at > 0 && rest !== '' && remedy.startsWith('after the ') ? `${remedy}: take ${quoted(rest)} away` : undefined;
}

function partOfCurve([, head = '', formula, from, to, style = '', tail = '']: readonly string[]): string {
  return `${head.trim()} Curve(${formula}, ${from}, ${to})${style === '' ? '' : ` {${style}}`}${tail}`;
}

/** `s: Segment(A, B) {color: red, lineWidth: 3}` for properties without braces; undefined for another line. */
function withBlock(line: string): string | undefined {
  const [, head, typed = ''] = PROPERTIES.exec(line.trim()) ?? [];
  if (head === undefined) return undefined;
  const entries = [...typed.matchAll(/([a-zA-Z][\w-]*)\s*[=:]\s*([\w#."%-]+)/g)].map(([, key = '', value = '']) => {
    const joined = key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (Object.hasOwn(styleProperties.object, joined)) return `${joined}: ${value}`;
    const synonym = Object.hasOwn(styleSynonyms, joined) ? styleSynonyms[joined] : undefined;
    if (/^\w+$/.test(synonym ?? '')) return `${synonym}: ${value}`;
    const own = adviceFor('an object', joined, value);
    return /^write ([\w: ,."#-]+?)(?:,? (?:for|in|with)\b.*)?$/.exec(own ?? '')?.[1] ?? `${joined}: ${value}`;
  });
  return `${head} {${entries.join(', ')}}`;
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
