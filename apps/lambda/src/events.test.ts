import type { ServiceAnswer, ServiceRequest } from '@geoslide/service';
import { describe, expect, it } from 'vitest';
import { type HttpEvent, requestOfEvent, resultOfAnswer } from './events.js';
import { balancerEvent, type EventCall, httpEvent, restEvent } from './testing/events.js';

const shapes: [name: string, make: (call: EventCall) => HttpEvent][] = [
  ['REST API', (call) => restEvent(call)],
  ['HTTP API', (call) => httpEvent(call)],
  ['HTTP API with a stage', (call) => httpEvent(call, 'prod')],
  ['load balancer', (call) => balancerEvent(call, false)],
  ['load balancer, multi-value', (call) => balancerEvent(call, true)],
];

async function bodyOf({ body }: ServiceRequest): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe.each(shapes)('%s', (_name, make) => {
  const call = {
    body: '{"text":"三角形"}',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json', 'x-request-id': 'r 1' },
  };

  it.each([false, true])('gives the request (base64 %s)', async (base64) => {
    const request = requestOfEvent(make({ ...call, base64 }));
    expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/api/render']);
    for (const [name, value] of Object.entries(call.headers)) expect(request.headers.get(name)).toBe(value);
    expect(request.headers.get('content-length')).toBeNull();
    expect(await bodyOf(request)).toBe(call.body);
  });

  it('gives the query', () => {
    const query = { size: '640x480', template: '{"a": "b&c=é#+"}', '#': '?' };
    const url = new URL(requestOfEvent(make({ ...call, query })).url);
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual(['/api/render', query]);
  });

  it.each(['GET', 'HEAD', 'OPTIONS', 'DELETE'])('knows %s without a body', (method) => {
    const request = requestOfEvent(make({ method, path: '/health' }));
    expect([request.method, new URL(request.url).pathname]).toEqual([method, '/health']);
  });

  it.each(['/', '//evil.test/api', '/api/render/', '/api/%72ender', '/a?b#c'])(
    'keeps the path %s apart from the host',
    (path) => {
      const url = new URL(requestOfEvent(make({ method: 'GET', path })).url);
      expect([url.host, url.search, url.hash]).toEqual(['geoslide.invalid', '', '']);
      expect(url.pathname).toBe(path.replace('?', '%3F').replace('#', '%23'));
    },
  );

  it.each([
    ['é', 'é'],
    ['三1', '\xe4\xb8\x891'],
    ['四1', '\xe5\x9b\x9b1'],
  ])('gives a header of %s as bytes', (given, bytes) => {
    const request = requestOfEvent(make({ headers: { 'x-request-id': given } }));
    expect(request.headers.get('x-request-id')).toBe(bytes);
  });

  it('takes off the base path of a custom domain', () => {
    const at = (path: string) => new URL(requestOfEvent(make({ path }), '/figures').url).pathname;
    expect([at('/figures/api/render'), at('/api/render'), at('/figuresque')]).toEqual([
      '/api/render',
      '/api/render',
      '/figuresque',
    ]);
  });
});

describe('the address of the client', () => {
  it.each<[string, HttpEvent, string | undefined]>([
    ['an HTTP API', { requestContext: { http: { method: 'GET', sourceIp: '192.0.2.1' } } }, '192.0.2.1'],
    ['a REST API', { requestContext: { identity: { sourceIp: '192.0.2.1' } } }, '192.0.2.1'],
    [
      'a load balancer',
      { requestContext: { elb: {} }, headers: { 'X-Forwarded-For': 'forged, 192.0.2.1' } },
      '192.0.2.1',
    ],
    ['nobody who says it', { headers: { 'x-forwarded-for': 'forged' } }, undefined],
  ])('behind %s', (_name, event, client) => {
    expect(requestOfEvent(event).client).toBe(client);
  });
});

describe('stages', () => {
  it.each([
    ['/prod', '/'],
    ['/prod/x', '/x'],
    ['/production/x', '/production/x'],
  ])('of an HTTP API: %s is %s', (rawPath, expected) => {
    const event = { ...httpEvent({}, 'prod'), rawPath };
    expect(new URL(requestOfEvent(event).url).pathname).toBe(expected);
  });

  it('a REST event with a rawPath is still a REST event', () => {
    const event = { ...restEvent({}), rawPath: '/mapped/api/render' };
    expect(new URL(requestOfEvent(event).url).pathname).toBe('/api/render');
  });

  it('an event without a context is a REST event', () => {
    const request = requestOfEvent({ httpMethod: 'POST', path: '/api/render', headers: null, body: 'x' });
    expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/api/render']);
  });
});

describe('results', () => {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'r1' };
  const body = '{"a":"三"}';
  const answer: ServiceAnswer = { status: 422, headers, body };

  it.each(shapes.slice(0, 4))('of %s', (_name, make) => {
    expect(resultOfAnswer(make({}), answer)).toEqual({ statusCode: 422, headers, body, isBase64Encoded: false });
  });

  it('of a load balancer with multi-value headers', () => {
    expect(resultOfAnswer(balancerEvent({}, true), answer)).toEqual({
      statusCode: 422,
      multiValueHeaders: { 'content-type': ['application/json'], 'x-request-id': ['r1'] },
      body,
      isBase64Encoded: false,
    });
  });

  it('a picture goes out in Base64, a text as it is', () => {
    const picture = (type: string) =>
      resultOfAnswer(httpEvent({}), { status: 200, headers: { 'content-type': type }, body: new Uint8Array([255, 0]) });
    expect(picture('image/png')).toMatchObject({ body: '/wA=', isBase64Encoded: true });
    expect(picture('application/pdf')).toMatchObject({ body: '/wA=', isBase64Encoded: true });
    expect(picture('image/svg+xml').isBase64Encoded).toBe(false);
  });

  it.each([
    [null, ''],
    [new TextEncoder().encode('三'), '三'],
  ])('with the body %j', (given, text) => {
    const result = resultOfAnswer(httpEvent({}), { status: 204, headers: {}, body: given });
    expect(result).toEqual({ statusCode: 204, headers: {}, body: text, isBase64Encoded: false });
  });
});
