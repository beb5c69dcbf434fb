import { type ListedObject, listObjects } from 'geoslide';
import { parseCommand } from './arguments.js';
import { numberOption, oneFile, readJson } from './input.js';
import { printWarnings } from './render.js';

/** `geoslide list FILE [--slide N] [--json]` */
export async function list(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { slide: { type: 'string' }, json: { type: 'boolean' } });
  const content = await readJson(oneFile(positionals));
  const result = listObjects(content, numberOption('slide', values.slide) ?? 1);
  if (values.json) {
    console.log(JSON.stringify(result, null, 2));
    return;
  }
  console.log(table(result.objects));
  printWarnings(result.warnings);
}

function table(objects: readonly ListedObject[]): string {
  const rows = [
    ['id', 'kind', 'type', 'value'],
    ...objects.map(({ id, kind, type, defined, value }) => [
      id,
      kind,
      type,
      defined ? JSON.stringify(value) : 'undefined',
    ]),
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
