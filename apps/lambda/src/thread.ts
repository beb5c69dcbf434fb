import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadScript } from 'geoslide/load-script';

// The entry of a render thread, in CommonJS, which starts sooner.

const { exports } = loadScript(join(__dirname, 'renderer.script.js'));
const { startRenderWorker } = exports as typeof import('@geoslide/service/render-worker');

if (parentPort === null) throw new Error('thread.cjs runs in a worker thread only');
startRenderWorker(parentPort, workerData);
