import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServe } from '../testing/start-serve.js';

const content = JSON.parse(readFileSync(new URL('../../../../examples/thales.json', import.meta.url), 'utf8'));
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

test('a collector gets a span for each call, within the trace that it came from', { timeout: 30_000 }, async () => {
  const exports: Export[] = [];
  const collector = createServer(async (request, response) => {
    exports.push((await json(request)) as Export);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const served = await startServe({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'figures',
  });
  const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
  const answer = await served.post('/api/render/v2', { content }, headers);
  const renders = [{ path: '/api/render/v2', body: { content, transparent: true } }];
  expect((await served.post('/api/batch', { renders })).status).toBe(200);
  served.child.kill('SIGTERM');
  await once(served.child, 'exit');
  await served.close();
  collector.close();

  const all = exports.flatMap(({ resourceSpans }) => resourceSpans);
  expect(JSON.stringify(all[0]?.resource)).toContain('figures');
  const spans = all.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  const render = spans.find(({ name }) => name === 'POST /api/render/v2');
  expect(render).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
  expect(answer.headers.get('traceparent')).toBe(`00-${TRACE}-${render?.spanId}-01`);
  expect(render?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(render?.attributes.map(({ key }) => key)).toContain('geoslide.ms.render');
  const batch = spans.find(({ name }) => name === 'POST /api/batch');
  const item = spans.find(({ name }) => name === 'BATCH /api/render/v2');
  expect(item).toMatchObject({ traceId: batch?.traceId, parentSpanId: batch?.spanId });
  expect(JSON.stringify(spans)).not.toContain('test-key');
});

test('a collector that is not there costs a call nothing, and the end some seconds at most', {
  timeout: 30_000,
}, async () => {
  const served = await startServe({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await served.post('/api/render/v2', { content })).status).toBe(200);
  const start = performance.now();
  served.child.kill('SIGTERM');
  const [code] = await once(served.child, 'exit');
  expect([code, performance.now() - start < 10_000]).toEqual([0, true]);
  await served.close();
});
