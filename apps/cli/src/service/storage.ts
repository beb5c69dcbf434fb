import { textSetting } from '@geoslide/service';
import { type OpenStorage, openStorage, type StorageOptions } from '@geoslide/storage';
import { UsageError } from '../errors.js';

/** The options by which commands name a storage. */
export const storageOptions = { data: { type: 'string' }, storage: { type: 'string' } } as const;

export interface StorageChoice {
  readonly data?: string | undefined;
  readonly storage?: string | undefined;
}

const DEFAULT_FOLDER = '.geoslide';

/** The options with which another command finds the same storage, each after a space; nothing for the default. */
export function sameStorage({ data, storage }: StorageChoice): string {
  return storage !== undefined ? ` --storage ${storage}` : data !== undefined ? ` --data ${data}` : '';
}

/** Opens the storage of the options, else of `GEOSLIDE_STORAGE`, else the folder `.geoslide`; with `DATABASE_URL`, the database too. */
export async function openChosen(
  { data, storage }: StorageChoice,
  options: Pick<StorageOptions, 'tell'> = {},
): Promise<OpenStorage> {
  if (data !== undefined && storage !== undefined) throw new UsageError('give --data or --storage, not both');
  const named = storage ?? (data === undefined ? textSetting(process.env, 'GEOSLIDE_STORAGE') : `folder:${data}`);
  return openStorage(named ?? DEFAULT_FOLDER, { env: process.env, ...options });
}

/** Runs a task with that storage, checked, and closes it. */
export async function withStorage<T>(choice: StorageChoice, run: (storage: OpenStorage) => Promise<T>): Promise<T> {
  const storage = await openChosen(choice);
  try {
    await storage.check();
    return await run(storage);
  } finally {
    await storage.close();
  }
}
