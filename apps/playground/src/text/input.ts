import { formatFigure, parseFigure } from '@geoslide/figure';
import { constructors, type Expr, namesIn, ParseError, parse } from '@geoslide/geometry';
import { freeName, pointNames } from '../tools/tool.js';
import { t } from '../words/words.js';
import { inOurWords } from './other-words.js';

/** What is typed into the input line: a statement to add, or what is wrong with it. */
export type Input =
  | { readonly ok: true; readonly statement: string }
  | {
      readonly ok: false;
      readonly message: string;
      /** What would be said of an object whose name is taken. */
      readonly again?: { readonly id: string; readonly statement: string };
    };

/** Names of what is no point. */
// Not e and i, which are numbers.
const otherNames = [...'abcdfghjklmnopqrstuvw'];
const textNames = Array.from({ length: 20 }, (_, index) => `text${index + 1}`);

/**
 * Reads a definition as it is typed: a statement of figure text, `A = (1, 2)` as other programs have it, or an
 * expression alone, which gets a free name.
 */
export function withInput(typed: string, isTaken: (name: string) => boolean, isInSpace = false): Input {
  const text = inOurWords(typed.trim(), isInSpace);
  if (text === '') return { ok: false, message: t('Type a definition, such as k: Circle(A, 2)') };
  const written = asStatement(text, isTaken);
  const statement = advised(written) ?? written;
  const { project, errors, warnings } = parseFigure(statement);
  const [first] = errors;
  if (first) return { ok: false, message: HEAD.test(text) ? first.message : (faultOf(text) ?? first.message) };
  const [definition, ...others] = project.slides[0]?.definitions ?? [];
  if (!definition || others.length > 0) {
    return {
      ok: false,
      message: t('One definition at a time, such as k: Circle(A, 2); all else is written in the text'),
    };
  }
  const { id } = definition;
  const meant = warnings.length > 0 ? asMeant(statement) : statement;
  if (!isTaken(id)) return { ok: true, statement: meant };
  const message = t('There is "{name}" already: take another name', { name: id });
  return { ok: false, message, again: { id, statement: meant } };
}

function asStatement(text: string, isTaken: (name: string) => boolean): string {
  const named = /^([\p{L}][\p{L}\d_′']*)\s*(?:=|:=)(?!=)\s*(.+)$/su.exec(text);
  const name = named && !VARIABLES.has(named[1]!) ? named[1]! : undefined;
  const source = name === undefined ? text : named![2]!;
  if (/^"[^"]*"$/.test(source)) return `text ${name ?? freeName(textNames, isTaken)}: ${source}`;
  return name === undefined ? (nameless(asPoint(text), isTaken) ?? text) : `${name}: ${asPoint(source)}`;
}

/** The statement that the reader advises in place of one that it does not take; undefined where it has none. */
function advised(statement: string): string | undefined {
  const [fault] = parseFigure(statement).errors;
  const advice = fault && /: write ((?:\w+ )?([^\s:]+): .+)$/su.exec(fault.message);
  const isSame = advice?.[2] === /^[^\s:]+(?=:)/u.exec(statement)?.[0];
  return advice && isSame && parseFigure(advice[1]!).errors.length === 0 ? advice[1] : undefined;
}

/** What is read otherwise than it is written, as it is read: the text would say so for ever. */
function asMeant(statement: string): string {
  const result = formatFigure(statement);
  return 'text' in result ? result.text.trim() : statement;
}

/** `y = 2x` is an equation. */
const VARIABLES: ReadonlySet<string> = new Set(['x', 'y', 'z']);
/** What a statement of figure text begins with. */
const HEAD = /^(?:`|[\p{L}][\p{L}\d_′' ,]*:)/u;

/** What is wrong with an expression that has no name. */
function faultOf(expression: string): string | undefined {
  try {
    parse(expression);
    return undefined;
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
}

/** `(1, 2)` or `(1, 2, 3)` is a point that can be moved, and `Point(k)` one on a path. */
function asPoint(source: string): string {
  const [, places] = /^\(([-\d.\s]+(?:,[-\d.\s]+){1,2})\)$/.exec(source) ?? [];
  if (places !== undefined) {
    const coordinates = places.split(',').map((place) => `?:=${place.trim()}`);
    return `Point(${coordinates.join(', ')}) "{{id}}"`;
  }
  const onPath = /^Point\(\s*([\p{L}][\p{L}\d_′']*)\s*\)$/u.exec(source);
  return onPath ? `Point(${onPath[1]}, ?:=0.5) "{{id}}"` : source;
}

/** An expression with a free name before it; undefined for what is no expression. */
function nameless(source: string, isTaken: (name: string) => boolean): string | undefined {
  const expression = source.replace(/\s*"[^"]*"$/, '');
  try {
    const expr = parse(expression);
    const used = namesIn(expr);
    const id = freeName(isPoint(expr) ? pointNames : otherNames, (name) => used.has(name) || isTaken(name));
    return `${id}: ${source}`;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

function isPoint(expr: Expr): boolean {
  if (expr.kind !== 'call' || expr.callee.kind !== 'name') return false;
  const called = expr.callee.name;
  const found = constructors.find(({ name, aliases = [] }) => name === called || aliases.includes(called));
  return found?.signatures.every(({ returns }) => returns === 'Point') === true;
}
