import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { importKeys, type KeyTexts, readKey } from '../key-store.js';
import type { Keys } from '../ports.js';
import { type DurableFiles, unlessMissing } from './durable-files.js';

/** The only file of keys in folders of before, and what is left of it. */
const OLD_FILE = 'keys.json';
const OLD_FILE_TAKEN_OVER = 'keys.json.old';

/** Tells the operator something. */
export type Tell = (message: string) => void;

/** Files of a folder, one or two for each key. */
function textsIn(folder: string, files: DurableFiles): KeyTexts {
  return {
    read: (name) => unlessMissing(() => readFile(join(folder, name), 'utf8')),
    create: (name, text) => files.create(join(folder, name), text),
    names: async () => (await unlessMissing(() => readdir(folder))) ?? [],
  };
}

/**
 * The keys of a service's folder: files in its `keys/`. Where there is a `keys.json` of before, its keys are taken over
 * when they are first asked for; whoever does the same at the same moment writes the same files.
 */
export function createFolderKeyTexts(folder: string, files: DurableFiles, tell: Tell): KeyTexts {
  const texts = textsIn(join(folder, 'keys'), files);

  async function takeOver(): Promise<void> {
    const path = join(folder, OLD_FILE);
    const old = await unlessMissing(() => readFile(path, 'utf8'));
    if (old === undefined) return;
    const count = await importKeys(texts, old, path);
    const renamed = await unlessMissing(async () => {
      await rename(path, join(folder, OLD_FILE_TAKEN_OVER));
      return true;
    });
    const keys = count === 1 ? '1 key' : `${count} keys`;
    if (renamed)
      tell(`${keys} of ${path} now have files of their own in keys/; the old file is ${OLD_FILE_TAKEN_OVER}`);
  }

  let takenOver: Promise<void> | undefined;
  async function ready(): Promise<KeyTexts> {
    takenOver ??= takeOver().catch((error: unknown) => {
      takenOver = undefined;
      throw error;
    });
    await takenOver;
    return texts;
  }

  return {
    read: async (name) => (await ready()).read(name),
    create: async (name, text) => (await ready()).create(name, text),
    names: async () => (await ready()).names(),
  };
}

/** The keys of these texts; what is issued or revoked counts from the next call on. */
export function createFolderKeys(texts: KeyTexts): Keys {
  return { find: (hash) => readKey(hash, texts.read) };
}
