import { parentPort, workerData } from 'node:worker_threads';
import { startRenderWorker } from './start-render-worker.js';

if (parentPort === null) throw new Error('render-worker runs in a worker thread only');
startRenderWorker(parentPort, workerData);
