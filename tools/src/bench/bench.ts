// Our speed and output size beside the peers', all in one run. The peers get the ready-made scene (as SVG or through the canvas interface) and
// draw and encode it; ours starts from the project's JSON text. Each has a process of its own, as in a service, so that none works in the garbage of another;
// they draw in turn. Before a figure's rounds each draws it ten times and for a second at least, which is not counted.
// Medians of --rounds rounds (default 7) with their spread; machines are noisy, so compare the ratios. --only TEXT times the figures whose name has it. --write puts the table
// and its charts into docs/performance.md.
import '../shared/require-build.js';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Answer, contenders, type Request } from './contenders.js';
import { type Figure, figures } from './figures.js';
import { dotChart, measured as measuredBy, table, writeChart, writePart } from './report.js';
import { type Prepared, prepare, stages } from './stages.js';
import { geometricMean, median } from './statistics.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** A contender slower than this, ms, is timed once and left out of the rounds. */
const PATIENCE = 4000;
/** A contender slower than this, ms, is not asked for the same figure again in another size. */
const LAST_PATIENCE = 60_000;
/** For so long, ms, and so many times at least, each draws a figure before it is timed: in space it takes 20 draws. */
const WARM_UP = 3000;
const WARM_DRAWS = 10;

const cell = (text: string | number | undefined, width: number) => String(text).padStart(width);
const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

const program = fileURLToPath(new URL('contender-process.js', import.meta.url));

/** The process of a contender. */
interface Peer {
  readonly name: string;
  readonly native?: boolean;
  ask(message: Request): Promise<Answer>;
  draw(): Promise<Answer>;
  end(): void;
}

/** A process that draws; undefined where its contender is not installed. */
async function start(contender: Pick<Peer, 'name' | 'native'>): Promise<Peer | undefined> {
  const child = fork(program, [contender.name]);
  let settle: (answer: Answer) => void = () => {};
  child.on('message', (message) => settle(message as Answer));
  child.on('exit', () => settle({ error: 'its process ended' }));
  const answer = () =>
    new Promise<Answer>((resolve) => {
      settle = resolve;
    });
  const ask = (message: Request) => {
    child.send(message);
    return answer();
  };
  const { error } = await answer();
  if (error === undefined) return { ...contender, ask, draw: () => ask({}), end: () => child.disconnect() };
  console.log(`${contender.name} is left out: ${error}`);
  return undefined;
}

/** What a contender drew of a figure: its times in ms, and the bytes of its PNG. */
interface Measured {
  readonly times: number[];
  size: number;
}

/** As multiples of ours. */
interface Ratio {
  readonly time: number;
  readonly size: number;
}

/** A row of the table. */
interface Row {
  readonly figure: Figure;
  /** Ours: ms and bytes. */
  readonly base: Ratio;
  /** Of those that drew it. */
  readonly ratios: ReadonlyMap<Peer, Ratio>;
}

const peers = (await Promise.all(contenders.map(start))).filter((peer) => peer !== undefined);
const [ours] = peers;
const own = await start({ name: 'stages' });
if (ours === undefined || own === undefined) throw new Error('Geoslide itself does not start');
const rows: Row[] = [];
const stageTimes: [figure: string, times: number[]][] = [];
/** Ours by the best native peer's, figure by figure. */
const best: Ratio[] = [];

/** Peers and figures that took longer than {@link LAST_PATIENCE}. */
const exhausted = new Set<string>();

