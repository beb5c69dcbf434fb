import type { Worker } from 'node:worker_threads';
import type { Environment } from '@geoslide/service';
import { createWorkerRenderer } from '@geoslide/service/node';
import { readConfig } from './config.js';
import { createHandler, type Handler } from './create-handler.js';
import { createS3Client } from './s3-client.js';

/** The function's handler with render threads of its own, which `startThread` starts. */
export function createMainHandler(env: Environment, startThread: () => Worker): Handler {
  const config = readConfig(env);
  // An instance gets one event at a time.
  const renderer = createWorkerRenderer({ size: config.options.concurrency ?? 1, start: startThread });
  return createHandler(config, createS3Client(env), renderer);
}
