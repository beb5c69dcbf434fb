import { describe as describeSlide, LANGUAGES } from 'geoslide';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { numberOption, oneFile } from '../input.js';
import { noticing } from '../notices.js';
import { readInput } from '../project-input.js';

/** `geoslide describe FILE [--slide N] [--language L] [--json]` */
export async function describe(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {
    slide: { type: 'string' },
    language: { type: 'string' },
    json: { type: 'boolean' },
  });
  const file = oneFile(positionals);
  const language = LANGUAGES.find((each) => each === values.language);
  if (values.language !== undefined && language === undefined)
    throw new UsageError(`--language must be ${LANGUAGES.join(', ')}, not "${values.language}"`);
  const { content, templates, figure } = await readInput(file);
  const slideIndex = numberOption('slide', values.slide);
  const words = await noticing(file, figure, () => describeSlide(content, { slideIndex, language, templates }));
  console.log(values.json ? JSON.stringify(words, null, 2) : `${words.title}\n\n${words.description}`);
}
