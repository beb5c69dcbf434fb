import type { AnswerRequest } from '@geoslide/service/node';
import type { Metrics } from './metrics.js';

/** What the service itself answers there as well. */
const SHARED = ['/health', '/ready', '/version'];

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Answers the port for operators: `/metrics` and what tells the service's state. It still answers while the service
 * stops and takes no more connections.
 */
export function operationsAnswer(service: AnswerRequest, metrics: Metrics, isStopping: () => boolean): AnswerRequest {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pathname === '/metrics' && isRead) {
      const text = await metrics.text();
      const headers = { ...NO_STORE, 'content-type': metrics.contentType };
      return { status: 200, headers, body: request.method === 'HEAD' ? null : text };
    }
    if (pathname === '/ready' && isStopping()) {
      const body = JSON.stringify({ status: 'not ready', checks: { stopping: 'failed' } });
      return { status: 503, headers: { ...NO_STORE, 'content-type': 'application/json' }, body };
    }
    if (SHARED.includes(pathname)) return service(request);
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return { status: 404, headers, body: `Here are /metrics, ${SHARED.join(', ')}.\n` };
  };
}
