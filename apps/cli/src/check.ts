import { JsonError, locateInJson, parseJson, type TextPosition } from '@geoslide/protocol';
import { checkProject } from 'geoslide';
import { parseCommand } from './arguments.js';
import { Failed } from './errors.js';
import { nameOf, readText, someFiles } from './input.js';
import { plural } from './report.js';

interface FileProblem {
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

async function problemsOf(file: string): Promise<FileProblem[]> {
  try {
    const text = await readText(file);
    const problems = await checkProject(parseJson(text));
    return problems.map(({ severity, path, message }) => ({
      severity,
      position: locateInJson(text, path),
      message: severity === 'error' && !/^(slides\.\d+)?$/.test(path) ? `${path}: ${message}` : message,
    }));
  } catch (error) {
    if (error instanceof JsonError) {
      const message = error.message.replace(/^line \d+, column \d+: /, 'not JSON: ');
      return [{ severity: 'error', position: error.position, message }];
    }
    return [{ severity: 'error', message: error instanceof Error ? error.message : String(error) }];
  }
}
