// Fails where rendering has become slower than tools/bench/warm-ratios.json says: one figure by more than
// FIGURE_BOUND, or all together by more than MEAN_BOUND. Compared are not times but multiples of a fixed piece of work,
// which runs between the renders of the same process, so that the machine's speed and load count for both. Times are
// CPU times. Processors of another kind have other multiples: there it only prints.
// --write stores what is measured here.
import '../shared/require-build.js';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import { renderPng } from 'geoslide';
import { root } from '../shared/root.js';
import { type Figure, figures } from './figures.js';
import { geometricMean, median, spread } from './statistics.js';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

/**
 * As multiples of what is stored. The commit whose ratios are stored gives up to 1.32 for a figure on another machine
 * of the same kind, and 1.06 for the mean (docs/decisions/time-of-tests.md).
 */
const FIGURE_BOUND = 1.6;
const MEAN_BOUND = 1.2;
/** What is too slow is measured again, so often in all; the best counts: other programs end, a slow renderer stays. */
const PASSES = 3;
/** CPU time, ms, for which a figure is drawn before it counts, for which it is measured, and of one sample at least. */
const WARM_UP = 700;
const MEASURE = 1000;
const SAMPLE = 25;
/** Before it counts. */
const MIN_DRAWS = 16;
const MIN_ROUNDS = 9;

/** Of the examples and of what stresses one thing: no figure here hangs on files outside of the repository. */
const NAMES = [
  ...['parabola-tangent 1000²', 'unit-circle 2000²', 'cube-section 1000²', 'cone-sphere 1000²', 'space 1024²'],
  ...['translucent 1000²', '100 labels 1000²', '1000 labels 1000²', '100 objects 1000²'],
];
const SCHEDULED = '/proc/self/schedstat';
const file = join(root, 'tools/bench/warm-ratios.json');

/** CPU time of the main thread, ms; of all threads, which varies twice as much, where the system is not Linux. */
function cpu(): number {
  if (existsSync(SCHEDULED)) return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timed(work: () => unknown): Promise<number> {
  const from = cpu();
  await work();
  return cpu() - from;
}

const SIDE = 500;
const records = Array.from({ length: 3000 }, (_, i) => ({
  id: `P_${i}`,
  at: [spread(i), spread(3 * i)],
  style: { i },
}));

/** Of each kind of work that rendering does, a part: sweeps over arrays of numbers, text, objects, deflate. */
function reference(): number {
  const cover = new Float32Array(SIDE * SIDE);
  const pixels = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < 120_000; i++) {
    const [x, y] = [Math.sin(i) * 0.49 + 0.5, Math.cos(1.7 * i) * 0.49 + 0.5];
    cover[Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)]! += Math.sqrt(x * x + y * y) - 0.5;
  }
  for (let sweep = 0; sweep < 4; sweep++) {
    let sum = 0;
    for (let i = 0; i < cover.length; i++) {
      sum = 0.9 * sum + cover[i]!;
      pixels[i] = Math.min(255, Math.abs(40 * sum)) & 0xe0;
    }
  }
  const read = JSON.parse(JSON.stringify(records)) as typeof records;
  const byId = new Map(read.map((record) => [record.id, record]));
  const sorted = read.sort((a, b) => a.at[0]! - b.at[0]!);
  const text = sorted
    .map(
      ({ id }) =>
        `${id}:${byId
          .get(id)!
          .at.map((v) => v.toFixed(2))
          .join(' ')}`,
    )
    .join('\n');
  return text.length + deflateSync(pixels, { level: 5 }).length;
}

/** How long a render of a figure takes, as a multiple of the reference. */
async function ratioOf({ content, options }: Figure): Promise<number> {
  const draw = () => renderPng(content, options);
  let last = 1;
  for (let [from, draws] = [cpu(), 0]; cpu() - from < WARM_UP || draws < MIN_DRAWS; draws++) last = await timed(draw);
  const [draws, turns] = [Math.ceil(SAMPLE / last), Math.ceil(SAMPLE / (await timed(reference)))];
  const repeat = async (times: number, work: () => unknown) => {
    for (let i = 0; i < times; i++) await work();
  };
  const ratios: number[] = [];
  let before = await timed(() => repeat(turns, reference));
  for (const from = cpu(); cpu() - from < MEASURE || ratios.length < MIN_ROUNDS; ) {
    const own = await timed(() => repeat(draws, draw));
    const after = await timed(() => repeat(turns, reference));
    ratios.push(own / draws / ((before + after) / 2 / turns));
    before = after;
  }
  return median(ratios);
}

interface Stored {
  readonly processor: string;
  readonly ratios: Readonly<Record<string, number>>;
}
const processor = cpus()[0]?.model ?? 'unknown';
const stored: Stored = values.write ? { processor, ratios: {} } : JSON.parse(readFileSync(file, 'utf8'));
const isSameKind = stored.processor === processor;
const measured = NAMES.map((name) => {
  const figure = figures.find((one) => one.name === name);
  if (figure === undefined) throw new Error(`There is no figure ${name}`);
  return { name, figure, ratios: [] as number[] };
});
type Measured = (typeof measured)[number];
/** The best of what was measured, as a multiple of what is stored. */
const change = ({ name, ratios }: Measured) => Math.min(...ratios) / (stored.ratios[name] ?? Number.NaN);
const isSlow = (one: Measured) => change(one) > FIGURE_BOUND;
const mean = () => geometricMean(measured.map(change));

let next = measured;
for (let pass = 1; pass <= PASSES && next.length > 0; pass++) {
  for (const { figure, ratios } of next) ratios.push(await ratioOf(figure));
  if (!values.write) next = mean() > MEAN_BOUND ? measured : measured.filter(isSlow);
  if (!isSameKind) break;
}

if (values.write) {
  const entries = measured.map(({ name, ratios }) => [name, Number(median(ratios).toPrecision(3))]);
  writeFileSync(file, `${JSON.stringify({ processor, ratios: Object.fromEntries(entries) }, null, 2)}\n`);
} else {
  for (const one of measured) {
    const columns = [
      one.name.padEnd(24),
      Math.min(...one.ratios)
        .toFixed(2)
        .padStart(7),
      `× ${change(one).toFixed(2)}`,
    ];
    console.log(`${columns.join('  ')}${isSlow(one) ? '  too slow' : ''}`);
  }
  console.log(`geometric mean: × ${mean().toFixed(3)} of what is stored`);
  if (!isSameKind)
    console.log(`printed only: what is stored was measured on ${stored.processor}, this is ${processor}`);
  else if (next.length > 0) {
    console.error(
      'Rendering is slower than tools/bench/warm-ratios.json says. If that has to be: node tools/dist/bench/warm-gate.js --write',
    );
    process.exitCode = 1;
  }
}
