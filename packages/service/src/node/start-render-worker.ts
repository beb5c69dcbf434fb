import type { MessagePort } from 'node:worker_threads';
import { createPackageRenderer } from './package-renderer.js';
import { serveRenders } from './serve-renders.js';

/** What a render worker is started with. */
export interface RenderWorkerData {
  /** Hosts that images may be loaded from, beside `data:` addresses. */
  readonly imageHosts: readonly string[];
}

/** Makes this thread one of `createLocalRenderer`: it renders with the package `geoslide` what the port asks. */
export function startRenderWorker(port: MessagePort, { imageHosts }: RenderWorkerData): void {
  serveRenders(port, createPackageRenderer({ imageHosts }));
}
