import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { formsText } from '../language-text.js';

/** `geoslide language WORD…` */
export async function language(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {});
  if (positionals.length === 0) throw new UsageError('name a constructor or some words, such as tangent');
  const query = positionals.join(' ');
  const text = formsText(query);
  if (text === undefined)
    throw new UsageError(`nothing is called or described by "${query}": ask with one or two words, such as tangent`);
  console.log(text);
}
