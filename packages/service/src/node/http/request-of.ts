import type { IncomingMessage } from 'node:http';
import type { ServiceRequest } from '../../message.js';
import { invalidRequest, ServiceError } from '../../service-error.js';
import { hostPattern } from '../called-origin.js';
import type { Connection } from './connections.js';
import { type Framing, tooFine } from './framing.js';
import type { HttpLimits } from './limits.js';

export function malformed(): ServiceError {
  return invalidRequest('This is not a request of HTTP/1.1: check its first line, its headers and its length.', '');
}

/** Whether a message names one host, as HTTP/1.1 asks; HTTP/1.0 need not, and health checks of balancers don't. */
function namesOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host: hosts = [] } = headersDistinct;
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && hostPattern.test(hosts[0] ?? '');
}

/** The address that was called. The path goes in as it came: resolved against an origin, `//host` would be one. */
function urlOf(incoming: IncomingMessage, origin: string): string {
  const { url = '' } = incoming;
  if (!namesOneHost(incoming)) throw malformed();
  if (/^https?:\/\//i.test(url)) {
    const { pathname, search } = new URL(url);
    return `${origin}${pathname}${search}`;
  }
  if (!url.startsWith('/')) throw malformed();
  return new URL(`${origin}${url}`).href;
}

/**
 * The request of an incoming message.
 *
 * @param origin Scheme and host that count as called: what the message says of them is anybody's word.
 * @throws ServiceError where it can't be one.
 */
export function requestOf(incoming: IncomingMessage, origin: string, body: AsyncIterable<Uint8Array>): ServiceRequest {
  const { method = 'GET', headersDistinct } = incoming;
  if (['TRACE', 'TRACK', 'CONNECT'].includes(method)) {
    const headers = { allow: 'GET, HEAD, POST, OPTIONS' };
    throw new ServiceError('METHOD_NOT_ALLOWED', `No path takes ${method}.`, { headers });
  }
  let url: string;
  try {
    url = urlOf(incoming, origin);
  } catch {
    throw malformed();
  }
  return {
    method,
    url,
    headers: { get: (name) => headersDistinct[name]?.join(', ') ?? null },
    body: method === 'GET' || method === 'HEAD' ? null : body,
  };
}

function tooSlow({ minBodyRate }: HttpLimits): ServiceError {
  return new ServiceError('REQUEST_TIMEOUT', `The request came too slowly: send at least ${minBodyRate} bytes/s.`);
}

/** What a promise gives, unless it takes longer: then it throws `late()`. */
async function within<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The body as it arrives. Only the time that it is waited for counts, and each byte earns some more, so that an honest
 * slow upload ends and one that trickles does not last. Who leaves the loop only stops reading: the connection stays for
 * the answer.
 *
 * @throws ServiceError REQUEST_TIMEOUT, and INVALID_REQUEST for a body in too many small chunks
 */
export async function* bodyOf(
  incoming: IncomingMessage,
  limits: HttpLimits,
  place: Pick<Connection, 'working' | 'isTooFine'>,
  framing: Framing,
): AsyncGenerator<Uint8Array, void> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  let msLeft = limits.bodyMs;
  try {
    while (true) {
      const start = performance.now();
      place.working = false;
      const { done, value } = await within(chunks.next(), msLeft, () => tooSlow(limits));
      place.working = true;
      if (done === true) return;
      if (framing.isTooMuch(value.length)) {
        place.isTooFine = true;
        throw tooFine();
      }
      const earned = (value.length / limits.minBodyRate) * 1000;
      msLeft = Math.min(limits.bodyMs, msLeft - (performance.now() - start) + earned);
      yield new Uint8Array(value);
    }
  } finally {
    place.working = true;
    // It ends when the next part comes or the connection goes, which nobody has to wait for.
    chunks.return?.().catch(() => {});
  }
}
