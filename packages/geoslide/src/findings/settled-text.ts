import { mendedLine, parseFigure } from '@geoslide/figure';
import type { Slide } from '@geoslide/protocol';
import { dependsOnIt } from './folded-warnings.js';
import { mendedSource } from './followed-remedies.js';

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
 * The problems of a figure text after what they tell is written, as its author would do it, and the text read again: what
 * is said of a line that has its mistakes by itself is the line without any; what only follows from other lines is said no
 * more, and what does not is said of the figure that is meant.
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
  return [...general, ...lines.flatMap((line, i) => settledLine(line, said.get(i) ?? [], atEnd.get(i) ?? []))];
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
    const found = line.length > MAX_LENGTH || !isWhole(line) ? undefined : meantBy(line, own, project.slides);
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
  }
  return meant.size > 0;
}

const HEAD = /^\s*(?:(?:slider|text|button|image)\s+)?([^\s:=]+)\s*[:=]/u;

interface Meant {
  readonly statements: readonly string[];
  /** Whether it was found by evaluation, and so with other objects. */
  readonly isOfValue: boolean;
}

/** What to write in place of a line; undefined where its problems do not tell that for certain. */
function meantBy(line: string, own: readonly Told[], slides: readonly Slide[]): Meant | undefined {
  const told = own.flatMap(({ message, dependents = [] }) => [
    statementsIn(message.replace(dependsOnIt(dependents), '')),
  ]);
  const [first, ...others] = new Set(told.flatMap((statements) => statements?.join('\n') ?? []));
  // Of two statements each tells a part of the line.
  if (others.length > 0) return undefined;
  if (first !== undefined && first !== line.trim()) return { statements: first.split('\n'), isOfValue: false };
  for (const { path, message, dependents = [] } of own) {
    const plain = message.replace(dependsOnIt(dependents), '');
    const slide = slides[Number(/^slides\.(\d+)/.exec(path)?.[1])];
    const evaluated =
      (slide && withSource(line, plain, slide)) ??
      withStyle(line, plain) ??
      withProperty(line, plain) ??
      withPlaceholder(line, plain);
    if (evaluated !== undefined) return { statements: [evaluated], isOfValue: true };
  }
  const isOfReading = own.some(({ path }) => path === '') && !own.some(({ message }) => NO_STATEMENT.test(message));
  const read = isOfReading ? mendedLine(line) : undefined;
  if (read !== undefined && read !== line.trim() && parseFigure(read).errors.length === 0)
    return { statements: [read], isOfValue: false };
  return undefined;
}

/** What is said of a line of which no part is known to be meant as it stands. */
const NO_STATEMENT = /, expected a (?:statement|name with a colon)/;

/** The line with the source that a message about its value tells. */
function withSource(line: string, message: string, slide: Slide): string | undefined {
  const [, id = '', reason = ''] = /^([^\s:]+): (.*)$/su.exec(message) ?? [];
  const definition = slide.definitions.find((each) => each.id === id);
  const source = definition?.source;
  if (definition === undefined || typeof source !== 'string' || !line.includes(source)) return undefined;
  const meant = reason.startsWith('{{') ? undefined : mendedSource(definition, reason, slide);
  return meant === undefined || meant === source ? undefined : line.replace(source, () => meant);
}

/** `color: "redd" is not a CSS colour: did you mean red` */
function withStyle(line: string, message: string): string | undefined {
  const [, value = '', near = ''] =
    /: \w+: "([^"]*)" is not (?:a CSS colour|one of [^:(]*)(?:: write| \(did you mean|: did you mean) ([\w#"]+)(?: is meant|\?|;|$)/u.exec(
      message,
    ) ?? [];
  return value === '' || near === '' ? undefined : replacedOnce(line, value, near);
}

/** `showIf: one sign = makes a curve: write showIf: a == 2` */
function withProperty(line: string, message: string): string | undefined {
  const [, key = '', value = ''] = /^\S+: (\w+): .*: write \1: ([^;]+)$/su.exec(message) ?? [];
  const typed = key === '' ? undefined : new RegExp(`(?<![\\p{L}\\d_])${key}: *[^,{}]*[^,{}\\s]`, 'u').exec(line)?.[0];
  return typed === undefined ? undefined : replacedOnce(line, typed, `${key}: ${value}`);
}

/** `{{value}}° shows radians: write {{degrees}}°` */
function withPlaceholder(line: string, message: string): string | undefined {
  const [, wrong = '', right = ''] =
    /: (\{\{[^{}]*\}\}°?)[: ].*: write ([^;]*\{\{[^;]*\}\}[^;\p{L}]*)$/su.exec(message) ?? [];
  return wrong === '' ? undefined : replacedOnce(line, wrong, right);
}

function replacedOnce(line: string, wrong: string, right: string): string | undefined {
  return line.split(wrong).length === 2 ? line.replace(wrong, () => right) : undefined;
}

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

/** What is told of a line. */
function settledLine<P extends Told>(
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
  if (isToldAlone && (rounds === 1 || statementsIn(first.message)?.join('\n') === written.join('\n'))) return said;
  if (others.length > 0 || said.some((own) => reasonOf(own) === reason)) return said;
  const line = written.length === 1 ? written[0] : `each definition on a line of its own: ${written.join(', then ')}`;
  const rest = reason === undefined ? '' : `; then ${reason}`;
  const { dependents = [] } = said.find((own) => own.dependents !== undefined) ?? first;
  return [{ ...first, message: `${headOf(first)}: write ${line}${rest}${dependsOnIt(dependents)}` }];
}

/** A message without the name of the object that it is about, and without those that depend on it. */
const reasonOf = ({ message, dependents = [] }: Told): string =>
  message.replace(dependsOnIt(dependents), '').replace(/^[\p{L}_][\p{L}\p{N}_]*['′’]*: /u, '');

/** What is wrong, without what is to be done. */
const headOf = ({ message, dependents = [] }: Told): string =>
  message
    .replace(dependsOnIt(dependents), '')
    .replace(
      /(?:: (?:write|it is read as|it is \S+ here|give the curve a name|did you mean|define it|put|take|the label stands|a definition is written|no statement reads like this|begin with a name)(?![\p{L}\d_]).*| \(did you mean .*)$/su,
      '',
    );

const STATEMENT = String.raw`(?:\p{L}[\p{L}\p{N}_]*['′’]*: |(?:slider|text|view|style|axes|[xyz]axis|grid|camera|background|button|image) )`;

const STATEMENT_TOLD = new RegExp(
  `(?:^|: )(?:write|it is read as|give the curve a name, as in|a definition is written with a name and a colon:)(?: each definition on a line of its own:| the missing [^:]*:)? (${STATEMENT}.*)$`,
  'su',
);

/** What a remedy says behind the statement that it tells to write. */
const REMARK =
  /(?:: write it so.*|; .*|, (?:with|without|which|where|or|and|in|as|a|the|for) .*| (?:with the bounds|in place of|as a line) .*)$/su;

/** The statements that a message tells to write; undefined where they can't be read by themselves. */
function statementsIn(message: string): readonly string[] | undefined {
  if (
    /^found the unknown property| in place of the definitions? of | as a line of its own|: (\w+): .*: write \1: /su.test(
      message,
    )
  )
    return undefined;
  const told = STATEMENT_TOLD.exec(message)?.[1] ?? '';
  for (const own of [told, told.replace(REMARK, '')]) {
    const statements = own.split(new RegExp(`, then (?=${STATEMENT})`, 'u'));
    if (own !== '' && !own.includes('…') && parseFigure(statements.join('\n')).errors.length === 0) return statements;
  }
  return undefined;
}
