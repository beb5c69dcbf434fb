import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createCpuBudget,
  createRateLimiter,
  createService,
  DEFAULT_PREFIX,
  type Environment,
  numberSetting,
  readEnvironment,
  textSetting,
  unknownSettings,
  VERSION,
  withDevelopmentKey,
} from '@geoslide/service';
import { createHttpServer, createLocalRenderer, readHttpLimits, readTrustedProxies } from '@geoslide/service/node';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { numberOption } from '../input.js';
import { createLog } from '../operations/log.js';
import { operationsAnswer } from '../operations/operations-answer.js';
import { showFirstKey } from './first-key.js';
import { withPlayground } from './playground.js';
import { keepFiles } from './retention.js';
import { openChosen, sameStorage, storageOptions } from './storage.js';

const DEFAULT_PORT = 8787;
const DEFAULT_HOST = '127.0.0.1';

/** Longer than a call that waits and renders for all of its time, and shorter than the 30 s after which containers are killed. */
const DEFAULT_STOP_MS = 25_000;

/** Connections that the kernel completes while the process is busy: one that it drops is tried again after 1 s only. */
const BACKLOG = 4096;

/** For the last spans to reach their collector, ms. */
const LAST_SPANS_MS = 2000;

/** What a shell says of a process that a signal ended: 128 and the signal's number. */
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** A repeated call gets its first answer for a day, and its file has to be there. */
const MIN_FILE_DAYS = 2;

/** `geoslide serve [--port N] [--data DIR | --storage ADDRESS]`: the service on this machine until it is stopped. */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseCommand(args, { port: { type: 'string' }, ...storageOptions });
  const port = portOf(values.port ?? textSetting(process.env, 'PORT'));
  const developmentKey = textSetting(process.env, 'GEOSLIDE_API_KEY');

  // Whoever reads the log may go, as `head` does; the service stays.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const log = createLog(process.stdout);
  // However the process ends, but by a signal that it can't hear: also after an error that nothing caught.
  process.on('exit', log.flush);
  const { tell } = log;
  for (const name of unknownSettings(process.env, 'serve')) {
    tell(`${name} is no setting of geoslide serve and counts for nothing: docs/deploy.md lists all`);
  }
  const fileDays = numberSetting(process.env, 'GEOSLIDE_FILE_DAYS', MIN_FILE_DAYS);
  const opened = await openChosen(values, { tell });
  // Before anything listens: a storage that can't be used ends the command.
  await opened.check();
  if (developmentKey !== undefined) tell('the API key is that of GEOSLIDE_API_KEY, beside those that were issued');
  else await showFirstKey(opened.keyTexts, [process.stderr, process.stdout], tell, sameStorage(values));
  const cores = Math.max(1, availableParallelism());
  const { options, ratePerSecond, cpuSecondsPerMinute, renderCpuMs, imageHosts } = readEnvironment(process.env, cores);
  // One more than cores: a key may keep all cores busy and still not hold every thread.
  const concurrency = options.concurrency ?? cores + 1;
  const renderer = createLocalRenderer({ size: concurrency, imageHosts, cpuMs: renderCpuMs });
  const host = textSetting(process.env, 'HOST') ?? DEFAULT_HOST;
  const trustsProxy = readTrustedProxies(process.env);
  const { storage, charges } = opened;
  const keys = developmentKey === undefined ? opened.keys : withDevelopmentKey(opened.keys, developmentKey);
  const now = () => performance.now();
  const limits = {
    ...(ratePerSecond > 0 && { rateLimiter: createRateLimiter(ratePerSecond, now) }),
    ...(cpuSecondsPerMinute > 0 && { cpuBudget: createCpuBudget(cpuSecondsPerMinute, now) }),
  };
  let onCall = log.entry;
  const tracing = tracesAreWanted(process.env)
    ? (await import('../operations/tracing.js')).startTracing(VERSION)
    : undefined;
  const service = createService(
    {
      ...limits,
      renderer,
      keys,
      storage,
      charges,
      now: () => new Date(),
      newId: randomUUID,
      log: (entry) => onCall(entry),
      ...(tracing && { startSpan: tracing.startSpan }),
    },
    { ...options, concurrency },
  );
  const stopMs = numberSetting(process.env, 'GEOSLIDE_STOP_TIMEOUT_MS', 0) ?? DEFAULT_STOP_MS;
  const httpLimits = readHttpLimits(process.env);
  const { server, stop } = createHttpServer(withPlayground(service.answer), httpLimits, trustsProxy, log.fault);
  let isStopping = false;
  const metricsPort = numberSetting(process.env, 'GEOSLIDE_METRICS_PORT', 1);
  if (metricsPort !== undefined) {
    const { createMetrics } = await import('../operations/metrics.js');
    const metrics = createMetrics(service, renderer);
    onCall = (entry) => {
      metrics.count(entry);
      log.entry(entry);
    };
    const answer = operationsAnswer(service.answer, metrics, () => isStopping);
    const address = textSetting(process.env, 'GEOSLIDE_METRICS_HOST') ?? DEFAULT_HOST;
    await listen(createHttpServer(answer, {}, undefined, log.fault).server, metricsPort, address);
    tell(`metrics are at http://${address}:${metricsPort}/metrics`);
  }
  // The first call would pay for what the threads load.
  await renderer.started();
  await listen(server, port, host);
  tell(`listening on http://${host}:${port}, data in ${opened.place}`);
  tell(`the playground is at http://${host}:${port}/`);
  if (fileDays !== undefined) keepFiles(storage, options.prefix ?? DEFAULT_PREFIX, fileDays, tell);
  const onSignal = async (signal: keyof typeof SIGNAL_CODES) => {
    if (isStopping) process.exit(SIGNAL_CODES[signal]);
    isStopping = true;
    if (!(await stop(stopMs))) tell(`calls that took longer than ${stopMs} ms to end were cut off`);
    await renderer.close();
    await opened.close();
    await Promise.race([tracing?.stop().catch(log.fault), sleep(LAST_SPANS_MS)]);
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Whether there is a collector of OpenTelemetry; without one its packages are not loaded. */
function tracesAreWanted(env: Environment): boolean {
  const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;
  return names.some((name) => textSetting(env, name) !== undefined) && textSetting(env, 'OTEL_SDK_DISABLED') !== 'true';
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw error;
    }),
  ]);
}

function portOf(text: string | undefined): number {
  const port = numberOption('port', text) ?? DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(`a port is a whole number from 1 to 65535, not ${text}`);
  return port;
}
