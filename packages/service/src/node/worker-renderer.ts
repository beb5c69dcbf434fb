import type { Worker } from 'node:worker_threads';
import { RenderError } from '@geoslide/protocol';
import type { PngOptions, RenderControl, Renderer } from '../ports.js';
import { workerFailed } from '../service-error.js';
import { errorOf, onlySlide, type RenderMethod, type WorkerReply, type WorkerRequest } from './worker-messages.js';

export interface WorkerRendererOptions {
  /** Workers kept ready, > 0. More run for as long as more renders are asked at a time. */
  readonly size: number;
  /** Starts a worker that runs {@link serveRenders}. */
  readonly start: () => Worker;
}

export interface WorkerRenderer extends Renderer {
  /** Ends every worker; renders that still run fail. */
  close(): Promise<void>;
}

function crashOf(error: unknown): Error {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new RenderError('TOO_COMPLEX', 'The slide needs more memory than a render may use: make it simpler.');
  }
  return workerFailed(error);
}

/**
 * A renderer in worker threads: one that runs away is ended when its time is up and takes nothing with it.
 * How many renders run at a time is the caller's to bound.
 */
export function createWorkerRenderer({ size, start }: WorkerRendererOptions): WorkerRenderer {
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  let closed = false;

  function spawn(): Worker {
    const worker = start();
    alive.add(worker);
    const forget = () => {
      alive.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    };
    // A worker that fails while it is idle has no render to fail: the next one starts another.
    worker.on('error', forget);
    worker.on('exit', forget);
    return worker;
  }

  function rest(worker: Worker): void {
    if (!alive.has(worker)) return;
    if (closed || idle.length >= size) {
      void worker.terminate();
      return;
    }
    worker.unref();
    idle.push(worker);
  }

  for (let i = 0; i < size; i++) rest(spawn());

  function run(request: WorkerRequest, { signal }: RenderControl): Promise<unknown> {
    if (closed) return Promise.reject(new Error('the renderer is closed'));
    const worker = idle.pop() ?? spawn();
    worker.ref();
    return new Promise((resolve, reject) => {
      const leave = () => {
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.off('exit', onExit);
        signal.removeEventListener('abort', onAbort);
      };
      const onMessage = (reply: WorkerReply) => {
        leave();
        rest(worker);
        if ('failure' in reply) reject(errorOf(reply.failure));
        else resolve(reply.result);
      };
      const onError = (error: unknown) => {
        leave();
        reject(crashOf(error));
      };
      const onExit = (code: number) => {
        leave();
        reject(workerFailed(new Error(`a render worker ended with code ${code}`)));
      };
      const onAbort = () => {
        leave();
        alive.delete(worker);
        void worker.terminate();
        if (idle.length === 0 && alive.size < size && !closed) rest(spawn());
        reject(signal.reason);
      };
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.on('exit', onExit);
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      else worker.postMessage(request);
    });
  }

  function method<M extends RenderMethod>(name: M): Renderer[M] {
    const render = (content: Parameters<Renderer[M]>[0], options: PngOptions, control: RenderControl) =>
      run({ method: name, content: onlySlide(content, options.slideIndex), options }, control);
    // The worker answers with what the same method of its renderer gave.
    return render as Renderer[M];
  }

  return {
    renderPng: method('renderPng'),
    renderSvg: method('renderSvg'),
    renderTikz: method('renderTikz'),
    async close() {
      closed = true;
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}
