// What our stages cost as work grows: definitions, labels, pixels, overlap. Each row doubles the work of the row before; medians of --rounds rounds (default 9), ms.
import '../shared/require-build.js';
import { parseArgs } from 'node:util';
import type { PngOptions } from 'geoslide';
import { project } from '../gallery/cell.js';
import { prepare, stages, timeStages } from './stages.js';
import { median, spread } from './statistics.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);

const place = (i: number) => `Point(${16 * spread(i) - 8}, ${16 * spread(7 * i + 3) - 8})`;
const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };

/** A project, and what is asked of it. */
interface Growing {
  readonly content: object;
  readonly options: PngOptions;
}

interface Definition {
  readonly source: string;
  readonly label?: string;
}

function figure(
  count: number,
  definition: (i: number) => Definition,
  { styleSheet = {}, pixelRatio = 1 } = {},
): Growing {
  const definitions = Array.from({ length: count }, (_, i) => ({ kind: 'primitive', id: `o_${i}`, ...definition(i) }));
  const camera = { kind: '2d', offset: [0, 0], scale: 50 };
  return {
    content: project({ definitions, uvarMap: [], styleSheet, doc: [], camera }),
    options: { viewBound, scale: 50, pixelRatio },
  };
}

/** Each circle passes through the midpoint of a segment between two earlier points: a construction that hangs together. */
function construction(i: number): Definition {
  if (i < 2) return { source: place(i) };
  if (i % 3 === 2) return { source: `Segment(o_${3 * Math.floor(spread(i) * (i / 3))}, o_0)` };
  return { source: i % 3 === 0 ? place(i) : `Circle(o_${i - 1}, 0.2)` };
}

const tints = {
  types: [['Circle', { regionOpacity: 20, lineWidth: 0, color: '#c0322b' }]],
};

const series: readonly [what: string, sizes: readonly number[], make: (size: number) => Growing][] = [
  ['definitions', [50, 100, 200, 400, 800], (count) => figure(count, construction)],
  ['labels', [50, 100, 200, 400, 800], (count) => figure(count, (i) => ({ source: place(i), label: `P_{${i}}` }))],
  [
    'curves',
    [5, 10, 20, 40, 80],
    (count) => figure(count, (i) => ({ source: `y = sin(${1 + (i % 5)}x + ${i}) + ${i % 9} - 4` })),
  ],
  [
    'circles of radius 3 over each other',
    [25, 50, 100, 200, 400],
    (count) =>
      figure(count, (i) => ({ source: `Circle(Point(${2 * spread(i)}, ${2 * spread(3 * i)}), 3)` }), {
        styleSheet: tints,
      }),
  ],
  [
    'px on a side, 20 circles',
    [500, 1000, 2000, 4000],
    (side) => figure(20, (i) => ({ source: `Circle(${place(i)}, 2)` }), { pixelRatio: side / 1000 }),
  ],
];

for (const [what, sizes, make] of series) {
  console.log(`\n| ${what} | ${stages.map(([name]) => name).join(' | ')} |`);
  console.log(`| ---: |${' ---: |'.repeat(stages.length)}`);
  for (const size of sizes) {
    const prepared = await prepare(make(size));
    // The first round is not counted.
    timeStages(prepared);
    const times = Array.from({ length: rounds }, () => timeStages(prepared));
    const medians = stages.map((_, i) => median(times.map((each) => each[i]!)));
    console.log(`| ${size} | ${medians.map((ms) => ms.toFixed(2)).join(' | ')} |`);
  }
}
