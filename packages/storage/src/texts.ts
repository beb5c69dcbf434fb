/** The texts of a storage by their names, which are paths: what a folder and a bucket have in common. */
export interface Texts {
  read(name: string): Promise<string | undefined>;
  /** Writes the text unless there is one of this name, in one indivisible step; false where there is. */
  create(name: string, text: string): Promise<boolean>;
  /** All below a folder such as `charges/2026-11/`, in no order; sizes in bytes. */
  list(folder: string): AsyncIterable<{ readonly name: string; readonly size: number }>;
  /** The folders right below one, without what is before and after their own names. */
  folders(folder: string): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

/** Runs a task for each item, so many at a time. The first failure ends it. */
export async function forEach<T>(
  items: AsyncIterable<T> | Iterable<T>,
  atATime: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const task = run(item).then(() => {
      running.delete(task);
    });
    running.add(task);
    // A failure is thrown from here or from the end; until then it is nobody's.
    task.catch(() => {});
    if (running.size >= atATime) await Promise.race(running);
  }
  await Promise.all(running);
}
