import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { formatFigure, printFigure, readProject } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { oneFile } from '../input.js';
import { noticing, printNotices, warningNotices } from '../notices.js';
import { type ProjectInput, readInput } from '../project-input.js';
import { printWarnings } from '../report.js';

/** `geoslide convert IN --out OUT`: JSON to figure text, figure text to JSON, a GeoGebra file to either. */
export async function convert(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { out: { type: 'string', short: 'o' } });
  const [, second, ...others] = positionals;
  if (second !== undefined && others.length === 0 && values.out === undefined)
    throw new UsageError(`write --out ${second} for what is made`);
  const file = oneFile(positionals);
  const { out } = values;
  if (out === undefined) {
    throw new UsageError('name the output with --out: a .geoslide or .json file, or - for standard output');
  }
  const input = await readInput(file);
  const { figure } = input;
  const toJson = out === '-' ? figure !== undefined : isJsonName(out);
  const isGiven = figure === undefined && !input.isGeoGebra;
  printWarnings(input.warnings);
  if (toJson && isGiven) throw new UsageError(`${file} is JSON already: name a .geoslide file with --out`);
  const text = await noticing(file, figure, () => converted(file, input, toJson));
  if (out === '-') process.stdout.write(text);
  else await writeFile(out, text);
}

function isJsonName(out: string): boolean {
  const ending = extname(out).toLowerCase();
  if (ending !== '.json' && ending !== '.geoslide') {
    const picture = /^\.(?:png|svg|pdf|tex)$/.test(ending) ? `: "geoslide render" draws a ${ending} file` : '';
    throw new UsageError(`--out "${out}" has to end in .geoslide, figure text, or .json${picture}`);
  }
  return ending === '.json';
}

function converted(file: string, { content, templates, figure }: ProjectInput, toJson: boolean): string {
  if (figure === undefined) return toJson ? `${JSON.stringify(content, null, 2)}\n` : printFigure(content);
  const { project, warnings } = readProject(content, { templates });
  printNotices(file, warningNotices(warnings, figure));
  if (toJson) return `${JSON.stringify(project, null, 2)}\n`;
  // The text without errors that was just read.
  const formatted = formatFigure(figure);
  return 'text' in formatted ? formatted.text : figure;
}
