import { readFile, stat } from 'node:fs/promises';
import { type KeyFile, parseKeys } from '../key-file.js';
import type { KeyRecord, Keys } from '../ports.js';
import { type DurableFiles, unlessMissing } from './durable-files.js';

/** The key file of a folder, for the commands that issue and revoke keys. */
export function createFolderKeyFile(path: string, files: DurableFiles): KeyFile {
  return {
    read: () => unlessMissing(() => readFile(path, 'utf8')),
    write: (text) => files.replace(path, text),
  };
}

/** The keys of a file; a change of it counts from the next call on. */
export function createFolderKeys(path: string): Keys {
  let seen: { version: string; keys: Promise<KeyRecord[]> } | undefined;
  return {
    async list() {
      const found = await unlessMissing(() => stat(path, { bigint: true }));
      const version = found === undefined ? 'none' : `${found.ino} ${found.mtimeNs} ${found.size}`;
      if (seen?.version !== version) {
        seen = { version, keys: unlessMissing(() => readFile(path, 'utf8')).then(parseKeys) };
      }
      return seen.keys;
    },
  };
}
