import { type Failure, printable, runCase } from './run-case.js';
import { targets } from './targets/index.js';

/** What the parent asks: cases `from` to `to` of a target. */
export interface Job {
  readonly target: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** What a worker tells: the case that it starts, a failure, or that the job is done. */
export type Report =
  | { readonly kind: 'case'; readonly index: number }
  | { readonly kind: 'failure'; readonly failure: Omit<Failure, 'input'>; readonly input: string }
  | { readonly kind: 'done' };

/** CPU seconds that no case of these sizes may take, of up to eight pictures each: a bound that is missing shows itself here. */
const SLOW_SECONDS = 20;

/** Memory outside of JavaScript's heap, pixels above all, that no case of these sizes may leave behind. */
const MAX_RSS_BYTES = 1.5e9;

const send = (report: Report) => process.send?.(report);

async function run({ target: name, seed, from, to }: Job): Promise<void> {
  const found = targets.find(({ target }) => target.name === name);
  if (!found) throw new Error(`There is no target ${name}`);
  for (let index = from; index < to; index++) {
    send({ kind: 'case', index });
    const start = process.cpuUsage();
    const failure = (await runCase(found.target, seed, index)) ?? resources(start);
    if (failure === undefined) continue;
    const { input, ...rest } =
      typeof failure === 'string' ? { target: name, seed, index, error: failure, input: undefined } : failure;
    send({ kind: 'failure', failure: rest, input: printable(input ?? null) });
  }
  send({ kind: 'done' });
}

function resources(start: NodeJS.CpuUsage): string | undefined {
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  if (seconds > SLOW_SECONDS) return `slow: ${seconds.toFixed(1)} s of CPU`;
  const { rss } = process.memoryUsage();
  return rss > MAX_RSS_BYTES ? `memory: ${Math.round(rss / 1e6)} MB` : undefined;
}

process.on('message', (job: Job) => void run(job));
