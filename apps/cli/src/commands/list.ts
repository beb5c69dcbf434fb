import { type ListedObject, listObjects } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { numberOption, oneFile } from '../input.js';
import { noticing, printNotices, warningNotices } from '../notices.js';
import { readInput } from '../project-input.js';
import { printWarnings } from '../report.js';

/** `geoslide list FILE [--slide N] [--json]` */
export async function list(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { slide: { type: 'string' }, json: { type: 'boolean' } });
  const file = oneFile(positionals);
  const { content, templates, figure, warnings } = await readInput(file);
  const slide = numberOption('slide', values.slide) ?? 1;
  const listed = await noticing(file, figure, () => listObjects(content, slide, { templates }));
  const result = { ...listed, warnings: [...warnings, ...listed.warnings] };
  if (values.json) {
    console.log(JSON.stringify(result, null, 2));
    return;
  }
  console.log(table(result.objects));
  if (figure === undefined) printWarnings(result.warnings);
  else printNotices(file, warningNotices(result.warnings, figure));
}

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
