// Keeps what V8 compiled for one answer of a built function and for what most figures use, in the folder app/compiled/. It holds for the version, processor
// and flags of the Node that runs this; any other compiles the scripts as ever. Usage: node [flags] compile.mjs [folder]
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createKey } from '@geoslide/service';
import { drawAll, keepCompiled } from 'geoslide/compile';
import { loadScript } from 'geoslide/load-script';

const here = dirname(fileURLToPath(import.meta.url));
const app = join(resolve(process.argv[2] ?? join(here, 'out')), 'app');
const KEY = 'warm-up';
const content = JSON.parse(readFileSync(new URL('../../examples/circumcircle.json', import.meta.url), 'utf8'));
const view2D = { left: -10, right: 10, bottom: -10, top: 10, scale: 50 };

/** Answers of the function, against a server that has no objects but one of keys, at first not even that, and takes all. */
async function callFunction() {
  let stored;
  const file = {
    read: async () => stored,
    write: async (text) => {
      stored = text;
    },
  };
  const s3 = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      if (request.method === 'PUT') response.writeHead(200).end();
      else if (stored !== undefined) response.writeHead(200).end(stored);
      else response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
    });
  }).listen(0, '127.0.0.1');
  await once(s3, 'listening');
  const env = {
    GEOSLIDE_BUCKET: 'warm-up',
    GEOSLIDE_API_KEY: KEY,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${s3.address().port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
  };
  const loaded = loadScript(join(app, 'function.script.js'));
  const call = async (key) => {
    const handler = loaded.exports.createMainHandler(env, () => new Worker(join(app, 'thread.cjs')));
    const answer = await handler({
      version: '2.0',
      rawPath: '/api/render/v2',
      requestContext: { stage: '$default', http: { method: 'POST' } },
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content, view2D }),
      isBase64Encoded: false,
    });
    if (answer.statusCode !== 200) throw new Error(`The function answered ${answer.statusCode}: ${answer.body}`);
  };
  await call(KEY);
  const { key } = await createKey(file, { customerId: KEY });
  await call(key);
  s3.closeAllConnections();
  s3.close();
  return loaded;
}

/** What its thread draws. */
async function callRenderer() {
  const scripts = new Set();
  const { exports } = loadScript(join(app, 'renderer.script.js'), { onLoad: (loaded) => scripts.add(loaded) });
  const port = Object.assign(new EventEmitter(), { postMessage: (reply) => port.emit('reply', reply) });
  exports.startThread(port, {});
  async function render(method, content, options) {
    const replied = once(port, 'reply');
    port.emit('message', { method, content, options });
    const [reply] = await replied;
    if ('failure' in reply) throw new Error(reply.failure.message);
    return reply.result;
  }
  await drawAll({
    renderPng: (...given) => render('renderPng', ...given),
    renderSvg: (...given) => render('renderSvg', ...given),
    renderTikz: (...given) => render('renderTikz', ...given),
  });
  await render('renderPng', content, { view2D });
  return scripts;
}

await keepCompiled([await callFunction(), ...(await callRenderer())]);
process.exit(0);
