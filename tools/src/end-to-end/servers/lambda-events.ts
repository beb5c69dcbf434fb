import type { HttpCall } from './http-call.js';

// Events as API Gateway sends them, with what reads them shortened away.

const HOST = 'abc.execute-api.eu-central-1.amazonaws.com';

function bodyOf(body: HttpCall['body'], base64: boolean) {
  if (body === undefined) return null;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // A gateway sends as text only what is text.
  const isText = bytes.equals(Buffer.from(bytes.toString('utf8')));
  return base64 || !isText
    ? { body: bytes.toString('base64'), isBase64Encoded: true }
    : { body: bytes.toString('utf8'), isBase64Encoded: false };
}

/** REST API: one value and all values of each header and each part of the query. */
export function eventV1({ method, path: target, headers, body }: HttpCall, base64 = false) {
  const [path = '', search = ''] = target.split('?');
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())];
  const all = { Host: HOST, ...headers };
  return {
    resource: '/{proxy+}',
    path,
    httpMethod: method,
    headers: all,
    multiValueHeaders: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, [value]])),
    queryStringParameters: names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, query.get(name)])),
    multiValueQueryStringParameters:
      names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    pathParameters: { proxy: path.slice(1) },
    requestContext: { stage: 'prod', path: `/prod${path}`, httpMethod: method, requestId: 'c6af9ac6' },
    body: null,
    isBase64Encoded: false,
    ...bodyOf(body, base64),
  };
}

/** HTTP API and function URL: header names in lower case. */
export function eventV2({ method, path, headers, body }: HttpCall, base64 = true) {
  const lower = Object.entries({ host: HOST, ...headers }).map(([name, value]) => [name.toLowerCase(), value]);
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    headers: Object.fromEntries(lower),
    requestContext: { stage: '$default', http: { method, path: rawPath, protocol: 'HTTP/1.1' }, requestId: 'JKJaXmPL' },
    ...bodyOf(body, base64),
  };
}
