// Keeps what V8 compiled of a built function for its first answers, in the folder app/code-cache/. It holds for the version, processor and flags of the Node
// that runs this; any other compiles the bundle as ever. Usage: node [flags] compile.mjs [folder]
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { createKey } from '@geoslide/storage';
import { keepCompiled, loadBundle } from '../../packages/geoslide/build/load-bundle.mjs';
import { drawSamples } from '../../packages/geoslide/dist/samples/draw-samples.js';
import { startPromptS3 } from '../../tools/dist/end-to-end/servers/prompt-s3.js';

const here = dirname(fileURLToPath(import.meta.url));
const app = join(resolve(process.argv[2] ?? join(here, 'out')), 'app');

const s3 = await startPromptS3();
const { key } = await createKey(s3.keyTexts, { customerId: 'build' });
Object.assign(process.env, s3.env);
const main = loadBundle(join(app, 'function.cjs'));
const renders = loadBundle(join(app, 'renders.cjs'));
// What a thread of its own compiles is out of reach: here both run in this one, with a port for the thread.
const { port1, port2 } = new MessageChannel();
renders.exports.startThread(port1, process.env);
const handler = main.exports.createMainHandler(process.env, () => port2);

async function call(path, fields) {
  const { statusCode, body } = await handler({
    version: '2.0',
    rawPath: path,
    requestContext: { stage: '$default', http: { method: 'POST' } },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
    isBase64Encoded: false,
  });
  if (statusCode !== 200) throw new Error(`The function answered ${statusCode}: ${body}`);
  return { warnings: [], ...JSON.parse(body) };
}

await drawSamples({
  renderPng: (content, options) => call(options.view3D ? '/api/render/v2' : '/api/render', { content, ...options }),
  renderSvg: (content, options) => call('/api/render-svg', { content, ...options }),
  renderTikz: (content, options) => call('/api/render-tikz', { content, ...options }),
});
keepCompiled(main);
keepCompiled(renders);
process.exit(0);
