// A new process to its first PNG: ours from the project's file, the peers from our ready-made SVG or scene, each --runs times in turn
// (default 5). Prints medians, the ratio to ours, and the largest resident memory.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figures } from './bench/figures.mjs';
import { prepare } from './bench/stages.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'geoslide-cold-'));

const { json, svg, scene, options, width, height, pixelRatio } = await prepare(figures[0]);
writeFileSync(join(folder, 'figure.json'), json);
writeFileSync(join(folder, 'figure.svg'), svg);
writeFileSync(join(folder, 'scene.json'), JSON.stringify(scene));

/** Each program writes nothing but its largest resident memory, kB. */
const start = `import { readFileSync } from 'node:fs'; const read = (name) => readFileSync(${JSON.stringify(folder)} + '/' + name, 'utf8');`;
const end = 'console.log(process.resourceUsage().maxRSS);';
const programs = {
  geoslide: `${start} import { renderPng } from ${JSON.stringify(join(here, '../packages/geoslide/dist/index.js'))};
    await renderPng(JSON.parse(read('figure.json')), ${JSON.stringify(options)}); ${end}`,
  'resvg-js': `${start} import { Resvg } from '@resvg/resvg-js'; new Resvg(read('figure.svg'), { fitTo: { mode: 'width', value: ${width} } }).render().asPng(); ${end}`,
  '@napi-rs/canvas': `${start} import { createCanvas } from '@napi-rs/canvas'; import { drawScene } from ${JSON.stringify(join(here, 'bench/canvas.mjs'))};
    const canvas = createCanvas(${width}, ${height}); drawScene(canvas.getContext('2d'), JSON.parse(read('scene.json')), ${pixelRatio}); canvas.toBuffer('image/png'); ${end}`,
};

const times = new Map(Object.keys(programs).map((name) => [name, []]));
const memory = new Map();
for (let run = 0; run < Number(values.runs); run++) {
  for (const [name, code] of Object.entries(programs)) {
    const from = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      cwd: join(here, '..'),
    });
    const time = performance.now() - from;
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    times.get(name).push(time);
    memory.set(name, Math.max(memory.get(name) ?? 0, Number(stdout)));
  }
}
rmSync(folder, { recursive: true });

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const ours = median(times.get('geoslide'));
console.log(`${figures[0].name}: a new process to its first PNG, median of ${values.runs} runs`);
for (const [name, list] of times) {
  console.log(
    `  ${name.padEnd(16)} ${median(list).toFixed(0).padStart(5)} ms, ${(median(list) / ours).toFixed(2)} × ours, ${(memory.get(name) / 1024).toFixed(0)} MB`,
  );
}
