import {
  type FileContent,
  JsonError,
  locateInJson,
  ProtocolError,
  parseFile,
  parseJson,
  type TextPosition,
} from '@geoslide/protocol';
import { renderPng } from 'geoslide';
import { parseCommand } from './arguments.js';
import { Failed } from './errors.js';
import { nameOf, readText, someFiles } from './input.js';
import { plural } from './report.js';

interface Problem {
  readonly severity: 'error' | 'warning';
  readonly position?: TextPosition;
  readonly message: string;
}

/** `geoslide check FILE…` */
export async function check(args: string[]): Promise<void> {
  const files = someFiles(parseCommand(args, {}).positionals);
  let errors = 0;
  let warnings = 0;
  for (const file of files) {
    const problems = await problemsOf(file);
    for (const { severity, position, message } of problems) {
      const place = position === undefined ? '' : `:${position.line}:${position.column}`;
      console.log(`${nameOf(file)}${place}: ${severity}: ${message}`);
    }
    errors += problems.filter(({ severity }) => severity === 'error').length;
    warnings += problems.filter(({ severity }) => severity === 'warning').length;
  }
  const found = errors + warnings === 0 ? 'no problem' : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  console.error(`${plural(files.length, 'file')}: ${found}`);
  if (errors > 0) throw new Failed();
}

async function problemsOf(file: string): Promise<Problem[]> {
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    return [{ severity: 'error', message: error instanceof Error ? error.message : String(error) }];
  }
  try {
    const project = parseFile(parseJson(text));
    const slides = await Promise.all(project.slides.map((_, i) => slideProblems(text, project, i + 1)));
    return slides.flat();
  } catch (error) {
    return errorProblems(error, text);
  }
}

async function slideProblems(text: string, project: FileContent, slideIndex: number): Promise<Problem[]> {
  try {
    const { warnings } = await renderPng(project, { slideIndex, parsed: true });
    return warnings.map(({ id, message }) => ({
      severity: 'warning',
      position: locateInJson(text, placeOf(project, slideIndex, id)),
      message: id === undefined ? message : `${id}: ${message}`,
    }));
  } catch (error) {
    return errorProblems(error, text);
  }
}

/** The path of what a warning is about: a definition, or a part of the style sheet such as `xaxis`. */
function placeOf(project: FileContent, slideIndex: number, id: string | undefined): string {
  const slide = `slides.${slideIndex - 1}`;
  if (id === undefined) return slide;
  const index = project.slides[slideIndex - 1]?.definitions.findIndex((definition) => definition.id === id) ?? -1;
  return index >= 0 ? `${slide}.definitions.${index}` : `${slide}.styleSheet.${id}`;
}

function errorProblems(error: unknown, text: string): Problem[] {
  if (error instanceof JsonError) {
    return [
      {
        severity: 'error',
        position: error.position,
        message: error.message.replace(/^line \d+, column \d+: /, 'not JSON: '),
      },
    ];
  }
  if (error instanceof ProtocolError) {
    return error.issues.map(({ path, message }) => ({
      severity: 'error',
      position: locateInJson(text, path),
      message: `${path === '' ? '' : `${path}: `}${message}`,
    }));
  }
  return [{ severity: 'error', message: error instanceof Error ? error.message : String(error) }];
}
