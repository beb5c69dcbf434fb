import { parentPort, workerData } from 'node:worker_threads';
import { type DrawJob, drawJob } from './draw-job.js';
import type { DrawRequest } from './render-options.js';

const request = workerData as DrawRequest;
parentPort?.on('message', (job: DrawJob) => {
  void drawJob(job, request).then((outcome) => parentPort?.postMessage(outcome));
});
