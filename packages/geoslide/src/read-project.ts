import { type Problem as FigureProblem, type FigureResult, parseFigure } from '@geoslide/figure';
import {
  type FileContent,
  type Issue,
  isJsonText,
  JsonError,
  ProtocolError,
  parseFile,
  parseJson,
  type Warning,
} from '@geoslide/protocol';
import { contentMeant } from '#findings';

export interface ReadOptions {
  /**
   * Gets the template that a figure text names, parsed from JSON. What it throws becomes an error of the text. Default:
   * such a statement is an error.
   */
  readonly templates?: ((name: string) => unknown) | undefined;
}

/** A project, and what is to be said of the text that it came from. */
export interface ProjectRead {
  readonly project: FileContent;
  /** What was read from a figure text, and is hardly meant so. */
  readonly warnings: readonly Warning[];
  /** Line and column in a figure text of what a path such as `slides.0.definitions.3` leads to. Not there for JSON. */
  readonly positionOf?: FigureResult['positionOf'];
}

/**
 * Reads a project in each form that it may have: parsed from JSON, or a text, which is JSON where it begins with a
 * brace, else figure text.
 *
 * @throws ProtocolError with all that is wrong; issues in a text have `line` and `column`.
 */
export function readProject(content: unknown, { templates }: ReadOptions = {}): ProjectRead {
  if (typeof content !== 'string') {
    const meant = contentMeant(content);
    if (meant !== undefined) throw new ProtocolError(`This is no project: ${meant}`, [{ path: '', message: meant }]);
    return { project: parseFile(content), warnings: [] };
  }
  if (isJsonText(content)) return { project: parseFile(parsedJson(content)), warnings: [] };
  const { errors, ...read } = readFigure(content, { templates });
  if (errors.length > 0) throw figureError(errors);
  if (content.replace(/--.*/g, '').trim() === '') {
    const what = content.trim() === '' ? 'an empty text' : 'comments only';
    const message = `found ${what}, expected a figure: write definitions such as A: Point(0, 0)`;
    return { ...read, warnings: [{ message, line: 1, column: 1 }] };
  }
  return read;
}

/** Reads a figure text: what can be read of it, and what can't. */
function readFigure(text: string, { templates }: ReadOptions): ProjectRead & Pick<FigureResult, 'errors'> {
  const { project, errors, warnings, positionOf } = parseFigure(text, templates && { template: templates });
  const plain = warnings.map(({ message, line, column }) => ({ message, line, column }));
  return { project, errors, warnings: plain, positionOf };
}

/** What is hardly meant so in a figure text, whether it can be drawn or not. */
export const warningsOf = (text: string, options: ReadOptions): readonly Warning[] =>
  readFigure(text, options).warnings;

/** What is left of a figure text without the statements that can't be read. */
export interface FigureRest {
  readonly read: ProjectRead;
  /** Names whose definitions were left out. */
  readonly missing: readonly string[];
}

/**
 * Reads what is left of a figure text with errors. Undefined for other content, and for a text that leaves no object.
 */
export function readRest(content: unknown, options: ReadOptions = {}): FigureRest | undefined {
  if (typeof content !== 'string' || isJsonText(content)) return undefined;
  const { errors, ...read } = readFigure(content, options);
  const known = new Set(read.project.slides.flatMap(({ definitions }) => definitions.map(({ id }) => id)));
  if (errors.length === 0 || known.size === 0) return undefined;
  return { read, missing: [...begunNames(content, errors)].filter((name) => !known.has(name)) };
}

/** The names that lines begin to define, and those that the messages about them give. */
function begunNames(text: string, errors: readonly FigureProblem[]): ReadonlySet<string> {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const begun = [...text.matchAll(/^\s*([\p{L}_][\p{L}\p{N}_'′]*)\s*:/gmu)].map(([, name = '']) => name);
  const wrong = errors.flatMap(({ line, remedy }) => [
    // Whatever stands in front of the sign may be the name.
    ...wordsOf(/^[^"]*?(?=[:=])/.exec(lines[line - 1] ?? '')?.[0] ?? ''),
    ...[...remedy.matchAll(/(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_'′]*): /gu)].map(([, name = '']) => name),
  ]);
  return new Set([...begun, ...wrong]);
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}_][\p{L}\p{N}_'′]*/gu) ?? [];

function parsedJson(text: string): unknown {
  try {
    return parseJson(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { reason, position } = error;
    throw new ProtocolError(`The project is not JSON: ${error.message}`, [{ path: '', message: reason, ...position }]);
  }
}

function figureError(errors: readonly FigureProblem[]): ProtocolError {
  const issues = errors.map(({ line, column, message }): Issue => ({ path: '', message, line, column }));
  const { line, column, message } = errors[0]!;
  const rest = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return new ProtocolError(`The figure text is not valid: line ${line}, column ${column}: ${message}${rest}`, issues);
}

/** The warnings of reading a text and of drawing one of its slides, those about definitions with their places. */
export function withPlaces(
  { project, warnings: early, positionOf }: ProjectRead,
  warnings: readonly Warning[],
  slideIndex: number,
): readonly Warning[] {
  if (positionOf === undefined) return warnings;
  const slide = slideIndex - 1;
  const places = new Map(
    project.slides[slide]?.definitions.map(({ id }, i) => [id, `slides.${slide}.definitions.${i}`]),
  );
  const placed = warnings.map((warning) => {
    const place = warning.id === undefined ? undefined : places.get(warning.id);
    // What is said of the options has no place in the text.
    const own = warning.path?.startsWith('slides.') ? positionOf(warning.path) : undefined;
    return { ...warning, ...(own ?? (place === undefined ? undefined : positionOf(place))) };
  });
  return [...early, ...placed];
}
