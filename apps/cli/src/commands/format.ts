import { writeFile } from 'node:fs/promises';
import { formatFigure } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { Failed } from '../errors.js';
import { nameOf, readText, someFiles } from '../input.js';
import { printNotices, withSources } from '../notices.js';
import { isJson } from '../project-input.js';
import { plural } from '../report.js';

/** `geoslide format FILE… [--check]`: writes figure texts as the printer would. */
export async function format(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { check: { type: 'boolean' } });
  let failed = 0;
  let changed = 0;
  const files = someFiles(positionals);
  for (const file of files) {
    const text = await readText(file);
    const formatted = formattedText(file, text);
    if (formatted === undefined) failed += 1;
    else if (file === '-' && !values.check) process.stdout.write(formatted);
    else if (formatted !== text) {
      changed += 1;
      if (values.check) console.log(`${nameOf(file)} is not formatted`);
      else await writeFile(file, formatted);
    }
  }
  const what = values.check ? 'not formatted' : 'changed';
  console.error(`${plural(files.length, 'file')}: ${changed} ${what}${failed > 0 ? `, ${failed} with errors` : ''}`);
  if (failed > 0 || (values.check && changed > 0)) throw new Failed();
}

/** The canonical text; undefined where it has errors, which are printed. */
function formattedText(file: string, text: string): string | undefined {
  if (isJson(file, text)) {
    const message = `it is JSON: "geoslide convert ${file} --out NAME.geoslide" makes figure text of it`;
    printNotices(file, [{ severity: 'error', message }]);
    return undefined;
  }
  const result = formatFigure(text);
  if ('text' in result) return result.text;
  const errors = result.errors.map((error) => ({ severity: 'error' as const, ...error }));
  printNotices(file, withSources(errors, text));
  return undefined;
}
