import { parseFigure } from '@geoslide/figure';
import { dependsOnIt } from '../findings/folded-warnings.js';
import { leftOut } from './left-out.js';
import { type Meant, meantBy, statementsIn } from './line-to-write.js';

/** How often what the messages tell is written and the text read again. */
const MAX_ROUNDS = 5;

/** Longer texts are told as they were read first. */
const MAX_LINES = 150;

/** Lines with mistakes that are written anew: each is read several times. */
const MAX_WRITTEN = 30;

/** A longer line is not written anew. */
const MAX_LENGTH = 300;

interface Told {
  readonly severity: 'error' | 'warning';
  readonly path: string;
  readonly message: string;
  readonly line?: number;
  readonly dependents?: readonly string[];
}

/** A line of the text as it is written now. */
interface Line {
  /** One statement in place of what was there, and those that the messages tell beside it. */
  statements: readonly string[];
  /** How often it was written anew. */
  rounds: number;
  /** What was wrong with it after the first time. */
  reasons?: readonly string[];
  /** What it was then. */
  once?: readonly string[];
}

/**
 * The problems of a figure text, as they are told once their remedies are followed.
 *
 * The remedies are written into the text, as its author would do it, and the text is checked again. A line that has no
 * mistake then is told as a whole. What followed from mistakes of other lines is left out, and what is left is said of
 * the mended figure.
 *
 * @param problems What is wrong with the text.
 * @param check Says what is wrong with another text.
 * @param end When no other text is checked any more, ms as of `performance.now()`.
 */
export async function settledProblems<P extends Told>(
  text: string,
  problems: readonly P[],
  check: (text: string) => Promise<readonly P[]>,
  end: number,
): Promise<readonly P[]> {
  const original = text.replace(/\r\n?/g, '\n').split('\n');
  if (original.length > MAX_LINES) return problems;
  const lines = original.map((line): Line => ({ statements: [line], rounds: 0 }));
  let now = laidOut(lines);
  let left = problems;
  let said = byLine(problems, now.owners);
  for (let round = 0; round < MAX_ROUNDS && performance.now() < end; round += 1) {
    if (!writeAnew(lines, now, left)) break;
    now = laidOut(lines);
    left = await check(now.text);
    // Of a line that is as it was, what counts is what is said beside the other lines as they are meant.
    const again = byLine(left, now.owners);
    for (const [i, line] of lines.entries()) {
      if (line.rounds !== 1 || line.once !== undefined) continue;
      line.once = line.statements;
      line.reasons = (again.get(i)?.map(reasonOf) ?? []).filter((reason) => !IDLE.test(reason));
    }
    const others = lines.flatMap(({ rounds }, i) => (rounds === 0 ? [] : oddName(original[i]!)));
    const isAsItWas = ({ rounds }: Line, i: number) =>
      rounds === 0 && !others.some((name) => original[i]!.includes(name));
    said = new Map(
      lines.flatMap((line, i) => {
        const own = isAsItWas(line, i) ? again.get(i) : said.get(i);
        return own === undefined ? [] : [[i, own] as const];
      }),
    );
  }
  const atEnd = byLine(left, now.owners);
  const messages = new Set(left.map(({ message }) => message));
  const general = problems.filter(
    ({ line, severity, message }) => line === undefined && (severity === 'error' || messages.has(message)),
  );
  const names = new Set(definedNames(text));
  return [
    ...general,
    ...lines.flatMap((line, i) =>
      settledLine(line, said.get(i) ?? [], atEnd.get(i) ?? []).map((problem) =>
        withLeftOut(problem, original[i]!, names),
      ),
    ),
  ];
}

const definedNames = (text: string): readonly string[] =>
  parseFigure(text).project.slides.flatMap(({ definitions }) => definitions.map(({ id }) => id));

