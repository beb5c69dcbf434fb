import { locateInJson, readJson } from '@geoslide/protocol';
import { checkProject, isGeoGebra, type Problem, readGeoGebra } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { Failed } from '../errors.js';
import { nameOf, readBytes, someFiles, textOf } from '../input.js';
import { type Notice, printNotices, withSources } from '../notices.js';
import { isJson, templatesBeside } from '../project-input.js';
import { plural } from '../report.js';

/** A notice with what else is known of the problem. */
type CheckNotice = Notice & Partial<Problem>;

const checkOptions = { json: { type: 'boolean' }, strict: { type: 'boolean' } } as const;

/** `geoslide check FILE…` */
export async function check(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, checkOptions);
  const files = someFiles(positionals);
  const told: object[] = [];
  let errors = 0;
  let warnings = 0;
  for (const file of files) {
    const problems = await problemsOf(file);
    if (!values.json) printNotices(file, problems, 'stdout');
    for (const { source: _, ...problem } of problems) told.push({ file: nameOf(file), ...problem });
    errors += problems.filter(({ severity }) => severity === 'error').length;
    warnings += problems.filter(({ severity }) => severity === 'warning').length;
  }
  if (values.json) console.log(JSON.stringify(told, null, 2));
  const found = errors + warnings === 0 ? 'no problem' : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  console.error(`${plural(files.length, 'file')}: ${found}`);
  if (errors > 0 || (values.strict && warnings > 0)) throw new Failed();
}

async function problemsOf(file: string): Promise<CheckNotice[]> {
  try {
    const bytes = await readBytes(file);
    if (isGeoGebra(bytes)) return await geoGebraProblems(bytes);
    const text = textOf(file, bytes);
    if (!isJson(file, text)) return await figureProblems(file, text);
    return await jsonProblems(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The file is told in front of each notice.
    return [{ severity: 'error', message: message.startsWith(`${file}: `) ? message.slice(file.length + 2) : message }];
  }
}

/** What keeps a text from being JSON, and what is wrong with the project that it is meant to be. */
async function jsonProblems(text: string): Promise<CheckNotice[]> {
  const { faults, value, warnings, text: mended } = readJson(text);
  const notices = faults.map(
    ({ reason, position }): CheckNotice => ({ severity: 'error', ...position, message: `not JSON: ${reason}` }),
  );
  const problems = value === undefined ? [] : await checkProject(value);
  return [
    ...notices,
    ...warnings.map(({ reason, position }): CheckNotice => ({ severity: 'warning', ...position, message: reason })),
    ...problems.map(({ severity, path, message, ...rest }) => ({
      severity,
      ...locateInJson(mended, path),
      path,
      ...rest,
      message: severity === 'error' && !/^(slides\.\d+)?$/.test(path) ? `${path}: ${message}` : message,
    })),
  ];
}

async function figureProblems(file: string, text: string): Promise<CheckNotice[]> {
  const problems = await checkProject(text, { templates: templatesBeside(file) });
  return withSources(problems, text).map((notice, index) => ({ ...problems[index], ...notice }));
}

/** What was left out in reading the file, and what is wrong with the project that it gives. */
async function geoGebraProblems(bytes: Uint8Array): Promise<CheckNotice[]> {
  const { project, warnings } = await readGeoGebra(bytes);
  const problems = await checkProject(project);
  return [
    ...warnings.map(
      ({ id, message }): CheckNotice => ({
        severity: 'warning',
        message: id === undefined ? message : `${id}: ${message}`,
      }),
    ),
    ...problems,
  ];
}
