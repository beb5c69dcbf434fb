import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { loadScript } from 'geoslide/load-script';

// The entry of a render thread, in CommonJS, which starts sooner.

const { exports } = loadScript(join(__dirname, 'renders.script.js'));
const { startThread } = exports as typeof import('./renders.js');

if (parentPort === null) throw new Error('thread.cjs runs in a worker thread only');
startThread(parentPort, process.env);
