import { compile as compileLibrary } from 'geoslide/compile';
import { parseCommand } from './arguments.js';

/** `geoslide compile` */
export async function compile(args: string[]): Promise<void> {
  parseCommand(args, {});
  for (const file of await compileLibrary()) console.log(file);
}
