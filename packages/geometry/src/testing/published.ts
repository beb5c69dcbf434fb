import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { FileContent } from '@geoslide/protocol';

/** Published project files that may lie beside a checkout; they are not part of it. */
const FOLDER = new URL('../../../../../shared/projects/', import.meta.url);

/** The names of the published files; none where there is no such folder. */
export const publishedFiles: readonly string[] = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  : [];

export function readPublished(file: string): FileContent {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as FileContent;
}
