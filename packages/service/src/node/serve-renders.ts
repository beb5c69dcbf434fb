import type { MessagePort } from 'node:worker_threads';
import { createBodyRenderer } from '../answers/render-body.js';
import type { Renderer } from '../ports.js';
import { failureOf, type WorkerReply, type WorkerRequest } from './worker-messages.js';

/** Buffers that a reply hands over instead of copying them. */
function transfers(reply: WorkerReply): ArrayBuffer[] {
  if ('failure' in reply || 'text' in reply.result) return [];
  if (!('bytes' in reply.result)) return reply.result.map(({ body }) => body.buffer);
  const { bytes } = reply.result;
  const whole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  return whole && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

/** The worker's side: answers each {@link WorkerRequest} on the port with a {@link WorkerReply}. */
export function serveRenders(port: Pick<MessagePort, 'on' | 'postMessage'>, renderer: Renderer): void {
  const bodies = createBodyRenderer(renderer);
  // A message brings no signal: a render whose time is up ends with its thread.
  const control = { signal: new AbortController().signal };
  port.on('message', async ({ method, ...request }: WorkerRequest) => {
    const reply: WorkerReply = await bodies[method](request, control).then(
      (result) => ({ result }),
      (error: unknown) => ({ failure: failureOf(error) }),
    );
    port.postMessage(reply, transfers(reply));
  });
}
