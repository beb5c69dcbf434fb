import { type CallScope, callId, StorageError, withCallScope } from '@geoslide/service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKey, type KeyTexts, revokeKey } from '../key-texts.js';
import { charge } from '../testing/charge.js';
import { type Failure, type FakeS3, startFakeS3 } from '../testing/fake-s3.js';
import { createS3Charges } from './charges.js';
import { createS3Files } from './files.js';
import { createS3Keys } from './keys.js';
import { openS3Records } from './open-s3.js';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterEach(() => {
  s3.objects.clear();
  s3.failures.length = 0;
});
afterAll(() => s3.close());

const file = {
  key: 'renders/acme/2026-03-04/a.svg',
  bytes: new TextEncoder().encode('<svg/>'),
  contentType: 'image/svg+xml',
  contentDisposition: 'inline; filename="a.svg"',
  cacheControl: 'public, max-age=1',
  origin: 'https://geoslide.invalid',
};

describe('files', () => {
  it('puts the file with its headers and gives a public address', async () => {
    const storage = createS3Files(s3.bucket, { publicUrl: 'https://cdn.test/' });
    expect(await storage.put(file)).toBe(`https://cdn.test/${file.key}`);
    const stored = s3.objects.get(`/pics/${file.key}`);
    expect(stored?.body.toString()).toBe('<svg/>');
    expect(stored?.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename="a.svg"',
      'cache-control': 'public, max-age=1',
    });
  });

  it('gives a signed address for some time', async () => {
    const storage = createS3Files(s3.bucket, { signedSeconds: 60 });
    const url = new URL(await storage.put(file));
    expect(url.pathname).toBe(`/pics/${file.key}`);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(url.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(await (await fetch(url)).text()).toBe('<svg/>');
  });

  it.each(['cut', 'silence'] as const)('breaks off a file where S3 does, with %j', async (failure) => {
    await s3.bucket.write({ key: file.key, body: file.bytes, contentType: 'image/svg+xml' });
    const content = await createS3Files(s3.bucket, { servedAt: undefined }).get?.(file.key);
    s3.failures.push(...Array<Failure>(failure === 'cut' ? 1 : 20).fill(failure));
    const all = async () => {
      let length = 0;
      for await (const chunk of content?.read(0, 6) ?? []) length += chunk.length;
      return length;
    };
    await expect(all()).rejects.toThrow(StorageError);
    s3.failures.length = 0;
    expect(await all()).toBe(6);
  });

  it.each([403, 409, 412])('fails where S3 does, with %i', async (status) => {
    s3.failures.push(status);
    await expect(createS3Files(s3.bucket, { signedSeconds: 60 }).put(file)).rejects.toThrow();
  });
});

describe('a call', () => {
  const trace = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'x=1' };

  it('has its requests in its trace, and their ids in its scope, also of tries that failed', async () => {
    const scope: CallScope = { trace, storageRequestIds: [] };
    s3.asked.length = 0;
    s3.failures.push(503);
    await withCallScope(scope, () => createS3Files(s3.bucket, { signedSeconds: 60 }).put(file));
    expect(scope.storageRequestIds).toEqual(['s3-1', 's3-2']);
    expect(s3.asked).toMatchObject([trace, trace]);
  });

  it('leaves nothing in the address that is signed for it', async () => {
    const scope: CallScope = { trace, storageRequestIds: [] };
    const files = createS3Files(s3.bucket, { signedSeconds: 60 });
    const url = new URL(await withCallScope(scope, () => files.put(file)));
    expect(url.href).not.toContain('trace');
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('host');
  });
});

