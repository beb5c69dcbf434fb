import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileUrl } from '@geoslide/service';
import { isBefore } from '../retention.js';
import type { Files } from '../storage-home.js';
import { type DurableFiles, hasCode, unlessMissing } from './durable-files.js';
import { createFolderTexts } from './texts.js';

/** Bytes of a file that are in memory for a client: as many again wait in its connection. */
const READ_BYTES = 32 * 1024;

/** What a path gives that can be no file of ours: a name longer than a file may have, or a file for a folder. */
const IMPOSSIBLE = ['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'];

/**
 * Files in a folder, served by the service itself under `/files/`.
 *
 * @param publicUrl Scheme and host that clients reach the service at; default the request's own origin.
 */
export function createFolderFiles(folder: string, files: DurableFiles, publicUrl?: string): Files {
  const texts = createFolderTexts(folder, files);
  return {
    async put({ key, bytes, origin }) {
      const path = join(folder, key);
      const found = await unlessMissing(() => stat(path));
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
      const found = await stat(path).catch((error: unknown) => {
        if (IMPOSSIBLE.some((code) => hasCode(error, code))) return undefined;
        throw error;
      });
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        async *read(start, end) {
          if (start < end) yield* createReadStream(path, { start, end: end - 1, highWaterMark: READ_BYTES });
        },
      };
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
