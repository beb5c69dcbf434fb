import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { JsonError, nearestName, parseJson, positionAt } from '@geoslide/protocol';
import { UsageError } from './errors.js';

/** How messages name a file. */
export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** Reads a file, or standard input for `-`. */
export async function readBytes(path: string): Promise<Uint8Array> {
  return path === '-' ? await buffer(process.stdin) : await readFile(path).catch(refuse(path));
}

/** Reads a file, or standard input for `-`, as UTF-8 text. */
export async function readText(path: string): Promise<string> {
  return textOf(path, await readBytes(path));
}

/** What was read from a path as UTF-8 text. @throws Error for other bytes, with the place of the first of them. */
export function textOf(path: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  // A mark at the beginning says it, and so does a zero in one of two bytes.
  const isUtf16 = (first! >= 0xfe && second! >= 0xfe) || (first === 0) !== (second === 0);
  if (isUtf16 && bytes.length > 1) throw new Error(`${nameOf(path)} is UTF-16: save it as UTF-8`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.includes(0))
      throw new Error(`${nameOf(path)} is not UTF-8 text: name a project, a file .geoslide, .json or .ggb`);
    const text = new TextDecoder().decode(bytes);
    const { line, column } = positionAt(text, text.indexOf('\ufffd'));
    throw new Error(
      `${nameOf(path)} is not UTF-8 text: line ${line}, column ${column} has a character of another encoding: save the file as UTF-8`,
    );
  }
}

/** What a path that is none may have been meant for. */
function meantBy(path: string): string {
  if (/\.(?:png|svg|tex|pdf|gif|apng)$/i.test(path)) return `: write --out ${path} for what is drawn`;
  if (/^(?:yes|no|true|false|on|off)$/i.test(path)) return ': an option such as --transparent takes no word behind it';
  if (/^\s*\p{L}\w*\s*:/u.test(path) && /[\s(]/.test(path))
    return ': a figure is given as a file, or as - on standard input';
  return '';
}

/** The file of the same folder whose name is near: in its ending, or in what stands in front of that. */
function nearFile(path: string): string {
  try {
    const { base, name, ext } = parse(path);
    const files = readdirSync(dirname(path)).map((file) => parse(file));
    const sameName = files.filter((file) => file.name === name);
    const sameEnding = files.filter((file) => file.ext === ext);
    const nearName = nearestName(
      name,
      sameEnding.map((file) => file.name),
    );
    const nearBase = nearestName(
      base,
      sameName.map((file) => file.base),
    );
    const near = nearBase ?? (nearName === undefined ? undefined : `${nearName}${ext}`);
    return near === undefined ? '' : `: did you mean ${join(dirname(path), near)}?`;
  } catch {
    return '';
  }
}

/** Says in words why a file can't be read. */
function refuse(path: string): (error: NodeJS.ErrnoException) => never {
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder: name the files in it',
    EACCES: 'it may not be read',
  };
  return (error) => {
    const hint = error.code === 'ENOENT' ? meantBy(path) || nearFile(path) : '';
    throw new Error(`${path}: ${words[error.code ?? ''] ?? error.message}${hint}`, { cause: error });
  };
}

/** Parses what was read from a path. */
export function jsonOf(path: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) throw new Error(`${nameOf(path)} is not JSON: ${error.message}`, { cause: error });
    throw error;
  }
}

/** A finite number given as an option. */
export function numberOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) {
    const usual = { port: '8787', scale: '50', 'pixel-ratio': '2', tolerance: '0.001' }[name] ?? '1';
    const digits = /^\s*(-?\d+(?:\.\d+)?)/.exec(text)?.[1] ?? usual;
    throw new UsageError(`--${name} takes a number, such as --${name} ${digits}, not "${text}"`);
  }
  return value;
}

/** The one file that a command takes. */
export function oneFile(positionals: readonly string[]): string {
  const [file, ...rest] = positionals;
  if (file === undefined) throw new UsageError('name the project file, or - for standard input');
  if (rest.length > 0) throw new UsageError(`one file at a time: "${rest[0]}" is one too many`);
  return file;
}

/** The files that a command takes, at least one, standard input at most once. */
export function someFiles(positionals: readonly string[]): readonly string[] {
  if (positionals.length === 0) throw new UsageError('name the project files, or - for standard input');
  if (positionals.filter((file) => file === '-').length > 1)
    throw new UsageError('standard input can be read once only');
  return positionals;
}
