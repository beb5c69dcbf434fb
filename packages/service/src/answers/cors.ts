import type { RequestHeaders } from '../message.js';

/** Seconds that a browser may keep a preflight's answer: a day. */
const PREFLIGHT_SECONDS = '86400';

/** Fields of answers that pages may read. */
const EXPOSED =
  'x-request-id, x-geoslide-result, content-location, traceparent, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset';

/** Keys come in a header and never as cookies, so any page may call with a key that it has. */
export function corsHeaders(request: RequestHeaders, origins: readonly string[] | '*'): Record<string, string> {
  const exposed = { 'access-control-expose-headers': EXPOSED };
  if (origins === '*') return { 'access-control-allow-origin': '*', ...exposed };
  const origin = request.get('origin');
  if (origin === null || !origins.includes(origin)) return { vary: 'origin' };
  return { 'access-control-allow-origin': origin, vary: 'origin', ...exposed };
}

export function preflightHeaders(methods: string): Record<string, string> {
  return {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'authorization, content-type, x-request-id, traceparent, tracestate',
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}
