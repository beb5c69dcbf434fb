import { JsonError, locateInJson, parseJson } from '@geoslide/protocol';
import { checkProject } from 'geoslide';
import { parseCommand } from './arguments.js';
import { Failed } from './errors.js';
import { readText, someFiles } from './input.js';
import { type Notice, printNotices, withSources } from './notices.js';
import { isJson, templatesBeside } from './project-input.js';
import { plural } from './report.js';

/** `geoslide check FILE…` */
export async function check(args: string[]): Promise<void> {
  const files = someFiles(parseCommand(args, {}).positionals);
  let errors = 0;
  let warnings = 0;
  for (const file of files) {
    const problems = await problemsOf(file);
    printNotices(file, problems, 'stdout');
    errors += problems.filter(({ severity }) => severity === 'error').length;
    warnings += problems.filter(({ severity }) => severity === 'warning').length;
  }
  const found = errors + warnings === 0 ? 'no problem' : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  console.error(`${plural(files.length, 'file')}: ${found}`);
  if (errors > 0) throw new Failed();
}

async function problemsOf(file: string): Promise<Notice[]> {
  try {
    const text = await readText(file);
    if (!isJson(file, text)) return await figureProblems(file, text);
    const problems = await checkProject(parseJson(text));
    return problems.map(({ severity, path, message }) => ({
      severity,
      ...locateInJson(text, path),
      message: severity === 'error' && !/^(slides\.\d+)?$/.test(path) ? `${path}: ${message}` : message,
    }));
  } catch (error) {
    if (error instanceof JsonError) {
      const message = error.message.replace(/^line \d+, column \d+: /, 'not JSON: ');
      return [{ severity: 'error', ...error.position, message }];
    }
    return [{ severity: 'error', message: error instanceof Error ? error.message : String(error) }];
  }
}

async function figureProblems(file: string, text: string): Promise<Notice[]> {
  return withSources(await checkProject(text, { templates: templatesBeside(file) }), text);
}
