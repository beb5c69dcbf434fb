import { all, bodyFor, call, invalid, ok, paths } from './call.js';

const notAllowed = { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { allow: 'POST, OPTIONS' } };
const notFound = { status: 404, code: 'NOT_FOUND' };

/** Methods, paths and what browsers ask. */
export const methodCalls = [
  ...all.flatMap((name) =>
    ['GET', 'PUT', 'DELETE', 'PATCH'].map((method) =>
      call(`4 ${method} ${paths[name]}`, paths[name], { method }, notAllowed),
    ),
  ),
  ...all.map((name) =>
    call(`4 HEAD ${paths[name]}`, paths[name], { method: 'HEAD' }, { ...notAllowed, code: undefined, empty: true }),
  ),
  ...all.map((name) =>
    call(
      `CORS preflight of ${paths[name]}`,
      paths[name],
      {
        method: 'OPTIONS',
        headers: {
          Authorization: undefined,
          'Content-Type': undefined,
          Origin: 'https://school.test',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization, content-type, x-request-id',
        },
      },
      {
        status: 204,
        empty: true,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST, OPTIONS',
          'access-control-allow-headers': 'authorization, content-type, x-request-id, traceparent, tracestate',
        },
      },
    ),
  ),
  call(
    'CORS of an answer',
    paths.png,
    { headers: { Origin: 'https://school.test' }, body: bodyFor('png', {}) },
    {
      ...ok(),
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'x-request-id, x-geoslide-result, content-location, traceparent, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
      },
    },
  ),
  call(
    'CORS of an error',
    paths.png,
    { headers: { Origin: 'https://school.test' }, body: {} },
    { ...invalid('content'), headers: { 'access-control-allow-origin': '*' } },
  ),
  ...[
    '/api',
    '/api/render/v3',
    '/api/render/v2/',
    '/api/render/',
    '/api/render-jpg',
    '/api/agent/run',
    '/API/render',
    '//api/render',
    '/api/render%2Fv2',
    '/%',
    '/api/render/%00',
  ].map((path) => call(`${path} is nothing`, path, { body: bodyFor('png', {}) }, notFound)),
  call('a query changes nothing', `${paths.png}?scale=3`, { body: bodyFor('png', {}) }, ok({ scale: 60 })),
  call('GET /openapi.json', '/openapi.json', { method: 'GET', headers: { Authorization: undefined } }, { status: 200 }),
  call('HEAD /openapi.json', '/openapi.json', { method: 'HEAD' }, { status: 200, empty: true }),
  call(
    'POST /openapi.json',
    '/openapi.json',
    { body: {} },
    { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD, OPTIONS' } },
  ),
  call('GET /health', '/health', { method: 'GET', headers: { Authorization: undefined } }, { status: 200 }),
];
