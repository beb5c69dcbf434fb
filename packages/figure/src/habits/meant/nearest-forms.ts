import { constructors, type Signature } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { pointNames } from '../habit.js';
import { hanParts } from './han-parts.js';
import { nameMeant } from './name-meant.js';
import { isPlain } from './plain-words.js';

/** A form of the language beside a line that nothing reads. */
interface Near {
  readonly name: string;
  readonly signature: Signature;
  readonly score: number;
}

/** What a line and the text have that a form can take. */
interface Own {
  readonly points: readonly string[];
  /** Other objects, those of the line first. */
  readonly objects: readonly string[];
  readonly numbers: readonly string[];
}

/** Less is shared with a form by chance. */
const LEAST_SCORE = 5;

/** What a word counts that is a constructor's name, or a part of it; words of a description count by their rarity. */
const OF_NAME = 8;
const OF_PART = 4;

/** More forms in one message are no help. */
const MAX_SHOWN = 2;

/** More objects of a text are not tried in a form. */
const MAX_OBJECTS = 4;

/** A longer description is cut. */
const MAX_DOC = 70;

/**
 * The forms whose names and descriptions share most with the words of a line, as lines to write; undefined where none
 * shares enough.
 *
 * @param known The names of the text.
 * @param holds Whether a definition can be written so.
 */
export function nearestForms(
  line: string,
  known: readonly string[],
  inSpace: boolean,
  holds: (definition: string) => boolean,
): string | undefined {
  const runs =
    line.replace(/"[^"]*"|\{[^{}]*\}/g, ' ').match(/\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L}){3,}/gu) ?? [];
  const typed = runs.flatMap(hanParts);
  const points = known.filter((name) => /^\p{Lu}/u.test(name));
  const head = /^(?!\p{Script=Han}+[A-Za-z])(\p{L}[\p{L}\p{N}_]*['′’]*)\s*[:=]/u.exec(line)?.[1];
  const words = [...new Set(typed.filter((word) => !isPlain(word) && nameMeant(word) === undefined).map(stem))];
  // The first name counts most: `parabola with vertex …`.
  const weights = new Map<string, number>();
  for (const [i, word] of typed.entries()) {
    const own = nameMeant(word);
    if (own !== undefined && !weights.has(own))
      weights.set(own, isPlain(word) ? OF_PART : Math.max(OF_NAME - i, OF_PART));
  }
  if (words.length === 0 && weights.size === 0) return undefined;
  const named = line.match(/(?<!\p{L})(?:[A-Z]\d*['′’]*)+(?!\p{L})|\(\s*[-−\d.]+\s*,\s*[-−\d.]+\s*\)/gu) ?? [];
  const said = [...new Set(named.flatMap((part) => (part.startsWith('(') ? [part] : pointNames(part))))].filter(
    (name) => name.startsWith('(') || points.includes(name),
  );
  const objects = known.filter((name) => !points.includes(name));
  const isSaid = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(line);
  const triangles = points.length === 3 ? [`Polygon(${points.join(', ')})`] : [];
  const [first, second] = [...said, ...points];
  const lines = first === undefined || second === undefined || first === second ? [] : [`Line(${first}, ${second})`];
  const own: Own = {
    objects: [
      ...[...objects.filter(isSaid), ...objects.filter((name) => !isSaid(name)), ...triangles].slice(0, MAX_OBJECTS),
      ...lines,
    ],
    points: [...said, ...points.filter((name) => !said.includes(name))],
    numbers: line.replace(/"[^"]*"|\([^()]*\)/g, ' ').match(/(?<![\p{L}\d])[-−]?\d+(?:\.\d+)?(?:\s*°)?/gu) ?? [],
  };
  const count = (type: string, { parameters }: Signature) => parameters.filter((each) => each.type === type).length;
  const all = constructors
    .filter(({ name, group }) => inSpace || group !== 'space' || (weights.has(name) && !isOfPlane(name)))
    .flatMap(({ name, signatures }) => signatures.map((signature) => ({ name, signature })));
  const docs = all.map(({ signature }) => new Set(wordsIn(signature.doc).map(stem)));
  const rarity = new Map(
    words.map((word) => [word, Math.log(all.length / (1 + docs.filter((doc) => doc.has(word)).length)) / 2]),
  );
  const ranked = all.map(({ name, signature }, i): Near => {
    const parts = name.match(/\p{Lu}?\p{Ll}+/gu)?.map(stem) ?? [];
    const score = words.reduce((sum, word) => {
      if (parts.includes(word)) return sum + OF_PART;
      return docs[i]!.has(word) ? sum + rarity.get(word)! : sum;
    }, weights.get(name) ?? 0);
    const fits = [count('Point', signature) === said.length, count('Number', signature) === own.numbers.length];
    return { name, signature, score: score === 0 ? 0 : score + fits.filter((fit) => fit).length };
  });
  const least = Math.max(LEAST_SCORE, 0.6 * Math.max(...ranked.map(({ score }) => score)));
  const best = ranked.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score);
  const shown: string[] = [];
  const names = new Set<string>();
  for (const { name, signature } of best) {
    if (names.has(name)) continue;
    names.add(name);
    const definition = examplesOf(
      head ?? (/^\p{Lu}/u.test(name) ? name[0]!.toLowerCase() : 'n'),
      name,
      signature,
      own,
    ).find(holds);
    if (definition !== undefined) shown.push(`${definition}${inBrackets(signature.doc)}`);
    if (shown.length === MAX_SHOWN) break;
  }
  const [nearest] = names;
  if (shown.length === 0) return undefined;
  return `write a definition such as ${shown.join(', or ')}; more forms: geoslide language ${nearest}`;
}

const isOfPlane = (own: string): boolean => constructors.some(({ name, group }) => name === own && group !== 'space');

/** A form with the points, objects and numbers of the line and of the text, then as the reference has it. */
function examplesOf(head: string, name: string, { parameters, example }: Signature, own: Own): readonly string[] {
  const given = splitArguments(example.slice(example.indexOf('(') + 1, -1));
  const points = [...own.points];
  const numbers = [...own.numbers];
  const filled = given.map((argument, i) => {
    const { type } = parameters[i] ?? {};
    return (type === 'Point' ? points.shift() : type === 'Number' ? numbers.shift() : undefined) ?? argument;
  });
  const at = parameters.findIndex(({ type }) => !/^(?:Point|Number|Expr)$/.test(type));
  const withObjects = at < 0 ? [] : own.objects.map((object) => filled.with(at, object));
  return [...withObjects, filled, given].map((args) => `${head}: ${name}(${args.join(', ')})`);
}

/** What a form is for; nothing in pages, whose scripts hold no sentences of the reference. */
function inBrackets(doc: string): string {
  if (doc === '') return '';
  const sentence = doc.split(/[.;] |(?<=\S): |\.$/)[0]!;
  const short = sentence.length > MAX_DOC ? `${sentence.slice(0, MAX_DOC)}…` : sentence;
  return ` (${short[0]!.toLowerCase()}${short.slice(1)})`;
}

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** A word without its ending: `bisectors` and `bisecting` are `bisect`. */
const stem = (word: string): string =>
  word.toLowerCase().replace(/(?:or|er|ing|ed|ion|al)?(?:e?s)?$/u, (end, at: number) => (at >= 3 ? '' : end));
