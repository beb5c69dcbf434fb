import type { ErrorBody, RenderResult } from '@geoslide/protocol';
import { type Admitted, type CallContext, inTurn, waitForRate, withAdmission } from '../admission/admit.js';
import { failureOf, logCall } from '../log/call-log.js';
import { currentTrace, withCallScope } from '../log/call-scope.js';
import { errorBody, jsonAnswer, type ServiceAnswer, type ServiceRequest } from '../message.js';
import type { BatchItem } from '../ports.js';
import { endpoints } from '../requests/endpoints.js';
import type { RequestId } from '../requests/request-id.js';
import { toServiceError } from '../service-error.js';
import { stopwatch } from '../stopwatch.js';
import { answerRender, type RenderContext } from './call.js';
import type { CallsUnderWay } from './repeat.js';

type BatchContext = CallContext & { readonly underWay: CallsUnderWay };

/** What one render of a batch is answered. */
type ItemAnswer = { readonly status: number; readonly requestId: string } & (RenderResult | ErrorBody);

/** Runs `work` for each item, `concurrency` at a time, and gives the results in the items' order. */
async function inOrder<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  async function lane(): Promise<void> {
    for (const [i, item] of entries) results[i] = await work(item, i);
  }
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}

/** One render of a batch, which has a line of its own in the log. What fails is an answer. */
async function answerItem(
  item: BatchItem,
  requestId: string,
  request: ServiceRequest,
  admitted: Admitted,
  context: RenderContext,
): Promise<ItemAnswer> {
  const { ports, trace, endpoint } = context;
  const span = ports.startSpan?.(`BATCH ${endpoint.path}`, currentTrace());
  const scope = { trace: span?.context ?? currentTrace(), storageRequestIds: [] };
  const time = stopwatch();
  trace.key = admitted.key;
  trace.bytesIn = item.body.length;
  const logged = { requestId, method: 'BATCH', endpoint: endpoint.path, client: request.client, scope, span, trace };
  try {
    await waitForRate(context, admitted);
    const { origin } = new URL(request.url);
    const { result } = await withCallScope(scope, () => answerRender(item.body, origin, admitted, context));
    logCall(ports, { ...logged, status: 200, failure: undefined, total: time() });
    return { status: 200, requestId, ...result };
  } catch (error) {
    const known = toServiceError(error);
    logCall(ports, { ...logged, status: known.status, failure: failureOf(error, known), total: time() });
    return { status: known.status, ...errorBody(known, requestId) };
  }
}

/**
 * Many renders in one call, each answered, stored and charged like a call of its own. They have the time of one call
 * together: what has not ended by then fails with RENDER_TIMEOUT.
 */
export function runBatch(request: ServiceRequest, batch: RequestId, context: BatchContext): Promise<ServiceAnswer> {
  const { ports, settings } = context;
  const endsAt = performance.now() + settings.timeoutMs;
  return withAdmission(request, context, ['json'], async (body, admitted) => {
    const items = await inTurn(admitted, { ...context, endsAt }, false, (control) =>
      ports.renderer.split({ path: '/api/batch', body, settings }, control),
    );
    const results = await inOrder(items, settings.keyConcurrency, (item, i) => {
      const endpoint = endpoints.find(({ path }) => path === item.path);
      if (endpoint === undefined) throw new Error(`there is no endpoint ${item.path}`);
      const requestId = item.requestId ?? `${batch.id}/${i}`;
      const repeatable = batch.given || item.requestId !== undefined;
      const own: RenderContext = { ...context, endsAt, endpoint, requestId, repeatable, trace: { ms: {} } };
      return answerItem(item, requestId, request, admitted, own);
    });
    // Nobody reads it where the client has left.
    admitted.ended.throwIfAborted();
    const succeeded = results.filter(({ success }) => success).length;
    const answer = { success: true, succeeded, failed: results.length - succeeded, results };
    return jsonAnswer(answer, 200, { 'cache-control': 'no-store' });
  });
}
