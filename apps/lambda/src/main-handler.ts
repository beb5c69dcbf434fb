import type { Worker } from 'node:worker_threads';
import type { Environment } from '@geoslide/service';
import { createWorkerRenderer } from '@geoslide/service/node';
import { createS3Bucket, readS3Settings } from '@geoslide/storage/s3';
import { readConfig } from './config.js';
import { createHandler, type Handler } from './create-handler.js';

/**
 * The function's handler. It renders in a thread, which is kept ready, ended when a render's time is up, and started again.
 * @param startRenderThread Starts a thread of which `startThread` has made one that renders.
 */
export function createMainHandler(env: Environment, startRenderThread: () => Worker): Handler {
  const config = readConfig(env);
  // An instance gets one event at a time. The thread loads what renders while the keys come.
  const renderer = createWorkerRenderer({
    size: config.options.concurrency ?? 1,
    start: startRenderThread,
    cpuMs: config.renderCpuMs,
  });
  return createHandler(config, createS3Bucket(readS3Settings(env, config.bucket)), renderer);
}
