// Keeps what V8 compiled for one answer of a built function and for what most figures use, in the folder app/compiled/. It holds for the version, processor
// and flags of the Node that runs this; any other compiles the scripts as ever. Usage: node [flags] compile.mjs [folder]
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createKey } from '@geoslide/storage';
import { drawAll, keepCompiled } from 'geoslide/compile';
import { loadScript } from 'geoslide/load-script';
import { startPromptS3 } from '../../scripts/service/prompt-s3.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const app = join(resolve(process.argv[2] ?? join(here, 'out')), 'app');
const KEY = 'warm-up';
const content = JSON.parse(readFileSync(new URL('../../examples/circumcircle.json', import.meta.url), 'utf8'));
const view2D = { left: -10, right: 10, bottom: -10, top: 10, scale: 50 };

/** Answers of the function with these renders, at first without a file of keys. */
async function callFunction(renders) {
  const s3 = await startPromptS3();
  // The AWS SDK reads the process's own environment.
  const env = Object.assign(process.env, s3.env, { GEOSLIDE_API_KEY: KEY });
  const loaded = loadScript(join(app, 'function.script.js'));
  const call = async (key) => {
    const handler = loaded.exports.createMainHandler(env, { loadRenders: () => renders });
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
  const { key } = await createKey(s3.keyTexts, { customerId: KEY });
  await call(key);
  s3.close();
  return loaded;
}

/** What it draws. */
async function draw(renders) {
  const answer = renders.createRenders({});
  async function render(method, content, options) {
    const reply = await answer({ method, content, options });
    if ('failure' in reply) throw new Error(reply.failure.message);
    return reply.result;
  }
  await drawAll({
    renderPng: (...given) => render('renderPng', ...given),
    renderSvg: (...given) => render('renderSvg', ...given),
    renderTikz: (...given) => render('renderTikz', ...given),
  });
}

const scripts = new Set();
const { exports: renders } = loadScript(join(app, 'renders.script.js'), { onLoad: (loaded) => scripts.add(loaded) });
await draw(renders);
await keepCompiled([await callFunction(renders), ...scripts]);
process.exit(0);
