import { nearestName } from '@geoslide/protocol';
import { Failed, inFlags, messageOf, UsageError } from './errors.js';
import { NoticedError, printNotices } from './notices.js';
import { commandUsage, usage } from './usage.js';
import { ownVersion } from './version.js';

type Command = (args: string[]) => Promise<void>;

/** Each command loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  render: async () => (await import('./render/render.js')).render,
  check: async () => (await import('./commands/check.js')).check,
  list: async () => (await import('./commands/list.js')).list,
  describe: async () => (await import('./commands/describe.js')).describe,
  convert: async () => (await import('./commands/convert.js')).convert,
  format: async () => (await import('./commands/format.js')).format,
  language: async () => (await import('./commands/language.js')).language,
  schema: async () => (await import('./commands/schema.js')).schema,
  batch: async () => (await import('./batch/batch.js')).batch,
  serve: async () => (await import('./service/serve.js')).serve,
  keys: async () => (await import('./service/keys.js')).keys,
  charges: async () => (await import('./service/charges.js')).charges,
  migrate: async () => (await import('./service/migrate.js')).migrate,
  assert: async () => (await import('./commands/assert.js')).assert,
  init: async () => (await import('./commands/init.js')).init,
  completion: async () => (await import('./commands/completion.js')).completion,
  mcp: async () => (await import('./mcp/mcp.js')).mcp,
  compile: async () => (await import('./commands/compile.js')).compile,
};

/** What other programs call a command. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['draw', 'plot', 'export', 'make', 'build', 'png', 'svg', 'pdf', 'tikz', 'image'].map((name) => [
      name,
      'render FILE --out PICTURE',
    ]),
  ),
  ...Object.fromEntries(['validate', 'lint', 'verify', 'test'].map((name) => [name, 'check FILE'])),
  ...Object.fromEntries(['new', 'create', 'start'].map((name) => [name, 'init NAME'])),
  ...Object.fromEntries(['server', 'dev', 'preview', 'open'].map((name) => [name, 'serve'])),
  ...Object.fromEntries(['fmt', 'prettify', 'tidy'].map((name) => [name, 'format FILE'])),
  ...Object.fromEntries(['transform', 'import', 'translate'].map((name) => [name, 'convert FILE --out OTHER'])),
  ...Object.fromEntries(['show', 'info', 'inspect', 'objects'].map((name) => [name, 'list FILE'])),
  ...Object.fromEntries(
    ['lang', 'docs', 'doc', 'man', 'forms', 'lookup', 'reference', 'syntax'].map((name) => [name, 'language WORDS']),
  ),
};

/** ` (did you mean render?)`, or that a command comes before a file. */
function suggestion(name: string): string {
  if (/\.(json|geoslide)$/i.test(name)) return `: geoslide render ${name} draws that file`;
  const other = Object.hasOwn(OTHER_NAMES, name.toLowerCase()) ? OTHER_NAMES[name.toLowerCase()] : undefined;
  if (other !== undefined) return `: geoslide ${other} does that`;
  if (/^\p{Lu}\p{L}*$/u.test(name)) return `: geoslide language ${name} tells how it is written`;
  const nearest = nearestName(name, name.startsWith('-') ? ['--help', '--version', '-V'] : Object.keys(commands));
  return nearest === undefined ? `: there are ${Object.keys(commands).join(', ')}` : ` (did you mean ${nearest}?)`;
}

/** Runs `geoslide ARGS…`. Gives the exit code: 0 done, 1 the work failed, 2 the command was called wrongly. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const topic = args[0] ?? '';
    console.log(Object.hasOwn(commandUsage, topic) ? commandUsage[topic] : usage);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V' || name === 'version') {
    console.log(await ownVersion());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(`there is no command "${name}"${suggestion(name)}`);
    if (args.includes('--help') || args.includes('-h')) {
      console.log(commandUsage[name]);
      return 0;
    }
    await (await command())(args);
    return 0;
  } catch (error) {
    if (error instanceof Failed) return 1;
    if (error instanceof NoticedError) {
      printNotices(error.file, error.notices);
      return 1;
    }
    console.error(`geoslide: ${inFlags(messageOf(error))}`);
    if (error instanceof UsageError)
      console.error('Run "geoslide --help" for the commands, "geoslide COMMAND --help" for their options.');
    return error instanceof UsageError ? 2 : 1;
  }
}
