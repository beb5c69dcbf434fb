import { availableParallelism } from 'node:os';
import { parseCommand } from '../arguments.js';
import { Failed, UsageError } from '../errors.js';
import { numberOption } from '../input.js';
import { plural } from '../report.js';
import { runBatch } from './run-batch.js';

/** Calls at a time: the service gives a key some threads, and the network takes its time meanwhile. */
const CALLS = 8;

/** Lines that are read and written beside those that threads of this process render. */
const BESIDE = 2;

/** How often the count is shown, ms. */
const SHOW_MS = 2000;

const options = {
  service: { type: 'string' },
  out: { type: 'string', short: 'o' },
  results: { type: 'string' },
  jobs: { type: 'string' },
} as const;

/** `geoslide batch MANIFEST [--service URL] [--out DIR]`: draws what the lines of a file ask for. */
export async function batch(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, options);
  const [manifest, ...more] = positionals;
  if (manifest === undefined || more.length > 0)
    throw new UsageError('name one manifest: a file with a line of JSON for each picture');
  const { out } = values;
  const service = serviceOf(values.service);
  if (service === undefined && out === undefined) {
    throw new UsageError('name the folder for the pictures with --out, or a service with --service');
  }
  const apiKey = process.env.GEOSLIDE_API_KEY?.trim() ?? '';
  if (service !== undefined && apiKey === '') throw new UsageError('set GEOSLIDE_API_KEY to a key of the service');
  const jobs = numberOption('jobs', values.jobs) ?? (service === undefined ? availableParallelism() : CALLS);
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new UsageError(`--jobs takes a whole number from 1, not "${values.jobs}"`);

  const local = service === undefined ? (await import('./local.js')).localTasks(jobs) : undefined;
  const remote = service && (await import('./remote.js')).remoteTasks({ service, apiKey, pictures: out !== undefined });
  const run = local?.run ?? remote;
  if (run === undefined) throw new Error('there is nothing to render with');
  const counts = { drawn: 0, skipped: 0, failed: 0 };
  const started = performance.now();
  const told = () => `${plural(counts.drawn, 'picture')}, ${counts.skipped} skipped, ${counts.failed} failed`;
  const timer = setInterval(() => console.error(told()), SHOW_MS);
  try {
    await runBatch({
      manifest,
      results: values.results ?? `${manifest}.results.jsonl`,
      out,
      jobs: service === undefined ? jobs + BESIDE : jobs,
      run,
      onLine(what, place, error) {
        counts[what]++;
        if (error !== undefined) console.error(`geoslide: ${place}: ${error}`);
      },
    });
  } finally {
    clearInterval(timer);
    await local?.close();
  }
  console.error(`${told()} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (counts.failed > 0) throw new Failed();
}

function serviceOf(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UsageError(`--service takes an address such as https://figures.example.org, not "${text}"`);
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
