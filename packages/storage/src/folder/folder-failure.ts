import { StorageError } from '@geoslide/service';

/** What a file system says when it can't do now what it could before, and what the operator does about it. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full: free some space, or set GEOSLIDE_FILE_DAYS',
  EDQUOT: 'the quota of its user is used up: raise it, or free some space',
  EROFS: 'it is read-only: mount it so that it can be written',
  EACCES: 'the user of this process may not use it: change its owner or its mode',
  EPERM: 'the user of this process may not use it: change its owner or its attributes',
  EIO: 'its disk fails: check it, and restore what is lost from a backup',
  ESTALE: 'its network file system was lost: mount it again',
  EMFILE: 'this process has too many open files: raise its limit, as with ulimit -n',
  ENFILE: 'this machine has too many open files: raise fs.file-max',
  ENOENT: 'a part of it was removed while it was used: the next call makes it anew',
};

/**
 * A failure of the file system as a StorageError that names the file or folder and the remedy; another error as it is.
 * Not every error of Node says which file it is about.
 */
function folderFailure(place: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const remedy = remedies[error.code];
  if (remedy === undefined) return error;
  return new StorageError(`the folder of ${place} failed, ${remedy} (${error.message})`, { cause: error });
}

/** Runs what uses a file or folder. @throws StorageError where the file system fails. */
export async function inFolder<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw folderFailure(place, error);
  }
}

/** Goes through what is read from a file or folder. @throws StorageError where the file system fails. */
export async function* throughFolder<T>(place: string, items: () => AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items();
  } catch (error) {
    throw folderFailure(place, error);
  }
}
