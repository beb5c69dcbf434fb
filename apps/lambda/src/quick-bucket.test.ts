import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bucket } from './bucket.js';
import { createQuickBucket } from './quick-bucket.js';
import { readS3Settings } from './s3-settings.js';
import { createSdkBucket } from './sdk-bucket.js';
import { type FakeS3, startFakeS3 } from './testing/fake-s3.js';

const KEY = "renders/acme/a b'c(1)*!/ü+@=&$,;:~%2F.json";
const env = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('requests', () => {
  let s3: FakeS3;
  let slow: ReturnType<typeof vi.fn<() => Bucket>>;
  let bucket: Bucket;
  beforeAll(async () => {
    s3 = await startFakeS3();
  });
  beforeEach(() => {
    slow = vi.fn(() => s3.sdkBucket);
    bucket = createQuickBucket(s3.settings, slow);
  });
  afterEach(() => {
    s3.objects.clear();
    s3.failures.length = 0;
  });
  afterAll(() => s3.close());

  const object = { key: KEY, body: 'α\n', contentType: 'text/plain', contentDisposition: 'inline;  filename="a  b"' };

  it('are signed as the SDK’s signer does, and read what the SDK writes', async () => {
    const more = { cacheControl: 'private,  max-age=1', onlyNew: true };
    expect(await bucket.write({ ...object, ...more, body: new TextEncoder().encode('[α]').subarray(1, 3) })).toBe(true);
    expect(await bucket.read(KEY)).toBe('α');
    expect(await s3.sdkBucket.read(KEY)).toBe('α');
    await s3.sdkBucket.write(object);
    expect(await bucket.read(KEY)).toBe('α\n');
    expect([...s3.objects.keys()]).toHaveLength(1);
    expect(slow).not.toHaveBeenCalled();
  });

  it('signed with another secret are refused: the server of these tests looks at signatures', async () => {
    const credentials = { ...s3.settings.credentials, secretAccessKey: 'other' };
    const settings = { ...s3.settings, credentials };
    const refused = createQuickBucket(settings, () => createSdkBucket(settings));
    await expect(refused.write(object)).rejects.toThrow('no');
    expect(s3.objects.size).toBe(0);
  });

  it('tell what is not there, and what is', async () => {
    expect(await bucket.read(KEY)).toBeUndefined();
    expect(await bucket.write({ ...object, onlyNew: true })).toBe(true);
    expect(await bucket.write({ ...object, body: 'later', onlyNew: true })).toBe(false);
    expect(await bucket.read(KEY)).toBe(object.body);
    expect(await bucket.write({ ...object, body: 'later' })).toBe(true);
    expect(await bucket.read(KEY)).toBe('later');
    expect(slow).not.toHaveBeenCalled();
  });

  it.each([[[403]], [[500, 503]], [['silence']], [['upgrade']], [['cut']], [['cut', 'silence']]] as const)(
    'that end with %j are made again by the SDK',
    async (failures) => {
      const hasty = createQuickBucket(s3.settings, slow, 300);
      await s3.sdkBucket.write(object);
      s3.failures.push(...failures);
      expect(await hasty.read(KEY)).toBe(object.body);
      s3.failures.push(...failures);
      expect(await hasty.write({ ...object, key: 'other', onlyNew: true })).toBe(true);
      expect(s3.objects.size).toBe(2);
      expect(s3.failures).toEqual([]);
      expect(slow).toHaveBeenCalledTimes(1);
    },
  );

  it('over a connection that was closed meanwhile are made over a new one', async () => {
    await bucket.write(object);
    s3.failures.push('closed');
    expect(await bucket.read(KEY)).toBe(object.body);
    s3.failures.push('closed');
    expect(await bucket.write({ ...object, key: 'other', onlyNew: true })).toBe(true);
    expect(slow).not.toHaveBeenCalled();
    const fresh = createQuickBucket(s3.settings, slow);
    s3.failures.push('closed');
    expect(await fresh.read(KEY)).toBe(object.body);
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('to write are not done by an error with the status 200', async () => {
    s3.failures.push(200, 403, 403);
    await expect(bucket.write(object)).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });

  it('whose answer came while the thread was busy have it', async () => {
    const server = new Worker(
      `const server = require('node:http').createServer((request, response) => setTimeout(() => response.end('[]'), 50));
      server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`,
      { eval: true },
    );
    const [port] = await once(server, 'message');
    const hasty = createQuickBucket({ ...s3.settings, endpoint: new URL(`http://127.0.0.1:${port}`) }, slow, 1000);
    expect(await hasty.read(KEY)).toBe('[]');
    const reading = hasty.read(KEY);
    await new Promise((resolve) => setImmediate(resolve));
    const until = performance.now() + 1100;
    while (performance.now() < until);
    expect(await reading).toBe('[]');
    expect(slow).not.toHaveBeenCalled();
    await server.terminate();
  });

  it('that are answered before all has come end nothing else', async () => {
    // More than the system takes at once.
    const body = new Uint8Array(1 << 24);
    const patient = createQuickBucket(s3.settings, () => createSdkBucket(s3.settings));
    for (let i = 0; i < 3; i++) {
      s3.failures.push('early');
      expect(await patient.write({ ...object, body })).toBe(true);
    }
    expect(s3.objects.size).toBe(1);
    expect(s3.objects.values().next().value?.body).toHaveLength(body.length);
  });

  it('that nothing answers end with the SDK’s error', async () => {
    const settings = readS3Settings({ ...env, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }, 'pics');
    const nowhere = createQuickBucket(settings, () => createSdkBucket(settings));
    await expect(nowhere.read(KEY)).rejects.toThrow('ECONNREFUSED');
    await expect(nowhere.write(object)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('buckets', () => {
  const BASE = 'http://[::1]:9000/base/';

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 5, 6, 7), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const partsOf = (address: string) => {
    const { origin, pathname, searchParams } = new URL(address);
    return { origin, pathname, query: Object.fromEntries(searchParams) };
  };

  it.each([
    ['pics', {}],
    ['1-a', { AWS_REGION: 'us-east-1' }],
    ['x-s3', { AWS_REGION: 'ap-southeast-2', AWS_SESSION_TOKEN: 'to/k+e=n' }],
    ['pics', { AWS_ENDPOINT_URL: 'https://s3.test' }],
    ['my.pics', { AWS_ENDPOINT_URL: BASE }],
  ])('%s with %j has the SDK’s addresses', async (name, more) => {
    const settings = readS3Settings({ ...env, ...more }, name);
    const slow = vi.fn(() => createSdkBucket(settings));
    const bucket = createQuickBucket(settings, slow);
    expect(slow).not.toHaveBeenCalled();
    for (const key of [KEY, 'renders/acme/2026-03-04/a.png']) {
      const ours = partsOf(await bucket.signedUrl(key, 60));
      expect(ours).toEqual(partsOf(await createSdkBucket(settings).signedUrl(key, 60)));
    }
  });

  it.each([
    ['my.pics', {}],
    ['Pics', {}],
    ['pics', { AWS_ENDPOINT_URL: 'http://s3.test/a+b' }],
    ['pics', { AWS_ENDPOINT_URL: 'http://s3.test/100%' }],
    ['pics', { AWS_ENDPOINT_URL: 'http://s3.test:9000//' }],
    ['pics', { AWS_ENDPOINT_URL: 'http://s3.test//base' }],
    ['pics', { AWS_ENDPOINT_URL: 'http://s3.test/?a' }],
    ['arn:aws:s3:eu-central-1:123456789012:accesspoint/pics', { AWS_ENDPOINT_URL: 'http://s3.test' }],
    ['pics--euc1-az1--x-s3', {}],
    ['pics-abcdefghijkl-s3alias', {}],
    ['arn:aws:s3:eu-central-1:123456789012:accesspoint/pics', {}],
    ['pics', { AWS_REGION: 'cn-north-1' }],
    ['pics', { AWS_REGION: 'us-gov-west-1' }],
    ['pics', { AWS_REGION: 'eusc-de-east-1' }],
  ])('%s with %j is left to the SDK', (name, more) => {
    const settings = readS3Settings({ ...env, ...more }, name);
    const slow = createSdkBucket(settings);
    expect(createQuickBucket(settings, () => slow)).toBe(slow);
  });
});
