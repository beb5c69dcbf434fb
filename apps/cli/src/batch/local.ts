import { settingsOf } from '@geoslide/service';
import { createLocalRenderer } from '@geoslide/service/node';
import { messageOf } from '../errors.js';
import type { RunTask } from './run-batch.js';

/** For one picture, ms: as long as a service gives it. */
const RENDER_MS = 20_000;

/** Renders tasks in threads of this process, with the limits of a service but that of time in the queue. */
export function localTasks(threads: number): { readonly run: RunTask; readonly close: () => Promise<void> } {
  const renderer = createLocalRenderer({ size: threads });
  return {
    async run({ path, body }) {
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
      }
    },
    close: () => renderer.close(),
  };
}
