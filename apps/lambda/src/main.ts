import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Handler } from './create-handler.js';

// The bundle's entry, and that of its render threads: the function's own thread never loads the renderer.

async function start(): Promise<Handler | undefined> {
  if (!isMainThread && parentPort !== null) {
    const { startRenderWorker } = await import('@geoslide/service/render-worker');
    startRenderWorker(parentPort, workerData);
    return undefined;
  }
  const { createMainHandler } = await import('./main-handler.js');
  return createMainHandler(process.env, new URL(import.meta.url));
}

export const handler = await start();
