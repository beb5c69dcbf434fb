import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { importKeys, type KeyTexts } from '../key-texts.js';
import { unlessMissing } from './durable-files.js';

/** The only file of keys in folders of before, and what is left of it. */
const OLD_FILE = 'keys.json';
const OLD_FILE_TAKEN_OVER = 'keys.json.old';

/**
 * Takes over the keys of a folder's `keys.json` of before, where there is one. Whoever does the same at the same moment
 * writes the same files. Gives what was done.
 */
export async function takeOverKeys(folder: string, keys: KeyTexts): Promise<string | undefined> {
  const path = join(folder, OLD_FILE);
  const old = await unlessMissing(() => readFile(path, 'utf8'));
  if (old === undefined) return undefined;
  const count = await importKeys(keys, old, path);
  const renamed = await unlessMissing(async () => {
    await rename(path, join(folder, OLD_FILE_TAKEN_OVER));
    return true;
  });
  const taken = count === 1 ? '1 key' : `${count} keys`;
  return renamed
    ? `${taken} of ${path} now have files of their own in keys/; the old file is ${OLD_FILE_TAKEN_OVER}`
    : undefined;
}
