import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileUrl } from '@geoslide/service';
import { isBefore } from '../retention.js';
import type { Files } from '../storage-home.js';
import { type DurableFiles, hasCode, unlessMissing } from './durable-files.js';
import { inFolder, throughFolder } from './folder-failure.js';
import { createFolderTexts } from './texts.js';

/** Bytes of a file that are in memory for a client: as many again wait in its connection. */
const READ_BYTES = 32 * 1024;

/** What a path gives that can be no file of ours: a name longer than a file may have, or a file for a folder. */
const IMPOSSIBLE = ['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'];

/** Bytes of a file; undefined where there is none. It is opened once: what fails then would else cut an answer off. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const handle = await open(path, 'r');
    try {
      const found = await handle.stat();
      return found.isFile() ? found.size : undefined;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (IMPOSSIBLE.some((code) => hasCode(error, code))) return undefined;
    throw error;
  }
}

/**
 * Files in a folder, served by the service itself under `/files/`. What the file system fails at is a StorageError.
 *
 * @param publicUrl Scheme and host that clients reach the service at; default the request's own origin.
 */
export function createFolderFiles(folder: string, files: DurableFiles, publicUrl?: string): Files {
  const texts = createFolderTexts(folder, files);
  return {
    async put({ key, bytes, origin }) {
      const path = join(folder, key);
      const found = await inFolder(path, () => unlessMissing(() => stat(path)));
      // The name says the content, so a file of this name and length is this file.
      if (found?.size !== bytes.length) await files.replace(path, bytes);
      return fileUrl(publicUrl ?? origin, key);
    },
    async check() {
      const path = join(folder, '.check');
      await files.replace(path, '');
      await rm(path, { force: true });
    },
    async get(key) {
      const path = join(folder, key);
      const size = await inFolder(path, () => sizeOf(path));
      if (size === undefined) return undefined;
      async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
        if (start < end) yield* createReadStream(path, { start, end: end - 1, highWaterMark: READ_BYTES });
      }
      return { size, read: (start, end) => throughFolder(path, () => read(start, end)) };
    },
    async removeBefore(prefix, time) {
      let removed = 0;
      for await (const { name } of texts.list(`${prefix}/`)) {
        if (!isBefore(name.slice(prefix.length + 1), time)) continue;
        await texts.remove(name);
        removed++;
      }
      return removed;
    },
  };
}