describe('charges', () => {
  it('lie by month, customer and day', async () => {
    await createS3Charges(s3.bucket, 'charges').record(charge);
    const [[path, object] = ['', undefined]] = s3.objects;
    expect(path).toBe(`/pics/charges/2026-03/acme/04/${callId(charge)}.json`);
    expect(JSON.parse(String(object?.body))).toEqual(charge);
  });

  it('are summed by their names: none is read but what is too short for one', async () => {
    const { charges } = openS3Records(s3.bucket, () => {});
    await charges.record(charge);
    const place = `/pics/charges/2026-03/acme/05/${'0'.repeat(64)}.json`;
    s3.objects.set(place, { body: Buffer.from('{}'), headers: {} });
    const read = vi.spyOn(s3.bucket, 'read');
    const skipped: string[] = [];
    expect(await charges.sum({}, (name) => skipped.push(name))).toMatchObject([{ count: 1 }]);
    expect([read.mock.calls, skipped]).toEqual([[[place.slice('/pics/'.length)]], [place.slice('/pics/'.length)]]);
    read.mockRestore();
  });

  it('of before are taken over by command', async () => {
    for (let i = 0; i < 12; i++) {
      const old = { ...charge, requestId: `r${i}` };
      const path = `/pics/charges/acme/${i.toString(16).padStart(64, '0')}.json`;
      s3.objects.set(path, { body: Buffer.from(JSON.stringify(old)), headers: {} });
    }
    const { charges, migrate } = openS3Records(s3.bucket, () => {});
    const skipped: string[] = [];
    expect(await charges.sum({ month: '2026-03' }, (name) => skipped.push(name))).toEqual([]);
    expect(skipped).toEqual(['charges/acme/']);
    expect([await migrate(), await migrate()]).toEqual([['12 charges now lie by month'], []]);
    expect(await charges.sum({}, (name) => expect.unreachable(name))).toMatchObject([{ count: 12 }]);
  });

  it('are tried again where another write is under way', async () => {
    s3.failures.push(409, 409);
    expect(await createS3Charges(s3.bucket, 'charges').record(charge)).toBe(true);
    s3.failures.push(409, 409, 409, 409, 409);
    await expect(createS3Charges(s3.bucket, 'charges').record({ ...charge, requestId: 'r2' })).rejects.toThrow();
    expect(s3.objects.size).toBe(1);
  });

  it('fail where S3 does', async () => {
    s3.failures.push(403);
    await expect(createS3Charges(s3.bucket, 'charges').record(charge)).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });
});

describe('keys', () => {
  const none = '0'.repeat(64);
  /** The objects as `geoslide keys` and a copy to the bucket leave them. */
  const upload: KeyTexts = {
    read: async (name) => s3.objects.get(`/pics/keys/${name}`)?.body.toString(),
    async create(name, text) {
      s3.objects.set(`/pics/keys/${name}`, { body: Buffer.from(text), headers: {} });
      return true;
    },
    names: async () => [...s3.objects.keys()].map((path) => path.slice('/pics/keys/'.length)),
  };

  it('are objects of their own, read again after a minute', async () => {
    let time = 0;
    const keys = createS3Keys(s3.bucket, 'keys', () => time);
    const { record } = await createKey(upload, { customerId: 'acme' });
    expect(await keys.find(none)).toBeUndefined();
    expect(await keys.find(record.hash)).toEqual(JSON.parse(JSON.stringify(record)));
    await revokeKey(upload, record.id);
    time = 59_999;
    expect((await keys.find(record.hash))?.revokedAt).toBeUndefined();
    time = 60_000;
    expect((await keys.find(record.hash))?.revokedAt).toBeDefined();
  });

  it('that are issued later are found at once', async () => {
    const keys = createS3Keys(s3.bucket, 'keys', () => 0);
    const { record } = await createKey(upload, { customerId: 'acme' });
    const path = `/pics/keys/${record.hash}.json`;
    const stored = s3.objects.get(path)!;
    s3.objects.clear();
    expect(await keys.find(record.hash)).toBeUndefined();
    s3.objects.set(path, stored);
    expect((await keys.find(record.hash))?.id).toBe(record.id);
  });

  it('that can’t be read are an error now, and tried again at the next call', async () => {
    const keys = createS3Keys(s3.bucket, 'keys', () => 0);
    s3.failures.push(403, 403);
    await expect(keys.find(none)).rejects.toThrow();
    await vi.waitFor(() => expect(s3.failures).toEqual([]));
    expect(await keys.find(none)).toBeUndefined();
  });

  it('of a slow S3 hold up no call longer than the deadline, nor the calls after it', async () => {
    const keys = createS3Keys(s3.bucket, 'keys', () => 0);
    const { record } = await createKey(upload, { customerId: 'acme' });
    s3.failures.push(...Array(20).fill('slow body'));
    const start = performance.now();
    await expect(keys.find(record.hash)).rejects.toThrow(StorageError);
    expect(performance.now() - start).toBeLessThan(s3.limits.totalMs + 5000);
    s3.failures.length = 0;
    expect((await keys.find(record.hash))?.id).toBe(record.id);
  });
});
