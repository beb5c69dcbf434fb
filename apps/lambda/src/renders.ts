import type { MessagePort } from 'node:worker_threads';
import { type Environment, imageHostsOf } from '@geoslide/service';
import { startRenderWorker } from '@geoslide/service/renders';

/** Makes this thread one that renders, with the settings of the function's environment. */
export function startThread(port: MessagePort, env: Environment): void {
  startRenderWorker(port, { imageHosts: imageHostsOf(env) });
}
