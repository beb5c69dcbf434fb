import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inFolder } from './folder-failure.js';

/** Files that a killed process left half-written are older than any write takes. */
const STALE_AFTER_MS = 3_600_000;

/** Writes that survive a kill at any moment: a file is there whole, or not at all. */
export interface DurableFiles {
  /** Replaces the file. @throws StorageError where the file system fails. */
  replace(path: string, bytes: Uint8Array | string): Promise<void>;
  /** Writes the file unless it exists; false where it does. @throws StorageError where the file system fails. */
  create(path: string, bytes: Uint8Array | string): Promise<boolean>;
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What `run` gives, or undefined where the file that it needs does not exist. */
export async function unlessMissing<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function syncDirectory(path: string): Promise<void> {
  // Windows can't open a directory; there the rename alone has to do.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Temporary files lie in `temporary`, which has to be on the file system of all that is written. */
export function createDurableFiles(temporary: string): DurableFiles {
  async function sweep(): Promise<void> {
    await mkdir(temporary, { recursive: true });
    for (const name of await readdir(temporary)) {
      const path = join(temporary, name);
      const found = await unlessMissing(() => stat(path));
      if (found && Date.now() - found.mtimeMs > STALE_AFTER_MS) await rm(path, { force: true });
    }
  }
  let swept: Promise<void> | undefined;

  /** Removes a file that is of no use. One that can't be removed is swept later: it must not hide why. */
  async function discard(draft: string): Promise<void> {
    await rm(draft, { force: true }).catch(() => {});
  }

  async function fill(draft: string, bytes: Uint8Array | string): Promise<void> {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }

  /** Writes the bytes to a file of their own and puts it in its place. It is gone afterwards, whatever fails. */
  async function place<T>(path: string, bytes: Uint8Array | string, put: (draft: string) => Promise<T>): Promise<T> {
    const forget = (error: unknown) => {
      swept = undefined;
      throw error;
    };
    swept ??= sweep().catch(forget);
    await swept;
    const draft = join(temporary, randomUUID());
    try {
      await mkdir(dirname(path), { recursive: true });
      // Where the folder of drafts was removed, the next call makes it anew.
      await fill(draft, bytes).catch(forget);
      return await put(draft);
    } finally {
      await discard(draft);
    }
  }

  async function linkNew(draft: string, path: string): Promise<boolean> {
    try {
      await link(draft, path);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  }

  async function create(path: string, bytes: Uint8Array | string): Promise<boolean> {
    if (!(await place(path, bytes, (draft) => linkNew(draft, path)))) return false;
    try {
      await syncDirectory(dirname(path));
    } catch (error) {
      await discard(path);
      throw error;
    }
    return true;
  }

  async function replace(path: string, bytes: Uint8Array | string): Promise<void> {
    await place(path, bytes, (draft) => rename(draft, path));
    await syncDirectory(dirname(path));
  }

  return {
    replace: (path, bytes) => inFolder(path, () => replace(path, bytes)),
    create: (path, bytes) => inFolder(path, () => create(path, bytes)),
  };
}
