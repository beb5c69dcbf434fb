import { parseCommand } from '../arguments.js';

/** `geoslide compile`: runs the library's own program for it, which lies beside its Node entry and writes what it kept. */
export async function compile(args: string[]): Promise<void> {
  parseCommand(args, {});
  await import(new URL('compile.mjs', import.meta.resolve('geoslide')).href);
}
