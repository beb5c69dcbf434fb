import type { MessagePort } from 'node:worker_threads';
import type { Renderer } from '../ports.js';
import { failureOf, type WorkerReply, type WorkerRequest } from './worker-messages.js';

async function answer(renderer: Renderer, { method, content, options }: WorkerRequest): Promise<WorkerReply> {
  // A message brings no signal: a render whose time is up ends with its thread.
  const control = { signal: new AbortController().signal };
  try {
    return { result: await renderer[method](content, options, control) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Buffers that a reply hands over instead of copying them. */
function transfers(reply: WorkerReply): ArrayBuffer[] {
  if ('failure' in reply) return [];
  const { result } = reply;
  if (!('bytes' in result) || !(result.bytes instanceof Uint8Array)) return [];
  const { bytes } = result;
  const whole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  return whole && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

/** The worker's side: answers each {@link WorkerRequest} on the port with a {@link WorkerReply}. */
export function serveRenders(port: Pick<MessagePort, 'on' | 'postMessage'>, renderer: Renderer): void {
  port.on('message', async (request: WorkerRequest) => {
    const reply = await answer(renderer, request);
    port.postMessage(reply, transfers(reply));
  });
}
