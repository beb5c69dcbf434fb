// Pictures per second of the library in one process, of `geoslide batch` on all cores and of `geoslide serve`, all of
// the same figures: the real projects, or the examples where these are missing.
// Usage: node tools/dist/bench/throughput.js [--seconds 15] [--clients 8] [--write]
import '../shared/require-build.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderPng } from 'geoslide';
import { API_KEY, freePort, startService } from '../end-to-end/servers/start-service.js';
import { root } from '../shared/root.js';
import { type Figure, figures } from './figures.js';
import { measured, table, writePart } from './report.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    clients: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const mixed = figures.filter(({ group, name }) => group === 'project' && name.endsWith('1000²'));
const folder = mkdtempSync(join(tmpdir(), 'geoslide-throughput-'));

const figureAt = (i: number): Figure => mixed[i % mixed.length]!;

/** The fields of a request that draws a figure as the library is asked to. */
function requestOf({ content, options: { viewBound, scale } }: Figure) {
  return { content, view2D: { ...viewBound, scale } };
}

async function inLibrary(): Promise<number> {
  for (const { content, options } of mixed) await renderPng(content, options);
  const from = performance.now();
  let count = 0;
  for (; performance.now() - from < 1000 * seconds; count++) {
    const { content, options } = figureAt(count);
    await renderPng(content, options);
  }
  return (1000 * count) / (performance.now() - from);
}

function inBatch(count: number): number {
  const manifest = join(folder, 'manifest.jsonl');
  const lines = Array.from({ length: count }, (_, i) => JSON.stringify({ id: `q${i}`, ...requestOf(figureAt(i)) }));
  writeFileSync(manifest, `${lines.join('\n')}\n`);
  const from = performance.now();
  const bin = join(root, 'apps/cli/bin/geoslide.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'batch', manifest, '--out', join(folder, 'out')]);
  if (status !== 0) throw new Error(`geoslide batch failed: ${stderr}`);
  return (1000 * count) / (performance.now() - from);
}

async function inService(): Promise<number> {
  const env = { GEOSLIDE_RATE_PER_SECOND: '100000', GEOSLIDE_CPU_SECONDS_PER_MINUTE: '100000' };
  const service = await startService({ port: await freePort(), data: join(folder, 'data'), env });
  try {
    const bodies = mixed.map((figure) => JSON.stringify(requestOf(figure)));
    const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };
    const call = async (i: number) => {
      const answer = await fetch(`${service.base}/api/render/v2`, {
        method: 'POST',
        headers,
        body: bodies[i % bodies.length]!,
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status}: ${text.slice(0, 300)}`);
    };
    for (let i = 0; i < 20; i++) await call(i);
    const from = performance.now();
    let count = 0;
    const client = async () => {
      while (performance.now() - from < 1000 * seconds) await call(count++);
    };
    await Promise.all(Array.from({ length: Number(values.clients) }, client));
    return (1000 * count) / (performance.now() - from);
  } finally {
    await service.end();
  }
}

try {
  const library = await inLibrary();
  const batch = inBatch(Math.ceil(library * seconds));
  const serve = await inService();
  const row = (what: string, rate: number) => [what, rate.toFixed(0), (rate / library).toFixed(2)];
  const text = table(
    ['way', 'pictures per second', '× the library'],
    [
      row('the library, one process', library),
      row(`\`geoslide batch\`, ${availableParallelism()} cores, with its start`, batch),
      row(`\`geoslide serve\`, ${values.clients} clients on the same machine`, serve),
    ],
  );
  console.log(text);
  if (values.write) {
    writePart(
      'throughput',
      `${measured(`node tools/dist/bench/throughput.js --seconds ${seconds} --write`)}\n\n${text}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
