import { type FileHandle, open } from 'node:fs/promises';

/** What came of a line. */
interface Result {
  readonly id: string;
  /** Of the task, see `Task`. */
  readonly hash: string;
  readonly success: boolean;
  readonly [field: string]: unknown;
}

/** The results of all runs over a manifest: a line of JSON for each, in the order in which they came. */
export interface Results {
  /** Whether a task has its picture. */
  isDone(id: string, hash: string): boolean;
  add(result: Result): Promise<void>;
  close(): Promise<void>;
}

async function read(path: string): Promise<Map<string, string>> {
  const done = new Map<string, string>();
  const file = await open(path);
  for await (const line of file.readLines()) {
    try {
      const { id, hash, success } = JSON.parse(line) as Result;
      if (success) done.set(id, hash);
      else done.delete(id);
    } catch {
      // The last line of a run that was killed may be a part of one: its task is done again.
    }
  }
  return done;
}

/** Opens the results of a manifest to add more; a new file where there are none. */
export async function openResults(path: string): Promise<Results> {
  const handle: FileHandle = await open(path, 'a+');
  const { size } = await handle.stat();
  const done = size === 0 ? new Map<string, string>() : await read(path);
  if (size > 0) {
    const last = Buffer.alloc(1);
    await handle.read(last, 0, 1, size - 1);
    if (last.toString() !== '\n') await handle.appendFile('\n');
  }
  return {
    isDone: (id, hash) => done.get(id) === hash,
    // One write for a line: those of several tasks don't mix.
    add: (result) => handle.appendFile(`${JSON.stringify(result)}\n`),
    close: () => handle.close(),
  };
}
