// Draws all examples and the gallery again under other conditions, and fails where a pixel, an SVG or a TikZ file is another:
// again in this process; in others with another locale, time zone and other last digits of Math's functions; with
// --browser, in Chromium (or CHROMIUM=/path).
import '../../shared/require-build.js';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as geoslide from 'geoslide';
import { launchChromium } from '../../shared/chromium.js';
import { root } from '../../shared/root.js';
import { figures } from './figures.js';
import { type Hashes, hashesOf } from './hashes.js';

const here = dirname(fileURLToPath(import.meta.url));
const fonts = join(root, 'packages', 'fonts', 'files');
const all = figures();
if (process.argv.includes('--hashes')) {
  console.log(JSON.stringify(await hashesOf(geoslide, all)));
  process.exit();
}
const usual = hashesOf(geoslide, all);

async function elsewhere(node: readonly string[], env: NodeJS.ProcessEnv): Promise<Hashes> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...node, fileURLToPath(import.meta.url), '--hashes'],
    {
      env: { ...process.env, ...env },
      maxBuffer: 1 << 26,
    },
  );
  return JSON.parse(stdout);
}
const digits = ['--import', join(here, 'other-digits.js')];
const turkish = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' };
const conditions: Readonly<Record<string, () => Promise<Hashes>>> = {
  'again, in this process': () => usual.then(() => hashesOf(geoslide, all)),
  'in Turkish, in Nepal, with other last digits, 1': () => elsewhere(digits, { ...turkish, DIGITS_SEED: '1' }),
  ...Object.fromEntries(
    [2, 3].map((seed) => [`with other last digits, ${seed}`, () => elsewhere(digits, { DIGITS_SEED: `${seed}` })]),
  ),
  ...(process.argv.includes('--browser') && { 'in Chromium': inChromium }),
};

async function inChromium(): Promise<Hashes> {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'in-browser.js')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.route('http://localhost/**', (route) => {
      const file = /\/fonts\/([\w.-]+)$/.exec(route.request().url())?.[1];
      return route.fulfill(
        file === undefined
          ? { contentType: 'text/html', body: '<!doctype html>' }
          : { body: readFileSync(join(fonts, file)) },
      );
    });
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return await page.evaluate((list) => globalThis.hashesHere(list), all);
  } finally {
    await browser.close();
  }
}

let failed = false;
async function judge(condition: string, draw: () => Promise<Hashes>): Promise<void> {
  const found = await draw();
  const expected = await usual;
  const names = Object.keys(expected);
  const others = names.filter((name) => found[name] !== expected[name]);
  if (others.length > 0) failed = true;
  console.log(`${condition}: ${names.length - others.length} of ${names.length} files are the same`);
  for (const name of others.slice(0, 20)) console.log(`  another: ${name}`);
}

// Each condition has a process of its own, so as many run at a time as there are processors.
const queue = Object.entries(conditions);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await judge(...next);
  }),
);
process.exit(failed ? 1 : 0);
