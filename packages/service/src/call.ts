import { createHash } from 'node:crypto';
import { RenderError, type RenderResult } from '@geoslide/protocol';
import { authenticate } from './auth.js';
import { declaredLength, readBody, requireJson } from './body.js';
import type { Endpoint } from './endpoints.js';
import { CACHE_CONTROL, contentDisposition, fileKinds, fileName, objectKeyOf } from './files.js';
import type { Gate } from './gate.js';
import type { InFlight, Place } from './in-flight.js';
import type { ServiceRequest } from './message.js';
import type { Settings } from './options.js';
import type { Output } from './output.js';
import type { BodyOutput, Call, KeyRecord, ServicePorts } from './ports.js';
import { type Answered, answerOnce, type CallsUnderWay } from './repeat.js';
import { fromRenderError, ServiceError } from './service-error.js';
import { stopwatch } from './stopwatch.js';
import { unlessAborted } from './unless-aborted.js';

/** What a render still may take when its client has left, ms: most end by then, and the start of another thread takes a second of a core. */
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

export interface CallContext {
  readonly endpoint: Endpoint;
  readonly requestId: string;
  /** Whether the client gave the id, so that the call may come again. */
  readonly repeatable: boolean;
  readonly underWay: CallsUnderWay;
  readonly ports: ServicePorts;
  readonly settings: Settings;
  readonly gate: Gate;
  readonly inFlight: InFlight;
  readonly trace: Trace;
}

async function timed<T>(trace: Trace, stage: string, run: () => T | Promise<T>): Promise<T> {
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

/** Tells `onLeave` once the client is gone. What this gives ends that. */
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

interface Admitted {
  readonly key: KeyRecord;
  readonly place: Place;
  /** Aborted, with the answer, when the call has lost its place or its client. */
  readonly ended: AbortSignal;
}

/**
 * Waits for its turn and renders, both within the time limit; a renderer that does not stop by itself is not waited for. When
 * the client leaves, a call that waits is dropped at once. A render has some time more, since to end a thread costs more than most
 * renders.
 */
async function render(
  body: Uint8Array<ArrayBuffer>,
  { key, place, ended }: Admitted,
  context: CallContext,
): Promise<BodyOutput> {
  const { endpoint, ports, settings, gate, trace } = context;
  const stop = new AbortController();
  const late = new AbortController();
  const timer = setTimeout(() => {
    const limit = `more than ${settings.timeoutMs / 1000} s, the limit. The call was not charged`;
    const message =
      trace.ms.wait === undefined
        ? `The call waited for ${limit}; try again, with fewer calls at a time.`
        : `The render took ${limit}; make the slide simpler.`;
    late.abort(new ServiceError('RENDER_TIMEOUT', message));
    stop.abort(late.signal.reason);
  }, settings.timeoutMs);
  const over = AbortSignal.any([ended, late.signal]);
  const waited = stopwatch();
  const task = () => {
    trace.ms.wait = waited();
    checkBudget(context, key);
    place.keep();
    ended.addEventListener('abort', () => setTimeout(() => stop.abort(ended.reason), STOP_AFTER_MS), { once: true });
    return ports.renderer.render({ path: endpoint.path, body, settings }, { signal: stop.signal });
  };
  try {
    return await unlessAborted(over, () => gate.run(key.id, task, over));
  } catch (error) {
    throw error instanceof RenderError ? fromRenderError(error, endpoint.legacy) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** spec.md 2.6: a 3D result carries `camera` and `pixelRatio` instead of `viewBound` and `scale`. */
function resultOf(
  output: Output,
  file: Pick<RenderResult, 'url' | 'filename' | 'objectKey' | 'mimeType'>,
): RenderResult {
  const { slideIndex, width, height, viewBound, scale, camera, pixelRatio, warnings } = output;
  const { url, filename, objectKey, mimeType } = file;
  const head = { success: true, url, filename, objectKey, slideIndex } as const;
  const tail = { mimeType, size: output.bytes.length, ...(warnings.length > 0 ? { warnings } : {}) };
  if (viewBound !== undefined && scale !== undefined) return { ...head, viewBound, width, height, scale, ...tail };
  if (camera !== undefined && pixelRatio !== undefined) return { ...head, width, height, pixelRatio, camera, ...tail };
  throw new Error('the renderer gave neither viewBound and scale nor camera and pixelRatio');
}

/** One call of a render endpoint, from the key to the result. */
export async function runCall(request: ServiceRequest, context: CallContext): Promise<Answered> {
  const { endpoint, requestId, ports, settings, trace } = context;
  const key = await timed(trace, 'auth', () =>
    authenticate(request.headers.get('authorization'), ports.keys, ports.now()),
  );
  trace.key = key;
  const wait = ports.rateLimiter?.take(key.id) ?? 0;
  if (wait > 0) {
    const headers = { 'retry-after': String(Math.ceil(wait)) };
    throw new ServiceError('RATE_LIMITED', 'Too many requests with this API key: slow down.', { headers });
  }
  checkBudget(context, key);
  requireJson(request.headers);
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
    const bodyHash = createHash('sha256').update(`${endpoint.path}\n`).update(bytes).digest('hex');
    const call: Call = { customerId: key.customerId, requestId, bodyHash };
    const origin = new URL(request.url).origin;
    const run = () => renderAndCharge(call, bytes, origin, { key, place, ended }, context);
    if (!context.repeatable) return await run();
    return await unlessAborted(ended, () => answerOnce(call, context.underWay, () => findAnswer(call, context), run));
  } finally {
    stay();
    place.leave();
  }
}

/** The answer that the call had before. */
async function findAnswer(call: Call, { ports, trace }: CallContext): Promise<Answered | undefined> {
  const charge = await timed(trace, 'find', () => ports.charges.find(call, ports.now()));
  if (charge === undefined) return undefined;
  trace.repeated = true;
  return { result: charge.answer };
}

/**
 * A new call, from its body to the result. The file is stored before the charge is written and the charge before the
 * answer goes out: whoever has an answer has a file, and pays for it once. A client that has left before pays nothing.
 */
async function renderAndCharge(
  call: Call,
  bytes: Uint8Array<ArrayBuffer>,
  origin: string,
  admitted: Admitted,
  context: CallContext,
): Promise<Answered> {
  const { endpoint, ports, settings, trace } = context;
  const { ended } = admitted;
  const { ms, ...output } = await render(bytes, admitted, context);
  Object.assign(trace.ms, ms);
  trace.bytesOut = output.bytes.length;
  trace.warnings = output.warnings.length;

  ended.throwIfAborted();
  const kind = fileKinds[endpoint.format];
  const filename = fileName(output.bytes, kind);
  const time = ports.now();
  const objectKey = objectKeyOf(settings.prefix, call.customerId, time, filename);
  const url = await timed(trace, 'store', () =>
    ports.storage.put({
      key: objectKey,
      bytes: output.bytes,
      contentType: kind.contentType,
      contentDisposition: contentDisposition(filename),
      cacheControl: CACHE_CONTROL,
      origin,
    }),
  );
  const result = resultOf(output, { url, filename, objectKey, mimeType: kind.mimeType });
  ended.throwIfAborted();
  const charged = await timed(trace, 'charge', () =>
    ports.charges.record({
      ...call,
      type: 'render',
      endpoint: endpoint.path,
      objectKey,
      chargedAt: time.toISOString(),
      answer: result,
    }),
  );
  // Another process answered the same call meanwhile: its answer is the first.
  const own = { result, bytes: output.bytes };
  return charged ? own : ((await findAnswer(call, context)) ?? own);
}
