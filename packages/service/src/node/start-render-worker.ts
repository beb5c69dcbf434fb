import type { MessagePort } from 'node:worker_threads';
import { createPackageRenderer, type PackageRendererOptions } from './package-renderer.js';
import { serveRenders } from './serve-renders.js';
import { systemThreadId } from './system-thread.js';
import type { WorkerReady } from './worker-messages.js';

/** What a render worker is started with. */
export type RenderWorkerData = Pick<PackageRendererOptions, 'imageHosts'>;

/** Makes this thread one of `createLocalRenderer`: it renders with the package `geoslide` what the port asks. */
export function startRenderWorker(port: MessagePort, { imageHosts }: RenderWorkerData): void {
  serveRenders(port, createPackageRenderer({ imageHosts }));
  const message: WorkerReady = { ready: systemThreadId() };
  port.postMessage(message);
}
