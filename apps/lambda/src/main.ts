import type { Worker } from 'node:worker_threads';
import { RENDER_THREAD_LIMITS } from '@geoslide/service/node';
import { loadScript } from 'geoslide/load-script';

// The function's entry. It is apart from the rest so that V8's compiled code can be given to what it loads.

const threads = process.getBuiltinModule('node:worker_threads');
const startThread = () =>
  new threads.Worker(new URL('thread.cjs', import.meta.url), { resourceLimits: RENDER_THREAD_LIMITS });

// A thread takes longer to start than all that is loaded here meanwhile.
let first: Worker | undefined = startThread();
// It keeps no process alive in which the rest can't be loaded.
first.unref();
const { exports } = loadScript(`${import.meta.dirname}/function.script.js`);
const { createMainHandler } = exports as typeof import('./main-handler.js');

export const handler = createMainHandler(process.env, () => {
  const thread = first ?? startThread();
  first = undefined;
  return thread;
});
