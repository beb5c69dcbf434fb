import { Worker } from 'node:worker_threads';
import { renderThreadLimits } from '@geoslide/service/node';
import type { Handler } from './create-handler.js';
import { createMainHandler } from './main-handler.js';

// What the function's bundle gives to the two modules that start with it: index.mjs and thread.mjs.

export { startThread } from './renders.js';

/** The function's handler. @param thread The module that makes a thread one that renders. */
export function startFunction(thread: URL): Handler {
  return createMainHandler(process.env, () => new Worker(thread, { resourceLimits: renderThreadLimits(1) }));
}
