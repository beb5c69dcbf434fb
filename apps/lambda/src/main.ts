import { RENDER_THREAD_LIMITS } from '@geoslide/service/node';
import { loadScript } from 'geoslide/load-script';

// The function's entry. It is apart from the rest so that V8's compiled code can be given to what it loads.

const load = (name: string) => loadScript(`${import.meta.dirname}/${name}`).exports;
const { createMainHandler } = load('function.script.js') as typeof import('./main-handler.js');

export const handler = createMainHandler(process.env, {
  startThread() {
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    return new Worker(new URL('thread.cjs', import.meta.url), { resourceLimits: RENDER_THREAD_LIMITS });
  },
});