const timed = figures.filter(({ name }) => !values.only || name.includes(values.only));
if (timed.length === 0) {
  const names = figures.map(({ name }) => name).join(', ');
  throw new Error(`no figure's name has "${values.only}" in it; there are ${names}`);
}
for (const figure of timed) {
  const prepared = await prepare(figure);
  const sent: Prepared = JSON.parse(JSON.stringify(prepared));
  const measured = new Map(peers.map((peer): [Peer, Measured] => [peer, { times: [], size: 0 }]));
  const of = (peer: Peer) => measured.get(peer) ?? { times: [], size: 0 };
  const ownTimes = stages.map((): number[] => []);
  /** Those that are timed in the rounds. */
  const timed: Peer[] = [];
  for (const peer of [...peers, own]) {
    // Names end with the size.
    const drawing = `${peer.name} ${figure.name.replace(/ \S+$/, '')}`;
    if (exhausted.has(drawing)) {
      console.log(`${peer.name} is not asked for ${figure.name}: it took too long for another size`);
      continue;
    }
    await peer.ask({ figure: peer === own ? figure : sent });
    const from = performance.now();
    const { error, time = 0, size = 0 } = await peer.draw();
    if (error !== undefined) {
      console.log(`${peer.name} can't draw ${figure.name}: ${error}`);
      continue;
    }
    of(peer).size = size;
    if (time > LAST_PATIENCE) exhausted.add(drawing);
    if (time > PATIENCE) {
      of(peer).times.push(time);
      continue;
    }
    timed.push(peer);
    for (let draws = 1; draws < WARM_DRAWS || performance.now() - from < WARM_UP; draws++) await peer.draw();
  }
  for (let round = 0; round < rounds; round++) {
    for (const peer of timed) {
      const { error, time = 0, times: ofStages = [] } = await peer.draw();
      if (error !== undefined) throw new Error(`${peer.name} can't draw ${figure.name} any more: ${error}`);
      if (peer === own) for (const [i, list] of ownTimes.entries()) list.push(ofStages[i]!);
      else of(peer).times.push(time);
    }
  }
  console.log(`\n${figure.name}`);
  console.log(
    `  ${'contender'.padEnd(24)}${cell('median ms', 11)}${cell('min', 9)}${cell('max', 9)}${cell('× ours', 9)}${cell('bytes', 10)}${cell('× ours', 8)}`,
  );
  const base = { time: median(of(ours).times), size: of(ours).size };
  const ratios = new Map<Peer, Ratio>();
  rows.push({ figure, base, ratios });
  for (const peer of peers) {
    const { times, size } = of(peer);
    if (times.length === 0) continue;
    const middle = median(times);
    const ratio = { time: middle / base.time, size: size / base.size };
    ratios.set(peer, ratio);
    console.log(
      `  ${peer.name.padEnd(24)}${cell(ms(middle), 11)}${cell(ms(Math.min(...times)), 9)}${cell(ms(Math.max(...times)), 9)}${cell(ratio.time.toFixed(2), 9)}${cell(size, 10)}${cell(ratio.size.toFixed(2), 8)}`,
    );
  }
  const natives = peers.filter((peer) => peer.native && of(peer).times.length > 0).map(of);
  best.push({
    time: base.time / Math.min(...natives.map(({ times }) => median(times))),
    size: base.size / Math.min(...natives.map(({ size }) => size)),
  });
  stageTimes.push([figure.name, ownTimes.map(median)]);
}
for (const { end } of [...peers, own]) end();

console.log(`\nour stages, median ms\n  ${'figure'.padEnd(24)}${stages.map(([name]) => cell(name, 10)).join('')}`);
for (const [name, list] of stageTimes)
  console.log(`  ${name.padEnd(24)}${list.map((value) => cell(value.toFixed(2), 10)).join('')}`);

const meanOf = (peer: Peer) => {
  const list = rows.flatMap(({ ratios }) => ratios.get(peer) ?? []);
  return {
    time: geometricMean(list.map(({ time }) => time)).toFixed(2),
    size: geometricMean(list.map(({ size }) => size)).toFixed(2),
  };
};
const byBest = (what: keyof Ratio) => geometricMean(best.map((ratio) => ratio[what])).toFixed(2);

console.log('\ngeometric mean over the figures, as a multiple of ours (above 1: slower or larger than ours)');
for (const peer of peers) {
  const { time, size } = meanOf(peer);
  console.log(`  ${peer.name.padEnd(24)} time ${time}, size ${size}`);
}
console.log(
  `\nours by the fastest and the smallest native peer's, geometric mean: time ${byBest('time')}, size ${byBest('size')}`,
);

async function write(): Promise<void> {
  const rivals = peers.filter((peer) => peer !== ours && rows.some(({ ratios }) => ratios.has(peer)));
  const fixed = (value: number | undefined) => value?.toFixed(2) ?? '–';
  const means = rivals.map((peer) => meanOf(peer));
  const text = table(
    ['figure', 'ms', ...rivals.map(({ name }) => `× ${name}`), 'bytes', '× smallest native', 'SVG, ms', 'TikZ, ms'],
    [
      ...rows.map(({ figure, base, ratios }, i) => {
        const stage = (name: string) => ms(stageTimes[i]![1][stages.findIndex(([one]) => one === name)]!);
        return [
          figure.name,
          ms(base.time),
          ...rivals.map((peer) => fixed(ratios.get(peer)?.time)),
          base.size.toLocaleString('en'),
          fixed(Math.min(...rivals.flatMap((peer) => (peer.native ? (ratios.get(peer)?.size ?? []) : [])))),
          stage('SVG'),
          figure.options.view3D === undefined ? stage('TikZ') : '–',
        ];
      }),
      ['geometric mean', '', ...means.map(({ time }) => time), '', '', '', ''],
    ],
  );
  const chart = await writeChart(
    'peers',
    dotChart(
      rows.map(({ figure }) => figure.name),
      rivals.map((peer) => ({ name: peer.name, values: rows.map(({ ratios }) => ratios.get(peer)?.time) })),
      "Time, × Geoslide's",
    ),
    "Times of other renderers as multiples of Geoslide's, by figure",
  );
  writePart(
    'bench',
    `${measuredBy(`npm run bench -- --rounds ${rounds} --write`)}

Ours by the fastest native peer's time, geometric mean: ${byBest('time')}; by the smallest native peer's size: ${byBest('size')}.

${chart}

${text}`,
  );
}

if (values.write) await write();
