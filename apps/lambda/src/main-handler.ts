import type { Environment } from '@geoslide/service';
import { createLocalRenderer } from '@geoslide/service/node';
import { readConfig } from './config.js';
import { createHandler, type Handler } from './create-handler.js';

/** The function's handler with a render thread of its own, started while the function is. */
export function createMainHandler(env: Environment, entry: URL): Handler {
  const config = readConfig(env);
  // An instance gets one event at a time.
  const size = config.options.concurrency ?? 1;
  return createHandler(config, createLocalRenderer({ size, imageHosts: config.imageHosts, entry }));
}
