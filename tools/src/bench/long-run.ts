// Memory of one process that draws many pictures of mixed sizes, one after the other: fails where it grows. Usage: node
// tools/dist/bench/long-run.js [--count 100000] [--write]
import '../shared/require-build.js';
import { parseArgs } from 'node:util';
import { renderPng, renderSvg, renderTikz } from 'geoslide';
import { figures } from './figures.js';
import { lineChart, measured, writeChart, writePart } from './report.js';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
});
const count = Number(values.count);
const SAMPLES = 100;
/** Of the first fifth after the start, for the last fifth. */
const MAX_GROWTH = 1.1;
const RATIOS = [0.25, 0.5, 1, 0.75, 1.5, 0.3, 2, 0.4];

const drawn = figures.filter(
  ({ group, name }) => group !== 'stress' && name.endsWith('1000²') && !/1000 \D/.test(name),
);

async function draw(i: number): Promise<void> {
  const { content, options } = drawn[i % drawn.length]!;
  const turn = Math.floor(i / drawn.length);
  if (turn % 10 === 8 && options.view3D === undefined) await renderSvg(content, options);
  else if (turn % 10 === 9 && options.view3D === undefined) await renderTikz(content, options);
  else await renderPng(content, { ...options, pixelRatio: RATIOS[turn % RATIOS.length]! });
}

const samples: [count: number, mb: number][] = [];
for (let i = 0; i < count; i++) {
  if (i % Math.ceil(count / SAMPLES) === 0) samples.push([i, process.memoryUsage.rss() / 2 ** 20]);
  await draw(i);
}
samples.push([count, process.memoryUsage.rss() / 2 ** 20]);

const mean = (from: number, to: number) => {
  const part = samples.filter(([i]) => i >= from * count && i <= to * count).map(([, mb]) => mb);
  return part.reduce((sum, mb) => sum + mb, 0) / part.length;
};
const [early, late] = [mean(0.2, 0.4), mean(0.8, 1)];
const most = Math.max(...samples.map(([, mb]) => mb));
const words = `${count.toLocaleString('en')} pictures: ${early.toFixed(0)} MB in the second fifth, ${late.toFixed(0)} MB in the last, at most ${most.toFixed(0)} MB.`;
console.log(words);
if (values.write) {
  const chart = await writeChart('memory', lineChart(samples, ['pictures', 'MB']), 'Memory over many pictures');
  writePart('memory', `${measured(`node tools/dist/bench/long-run.js --count ${count} --write`)} ${words}\n\n${chart}`);
}
if (late > MAX_GROWTH * early) {
  console.error(`Memory grew by more than ${((MAX_GROWTH - 1) * 100).toFixed(0)} %`);
  process.exit(1);
}
