import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that a killed process left half-written are older than any write takes. */
const STALE_AFTER_MS = 3_600_000;

/** Writes that survive a kill at any moment: a file is there whole, or not at all. */
export interface DurableFiles {
  /** Replaces the file. */
  replace(path: string, bytes: Uint8Array | string): Promise<void>;
  /** Writes the file unless it exists; false where it does. */
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

  async function write(path: string, bytes: Uint8Array | string): Promise<string> {
    swept ??= sweep().catch((error: unknown) => {
      swept = undefined;
      throw error;
    });
    await swept;
    await mkdir(dirname(path), { recursive: true });
    const draft = join(temporary, randomUUID());
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return draft;
  }

  return {
    async replace(path, bytes) {
      await rename(await write(path, bytes), path);
      await syncDirectory(dirname(path));
    },
    async create(path, bytes) {
      const draft = await write(path, bytes);
      try {
        await link(draft, path);
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
      try {
        await syncDirectory(dirname(path));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return true;
    },
  };
}
