import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileUrl } from '../files.js';
import type { Storage } from '../ports.js';
import { type DurableFiles, unlessMissing } from './durable-files.js';

/**
 * Files in a folder, served by the service itself under `/files/`.
 *
 * @param publicUrl Scheme and host that clients reach the service at; default what each of them called.
 */
export function createFolderStorage(folder: string, files: DurableFiles, publicUrl?: string): Storage {
  return {
    async put({ key, bytes, origin }) {
      const path = join(folder, key);
      const found = await unlessMissing(() => stat(path));
      // The name says the content, so a file of this name and length is this file.
      if (found?.size !== bytes.length) await files.replace(path, bytes);
      return fileUrl(publicUrl ?? origin, key);
    },
    get: (key) => unlessMissing(() => readFile(join(folder, key))),
  };
}
