// Our speed and output size beside the peers', all in one run. The peers get the ready-made scene (as SVG or through the canvas interface) and
// draw and encode it; ours starts from the project's JSON text. Medians of --rounds rounds (default 7) with their spread; machines are noisy, so
// compare the ratios. --only TEXT times the figures whose name has it.
import { parseArgs } from 'node:util';
import { contenders } from './bench/contenders.mjs';
import { figures } from './bench/figures.mjs';
import { prepare, stages } from './bench/stages.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } } });
const rounds = Number(values.rounds);
/** A contender slower than this, ms, is timed once in the first round and left out of the others. */
const PATIENCE = 4000;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const geometricMean = (list) => Math.exp(list.reduce((sum, value) => sum + Math.log(value), 0) / list.length);
const cell = (text, width) => String(text).padStart(width);
const ms = (value) => (value === undefined ? '-' : value >= 100 ? value.toFixed(0) : value.toFixed(1));

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { time: performance.now() - start, result };
}

// pureimage prints a line for every outline that it strokes badly.
console.warn = () => {};
const peers = await contenders();
const results = new Map(peers.map(({ name }) => [name, []]));
const stageTimes = [];
/** Ours by the best native peer's, figure by figure. */
const best = [];

for (const figure of figures.filter(({ name }) => !values.only || name.includes(values.only))) {
  const prepared = await prepare(figure);
  const times = new Map(peers.map(({ name }) => [name, []]));
  const sizes = new Map();
  const own = stages.map(() => []);
  // Round 0 warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, draw } of peers) {
      const list = times.get(name);
      if (list[0] > PATIENCE) continue;
      const { time, result } = await timed(() => draw(prepared)).catch((error) => {
        if (round === 0) console.log(`${name} can't draw ${figure.name}: ${error.message}`);
        return {};
      });
      if (result === undefined) continue;
      sizes.set(name, result.length);
      if (round > 0 || time > PATIENCE) list.push(time);
    }
    const state = { figure: prepared };
    for (const [i, [, work]] of stages.entries()) {
      const { time, result } = await timed(() => work(state));
      Object.assign(state, result);
      if (round > 0) own[i].push(time);
    }
  }
  console.log(`\n${figure.name}`);
  console.log(
    `  ${'contender'.padEnd(24)}${cell('median ms', 11)}${cell('min', 9)}${cell('max', 9)}${cell('× ours', 9)}${cell('bytes', 10)}${cell('× ours', 8)}`,
  );
  const ours = peers[0].name;
  for (const { name } of peers) {
    const list = times.get(name);
    if (list.length === 0) continue;
    const middle = median(list);
    results.get(name).push({ figure, time: middle / median(times.get(ours)), size: sizes.get(name) / sizes.get(ours) });
    console.log(
      `  ${name.padEnd(24)}${cell(ms(middle), 11)}${cell(ms(Math.min(...list)), 9)}${cell(ms(Math.max(...list)), 9)}${cell((middle / median(times.get(ours))).toFixed(2), 9)}${cell(sizes.get(name), 10)}${cell((sizes.get(name) / sizes.get(ours)).toFixed(2), 8)}`,
    );
  }
  const natives = peers.filter(({ name, native }) => native && times.get(name).length > 0).map(({ name }) => name);
  best.push({
    time: median(times.get(ours)) / Math.min(...natives.map((name) => median(times.get(name)))),
    size: sizes.get(ours) / Math.min(...natives.map((name) => sizes.get(name))),
  });
  stageTimes.push([figure.name, own.map(median)]);
}
for (const { close } of peers) await close?.();

console.log(`\nour stages, median ms\n  ${'figure'.padEnd(24)}${stages.map(([name]) => cell(name, 10)).join('')}`);
for (const [name, list] of stageTimes)
  console.log(`  ${name.padEnd(24)}${list.map((value) => cell(value.toFixed(2), 10)).join('')}`);

console.log('\ngeometric mean over the figures, as a multiple of ours (above 1: slower or larger than ours)');
for (const [name, list] of results) {
  if (list.length === 0) continue;
  console.log(
    `  ${name.padEnd(24)} time ${geometricMean(list.map(({ time }) => time)).toFixed(2)}, size ${geometricMean(list.map(({ size }) => size)).toFixed(2)}`,
  );
}
console.log(
  `\nours by the fastest and the smallest native peer's, geometric mean: time ${geometricMean(best.map(({ time }) => time)).toFixed(2)}, size ${geometricMean(best.map(({ size }) => size)).toFixed(2)}`,
);
