import { createHash } from 'node:crypto';
import type { RenderResult, Warning } from '@geoslide/protocol';
import { type Admitted, type CallContext, inTurn, timed, withAdmission } from '../admission/admit.js';
import { CACHE_CONTROL, contentDisposition, fileKinds, fileName, objectKeyOf } from '../files.js';
import type { ServiceRequest } from '../message.js';
import type { Output } from '../output.js';
import type { Call } from '../ports.js';
import type { Endpoint } from '../requests/endpoints.js';
import { unlessAborted } from '../requests/unless-aborted.js';
import { acceptNotes } from './call-notes.js';
import { type Answered, answerOnce, type CallsUnderWay } from './repeat.js';

/**
 * Bytes of an output whose call keeps its turn until it is stored. A storage may be slower than the renders: with the
 * turn, no
 * more large outputs wait for it in memory than renders run.
 */
const LARGE_OUTPUT = 1024 * 1024;

export interface RenderContext extends CallContext {
  readonly endpoint: Endpoint;
  readonly requestId: string;
  /** Whether the client gave the id, so that the call may come again. */
  readonly repeatable: boolean;
  readonly underWay: CallsUnderWay;
  /** Warnings of the call itself. */
  readonly notes?: readonly Warning[];
}

/** spec.md 2.6: a 3D result carries `camera` and `pixelRatio` instead of `viewBound` and `scale`. */
function resultOf(
  output: Output,
  file: Pick<RenderResult, 'url' | 'filename' | 'objectKey' | 'mimeType'>,
): RenderResult {
  const { slideIndex, width, height, viewBound, scale, plane, camera, pixelRatio, warnings } = output;
  const { url, filename, objectKey, mimeType } = file;
  const head = { success: true, url, filename, objectKey, slideIndex } as const;
  const tail = { mimeType, size: output.bytes.length, ...(warnings.length > 0 ? { warnings } : {}) };
  if (viewBound !== undefined && scale !== undefined) {
    const ratio = plane?.ratio ?? 1;
    return { ...head, viewBound, width, height, scale, ...(ratio !== 1 && { scaleY: scale * ratio }), ...tail };
  }
  if (camera !== undefined && pixelRatio !== undefined) return { ...head, width, height, pixelRatio, camera, ...tail };
  throw new Error('the renderer gave neither viewBound and scale nor camera and pixelRatio');
}

/** One call of a render endpoint, from the key to the result. */
export function runCall(request: ServiceRequest, context: RenderContext): Promise<Answered> {
  const { origin } = new URL(request.url);
  const taken = ['json', 'figure', 'geogebra'] as const;
  const notes = acceptNotes(request, context.endpoint);
  return withAdmission(request, context, taken, (bytes, admitted) => {
    return answerRender(bytes, origin, admitted, { ...context, notes });
  });
}

/** The answer to an admitted render: the one that the same call had before, or a new one. */
export async function answerRender(
  bytes: Uint8Array<ArrayBuffer>,
  origin: string,
  admitted: Admitted,
  context: RenderContext,
): Promise<Answered> {
  const { endpoint, requestId } = context;
  const { query } = admitted;
  const called = query === undefined ? endpoint.path : `${endpoint.path}?${query}`;
  const bodyHash = createHash('sha256').update(`${called}\n`).update(bytes).digest('hex');
  const call: Call = { customerId: admitted.key.customerId, requestId, bodyHash };
  const run = () => renderAndCharge(call, bytes, origin, admitted, context);
  if (!context.repeatable) return await run();
  const find = () => findAnswer(call, context);
  return await unlessAborted(admitted.ended, () => answerOnce(call, context.underWay, find, run));
}

/** The answer that the call had before. */
async function findAnswer(call: Call, { ports, trace }: RenderContext): Promise<Answered | undefined> {
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
  context: RenderContext,
): Promise<Answered> {
  const { endpoint, ports, settings, quota, trace } = context;
  const { ended } = admitted;
  if (trace.key !== undefined) await quota.check(trace.key);
  const kind = fileKinds[endpoint.format];

  async function store({ bytes }: Output) {
    ended.throwIfAborted();
    const time = ports.now();
    const filename = fileName(bytes, kind);
    const objectKey = objectKeyOf(settings.prefix, call.customerId, time, filename);
    const url = await timed(trace, 'store', () =>
      ports.storage.put({
        key: objectKey,
        bytes,
        contentType: kind.contentType,
        contentDisposition: contentDisposition(filename),
        cacheControl: CACHE_CONTROL,
        origin,
      }),
    );
    return { url, filename, objectKey, time };
  }

  const asked = { path: endpoint.path, body: bytes, query: admitted.query, notes: context.notes ?? [], settings };
  const { output, early } = await inTurn(admitted, context, endpoint.legacy, async (control) => {
    const { ms, ...output } = await ports.renderer.render(asked, control);
    Object.assign(trace.ms, ms);
    trace.bytesOut = output.bytes.length;
    trace.warnings = output.warnings.length;
    const isLarge = output.bytes.length > LARGE_OUTPUT;
    return { output, early: isLarge ? await store(output) : undefined };
  });
  const { url, filename, objectKey, time } = early ?? (await store(output));
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
  if (charged) quota.add(call.customerId);
  // Another process answered the same call meanwhile: its answer is the first.
  const own = { result, bytes: output.bytes };
  return charged ? own : ((await findAnswer(call, context)) ?? own);
}
