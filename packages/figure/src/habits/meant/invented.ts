import { isPointName } from '@geoslide/geometry';
import type { Fault } from '../../problem.js';
import { HEAD, isFree, wordsOf } from './names.js';

/**
 * True for a definition with names that neither the line nor the text has: those of a form's parameters, or points
 * where the text has others. A center has to be said. True as well for another definition of a name in the line.
 *
 * @param told What other remedies define.
 */
export function isInvented(
  { remedy, definitions }: Fault,
  line: string,
  known: ReadonlySet<string>,
  told: ReadonlySet<string>,
): boolean {
  if (!definitions.every((own) => HEAD.test(own))) return false;
  // A point has no center: `the centre I` is one that is called so.
  const center = /^\S+: Center\((\p{Lu}\d*)\)/u.exec(definitions[0] ?? '')?.[1];
  if (center !== undefined && !known.has(center)) return true;
  const heads = definitions.map((own) => wordsOf(own)[0]!);
  const met = MEETING.exec(line)?.[1];
  const hasPoints = known.size > 0 || /\(\s*[-−\d.]+\s*,/.test(line);
  const said = new Set(
    wordsOf(line).flatMap((word) => [word, word.toLowerCase(), ...(word.match(/\p{Lu}[\d'′’]*/gu) ?? [])]),
  );
  // In a sentence, `radius` is no name.
  const isArgument = (name: string) => new RegExp(`[(*,]\\s*${name}\\s*[),]`, 'u').test(line);
  // Nor is a point of the text another one where the line does not say so.
  const isGiven = (head: string) => new RegExp(`(?<!\\p{L})${head}\\s*[:=(|]`, 'u').test(line);
  if (definitions.length > 1 && heads.some((head) => known.has(head) && !isGiven(head))) return true;
  return definitions.some((own, i) => {
    const head = heads[i]!;
    const isHead = line.trimStart().startsWith(head);
    const isOther = known.has(head) && !isHead && wordsOf(line).includes(head) && !/: (?:Point\(|\p{Ll})/u.test(own);
    if (definitions.length === 1 && isOther) return true;
    // `where k is the circle`
    const behind = new Set(wordsOf(remedy.includes(own) ? remedy.slice(remedy.indexOf(own) + own.length) : ''));
    // A size that was said is no part of it, though its points were not.
    const sizes = line.match(/(?<![\p{L}\d])\d+/gu) ?? [];
    const isWithout = sizes.length > 0 && !sizes.some((size) => definitions.some((other) => other.includes(size)));
    // What counts in a sequence is its own.
    const counted = /: (?:Sequence|Map|Iterate|sum|product)\(.*, ([a-z]), /.exec(own)?.[1];
    const used = wordsOf(own.replace(/"(?:[^"\\]|\\.)*"|\{[^{}]*\}|\.\p{L}+/gu, '')).filter(
      (name) =>
        isFree(name) &&
        name !== counted &&
        !told.has(name) &&
        !known.has(name) &&
        !known.has(name.replace(/['′’]+$/u, '')),
    );
    if (
      isWithout &&
      known.size === 0 &&
      used.some((name) => isPointName(name) && !said.has(name) && !behind.has(name) && !heads.includes(name))
    )
      return true;
    if (met !== undefined && met !== head && used.includes(met) && !heads.includes(met)) return true;
    return used.some(
      (name) =>
        !heads.includes(name) &&
        !(/^[rθuv]$/.test(name) || (name === 'center' && !/cent(?:er|re)/i.test(line))) &&
        (hasPoints || /^\p{Ll}/u.test(name)) &&
        !behind.has(name) &&
        (!said.has(name) || (/^\p{Ll}{4,}$/u.test(name) && !isArgument(name))),
    );
  });
}

/** Whether a definition takes a point that a text with others does not have: the line may mean another thing. */
export function namesUnknownPoint({ definitions: [only = '', ...others] }: Fault, known: ReadonlySet<string>): boolean {
  if (others.length > 0 || ![...known].some((name) => /^\p{Lu}/u.test(name))) return false;
  return wordsOf(only)
    .slice(1)
    .some((name) => /^\p{Lu}\d*$/u.test(name) && !known.has(name) && isFree(name));
}

/** The point in which things meet, which a definition gives and does not take. */
const MEETING =
  /(?:meet|intersect|cross|concur|schneid|coup|cort)\p{L}*\s+(?:each other\s+|sich\s+)?(?:at|in|en)\s+(\p{Lu}\d*)\s*[.]?$/u;
