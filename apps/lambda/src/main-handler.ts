import type { Worker } from 'node:worker_threads';
import type { Environment } from '@geoslide/service';
import { createDirectFirstRenderer, createWorkerRenderer } from '@geoslide/service/node';
import { readConfig } from './config.js';
import { createHandler, type Handler } from './create-handler.js';
import { createQuickBucket } from './quick-bucket.js';
import { readS3Settings } from './s3-settings.js';

/** ms that a render may take in the function's own thread: a twentieth of what the service gives it, and many times what figures take. */
const DIRECT_MS = 1000;

/** The function's other files. */
export interface Parts {
  readonly loadRenders: () => typeof import('./renders.js');
  readonly loadSdk: () => typeof import('./sdk-bucket.js');
  /** Starts a thread of which `startThread` has made one that renders. */
  readonly startThread: () => Worker;
}

/** The function's handler, which renders in this thread and, what takes long there, in one of its own. */
export function createMainHandler(env: Environment, { loadRenders, loadSdk, startThread }: Parts): Handler {
  const config = readConfig(env);
  const s3 = readS3Settings(env, config.bucket);
  const renderer = createDirectFirstRenderer({
    direct: () => loadRenders().createRenders(env, DIRECT_MS),
    // An instance gets one event at a time.
    threads: () => createWorkerRenderer({ size: config.options.concurrency ?? 1, start: startThread }),
    onGivenUp: (reason) => console.log(JSON.stringify({ message: 'renders go to threads from now on', reason })),
  });
  const handler = createHandler(
    config,
    createQuickBucket(s3, () => loadSdk().createSdkBucket(s3)),
    renderer,
  );
  // While the keys come.
  renderer.load();
  return handler;
}
