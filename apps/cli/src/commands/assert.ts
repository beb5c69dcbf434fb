import { assertFigure } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { Failed, UsageError } from '../errors.js';
import { numberOption } from '../input.js';
import { noticing } from '../notices.js';
import { readInput } from '../project-input.js';
import { verdictOf } from '../verdict.js';

/** `geoslide assert FILE STATEMENT…`: whether statements hold in a figure. */
export async function assert(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {
    slide: { type: 'string' },
    tolerance: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [file, ...statements] = positionals;
  if (file === undefined || statements.length === 0) {
    throw new UsageError('name the project file, then statements such as "perpendicular(a, b)"');
  }
  const named = /\(.*\)/.test(file) ? statements.find((each) => /\.(?:geoslide|json|ggb)$/.test(each)) : undefined;
  if (named !== undefined) throw new UsageError(`the file stands first: geoslide assert ${named} "${file}"`);
  const { content, figure, templates } = await readInput(file);
  const options = {
    templates,
    slideIndex: numberOption('slide', values.slide),
    tolerance: numberOption('tolerance', values.tolerance),
  };
  const results = await noticing(file, figure, () => assertFigure(content, statements, options));
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else {
    for (const result of results) console.log(`${result.statement}: ${result.problem ?? verdictOf(result)}`);
  }
  if (results.some(({ holds }) => !holds)) throw new Failed();
}
