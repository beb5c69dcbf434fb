import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { isJsonText, parseJson, projectMeant, type Warning } from '@geoslide/protocol';
import { isGeoGebra, readGeoGebra } from 'geoslide';
import { jsonOf, readBytes, textOf } from './input.js';

/** A project file as it was read. */
export interface ProjectInput {
  /** What the library takes: a figure text as it is, or what JSON says. */
  readonly content: unknown;
  /** Gets the templates that a figure text names, which lie beside it. */
  readonly templates: (name: string) => unknown;
  /** The figure text, where it is one: notices show its lines. */
  readonly figure: string | undefined;
  readonly isGeoGebra: boolean;
  /** What was left out of a GeoGebra file, or is called otherwise. */
  readonly warnings: readonly Warning[];
}

/** Whether what was read from a path is JSON: its name says so, or it begins with a brace. */
export function isJson(path: string, text: string): boolean {
  return extname(path).toLowerCase() === '.json' || isJsonText(text);
}

/**
 * A project from what was read from a path: a GeoGebra file, JSON or figure text. @throws Error for what should be JSON
 * and is not.
 */
export async function inputOf(path: string, bytes: Uint8Array): Promise<ProjectInput> {
  const templates = templatesBeside(path);
  if (isGeoGebra(bytes)) {
    const { project, warnings } = await readGeoGebra(bytes);
    return { content: project, templates, figure: undefined, isGeoGebra: true, warnings };
  }
  const text = textOf(path, bytes);
  const figure = isJson(path, text) ? undefined : text;
  const content = figure ?? jsonOf(path, text);
  const meant = figure === undefined ? projectMeant(content) : undefined;
  if (meant !== undefined) throw new Error(`it ${meant}`);
  return { content, templates, figure, isGeoGebra: false, warnings: [] };
}

/** Reads a project from a file, or from standard input for `-`. */
export async function readInput(path: string): Promise<ProjectInput> {
  return inputOf(path, await readBytes(path));
}

/** Reads templates by their names from the folder of a figure text; that of standard input is the current one. */
export function templatesBeside(path: string): (name: string) => unknown {
  const folder = path === '-' ? '.' : dirname(path);
  return (name) => parseJson(readFileSync(resolve(folder, name), 'utf8'));
}
