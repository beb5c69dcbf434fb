import { settingsOf } from '@geoslide/service';
import { createLocalRenderer } from '@geoslide/service/node';
import { messageOf } from '../errors.js';
import type { RunTask } from './run-batch.js';

/** For one picture, ms: as long as a service gives it. */
const RENDER_MS = 20_000;

/** Admits so many at a time; the others wait, in their order. */
function admitting(most: number): { readonly enter: () => Promise<void>; readonly leave: () => void } {
  const waiting: (() => void)[] = [];
  let free = most;
  return {
    async enter() {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}

/**
 * Renders tasks in threads of this process, one in each, with the limits of a service but that of time in the queue.
 * Ask for some more: they wait, and no thread stands idle while files are read and written.
 */
export function localTasks(threads: number): { readonly run: RunTask; readonly close: () => Promise<void> } {
  const renderer = createLocalRenderer({ size: threads });
  const { enter, leave } = admitting(threads);
  return {
    async run({ path, body }) {
      await enter();
      const signal = AbortSignal.timeout(RENDER_MS);
      try {
        const {
          ms: _ms,
          bytes,
          ...result
        } = await renderer.render({ path, body, settings: settingsOf({}) }, { signal });
        return { result: { success: true, ...result, size: bytes.length }, bytes };
      } catch (error) {
        if (signal.aborted) {
          return {
            result: { success: false, error: `the picture took more than ${RENDER_MS / 1000} s: make it simpler` },
          };
        }
        return { result: { success: false, error: messageOf(error) } };
      } finally {
        leave();
      }
    },
    close: () => renderer.close(),
  };
}
