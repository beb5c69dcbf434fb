import type { MessagePort } from 'node:worker_threads';
import { type Environment, imageHostsOf } from '@geoslide/service';
import { startRenderWorker } from '@geoslide/service/render-worker';

/** Makes this thread a render thread, with the settings of the function's own environment: it starts before anybody else has read these. */
export function startThread(port: MessagePort, env: Environment): void {
  startRenderWorker(port, { imageHosts: imageHostsOf(env) });
}
