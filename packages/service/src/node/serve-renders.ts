import type { MessagePort } from 'node:worker_threads';
import type { Renderer } from '../ports.js';
import { createBodyRenderer } from '../render-body.js';
import { failureOf, type WorkerReply, type WorkerRequest } from './worker-messages.js';

/** Renders what a message asks; it does not throw. */
export type AnswerRender = (request: WorkerRequest) => Promise<WorkerReply>;

/** Answers requests with a renderer. */
export function answersOf(renderer: Renderer): AnswerRender {
  // A message brings no signal: a render whose time is up ends with its thread, or by a limit of the renderer's.
  const control = { signal: new AbortController().signal };
  const bodies = createBodyRenderer(renderer);
  return async (request) => {
    try {
      return { result: await bodies.render(request, control) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
}

/** Buffers that a reply hands over instead of copying them. */
function transfers(reply: WorkerReply): ArrayBuffer[] {
  if ('failure' in reply) return [];
  const { bytes } = reply.result;
  const whole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  return whole && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

/** The worker's side: answers each {@link WorkerRequest} on the port with a {@link WorkerReply}. */
export function serveRenders(port: Pick<MessagePort, 'on' | 'postMessage'>, renderer: Renderer): void {
  const answer = answersOf(renderer);
  port.on('message', async (request: WorkerRequest) => {
    const reply = await answer(request);
    port.postMessage(reply, transfers(reply));
  });
}
