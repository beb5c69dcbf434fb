import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError } from './errors.js';

/** Reads JSON from a file, or from standard input for `-`. */
export async function readJson(path: string): Promise<unknown> {
  const bytes = path === '-' ? await buffer(process.stdin) : await readFile(path);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Error(
      `${path === '-' ? 'standard input' : path} is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** A finite number given as an option. */
export function numberOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new UsageError(`--${name} takes a number, not "${text}"`);
  return value;
}

/** The one file that a command takes. */
export function oneFile(positionals: readonly string[]): string {
  const [file, ...rest] = positionals;
  if (file === undefined) throw new UsageError('name the project file, or - for standard input');
  if (rest.length > 0) throw new UsageError(`one file at a time: "${rest[0]}" is one too many`);
  return file;
}
