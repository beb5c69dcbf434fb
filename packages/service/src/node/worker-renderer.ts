import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { RenderError } from '@geoslide/protocol';
import type { BatchItem, BodyInspection, BodyOutput, BodyRenderer, RenderControl } from '../ports.js';
import { workerFailed } from '../service-error.js';
import { createProcessorTime } from './processor-time.js';
import { errorOf, type WorkerReady, type WorkerReply, type WorkerRequest } from './worker-messages.js';

export interface WorkerRendererOptions {
  /** Workers kept ready, > 0. More run for as long as more renders are asked at a time. */
  readonly size: number;
  /** Starts a worker that runs {@link serveRenders}. */
  readonly start: () => Worker;
  /** Processor time of one render, ms, 0 for no limit; past it `TOO_COMPLEX`. Linux alone tells the time of threads. */
  readonly cpuMs: number;
}

export interface WorkerRenderer extends BodyRenderer {
  /** Ends when the workers kept ready have loaded what renders, or have ended without it. */
  started(): Promise<void>;
  /** Ends every worker; renders that still run fail. */
  close(): Promise<void>;
  /** How many threads there are, and how many ended by an error or because their render's time was up. */
  threads(): { readonly alive: number; readonly failed: number; readonly stopped: number };
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
export function createWorkerRenderer({ size, start, cpuMs }: WorkerRendererOptions): WorkerRenderer {
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  /** Those that have said a word: they have loaded what renders. */
  const proven = new WeakSet<Worker>();
  const systemIds = new WeakMap<Worker, number>();
  const processorTime =
    cpuMs === 0
      ? undefined
      : createProcessorTime({ limitMs: cpuMs, threads: alive, idOf: (worker: Worker) => systemIds.get(worker) });
  let closed = false;
  let failed = 0;
  let stopped = 0;

  function spawn(): Worker {
    const worker = start();
    alive.add(worker);
    worker.once('message', (message: WorkerReply | WorkerReady) => {
      proven.add(worker);
      if ('ready' in message && message.ready !== undefined) systemIds.set(worker, message.ready);
    });
    worker.once('error', () => failed++);
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

  /** Starts a worker for one that ended at its work, so that the next render need not wait for a start. */
  function refill(): void {
    if (!closed && alive.size < size) rest(spawn());
  }

  function run<T>(request: WorkerRequest, { signal }: RenderControl): Promise<T> {
    if (closed) return Promise.reject(new Error('the renderer is closed'));
    if (signal.aborted) return Promise.reject(signal.reason);
    const worker = idle.pop() ?? spawn();
    worker.ref();
    return new Promise((resolve, reject) => {
      const unwatch = processorTime?.watch(worker, () => {
        const seconds = cpuMs / 1000;
        stop(
          new RenderError(
            'TOO_COMPLEX',
            `The slide takes more than ${seconds} s of processor time: make it simpler, or the picture smaller.`,
          ),
        );
      });
      const leave = () => {
        unwatch?.();
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.off('exit', onExit);
        signal.removeEventListener('abort', onAbort);
      };
      const onMessage = (reply: WorkerReply | WorkerReady) => {
        if ('ready' in reply) return;
        leave();
        rest(worker);
        if ('failure' in reply) reject(errorOf(reply.failure));
        else resolve(reply.result as T);
      };
      const onError = (error: unknown) => {
        leave();
        alive.delete(worker);
        refill();
        reject(crashOf(error));
      };
      const onExit = (code: number) => {
        leave();
        alive.delete(worker);
        refill();
        reject(workerFailed(new Error(`a render worker ended with code ${code}`)));
      };
      const stop = (reason: unknown) => {
        leave();
        alive.delete(worker);
        stopped++;
        void worker.terminate();
        refill();
        reject(reason);
      };
      const onAbort = () => stop(signal.reason);
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.on('exit', onExit);
      signal.addEventListener('abort', onAbort, { once: true });
      worker.postMessage(request, [request.body.buffer]);
    });
  }

  return {
    render: (request, control) => run<BodyOutput>({ ...request, method: 'render' }, control),
    inspect: (request, control) => run<BodyInspection>({ ...request, method: 'inspect' }, control),
    split: (request, control) => run<readonly BatchItem[]>({ ...request, method: 'split' }, control),
    async check() {
      if ([...alive].some((worker) => proven.has(worker))) return;
      // Threads that failed while they were idle were not replaced.
      refill();
      throw new Error('no render thread has started');
    },
    async started() {
      const loading = idle.filter((worker) => !proven.has(worker));
      // Nothing else may keep the process alive until then.
      for (const worker of loading) worker.ref();
      // One that fails to load is told of where a render, or `check`, asks for it.
      await Promise.allSettled(loading.map((worker) => Promise.race([once(worker, 'message'), once(worker, 'exit')])));
      for (const worker of loading) worker.unref();
    },
    threads: () => ({ alive: alive.size, failed, stopped }),
    async close() {
      closed = true;
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}
