import { Worker } from 'node:worker_threads';
import { createWorkerRenderer, type WorkerRenderer } from './worker-renderer.js';

/** JavaScript heap of a worker, MB: pixels lie outside of it. A render that needs more is ended. */
const WORKER_HEAP_MB = 512;

/** What a render worker is started with. */
export interface RenderWorkerData {
  /** Hosts that images may be loaded from, beside `data:` addresses. */
  readonly imageHosts: readonly string[];
}

/** The renderer of the package `geoslide` in `size` threads. */
export function createLocalRenderer(size: number, workerData: RenderWorkerData = { imageHosts: [] }): WorkerRenderer {
  const start = () =>
    new Worker(new URL('./render-worker.js', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    });
  return createWorkerRenderer({ size, start });
}
