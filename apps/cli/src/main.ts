import { messageOf, UsageError } from './errors.js';
import { usage } from './usage.js';

type Command = (args: string[]) => Promise<void>;

/** Each command loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  render: async () => (await import('./render.js')).render,
  list: async () => (await import('./list.js')).list,
  serve: async () => (await import('./serve.js')).serve,
  keys: async () => (await import('./keys.js')).keys,
};

/** Exit codes: 0 done, 1 the work failed, 2 the command was called wrongly. */
async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || args.includes('--help')) {
    console.log(usage);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(`there is no command "${name}"`);
    await (await command())(args);
    return 0;
  } catch (error) {
    console.error(`geoslide: ${messageOf(error)}`);
    if (error instanceof UsageError) console.error('Run "geoslide --help" for the commands and their options.');
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
