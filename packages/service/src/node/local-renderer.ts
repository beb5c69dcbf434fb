import { Worker } from 'node:worker_threads';
import type { RenderWorkerData } from './start-render-worker.js';
import { createWorkerRenderer, type WorkerRenderer } from './worker-renderer.js';

/** JavaScript heap of a worker, MB: pixels lie outside of it. A render that needs more is ended. */
const WORKER_HEAP_MB = 512;

export interface LocalRendererOptions {
  /** Threads kept ready, > 0. */
  readonly size: number;
  /** Hosts that images may be loaded from, beside `data:` addresses; default none. */
  readonly imageHosts?: readonly string[];
  /** The code of a thread, which calls `startRenderWorker`; for bundles, whose files lie elsewhere. */
  readonly entry?: URL;
}

/** The renderer of the package `geoslide` in threads. */
export function createLocalRenderer({ size, imageHosts = [], entry }: LocalRendererOptions): WorkerRenderer {
  const workerData: RenderWorkerData = { imageHosts };
  const code = entry ?? new URL('./render-worker.js', import.meta.url);
  const resourceLimits = { maxOldGenerationSizeMb: WORKER_HEAP_MB };
  return createWorkerRenderer({ size, start: () => new Worker(code, { workerData, resourceLimits }) });
}
