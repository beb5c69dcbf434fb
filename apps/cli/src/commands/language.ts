import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { formsText } from '../forms-text.js';

/** `geoslide language WORDS…`: the forms of a constructor or function, or those that words describe. */
export async function language(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {});
  const query = positionals.join(' ');
  if (query === '')
    throw new UsageError('name a constructor, such as Tangent, or say in a few words what you look for');
  const text = formsText(query);
  if (text === undefined)
    throw new Error(
      `nothing is called or described by "${query}": ask with one or two words, such as triangle or tangent; docs/language.md has all`,
    );
  console.log(text);
}
