import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../errors.js';
import { endings } from '../render/render-options.js';
import { fieldsOf, type Line, readLines, type Task, taskOf } from './manifest.js';
import { openResults } from './results.js';

/** What came of a task: what the results say of it, and its picture where it is at hand. */
export interface Outcome {
  readonly result: { readonly success: boolean; readonly [field: string]: unknown };
  readonly bytes?: Uint8Array;
}

/** Renders a task; what fails is an outcome. */
export type RunTask = (task: Task) => Promise<Outcome>;

export interface BatchRun {
  readonly manifest: string;
  readonly results: string;
  /** Where pictures are written. */
  readonly out: string | undefined;
  /** Tasks at a time. */
  readonly jobs: number;
  readonly run: RunTask;
  readonly onLine: (what: 'drawn' | 'skipped' | 'failed', place: string, error?: string) => void;
}

/** A file that is there whole or not at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/**
 * Renders what the lines of a manifest ask for and adds what came of each to the results. Lines that have their picture
 * from an earlier run are skipped; failed ones are tried again. Only the lines under way are in memory.
 */
export async function runBatch({ manifest, results: path, out, jobs, run, onLine }: BatchRun): Promise<void> {
  if (out !== undefined) await mkdir(out, { recursive: true });
  const results = await openResults(path);
  const lines = readLines(manifest);
  const seen = new Map<string, number>();

  /** @throws Error where another line has the same id. */
  function claim(id: string, number: number): void {
    const other = seen.get(id);
    if (other !== undefined) throw new Error(`line ${other} has the id "${id}" already: ids name files`);
    seen.set(id, number);
  }

  async function work({ number, text }: Line): Promise<void> {
    let place = `line ${number}`;
    let task: Task;
    try {
      const { id } = fieldsOf(text);
      claim(id, number);
      place = id;
      task = await taskOf(text, manifest);
    } catch (error) {
      onLine('failed', place, messageOf(error));
      return;
    }
    const { id, format, hash } = task;
    const file = out === undefined ? undefined : join(out, `${id}${endings[format]}`);
    if (results.isDone(id, hash) && (file === undefined || existsSync(file))) {
      onLine('skipped', id);
      return;
    }
    const { result, bytes } = await run(task);
    const isWritten = file !== undefined && bytes !== undefined;
    if (isWritten) await writeWhole(file, bytes);
    await results.add({ id, hash, ...result, ...(isWritten ? { file } : {}) });
    if (result.success) onLine('drawn', id);
    else onLine('failed', id, String(result.error));
  }

  async function lane(): Promise<void> {
    for await (const line of { [Symbol.asyncIterator]: () => ({ next: () => lines.next() }) }) await work(line);
  }
  try {
    await Promise.all(Array.from({ length: jobs }, lane));
  } finally {
    await results.close();
  }
}
