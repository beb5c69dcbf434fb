import { hostileTexts } from './figure-texts.js';
import { hostileFiles } from './geogebra-files.js';
import { bodyOf, hostileProject, hostileProjects } from './hostile-projects.js';
import type { Fields } from './kit.js';

/** Whatever a stranger brings: a project, a figure text or a file of GeoGebra. */
export interface HostileInput {
  readonly content: unknown;
  /** Further fields of the call's body. */
  readonly fields: Fields;
  /** Bytes of the call's body, for a file those of the file. */
  readonly size: number;
}

export const hostileTitles: readonly string[] = [hostileProjects, hostileTexts, hostileFiles].flatMap(Object.keys);

/** What is brought, by a title that there has to be. */
export function hostileInput(title: string): HostileInput {
  const text = hostileTexts[title]?.();
  if (text !== undefined)
    return { content: text, fields: {}, size: Buffer.byteLength(JSON.stringify({ content: text })) };
  const file = hostileFiles[title]?.();
  if (file !== undefined) return { content: file, fields: {}, size: file.length };
  const [content, fields = {}] = hostileProject(title);
  return { content, fields, size: Buffer.byteLength(bodyOf(title)) };
}
