import { loadScript } from 'geoslide/load-script';

// The function's entry. It is apart from the rest so that V8's compiled code can be given to what it loads.

const { exports } = loadScript(`${import.meta.dirname}/function.script.js`);
const { createMainHandler } = exports as typeof import('./main-handler.js');

export const handler = await createMainHandler(process.env, new URL('thread.cjs', import.meta.url));
