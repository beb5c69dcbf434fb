import { Worker } from 'node:worker_threads';
import { renderThreadLimits } from '@geoslide/service/node';
import type { Handler } from './create-handler.js';
import { createMainHandler } from './main-handler.js';

// What the bundle of the function's main thread gives to index.mjs, and to the build, which has it draw in its own thread.

export { createMainHandler };

/** The function's handler. @param thread The module that makes a thread one that renders. */
export function startFunction(thread: URL): Handler {
  return createMainHandler(process.env, () => new Worker(thread, { resourceLimits: renderThreadLimits(1) }));
}
