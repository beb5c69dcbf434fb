import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type DrawJob, type DrawOutcome, drawJob } from './draw-job.js';
import type { DrawRequest } from './render-options.js';

/** A thread takes as long to start as some pictures take to draw. */
const JOBS_WORTH_A_THREAD = 3;

/** Draws all jobs on up to `threads` threads, in this one where that is as fast; `onDone` is called as each is done. */
export async function drawAll(
  jobs: readonly DrawJob[],
  request: DrawRequest,
  threads: number,
  onDone: (job: DrawJob, outcome: DrawOutcome) => void,
): Promise<void> {
  const queue = [...jobs];
  const count = Math.min(threads, Math.floor(jobs.length / JOBS_WORTH_A_THREAD));
  if (count < 2) {
    for (const job of queue) onDone(job, await drawJob(job, request));
    return;
  }
  await Promise.all(Array.from({ length: count }, () => drawInThread(queue, request, onDone)));
}

/** Takes jobs off the queue until it is empty. A thread that breaks costs the job that it was at. */
async function drawInThread(
  queue: DrawJob[],
  request: DrawRequest,
  onDone: (job: DrawJob, outcome: DrawOutcome) => void,
): Promise<void> {
  let worker: Worker | undefined;
  for (let job = queue.shift(); job; job = queue.shift()) {
    worker ??= new Worker(new URL('./draw-thread.js', import.meta.url), { workerData: request });
    const answer = once(worker, 'message');
    worker.postMessage(job);
    try {
      const [outcome] = (await answer) as [DrawOutcome];
      onDone(job, outcome);
    } catch (error) {
      worker = undefined;
      onDone(job, { ok: false, message: `the thread ended: ${error instanceof Error ? error.message : error}` });
    }
  }
  await worker?.terminate();
}
