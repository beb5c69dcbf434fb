import type { MessagePort } from 'node:worker_threads';
import { type Environment, imageHostsOf } from '@geoslide/service';
import { type AnswerRender, answersOf, createPackageRenderer, startRenderWorker } from '@geoslide/service/renders';

/** Renders in this thread, with the settings of the function's environment; each may take `limitMs`, by default as long as it needs. */
export function createRenders(env: Environment, limitMs?: number): AnswerRender {
  return answersOf(createPackageRenderer({ imageHosts: imageHostsOf(env), limitMs }));
}

/** Makes this thread one that renders, with the settings of the function's environment. */
export function startThread(port: MessagePort, env: Environment): void {
  startRenderWorker(port, { imageHosts: imageHostsOf(env) });
}