/** A problem that tells what of its line the statements to write do not have. */
function withLeftOut<P extends Told>(problem: P, line: string, names: ReadonlySet<string>): P {
  const { message, dependents = [] } = problem;
  const statements = message.includes('says nothing of') ? undefined : statementsIn(alone(problem).message);
  const left = statements === undefined ? [] : leftOut(line, statements, names);
  if (left.length === 0) return problem;
  const words = left.map((word) => `"${word}"`).join(', ');
  const behind = dependsOnIt(dependents);
  const plain = behind !== '' && message.endsWith(behind) ? message.slice(0, -behind.length) : message;
  return { ...problem, message: `${plain}, which says nothing of ${words}${plain === message ? '' : behind}` };
}

/** What a line begins with that is no name: it has another one when it is written anew. */
function oddName(line: string): readonly string[] {
  const [, typed = ''] = /^\s*([^:="(){}]+?)\s*[:=]/u.exec(line) ?? [];
  return typed === '' || /^[\p{L}_][\p{L}\p{N}_]*['′’]*$/u.test(typed) ? [] : [typed];
}

interface Layout {
  readonly text: string;
  readonly statements: readonly string[];
  /** The line of the original text that each line is of. */
  readonly owners: readonly number[];
}

/** The lines as a text: what was added to them stands at the end, so that they keep their numbers. */
function laidOut(lines: readonly Line[]): Layout {
  const first = lines.map(({ statements }) => statements[0] ?? '');
  const added = lines.flatMap(({ statements }, owner) => statements.slice(1).map((own) => ({ own, owner })));
  const statements = [...first, ...added.map(({ own }) => own)];
  return {
    text: statements.join('\n'),
    statements,
    owners: [...lines.keys(), ...added.map(({ owner }) => owner)],
  };
}

function byLine<P extends Told>(problems: readonly P[], owners: readonly number[]): Map<number, P[]> {
  const found = new Map<number, P[]>();
  for (const problem of problems) {
    const owner = owners[(problem.line ?? 0) - 1];
    if (owner === undefined) continue;
    const own = found.get(owner);
    if (own === undefined) found.set(owner, [problem]);
    else own.push(problem);
  }
  return found;
}

/** Writes what the problems tell into the lines; false where they tell nothing more. */
function writeAnew(lines: readonly Line[], { text, statements, owners }: Layout, problems: readonly Told[]): boolean {
  const { project } = parseFigure(text);
  const meant = new Map<number, Meant>();
  const wrong = byLine(problems, [...statements.keys()]);
  for (const [index, own] of [...wrong].slice(0, MAX_WRITTEN)) {
    const line = statements[index]!;
    const found =
      line.length > MAX_LENGTH || !isWhole(line) ? undefined : meantBy(line, own.map(alone), project.slides);
    const isAnew = lines[owners[index]!]!.rounds > 0;
    const other = isAnew ? (withOtherName(line, own) ?? found) : found;
    if (other !== undefined) meant.set(index, other);
  }
  const defined = new Set([...meant.keys()].map((index) => HEAD.exec(statements[index]!)?.[1] ?? ''));
  const needs = (index: number) => {
    const [, head, rest = ''] = /^\s*([^\s:=]*)(.*)$/su.exec(statements[index]!) ?? [];
    return [...rest.matchAll(/\p{L}[\p{L}\p{N}_]*['′’]*/gu)].some(([name]) => name !== head && defined.has(name));
  };
  // What is said of a call may be other where its arguments are as they are meant.
  const sure = [...meant].filter(([index, { isOfValue }]) => !isOfValue || !needs(index));
  for (const [index, found] of sure.length > 0 ? sure : meant) {
    const line = lines[owners[index]!]!;
    const at = statements.slice(0, index).filter((_, i) => owners[i] === owners[index]).length;
    line.statements = line.statements.toSpliced(at, 1, ...found.statements);
    line.rounds += 1;
    for (const inner of holdsLines(wrong.get(index)) ? indentedBelow(lines, owners[index]!) : [])
      inner.statements = [''];
  }
  return meant.size > 0;
}

/** Whether what is told of a line says what the lines below it are meant to be. */
const holdsLines = (problems: readonly Told[] = []): boolean =>
  problems.some(({ message }) => message.includes('with the lines below that belong to it'));

/** The lines below one that stand further to the right. */
function indentedBelow(lines: readonly Line[], owner: number): readonly Line[] {
  const below = lines.slice(owner + 1);
  const end = below.findIndex(({ statements: [own = ''] }) => !/^\s+\S/.test(own));
  return below.slice(0, end < 0 ? undefined : end);
}

const HEAD = /^\s*(?:(?:slider|text|button|image)\s+)?([^\s:=]+)\s*[:=]/u;

/** A line that was written anew, with a name that no other line has. */
function withOtherName(line: string, own: readonly Told[]): Meant | undefined {
  for (const { message } of own) {
    const [, free] = /give the second another name, as in (?:text )?([^\s:]+):/u.exec(message) ?? [];
    if (free !== undefined)
      return {
        statements: [line.replace(/^(\s*(?:text )?)[^\s:]+:/u, (_, start) => `${start}${free}:`)],
        isOfValue: false,
      };
  }
  return undefined;
}

/** Whether a line closes its own brackets: what goes on in the next one is not written anew. */
function isWhole(line: string): boolean {
  const plain = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => plain.split(sign).length;
  return ['()', '[]', '{}'].every(([open, close]) => count(open!) === count(close!));
}

/** What is said of a number that nothing shows: it is right as it is written. */
const IDLE = /^a number is not drawn, and nothing uses it/;

/** What is told of a line: that nothing shows its number stands behind how it is written. */
function settledLine<P extends Told>(line: Line, said: readonly P[], left: readonly P[]): readonly P[] {
  const idle = said.filter((own) => IDLE.test(reasonOf(own)));
  const others = said.filter((own) => !idle.includes(own));
  return idle.length === 0 || others.length === 0
    ? asOneLine(line, said, left)
    : [...asOneLine(line, others, left), ...idle];
}

function asOneLine<P extends Told>(
  { statements, rounds, once = [], reasons: after = [] }: Line,
  said: readonly P[],
  left: readonly P[],
): readonly P[] {
  const errors = said.filter(({ severity }) => severity === 'error');
  // Why there is no value says more than how the line is written.
  const [first = said.find(({ path }) => path !== '') ?? said[0]] = errors;
  if (first === undefined || rounds === 0) return said;
  // What leads to further mistakes is followed no further than its first step.
  const [written, reasons] = left.every((own) => IDLE.test(reasonOf(own))) ? [statements, []] : [once, after];
  const [reason, ...others] = reasons;
  // Where a label stands is seen in the line.
  const isToldAlone = said.length === 1 && reasons.length === 0 && !/the label/.test(first.message);
  if (isToldAlone && (rounds === 1 || statementsIn(alone(first).message)?.join('\n') === written.join('\n')))
    return said;
  if (others.length > 0 || said.some((own) => reasonOf(own) === reason)) return said;
  const line = written.length === 1 ? written[0] : `each definition on a line of its own: ${written.join(', then ')}`;
  const rest = reason === undefined ? '' : `; then ${reason}`;
  const { dependents = [] } = said.find((own) => own.dependents !== undefined) ?? first;
  return [{ ...first, message: `${headOf(first)}: write ${line}${rest}${dependsOnIt(dependents)}` }];
}

/** A problem without what is said of those that depend on it. */
const alone = ({ path, message, dependents = [] }: Told) => ({
  path,
  message: message.replace(dependsOnIt(dependents), ''),
});

/** A message without the name of the object that it is about, and without those that depend on it. */
const reasonOf = (problem: Told): string => alone(problem).message.replace(/^[\p{L}_][\p{L}\p{N}_]*['′’]*: /u, '');

/** What is wrong, without what is to be done. */
const headOf = (problem: Told): string =>
  alone(problem).message.replace(
    /(?:: (?:write|it is read as|it is \S+ here|give the curve a name|did you mean|define it|put|take|the label stands|a definition is written|no statement reads like this|begin with a name)(?![\p{L}\d_]).*| \(did you mean .*)$/su,
    '',
  );
