import { messageOf, UsageError } from './errors.js';
import { keys } from './keys.js';
import { list } from './list.js';
import { render } from './render.js';
import { serve } from './serve.js';
import { usage } from './usage.js';

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = { render, list, serve, keys };

/** Exit codes: 0 done, 1 the work failed, 2 the command was called wrongly. */
async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || args.includes('--help')) {
    console.log(usage);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(`there is no command "${name}"`);
    await command(args);
    return 0;
  } catch (error) {
    console.error(`geoslide: ${messageOf(error)}`);
    if (error instanceof UsageError) console.error('Run "geoslide --help" for the commands and their options.');
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
