import { type ListedObject, listObjects, readRest } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { numberOption, oneFile } from '../input.js';
import { NoticedError, noticing, printNotices, warningNotices } from '../notices.js';
import { readInput } from '../project-input.js';
import { printWarnings } from '../report.js';

/** `geoslide list FILE [--slide N] [--json]` */
export async function list(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { slide: { type: 'string' }, json: { type: 'boolean' } });
  const file = oneFile(positionals);
  const input = await readInput(file);
  const { content, templates, figure } = input;
  const slide = numberOption('slide', values.slide) ?? 1;
  try {
    const listed = await noticing(file, figure, () => listObjects(content, slide, { templates }));
    const warnings = [...input.warnings, ...listed.warnings];
    if (values.json) {
      printJson({ ...listed, warnings });
      return;
    }
    console.log(table(listed.objects));
    if (figure === undefined) printWarnings(warnings);
    else printNotices(file, warningNotices(warnings, figure));
  } catch (error) {
    if (!(error instanceof NoticedError)) throw error;
    // Of a text with mistakes the rest is listed; what is said of it would follow from them.
    const rest = readRest(content, { templates });
    if (rest !== undefined) {
      const { objects } = listObjects(rest.read.project, slide);
      const errors = error.notices.map(({ message, line, column }) => ({ message, line, column }));
      if (values.json) printJson({ slide, objects, warnings: [], errors });
      else console.log(table(objects));
    }
    throw error;
  }
}

const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

function table(objects: readonly ListedObject[]): string {
  const rows = [
    ['id', 'kind', 'type', 'value'],
    ...objects.map(({ id, kind, type, defined, value }) => [id, kind, type, valueCell(defined, kind, value)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => [...row[column]!].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Texts and buttons have no value, so theirs is not undefined. */
function valueCell(defined: boolean, kind: string, value: unknown): string {
  if (defined) return JSON.stringify(value);
  return kind === 'text' || kind === 'button' ? '' : 'undefined';
}
