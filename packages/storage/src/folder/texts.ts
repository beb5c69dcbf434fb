import type { Dirent } from 'node:fs';
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Texts } from '../texts.js';
import { type DurableFiles, hasCode, unlessMissing } from './durable-files.js';
import { inFolder, throughFolder } from './folder-failure.js';

async function entriesOf(path: string): Promise<readonly Dirent[]> {
  return (await unlessMissing(() => readdir(path, { withFileTypes: true }))) ?? [];
}

/** Files of a folder as texts; names have `/` on every system. What the file system fails at is a StorageError. */
export function createFolderTexts(root: string, files: DurableFiles): Texts {
  const pathOf = (name: string) => join(root, name);

  async function* list(folder: string): AsyncGenerator<{ name: string; size: number }> {
    for (const entry of await entriesOf(pathOf(folder))) {
      const name = `${folder}${entry.name}`;
      if (entry.isDirectory()) yield* list(`${name}/`);
      else {
        const found = await unlessMissing(() => stat(pathOf(name)));
        if (found) yield { name, size: found.size };
      }
    }
  }

  async function remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true });
    // Folders that are empty now go too.
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
      try {
        await rmdir(pathOf(folder));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) continue;
        return;
      }
    }
  }

  const isFolder = (entry: Dirent) => entry.isDirectory();

  return {
    read: (name) => inFolder(pathOf(name), () => unlessMissing(() => readFile(pathOf(name), 'utf8'))),
    create: (name, text) => files.create(pathOf(name), text),
    list: (folder) => throughFolder(pathOf(folder), () => list(folder)),
    folders: async (folder) =>
      (await inFolder(pathOf(folder), () => entriesOf(pathOf(folder)))).filter(isFolder).map(({ name }) => name),
    remove: (name) => inFolder(pathOf(name), () => remove(name)),
  };
}
