import type { Worker } from 'node:worker_threads';
import type { Environment } from '@geoslide/service';
import { createDirectFirstRenderer, createWorkerRenderer } from '@geoslide/service/node';
import { createS3Bucket, readS3Settings } from '@geoslide/storage/s3';
import { readConfig } from './config.js';
import { createHandler, type Handler } from './create-handler.js';
import { createRenders } from './renders.js';

/** ms that a render may take in the function's own thread: a twentieth of what the service gives it, and many times what figures take. */
const DIRECT_MS = 1000;

/**
 * The function's handler, which renders in this thread and, what takes long there, in one of its own.
 * @param startRenderThread Starts a thread of which `startThread` has made one that renders.
 */
export function createMainHandler(env: Environment, startRenderThread: () => Worker): Handler {
  const config = readConfig(env);
  const renderer = createDirectFirstRenderer({
    direct: () => createRenders(env, DIRECT_MS),
    // An instance gets one event at a time.
    threads: () => createWorkerRenderer({ size: config.options.concurrency ?? 1, start: startRenderThread }),
    onGivenUp: (reason) => console.log(JSON.stringify({ message: 'renders go to threads from now on', reason })),
  });
  const handler = createHandler(config, createS3Bucket(readS3Settings(env, config.bucket)), renderer);
  // While the keys come.
  renderer.load();
  return handler;
}
