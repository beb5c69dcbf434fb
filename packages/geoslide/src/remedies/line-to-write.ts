import { mendedLine, parseFigure } from '@geoslide/figure';
import type { Slide } from '@geoslide/protocol';
import { mendedSource } from '../findings/followed-remedies.js';

/** A message about a line, and the part of the project that it is about: empty where the line was not read. */
interface Said {
  readonly path: string;
  readonly message: string;
}

/** What to write in place of a line. */
export interface Meant {
  readonly statements: readonly string[];
  /** Whether it was found by evaluation, and so with other objects. */
  readonly isOfValue: boolean;
}

/**
 * What to write in place of a line; undefined where its problems do not tell that for certain.
 *
 * @param own What is said of the line, without what depends on it.
 * @param slides Those of the text that the line is of.
 */
export function meantBy(line: string, own: readonly Said[], slides: readonly Slide[]): Meant | undefined {
  const [first, ...others] = new Set(own.flatMap(({ message }) => statementsIn(message)?.join('\n') ?? []));
  // Of two statements each tells a part of the line.
  if (others.length > 0) return undefined;
  if (first !== undefined && first !== line.trim()) return { statements: first.split('\n'), isOfValue: false };
  for (const { path, message } of own) {
    const slide = slides[Number(/^slides\.(\d+)/.exec(path)?.[1])];
    const evaluated =
      (slide && withSource(line, message, slide)) ??
      withStyle(line, message) ??
      withProperty(line, message) ??
      withPlaceholder(line, message);
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

const STATEMENT = String.raw`(?:\p{L}[\p{L}\p{N}_]*['′’]*: |(?:slider|text|view|style|axes|[xyz]axis|grid|camera|background|button|image) )`;

const STATEMENT_TOLD = new RegExp(
  `(?:^|: )(?:write|it is read as|give the curve a name, as in|a definition is written with a name and a colon:)(?: each definition on a line of its own:| the missing [^:]*:)? (${STATEMENT}.*)$`,
  'su',
);

/** What a remedy says behind the statement that it tells to write. */
const REMARK =
  /(?:: write it so.*|; .*|, (?:with|without|which|where|or|and|in|as|a|the|for) .*| (?:with the bounds|in place of|as a line) .*)$/su;

/** The statements that a message tells to write; undefined where they can't be read by themselves. */
export function statementsIn(message: string): readonly string[] | undefined {
  if (
    /^found the unknown property|, expected a projection: | in place of the definitions? of | as a line of its own|: (\w+): .*: write \1: /su.test(
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
