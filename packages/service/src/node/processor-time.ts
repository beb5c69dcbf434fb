import { systemThreadTimeMs } from './system-thread.js';

/** How often processor time is read, ms. */
const LOOK_MS = 50;

interface Render<Thread> {
  readonly thread: Thread;
  readonly onSpent: () => void;
  spentMs: number;
}

export interface ProcessorTime<Thread> {
  /**
   * Counts what a render spends on its thread from now on, until what this gives is called. `onSpent` is called once it
   * is past the limit, at each look.
   */
  watch(thread: Thread, onSpent: () => void): () => void;
}

export interface ProcessorTimeOptions<Thread> {
  /** Processor time of a render, ms, > 0. */
  readonly limitMs: number;
  /** All threads that may render, also those that do not now. */
  readonly threads: Iterable<Thread>;
  /** As `systemThreadId` gives it; undefined while the thread loads, and where the system tells none. */
  readonly idOf: (thread: Thread) => number | undefined;
}

/**
 * Counts the processor time of renders: that of a render's own thread, and an equal share of what the runtime does on
 * threads of its own, such as collecting garbage. For a render that fills its memory the share is larger than the rest.
 * A render that waits for a processor spends nothing.
 */
export function createProcessorTime<Thread>(options: ProcessorTimeOptions<Thread>): ProcessorTime<Thread> {
  const { limitMs, threads, idOf } = options;
  const renders = new Set<Render<Thread>>();
  let timer: NodeJS.Timeout | undefined;
  /** What each thread had spent at the last look, ms, by its number. */
  let before = new Map<number, number>();
  let processBefore = 0;

  function read(): { readonly times: Map<number, number>; readonly processMs: number } {
    // The main thread has the number of the process.
    const ids = [process.pid, ...[...threads].map(idOf)];
    const times = new Map<number, number>();
    for (const id of ids) {
      const time = id === undefined ? undefined : systemThreadTimeMs(id);
      if (id !== undefined && time !== undefined) times.set(id, time);
    }
    const { user, system } = process.cpuUsage();
    return { times, processMs: (user + system) / 1000 };
  }

  function look(): void {
    const { times, processMs } = read();
    const since = (id: number) => {
      const time = times.get(id) ?? 0;
      return time - (before.get(id) ?? time);
    };
    const known = [...times.keys()].reduce((sum, id) => sum + since(id), 0);
    // What a thread spends while it loads, and has no number yet, is no render's.
    const isWhole = [...threads].every((thread) => idOf(thread) !== undefined);
    const shared = isWhole ? Math.max(0, processMs - processBefore - known) / renders.size : 0;
    for (const render of [...renders]) {
      const id = idOf(render.thread);
      render.spentMs += shared + (id === undefined ? 0 : since(id));
    }
    before = times;
    processBefore = processMs;
    for (const { spentMs, onSpent } of [...renders]) if (spentMs > limitMs) onSpent();
  }

  return {
    watch(thread, onSpent) {
      const render = { thread, onSpent, spentMs: 0 };
      if (renders.size === 0) {
        ({ times: before, processMs: processBefore } = read());
        timer = setInterval(look, LOOK_MS);
      }
      renders.add(render);
      return () => {
        renders.delete(render);
        if (renders.size === 0) clearInterval(timer);
      };
    },
  };
}
