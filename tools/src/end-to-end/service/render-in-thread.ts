import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface ThreadReply {
  readonly result?: { readonly bytes: Uint8Array };
  readonly failure?: unknown;
}

/** What a built function's thread answers, for a request: the render of an empty one as SVG. */
export async function renderInThread(file: string): Promise<ThreadReply> {
  const worker = new Worker(file);
  const content = { slides: [{ definitions: [], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
  const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };
  const body = new TextEncoder().encode(JSON.stringify({ content, viewBound }));
  worker.postMessage({ method: 'render', path: '/api/render-svg', body, settings: {} });
  // Its first word is that it has started.
  await once(worker, 'message');
  const [reply] = await once(worker, 'message');
  await worker.terminate();
  return reply;
}
