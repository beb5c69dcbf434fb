import { setTimeout as sleep } from 'node:timers/promises';
import { isRenderError } from '@geoslide/protocol';
import type { ServiceRequest } from '../message.js';
import type { Settings } from '../options.js';
import type { KeyRecord, RenderControl, ServicePorts } from '../ports.js';
import { type BodyType, bodyType, declaredLength, readBody } from '../requests/body.js';
import { unlessAborted } from '../requests/unless-aborted.js';
import { fromRenderError, ServiceError } from '../service-error.js';
import { stopwatch } from '../stopwatch.js';
import { authenticate } from './auth.js';
import type { Gate } from './gate.js';
import type { InFlight, Place } from './in-flight.js';
import type { Quota } from './quota.js';

/**
 * What a render still may take when its client has left, ms: most end by then, and the start of another thread takes a
 * second of a core.
 */
const STOP_AFTER_MS = 3000;

/** What the log line learns on the way. */
export interface Trace {
  key?: KeyRecord;
  bytesIn?: number;
  bytesOut?: number;
  warnings?: number;
  /** Whether the answer is that of an earlier call. */
  repeated?: true;
  /** For the operator, of an answer that is no error. */
  cause?: string;
  readonly ms: Record<string, number>;
}

/** What every admitted call needs. */
export interface CallContext {
  readonly ports: ServicePorts;
  readonly settings: Settings;
  readonly gate: Gate;
  readonly inFlight: InFlight;
  readonly quota: Quota;
  readonly trace: Trace;
  /** The end of its time, ms of `performance.now()`; by default `timeoutMs` after it asks for its turn. */
  readonly endsAt?: number;
}

export async function timed<T>(trace: Trace, stage: string, run: () => T | Promise<T>): Promise<T> {
  const time = stopwatch();
  try {
    return await run();
  } finally {
    trace.ms[stage] = time();
  }
}

function cancelled(): ServiceError {
  return new ServiceError('RENDER_CANCELLED', 'The client left before the answer. The call was not charged.');
}

/** Calls `onLeave` once the client is gone. The returned function stops that. */
function whenLeft(signal: AbortSignal | undefined, onLeave: () => void): () => void {
  if (signal?.aborted) onLeave();
  signal?.addEventListener('abort', onLeave, { once: true });
  return () => signal?.removeEventListener('abort', onLeave);
}

/** @throws ServiceError RATE_LIMITED where the key has used what it may. */
function checkBudget({ ports }: CallContext, key: KeyRecord): void {
  const wait = ports.cpuBudget?.wait(key.id) ?? 0;
  if (wait === 0) return;
  const message = 'This API key has used its seconds of rendering: wait, or send simpler projects.';
  throw new ServiceError('RATE_LIMITED', message, { headers: { 'retry-after': String(Math.ceil(wait)) } });
}

function tooManyCalls(wait: number): ServiceError {
  const headers = { 'retry-after': String(Math.ceil(wait)) };
  return new ServiceError('RATE_LIMITED', 'Too many requests with this API key: slow down.', { headers });
}

/** @throws ServiceError RATE_LIMITED where the key has called too often. */
function checkRate({ ports }: CallContext, key: KeyRecord): void {
  const wait = ports.rateLimiter?.take(key.id) ?? 0;
  if (wait > 0) throw tooManyCalls(wait);
}

/**
 * Waits until the key may make one more call.
 * @throws ServiceError RATE_LIMITED where that is after the call's end, or the reason of its end.
 */
export async function waitForRate(context: CallContext, { key, ended }: Admitted): Promise<void> {
  const { ports, endsAt = Number.POSITIVE_INFINITY } = context;
  for (let wait = ports.rateLimiter?.take(key.id) ?? 0; wait > 0; wait = ports.rateLimiter?.take(key.id) ?? 0) {
    if (performance.now() + 1000 * wait > endsAt) throw tooManyCalls(wait);
    await sleep(1000 * wait, undefined, { signal: ended }).catch(() => ended.throwIfAborted());
  }
}

export interface Admitted {
  readonly key: KeyRecord;
  readonly place: Place;
  /** Aborted, with the answer, when the call has lost its place or its client. */
  readonly ended: AbortSignal;
  /**
   * Of a call whose body is figure text or a GeoGebra file: its query, without the question mark. Of others undefined.
   */
  readonly query: string | undefined;
}

/**
 * Admits a call, reads its body, of one of the accepted types, and runs it. The call has a place until `run` ends.
 * @throws ServiceError where it is not admitted, or its body does not come.
 */
export async function withAdmission<T>(
  request: ServiceRequest,
  context: CallContext,
  taken: readonly BodyType[],
  run: (bytes: Uint8Array<ArrayBuffer>, admitted: Admitted) => Promise<T>,
): Promise<T> {
  const { ports, settings, trace } = context;
  const key = await timed(trace, 'auth', () =>
    authenticate(request.headers.get('authorization'), ports.keys, ports.now()),
  );
  trace.key = key;
  checkRate(context, key);
  checkBudget(context, key);
  const type = bodyType(request.headers, taken);
  const query = type === 'json' ? undefined : new URL(request.url).search.slice(1);
  const maxBytes = settings.maxBodyBytes;
  const declared = declaredLength(request.headers, maxBytes);

  const ending = new AbortController();
  const ended = ending.signal;
  const place = context.inFlight.enter(key.id, declared, (reason) => ending.abort(reason));
  const stay = whenLeft(request.signal, () => ending.abort(cancelled()));
  try {
    const reading = { maxBytes, onLength: (length: number) => place.grow(length), signal: ended };
    const bytes = await timed(trace, 'read', () => readBody(request, reading));
    trace.bytesIn = bytes.length;
    return await run(bytes, { key, place, ended, query });
  } finally {
    stay();
    place.leave();
  }
}

/**
 * Does work in a thread when it is its turn, both within the time limit; work that does not stop by itself is not
 * waited for.
 * When the client leaves, a call that waits is dropped at once. Work that runs has some time more, since to end a
 * thread costs more than most renders.
 *
 * @param legacy Which answers a RenderError of the work becomes.
 */
export async function inTurn<T>(
  { key, place, ended }: Admitted,
  context: CallContext,
  legacy: boolean,
  work: (control: RenderControl) => Promise<T>,
): Promise<T> {
  const { settings, gate, trace } = context;
  const stop = new AbortController();
  const late = new AbortController();
  const msLeft = context.endsAt === undefined ? settings.timeoutMs : Math.max(0, context.endsAt - performance.now());
  const timer = setTimeout(() => {
    const limit = `more than ${settings.timeoutMs / 1000} s, the limit. The call was not charged`;
    const message =
      trace.ms.wait === undefined
        ? `The call waited for ${limit}; try again, with fewer calls at a time.`
        : `The render took ${limit}; make the slide simpler.`;
    late.abort(new ServiceError('RENDER_TIMEOUT', message));
    stop.abort(late.signal.reason);
  }, msLeft);
  const over = AbortSignal.any([ended, late.signal]);
  const stopSoon = () => setTimeout(() => stop.abort(ended.reason), STOP_AFTER_MS);
  const waited = stopwatch();
  const task = () => {
    trace.ms.wait = waited();
    checkBudget(context, key);
    place.keep();
    ended.addEventListener('abort', stopSoon, { once: true });
    return work({ signal: stop.signal }).finally(() => ended.removeEventListener('abort', stopSoon));
  };
  try {
    return await unlessAborted(over, () => gate.run(key.id, task, over));
  } catch (error) {
    throw isRenderError(error) ? fromRenderError(error, legacy) : error;
  } finally {
    clearTimeout(timer);
  }
}
