import { constructors, isConstructor, type Signature } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { pointNames } from '../habit.js';
import { hanParts } from './han-parts.js';
import { meaningsOf } from './meant-call.js';
import { nameMeant } from './name-meant.js';
import { isPlain } from './plain-words.js';

/** What a line and the text have that a form can take. */
interface Own {
  readonly points: readonly string[];
  /** Other objects, those of the line first. */
  readonly objects: readonly string[];
  readonly numbers: readonly string[];
}

/** More objects of a text are not tried in a form. */
const MAX_OBJECTS = 4;

/** A longer description is cut. */
const MAX_DOC = 70;

/**
 * An example of the constructor that the words of a line name, as it is written; undefined where they name none.
 *
 * @param known The names of the text.
 * @param holds Whether a definition can be written so.
 */
export function nearestForm(
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
  // Plain words are in any sentence.
  const rare = typed.filter((word) => !isPlain(word));
  const namesOf = (words: readonly string[]) => words.flatMap((word) => nameMeant(word) ?? []);
  const [name] = [...namesOf(rare), ...rare.flatMap(meaningsOf), ...namesOf(typed)].filter(isConstructor);
  if (name === undefined) return undefined;
  const parts = line.match(/(?<!\p{L})(?:[A-Z]\d*['′’]*)+(?!\p{L})|\(\s*[-−\d.]+\s*,\s*[-−\d.]+\s*\)/gu) ?? [];
  const said = [...new Set(parts.flatMap((part) => (part.startsWith('(') ? [part] : pointNames(part))))].filter(
    (each) => each.startsWith('(') || points.includes(each),
  );
  const objects = known.filter((each) => !points.includes(each));
  const isSaid = (each: string) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'u').test(line);
  const triangles = points.length === 3 ? [`Polygon(${points.join(', ')})`] : [];
  const [first, second] = [...said, ...points];
  const lines = first === undefined || second === undefined || first === second ? [] : [`Line(${first}, ${second})`];
  const own: Own = {
    objects: [
      ...[...objects.filter(isSaid), ...objects.filter((each) => !isSaid(each)), ...triangles].slice(0, MAX_OBJECTS),
      ...lines,
    ],
    points: [...said, ...points.filter((each) => !said.includes(each))],
    numbers: line.replace(/"[^"]*"|\([^()]*\)/g, ' ').match(/(?<![\p{L}\d])[-−]?\d+(?:\.\d+)?(?:\s*°)?/gu) ?? [],
  };
  const count = (type: string, { parameters }: Signature) => parameters.filter((each) => each.type === type).length;
  const fit = (signature: Signature) =>
    Number(count('Point', signature) === said.length) + Number(count('Number', signature) === own.numbers.length);
  const forms = constructors
    .filter((each) => each.name === name && (inSpace || each.group !== 'space' || !isOfPlane(name)))
    .flatMap(({ signatures }) => signatures)
    .toSorted((a, b) => fit(b) - fit(a));
  const letter = head ?? (/^\p{Lu}/u.test(name) ? name[0]!.toLowerCase() : 'n');
  for (const signature of forms) {
    const definition = examplesOf(letter, name, signature, own).find(holds);
    if (definition !== undefined) return `an example of ${name} is ${definition}${inBrackets(signature.doc)}`;
  }
  return undefined;
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
