// Our speed and output size beside the peers', all in one run. The peers get the ready-made scene (as SVG or through the canvas interface) and
// draw and encode it; ours starts from the project's JSON text. Each has a process of its own, as in a service, so that none works in the garbage of another;
// they draw in turn. Before a figure's rounds each draws it for a second, which is not counted. Medians of --rounds rounds (default 7) with their spread;
// machines are noisy, so compare the ratios. --only TEXT times the figures whose name has it.
import '../tools/dist/shared/require-build.js';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contenders } from './bench/contenders.mjs';
import { figures } from './bench/figures.mjs';
import { prepare, stages } from './bench/stages.mjs';
import { geometricMean, median } from './bench/statistics.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } } });
const rounds = Number(values.rounds);
/** A contender slower than this, ms, is timed once and left out of the rounds. */
const PATIENCE = 4000;
/** For so long, ms, each draws a figure before it is timed. */
const WARM_UP = 1000;

const cell = (text, width) => String(text).padStart(width);
const ms = (value) => (value === undefined ? '-' : value >= 100 ? value.toFixed(0) : value.toFixed(1));

const program = fileURLToPath(new URL('bench/contender-process.mjs', import.meta.url));

/** A process that draws; undefined where its contender is not installed. */
async function start(contender) {
  const child = fork(program, [contender.name]);
  let settle;
  child.on('message', (message) => settle(message));
  child.on('exit', () => settle({ error: 'its process ended' }));
  const answer = () =>
    new Promise((resolve) => {
      settle = resolve;
    });
  const ask = (message) => {
    child.send(message);
    return answer();
  };
  const { error } = await answer();
  if (error === undefined) return { ...contender, ask, draw: () => ask({}), end: () => child.disconnect() };
  console.log(`${contender.name} is left out: ${error}`);
  return undefined;
}

const peers = (await Promise.all(contenders.map(start))).filter((peer) => peer !== undefined);
const own = await start({ name: 'stages' });
const results = new Map(peers.map(({ name }) => [name, []]));
const stageTimes = [];
/** Ours by the best native peer's, figure by figure. */
const best = [];

for (const figure of figures.filter(({ name }) => !values.only || name.includes(values.only))) {
  const prepared = await prepare(figure);
  const sent = JSON.parse(JSON.stringify(prepared));
  const times = new Map(peers.map(({ name }) => [name, []]));
  const sizes = new Map();
  const ownTimes = stages.map(() => []);
  /** Those that are timed in the rounds. */
  const timed = [];
  for (const peer of [...peers, own]) {
    await peer.ask({ figure: peer === own ? figure : sent });
    const from = performance.now();
    const { error, time, size } = await peer.draw();
    if (error !== undefined) {
      console.log(`${peer.name} can't draw ${figure.name}: ${error}`);
      continue;
    }
    sizes.set(peer.name, size);
    if (time > PATIENCE) {
      times.get(peer.name).push(time);
      continue;
    }
    timed.push(peer);
    while (performance.now() - from < WARM_UP) await peer.draw();
  }
  for (let round = 0; round < rounds; round++) {
    for (const peer of timed) {
      const { error, time, times: ofStages } = await peer.draw();
      if (error !== undefined) throw new Error(`${peer.name} can't draw ${figure.name} any more: ${error}`);
      if (peer === own) for (const [i, list] of ownTimes.entries()) list.push(ofStages[i]);
      else times.get(peer.name).push(time);
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
  stageTimes.push([figure.name, ownTimes.map(median)]);
}
for (const { end } of [...peers, own]) end();

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
