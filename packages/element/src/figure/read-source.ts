import { missingHabits } from '@geoslide/figure';
import type { FileContent } from '@geoslide/protocol';
import { isGeoGebra, readGeoGebra, readProject } from 'geoslide';

/**
 * Reads a project from its address, its text, or what was parsed from JSON.
 *
 * @throws ProtocolError for what is no project, Error where the address gives nothing; the message says what.
 */
export async function readSource(source: unknown): Promise<FileContent> {
  if (!(source instanceof URL)) return read(typeof source === 'string' ? dedented(source) : source);
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source.href} could not be fetched: status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (isGeoGebra(bytes)) return (await readGeoGebra(bytes)).project;
  return read(new TextDecoder().decode(bytes));
}

/** Reads a project; a text in the notation of others once more, when what knows it has been loaded. */
async function read(content: unknown): Promise<FileContent> {
  const outcome = attempt(content);
  const missing = missingHabits();
  await missing;
  const { project, error } = missing ? attempt(content) : outcome;
  if (project === undefined) throw error;
  return project;
}

function attempt(content: unknown): { readonly project?: FileContent; readonly error?: unknown } {
  try {
    return { project: readProject(content).project };
  } catch (error) {
    return { error };
  }
}

/** A text in a page is indented as the page is. */
export function dedented(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
