import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { loadScript } from 'geoslide/load-script';

// The entry of a render thread, in CommonJS, which starts sooner.

const { exports } = loadScript(join(__dirname, 'renderer.script.js'));
const { startThread } = exports as typeof import('./start-thread.js');

if (parentPort === null) throw new Error('thread.cjs runs in a worker thread only');
startThread(parentPort, process.env);
