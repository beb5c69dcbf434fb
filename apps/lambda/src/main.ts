import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadScript } from './load-script.js';

// The function's entry. It is apart from the rest so that V8's compiled code can be given to what it loads.

const { exports } = loadScript(fileURLToPath(new URL('function.cjs', import.meta.url)));
const { createMainHandler } = exports as typeof import('./main-handler.js');

export const handler = await createMainHandler(env, new URL('thread.cjs', import.meta.url));
