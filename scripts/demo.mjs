// Starts the service on this machine with a store of its own, posts the example projects to it and says where the files lie.
import '../tools/dist/shared/require-build.js';
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const data = join(root, '.geoslide', 'demo');
const key = 'demo-key';

const port = await freePort();
await rm(data, { recursive: true, force: true });
await mkdir(data, { recursive: true });
const server = spawn(
  process.execPath,
  [join(root, 'apps/cli/bin/geoslide.js'), 'serve', '--port', String(port), '--data', data],
  { env: { ...process.env, GEOSLIDE_API_KEY: key }, stdio: ['ignore', 'ignore', 'inherit'] },
);
const base = `http://127.0.0.1:${port}`;

try {
  await ready();
  const names = (await readdir(join(root, 'examples'))).filter((name) => name.endsWith('.json')).sort();
  let missing = 0;
  for (const name of names) {
    const content = JSON.parse(await readFile(join(root, 'examples', name), 'utf8'));
    const slide = content.slides[0];
    const plane = slide.camera?.kind !== '3d';
    console.log(`\n${name}`);
    const { minX: left, maxX: right, minY: bottom, maxY: top, scale } = slide.viewBounds ?? {};
    const requests = [
      [
        '/api/render/v2',
        plane
          ? { content, view2D: { left, right, bottom, top, scale, pixelRatio: 2 } }
          : { content, view3D: { pixelRatio: 2 } },
      ],
    ];
    if (plane) {
      requests.push(['/api/render-svg', { content, viewBound: { left, right, bottom, top }, scale }]);
      requests.push(['/api/render-tikz', { content, viewBound: { left, right, bottom, top }, scale }]);
    }
    for (const [path, body] of requests) {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const result = await response.json();
      if (!result.success) {
        console.error(`  ${path}: ${response.status} ${JSON.stringify(result)}`);
        missing += 1;
        continue;
      }
      const file = relative(process.cwd(), join(data, 'files', result.objectKey));
      console.log(
        `  ${path}: ${response.status}, ${result.width} × ${result.height} px, ${result.size} bytes\n    ${file}`,
      );
      for (const { id, message } of result.warnings ?? []) console.log(`    warning: ${id}: ${message}`);
    }
  }
  if (missing > 0) process.exitCode = 1;
} finally {
  server.kill();
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function ready() {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`the service ended with code ${server.exitCode}`);
    try {
      await fetch(`${base}/health`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`the service did not answer on ${base}`);
}
