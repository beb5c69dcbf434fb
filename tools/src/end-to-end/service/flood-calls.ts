// The flood of fairness.ts, in a process of its own: node flood-calls.js ADDRESS slow|large|leave
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileProject } from '../hostile/hostile-projects.js';
import { API_KEY } from '../servers/start-service.js';

const [address, kind] = process.argv.slice(2);
const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };

const slow = [
  '300 regions',
  'a thousand curves',
  '9,000 labelled circles',
  '10,000 thick dashed circles on 4096 px',
  '300 implicit curves',
  '10,000 labelled points in one place',
].map((title) => {
  const [content, more = {}] = hostileProject(title);
  return JSON.stringify({ content, ...more });
});

const doc = Array.from({ length: 180_000 }, () => ({ text: [[1, 2]] }));
const slide = { definitions: [], uvarMap: [], styleSheet: {} };
const definitions = Array.from({ length: 9900 }, (_, i) => ({ kind: 'primitive', id: `P_${i}`, source: '1' }));
const metadata = { version: '11' };
/** 6 MB each: brackets, much that no picture shows, many slides. */
const large = [
  `[${'[],'.repeat(2_000_000)}[]]`,
  JSON.stringify({ content: { slides: [{ ...slide, doc }], metadata } }).padEnd(6e6),
  JSON.stringify({ content: { slides: Array.from({ length: 12 }, () => ({ ...slide, definitions })), metadata } }),
];

const statuses: Record<string, number> = {};

async function call(body: string, signal: AbortSignal | null = null): Promise<void> {
  const status = await fetch(`${address}/api/render/v2`, { method: 'POST', headers, body, signal })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch((error) => error.cause?.code ?? error.name);
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/** Makes calls one after the other, without end. */
async function repeat(bodies: readonly string[], number: number, limit?: () => AbortSignal): Promise<never> {
  for (;;) {
    await call(bodies[number % bodies.length]!, limit?.());
    await sleep(50);
  }
}

const times = (count: number, start: (i: number) => unknown) => Array.from({ length: count }, (_, i) => start(i));
if (kind === 'slow') times(12, (i) => repeat(slow, i));
if (kind === 'leave') times(40, (i) => repeat(slow, i, () => AbortSignal.timeout(100 + 35 * i)));
if (kind === 'large') {
  times(6, (i) => repeat(slow, i));
  times(16, async (i) => {
    await sleep(500);
    await call(large[i % large.length]!);
  });
}
process.on('message', () => process.send?.(statuses, undefined, undefined, () => process.exit()));
process.send?.('started');
