import type { MessagePort } from 'node:worker_threads';
import type { Renderer } from '../ports.js';
import { failureOf, type WorkerReply, type WorkerRequest } from './worker-messages.js';

/** Buffers that a reply hands over instead of copying them. */
function transfers(result: object): ArrayBuffer[] {
  if (!('bytes' in result) || !(result.bytes instanceof Uint8Array)) return [];
  const { bytes } = result;
  const whole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  return whole && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

/** The worker's side: answers each {@link WorkerRequest} on the port with a {@link WorkerReply}. */
export function serveRenders(port: Pick<MessagePort, 'on' | 'postMessage'>, renderer: Renderer): void {
  // No signal crosses threads: a render whose time is up ends with its thread.
  const control = { signal: new AbortController().signal };
  port.on('message', async ({ method, content, options }: WorkerRequest) => {
    let reply: WorkerReply;
    let transferred: ArrayBuffer[] = [];
    try {
      const result = await renderer[method](content, options, control);
      reply = { result };
      transferred = transfers(result);
    } catch (error) {
      reply = { failure: failureOf(error) };
    }
    port.postMessage(reply, transferred);
  });
}
