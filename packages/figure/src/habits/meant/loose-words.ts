import { constructorMeant, constructors, hasFunction, isConstructor, writtenElsewhere } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { type HabitEntry, type Surroundings, write } from '../habit.js';
import { ownMembers, wordAlone } from '../looks/tail.js';

const WORD = /^\p{L}[\p{L}\p{N}_]*$/u;

/** The types of the parameters of each form of a constructor, on a slide of the plane without those of space. */
const formsOf = (type: string, inSpace: boolean): readonly (readonly string[])[] =>
  constructors
    .filter(({ name, group }) => name === type && (inSpace || group !== 'space'))
    .flatMap(({ signatures }) => signatures.map(({ parameters }) => parameters.map((own) => String(own.type))));

/** A name that stands once in a text, and that nothing defines. */
function isLoose(word: string, { defines, text }: Surroundings): boolean {
  if (!WORD.test(word) || /^[xyz]Axis$/.test(word) || defines(word) || isConstructor(word) || hasFunction(word))
    return false;
  return (text.match(new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'gu')) ?? []).length <= 1;
}

/** An argument with quotes around its words where its place takes texts; undefined where it has none. */
function quotedArgument(
  arg: string,
  types: readonly (string | undefined)[],
  surroundings: Surroundings,
  isFree: boolean,
): string | undefined {
  const items = /^\[(.*)\]$/s.exec(arg)?.[1];
  const isText = (word: string) => isLoose(word, surroundings) || /^"[^"]*"$/.test(word);
  if (items === undefined) {
    return isFree && types.includes('String') && isLoose(arg, surroundings) ? `"${arg}"` : undefined;
  }
  const list = splitArguments(items);
  const isNew = list.every(isText) && !list.every((word) => word.startsWith('"'));
  if (!isNew || !types.some((type) => type?.startsWith('String['))) return undefined;
  return `[${list.map((word) => (word.startsWith('"') ? word : `"${word}"`)).join(', ')}]`;
}

/** `PieChart(food, 20, rent, 30)` with its names and its numbers as two lists. */
function withLists(type: string, list: readonly string[], surroundings: Surroundings): string | undefined {
  const isName = (word: string) => isLoose(word, surroundings) || /^"[^"]*"$/.test(word);
  const names = list.filter((_, i) => i % 2 === 0);
  const numbers = list.filter((_, i) => i % 2 === 1);
  if (!/Chart$/.test(type) || list.length < 4 || names.length !== numbers.length) return undefined;
  if (!names.every(isName) || !numbers.every((number) => /^[\d.]+$/.test(number))) return undefined;
  return `[${names.map((word) => `"${word.replaceAll('"', '')}"`).join(', ')}], [${numbers.join(', ')}]`;
}

/** Whether a form may take such arguments, of which the last is a name that is still to be defined. */
const mayTake = (types: readonly string[], list: readonly string[]): boolean =>
  !/^String/.test(types.at(-1) ?? '') &&
  (types.at(-1)?.endsWith('…') || types.length === list.length) &&
  list.every((arg, i) => !/^[-−]?[\d.]+$/.test(arg) || /^(?:Number|Any|Expr)/.test(types[i] ?? types.at(-1) ?? ''));

/** What an angle is without a word. */
const INNER = /^(?:inner|inside|interior|innen|int[ée]rieur|convex)$/i;

/** Words among the arguments of a call that are texts without quotes, looks or labels. */
export const looseWordHabits: readonly HabitEntry[] = [
  (statement, surroundings) => {
    const [, name = '', word = '', inner = '', tail = ''] =
      /^(\p{L}[\p{L}\p{N}_]*['′’]*)\s*[:=]\s*(\p{L}[\p{L}\d]*)\s*\((.*)\)(\s*["{].*)?$/su.exec(statement) ?? [];
    const type = name === '' || surroundings.defines(word) ? undefined : constructorMeant(word);
    if (type === undefined) return undefined;
    const list = splitArguments(inner);
    const forms = formsOf(type, surroundings.inSpace);
    const told = (args: string, behind = '') => write(`${name}: ${type}(${args})${behind}${tail}`);
    // The word behind the points of an angle is its label, others are what a form of so many arguments takes.
    const isText = (i: number) =>
      /Chart|Tree/.test(type) ||
      (type !== 'Angle' && forms.some((types) => types.length === list.length && types[i] === 'String'));
    const quoted = list.map(
      (arg, i) =>
        quotedArgument(
          arg,
          forms.map((types) => types[i]),
          surroundings,
          isText(i),
        ) ?? arg,
    );
    if (quoted.some((arg, i) => arg !== list[i])) return told(quoted.join(', '));
    const lists = withLists(type, list, surroundings);
    if (lists !== undefined) return told(lists);
    const last = list.at(-1) ?? '';
    const rest = list.slice(0, -1);
    const isWhole = forms.some((types) => types.length === rest.length);
    if (tail !== '' || last.length < 3 || !isWhole || !isLoose(last, surroundings)) return undefined;
    // Of words such as clockwise is known what to write.
    if (writtenElsewhere(last) !== undefined) return undefined;
    if (type === 'Angle' && INNER.test(last)) return told(rest.join(', '));
    const part = wordAlone(last);
    const hasMore = forms.some((types) => mayTake(types, list));
    if (part?.style !== undefined && !hasMore)
      return told(rest.join(', '), ` {${ownMembers(`: ${type}(`, part.style).join(', ')}}`);
    return part?.label === undefined || hasMore ? undefined : told(rest.join(', '), ` ${part.label}`);
  },
];
