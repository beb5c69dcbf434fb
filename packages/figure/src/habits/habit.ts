import { compile } from './pattern/compile.js';

/** What a line of another language or of a textbook is in figure text. */
export type Habit =
  /** The statement that it can only mean. */
  | { readonly read: string }
  /** What its writer has to do, and the definitions that are in it, which are proven before they are told. */
  | { readonly remedy: string; readonly definitions?: readonly string[]; readonly isGeneral?: boolean };

/** What else the text holds. */
export interface Surroundings {
  /** The whole text, for what one line says of another. */
  readonly text: string;
  /** True for a name that the text may define: then its meaning is that. */
  readonly defines: (name: string) => boolean;
  /** True on a slide in space. */
  readonly inSpace: boolean;
  /** Where the statement stands in the text, for what stands around it; undefined for one that is none of the text. */
  readonly at?: number;
}

type Maker = (parts: readonly string[], surroundings: Surroundings) => Habit | undefined;

/** What a whole statement of some form means; undefined for a statement of another form. */
export type HabitEntry = (statement: string, surroundings: Surroundings) => Habit | undefined;

export const read = (statement: string): Habit => ({ read: statement });
/** @param remark What is said behind the statement, with the sign that parts them. */
export const write = (statement: string, remark = ''): Habit => ({
  remedy: `write ${statement}${remark}`,
  definitions: [statement],
});
export const advise = (remedy: string): Habit => ({ remedy });
/** Advice that says nothing of what the line means. */
export const adviseInGeneral = (remedy: string): Habit => ({ remedy, isGeneral: true });

/** The same for what a line says together with those below it that stand further to the right: they are not read. */
export function withLinesBelow(habit: Habit): Habit {
  if (!('remedy' in habit)) return habit;
  return { ...habit, remedy: `${habit.remedy}, with the lines below that belong to it taken away` };
}

/** Several definitions, where one line names all of them. */
export const writeEach = (definitions: readonly string[]): Habit =>
  definitions.length === 1
    ? write(definitions[0]!)
    : { remedy: `write each definition on a line of its own: ${definitions.join(', then ')}`, definitions };

/** Definitions with a name for each. */
export function withOwnNames(lines: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return lines.map((line) => {
    const [, head = '', name = '', rest = ''] = /^((?:text )?)(\w+)(:.*)$/s.exec(line) ?? [];
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return `${head}${name}${count > 1 ? `_${count}` : ''}${rest}`;
  });
}

/** A label in quotes, or a style in braces, for the definition of an object. */
export const writeBehind = (name = '', part = ''): Habit =>
  write(`${part} after the definition of ${name}, as in ${name}: Point(0, 0) ${part}`);

/** The same for several objects, with a part for each. */
export function writeBehindEach(names: readonly string[], partOf: (name: string) => string): Habit {
  const [first = '', ...others] = names;
  if (others.length === 0) return writeBehind(first, partOf(first));
  const each = names.map((name) => `${partOf(name)} after the definition of ${name}`);
  return write(`${each.join(', and ')}, as in ${first}: Point(0, 0) ${partOf(first)}`);
}

/** An entry whose pattern knows parts by these names. `make` may still find that a statement is no such habit. */
export function entry(pattern: string, make: Maker, flags = 'u'): HabitEntry {
  // Most programs read no foreign notation, and all patterns together take long to compile.
  let compiled: RegExp | undefined;
  return (statement, surroundings) => {
    compiled ??= compile(pattern, flags);
    const parts = compiled.exec(statement);
    return parts === null ? undefined : make(parts, surroundings);
  };
}

/** `Segment` for `segment`. */
export const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** `A`, `B` and `C` for `ABC`. */
export function pointNames(points: string): readonly string[] {
  return points.match(/[A-Z]\d*['′’]*/gu) ?? [];
}

/** `A, B, C` for `ABC`. */
export const pointList = (points: string): string => pointNames(points).join(', ');

/** A place of TikZ as an expression. */
export function placeOf(place: string): string {
  const inner = place.trim().slice(1, -1).trim();
  return inner.includes(',') ? `(${inner})` : inner;
}
