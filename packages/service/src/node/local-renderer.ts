import { Worker } from 'node:worker_threads';
import { renderThreadLimits } from './render-thread-limits.js';
import type { RenderWorkerData } from './start-render-worker.js';
import { createWorkerRenderer, type WorkerRenderer } from './worker-renderer.js';

export interface LocalRendererOptions {
  /** Threads kept ready, > 0. */
  readonly size: number;
  /** Hosts that images may be loaded from, beside `data:` addresses; default none. */
  readonly imageHosts?: readonly string[];
  /** Processor time of one render, ms; default 0, without a limit. */
  readonly cpuMs?: number;
}

/** The renderer of the package `geoslide` in threads. */
export function createLocalRenderer({ size, imageHosts = [], cpuMs = 0 }: LocalRendererOptions): WorkerRenderer {
  const workerData: RenderWorkerData = { imageHosts };
  const code = new URL('./render-worker.js', import.meta.url);
  const start = () => new Worker(code, { workerData, resourceLimits: renderThreadLimits(size) });
  return createWorkerRenderer({ size, start, cpuMs });
}
