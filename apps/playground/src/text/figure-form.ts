import { isJsonText, JsonError, locateInJson, parseJson, type TextPosition } from '@geoslide/protocol';

// The two forms of a project in the editor: JSON and figure text. What reads and prints figure text is loaded when a
// text first needs it.

type Figure = typeof import('./figure-module.js');

let figure: Figure | undefined;

/** Something wrong in the text, and where. */
interface TextProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly position: TextPosition;
}

/** What the editor's text says. */
export interface FormRead {
  /** What can be read of it; undefined where nothing can. */
  readonly project: unknown;
  /** Whether something can be read, and so be drawn. */
  readonly isReadable: boolean;
  /** Whether all of it can be read; else one of the problems is an error. */
  readonly isWhole: boolean;
  readonly problems: readonly TextProblem[];
}

/** Gets a template that a figure text names; throws where there is none of that name. */
export type TemplateByName = (name: string) => unknown;

/** The figure text that was read last. */
let read: { readonly text: string; readonly figure: ReturnType<Figure['parseFigure']> } | undefined;

/** Whether a text can be read or printed now, without {@link loadFigure}. */
export function isFigureLoaded(): boolean {
  return figure !== undefined;
}

export async function loadFigure(): Promise<void> {
  figure = await import('./figure-module.js');
}

/** What reads and prints figure text, once {@link loadFigure} has ended. */
export function loadedFigure(): Figure {
  if (figure === undefined) throw new Error('loadFigure has to be called first');
  return figure;
}

/** Reads JSON, or figure text once that is loaded. */
export function readForm(text: string, template: TemplateByName): FormRead {
  if (isJsonText(text)) return readJson(text);
  read = { text, figure: loadedFigure().parseFigure(text, { template }) };
  const { project, errors, warnings } = read.figure;
  const problem = (severity: TextProblem['severity']) => (each: (typeof errors)[number]) => ({
    severity,
    message: each.message,
    position: { line: each.line, column: each.column },
  });
  return {
    project,
    isReadable: true,
    isWhole: errors.length === 0,
    problems: [...errors.map(problem('error')), ...warnings.map(problem('warning'))],
  };
}

function readJson(text: string): FormRead {
  try {
    return { project: parseJson(text), isReadable: true, isWhole: true, problems: [] };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const message = error.message.replace(/^line \d+, column \d+: /, '');
    return {
      project: undefined,
      isReadable: false,
      isWhole: false,
      problems: [{ severity: 'error', message, position: error.position }],
    };
  }
}

/** The place in the text of what a path such as `slides.0.definitions.3` leads to. */
export function placeIn(text: string, path: string): TextPosition {
  if (isJsonText(text)) return locateInJson(text, path);
  const { positionOf } = read?.text === text ? read.figure : loadedFigure().parseFigure(text);
  return positionOf(path);
}

/** The canonical figure text of a project. @throws ProtocolError for one that is not valid. */
export function printedFigure(project: unknown): string {
  return loadedFigure().printFigure(project);
}

/** A project in the other form than that of its text. @throws ProtocolError for one that is not valid. */
export function otherForm(text: string, project: unknown): string {
  return isJsonText(text) ? printedFigure(project) : `${JSON.stringify(project, null, 2)}\n`;
}

/** A text in its canonical form; templates and comments stay. Call it for a text without errors. */
export function formatted(text: string): string {
  if (isJsonText(text)) return `${JSON.stringify(parseJson(text), null, 2)}\n`;
  const result = loadedFigure().formatFigure(text);
  return 'text' in result ? result.text : text;
}

/** What a request has as its project: a figure text that names no file goes as it is. */
export function contentOf(text: string, project: unknown): unknown {
  return isJsonText(text) || /^[ \t]*template\b/m.test(text) ? project : text;
}

const ENDING = /\.(?:json|geoslide)$/i;

/** A file's name without its ending. */
export function bareName(name: string): string {
  return name.replace(ENDING, '');
}

/** The name of a file for a text. */
export function fileNameFor(name: string, text: string): string {
  return `${name}${isJsonText(text) ? '.json' : '.geoslide'}`;
}
