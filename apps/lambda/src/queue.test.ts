import { createBodyRenderer } from '@geoslide/service';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.js';
import { createHandler } from './create-handler.js';
import { content, env, fakeRenderer, viewBound } from './testing/fake-renderer.js';
import { createMemoryBucket } from './testing/memory-bucket.js';

let rendered = 0;
let broken = 0;
const renderer = createBodyRenderer({
  ...fakeRenderer,
  async renderPng(...call) {
    if (broken-- > 0) throw new Error('the thread died');
    rendered++;
    return fakeRenderer.renderPng(...call);
  },
  read() {
    throw new Error('no text was sent');
  },
});
const s3 = createMemoryBucket();
const handler = createHandler(readConfig(env), s3, renderer);
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});
beforeEach(() => {
  s3.objects.clear();
  s3.unreachable.length = 0;
  rendered = 0;
  broken = 0;
});

const attributes = {
  ApproximateReceiveCount: '1',
  SentTimestamp: '0',
  SenderId: 'x',
  ApproximateFirstReceiveTimestamp: '0',
};

function record(messageId: string, body: unknown, more: Partial<SQSRecord> = {}): SQSRecord {
  return {
    messageId,
    receiptHandle: 'h',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    attributes,
    messageAttributes: { Authorization: { stringValue: 'Bearer dev', dataType: 'String' } },
    md5OfBody: '0',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:eu-central-1:123456789012:renders',
    awsRegion: 'eu-central-1',
    ...more,
  };
}
const event = (...Records: SQSRecord[]): SQSEvent => ({ Records });
const render = { path: '/api/render', body: { content, viewBound } };
const failures = async (sent: SQSEvent, context?: { getRemainingTimeInMillis(): number }) =>
  (await handler(sent, context)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
const result = (id: string) => JSON.parse(String(s3.objects.get(`results/${id}.json`)?.body));
const charges = () => s3.charges().length;

describe('messages of a queue', () => {
  it('are rendered, charged once and answered in the bucket, however often they come', async () => {
    const sent = event(record('m1', render), record('m2', { ...render, requestId: 'mine' }));
    expect(await failures(sent)).toEqual([]);
    expect(result('m1')).toMatchObject({
      success: true,
      status: 200,
      requestId: 'm1',
      url: expect.stringContaining('https://cdn.test/'),
    });
    expect(result('m2').requestId).toBe('mine');
    expect(await failures(sent)).toEqual([]);
    expect([rendered, charges()]).toEqual([2, 2]);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '3'],
    ['without a body', { path: '/api/render' }],
    ['to no endpoint that renders', { ...render, path: '/health' }],
    ['to a batch', { ...render, path: '/api/batch' }],
    ['that asks what can’t be', { ...render, body: { content } }],
  ])('that are %s are answered as refused and do not come again', async (_name, body) => {
    expect(await failures(event(record('m1', body)))).toEqual([]);
    expect(result('m1')).toMatchObject({ success: false, status: 400, code: 'INVALID_REQUEST' });
    expect(charges()).toBe(0);
  });

  it('without a key that is valid are refused', async () => {
    expect(await failures(event(record('m1', render, { messageAttributes: {} })))).toEqual([]);
    expect(result('m1')).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('that fail for a passing reason come again, and no other', async () => {
    broken = 1;
    expect(await failures(event(record('m1', render), record('m2', render)))).toEqual(['m1']);
    expect([charges(), s3.objects.has('results/m1.json')]).toEqual([1, false]);
  });

  it('whose result can’t be written come again and are charged once', async () => {
    s3.unreachable.push('results/');
    expect(await failures(event(record('m1', render)))).toEqual(['m1']);
    s3.unreachable.length = 0;
    expect(await failures(event(record('m1', render)))).toEqual([]);
    expect([rendered, charges()]).toEqual([1, 1]);
  });

  it('for which there is no time are left', async () => {
    const times = [60_000, 20_000, 20_000];
    const context = { getRemainingTimeInMillis: () => times.shift() ?? 0 };
    expect(await failures(event(record('m1', render), record('m2', render), record('m3', render)), context)).toEqual([
      'm2',
      'm3',
    ]);
    expect(rendered).toBe(1);
  });

  it('of a queue that keeps an order wait for the one that failed', async () => {
    broken = 1;
    const fifo = { eventSourceARN: 'arn:aws:sqs:eu-central-1:123456789012:renders.fifo' };
    expect(await failures(event(record('m1', render, fifo), record('m2', render, fifo)))).toEqual(['m1', 'm2']);
    expect(charges()).toBe(0);
  });
});
