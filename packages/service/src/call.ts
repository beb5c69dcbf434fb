import { createHash } from 'node:crypto';
import { ProtocolError, RenderError, type RenderResult } from '@geoslide/protocol';
import { authenticate } from './auth.js';
import { parseJson, readBody, requireJson } from './body.js';
import type { Endpoint, Job, Output } from './endpoints.js';
import { CACHE_CONTROL, contentDisposition, fileKinds, fileName, objectKeyOf } from './files.js';
import type { Gate } from './gate.js';
import type { ServiceRequest } from './message.js';
import type { Settings } from './options.js';
import type { Call, KeyRecord, ServicePorts } from './ports.js';
import type { Quota } from './quota.js';
import { answerOnce, type CallsUnderWay } from './repeat.js';
import { fromProtocolError, fromRenderError, ServiceError } from './service-error.js';
import { stopwatch } from './stopwatch.js';

/** What the log line learns on the way. */
export interface Trace {
  key?: KeyRecord;
  bytesIn?: number;
  bytesOut?: number;
  warnings?: number;
  /** Whether the answer is that of an earlier call. */
  repeated?: true;
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
  readonly quota: Quota;
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

/** Errors of the renderer and the protocol as answers; `content` is where a renderer's paths start. */
function translated(error: unknown, { endpoint }: CallContext, prefix: string): unknown {
  if (error instanceof ProtocolError) return fromProtocolError(error, prefix);
  if (error instanceof RenderError) return fromRenderError(error, endpoint.legacy);
  return error;
}

function parseCall(bytes: Uint8Array, context: CallContext): Job {
  const body = parseJson(bytes);
  try {
    return context.endpoint.parse(body, context.settings);
  } catch (error) {
    throw translated(error, context, '');
  }
}

/** Renders within the time limit; a renderer that does not stop by itself is not waited for. */
async function render(job: Job, context: CallContext): Promise<Output> {
  const { ports, settings, gate } = context;
  const abort = new AbortController();
  const seconds = settings.timeoutMs / 1000;
  const late = new ServiceError(
    'RENDER_TIMEOUT',
    `The render took more than ${seconds} s, the limit. The call was not charged; make the slide simpler.`,
  );
  const timer = setTimeout(() => abort.abort(late), settings.timeoutMs);
  try {
    const timeUp = new Promise<never>((_resolve, reject) => {
      abort.signal.addEventListener('abort', () => reject(late), { once: true });
    });
    const done = gate.run(() => job(ports.renderer, { signal: abort.signal }), abort.signal);
    return await Promise.race([done, timeUp]);
  } catch (error) {
    throw translated(error, context, 'content');
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
export async function runCall(request: ServiceRequest, context: CallContext): Promise<RenderResult> {
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
  requireJson(request.headers);
  const bytes = await timed(trace, 'read', () => readBody(request, settings.maxBodyBytes));
  trace.bytesIn = bytes.length;
  const bodyHash = createHash('sha256').update(`${endpoint.path}\n`).update(bytes).digest('hex');
  const call: Call = { customerId: key.customerId, requestId, bodyHash };
  const origin = new URL(request.url).origin;
  const run = () => renderAndCharge(call, bytes, origin, context);
  return context.repeatable ? answerOnce(call, context.underWay, () => findAnswer(call, context), run) : run();
}

/** The answer that the call had before. */
async function findAnswer(call: Call, { ports, trace }: CallContext): Promise<RenderResult | undefined> {
  const charge = await timed(trace, 'find', () => ports.charges.find(call, ports.now()));
  if (charge !== undefined) trace.repeated = true;
  return charge?.answer;
}

/**
 * A new call, from its body to the result. The file is stored before the charge is written and the charge before the
 * answer goes out: whoever has an answer has a file, and pays for it once.
 */
async function renderAndCharge(
  call: Call,
  bytes: Uint8Array,
  origin: string,
  context: CallContext,
): Promise<RenderResult> {
  const { endpoint, ports, settings, quota, trace } = context;
  if (trace.key !== undefined) await quota.check(trace.key);
  const job = await timed(trace, 'parse', () => parseCall(bytes, context));

  const output = await timed(trace, 'render', () => render(job, context));
  trace.bytesOut = output.bytes.length;
  trace.warnings = output.warnings.length;

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
  if (charged) quota.add(call.customerId);
  // Another process answered the same call meanwhile: its answer is the first.
  return charged ? result : ((await findAnswer(call, context)) ?? result);
}
