import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the files that lie in a folder itself. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name }) => sum + statSync(join(folder, name)).size, 0);
}
