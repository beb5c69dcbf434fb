import { Worker } from 'node:worker_threads';
import { renderThreadLimits } from '@geoslide/service/node';

/**
 * Gives threads that render, one for each call. The first one is started at once: it loads while the main thread does.
 * @param module The module that makes a thread one that renders.
 */
export function renderThreads(module: URL): () => Worker {
  const start = () => new Worker(module, { resourceLimits: renderThreadLimits(1) });
  let first: Worker | undefined = start();
  return () => {
    const thread = first ?? start();
    first = undefined;
    return thread;
  };
}
