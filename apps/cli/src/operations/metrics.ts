import type { LogEntry, Service } from '@geoslide/service';
import type { WorkerRenderer } from '@geoslide/service/node';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: a repeated answer takes some ms, and no call more than its limit of 20 s with its writes. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

export interface Metrics {
  /** Counts a call. */
  readonly count: (entry: LogEntry) => void;
  /** All of it in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Paths are anybody's to choose: those that are no endpoint count together. */
function endpointOf({ endpoint }: LogEntry, known: ReadonlySet<string>): string {
  if (known.has(endpoint)) return endpoint;
  return endpoint.startsWith('/files/') ? '/files/' : 'other';
}

/** Measures of a service and its threads, and of the process. */
export function createMetrics(
  service: Pick<Service, 'load' | 'paths'>,
  renderer: Pick<WorkerRenderer, 'threads'>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const known = new Set(service.paths);
  collectDefaultMetrics({ register: registry });

  const calls = new Counter({
    name: 'geoslide_calls_total',
    help: 'Answered calls by endpoint, status and error code',
    labelNames: ['endpoint', 'status', 'code'],
    registers,
  });
  const stages = new Histogram({
    name: 'geoslide_stage_seconds',
    help: 'Time of each stage of a call; wait is that in the queue, total all of it',
    labelNames: ['endpoint', 'stage'],
    buckets: BUCKETS,
    registers,
  });
  const repeated = new Counter({
    name: 'geoslide_repeated_calls_total',
    help: 'Calls that got the answer of an earlier one, without a render',
    registers,
  });
  const bytes = new Counter({
    name: 'geoslide_bytes_total',
    help: 'Bytes of bodies (in) and of stored files (out)',
    labelNames: ['direction'],
    registers,
  });

  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('geoslide_calls_in_flight', 'Calls from their admission to their answer', () => service.load().calls);
  gauge('geoslide_body_bytes_in_flight', 'Bytes of their bodies', () => service.load().bytes);
  gauge('geoslide_renders_running', 'Renders that hold a thread', () => service.load().running);
  gauge('geoslide_renders_waiting', 'Length of the queue for threads', () => service.load().waiting);
  gauge('geoslide_render_threads', 'Threads that render or could', () => renderer.threads().alive);
  new Counter({
    name: 'geoslide_render_threads_ended_total',
    help: 'Threads that ended by an error, or were stopped when their render took too long or its client had left',
    labelNames: ['reason'],
    registers,
    collect() {
      const { failed, stopped } = renderer.threads();
      this.reset();
      this.inc({ reason: 'failed' }, failed);
      this.inc({ reason: 'stopped' }, stopped);
    },
  });

  return {
    count(entry) {
      const endpoint = endpointOf(entry, known);
      calls.inc({ endpoint, status: entry.status, code: entry.code ?? '' });
      for (const [stage, ms] of Object.entries(entry.ms)) stages.observe({ endpoint, stage }, ms / 1000);
      if (entry.repeated) repeated.inc();
      bytes.inc({ direction: 'in' }, entry.bytesIn ?? 0);
      bytes.inc({ direction: 'out' }, entry.bytesOut ?? 0);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
