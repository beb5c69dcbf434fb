import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageError } from '@geoslide/service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Failure, type FakeS3, startFakeS3 } from '../testing/fake-s3.js';
import { createS3Bucket } from './bucket.js';
import { readS3Settings } from './settings.js';

const KEY = "renders/acme/a b'c(1)*!/ü+@=&$,;:~%2F.json";
const object = { key: KEY, body: 'α\n', contentType: 'text/plain' };

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterEach(() => {
  s3.objects.clear();
  s3.failures.length = 0;
  vi.unstubAllEnvs();
});
afterAll(() => s3.close());

describe('objects', () => {
  it('are read as they were written, under any key', async () => {
    expect(await s3.bucket.read(KEY)).toBeUndefined();
    expect(await s3.bucket.write({ ...object, body: new TextEncoder().encode('[α]').subarray(1, 3) })).toBe(true);
    expect(await s3.bucket.read(KEY)).toBe('α');
    const [[path] = []] = s3.objects;
    expect(decodeURIComponent(path ?? '')).toBe(`/pics/${KEY}`);
  });

  it('are written on the condition that there is none', async () => {
    expect(await s3.bucket.write({ ...object, onlyNew: true })).toBe(true);
    expect(await s3.bucket.write({ ...object, body: 'later', onlyNew: true })).toBe(false);
    expect(await s3.bucket.read(KEY)).toBe(object.body);
    expect(await s3.bucket.write({ ...object, body: 'later' })).toBe(true);
    expect(await s3.bucket.read(KEY)).toBe('later');
  });

  it('have addresses that anybody can read for some time', async () => {
    await s3.bucket.write(object);
    const address = new URL(await s3.bucket.signedUrl(KEY, 60));
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(await (await fetch(address)).text()).toBe(object.body);
  });
});

describe('requests', () => {
  it.each<Failure[][]>([
    [[500]],
    [[503, 500]],
    [['silence']],
    [['closed']],
    [['upgrade']],
    [['cut']],
    [['slow head']],
    [['slow body']],
  ])('that fail with %j are made again', async (failures) => {
    await s3.bucket.write(object);
    s3.failures.push(...failures);
    expect(await s3.bucket.read(KEY)).toBe(object.body);
    const writes = failures.filter((failure) => failure !== 'cut' && failure !== 'slow body');
    s3.failures.push(...writes);
    expect(await s3.bucket.write({ ...object, key: 'other', onlyNew: true })).toBe(true);
    expect([s3.objects.size, s3.failures]).toEqual([2, []]);
  });

  it.each<[Failure]>([[503], ['silence'], ['cut'], ['slow head'], ['slow body']])(
    'of which each fails with %j end within the deadline',
    async (failure) => {
      const deadline = async (run: Promise<unknown>) => {
        const start = performance.now();
        await expect(run).rejects.toThrow(StorageError);
        return performance.now() - start;
      };
      s3.failures.push(...Array<Failure>(20).fill(failure));
      const times = [await deadline(s3.bucket.read(KEY))];
      if (failure !== 'cut') times.push(await deadline(s3.bucket.write(object)));
      // Far less than what a thousand slow bytes take, and as much more than the limit as a busy machine may need.
      for (const time of times) expect(time).toBeLessThan(s3.limits.totalMs + 5000);
      expect(s3.objects.size).toBe(0);
    },
  );

  it('that S3 refuses end with its reason', async () => {
    s3.failures.push(403, 403);
    await expect(s3.bucket.write(object)).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(s3.bucket.read(KEY)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('that nothing answers say so', async () => {
    const nowhere = createS3Bucket(readS3Settings({ AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }, 'pics'));
    await expect(nowhere.read(KEY)).rejects.toThrow(/^S3 failed: .*ECONNREFUSED/);
    await expect(nowhere.write(object)).rejects.toThrow(StorageError);
  });

  it('that are answered before all has come do not end the process', async () => {
    // More than the system takes at once.
    const body = new Uint8Array(1 << 24);
    const patient = createS3Bucket(s3.settings, { tryMs: 10_000, totalMs: 30_000 });
    for (let i = 0; i < 3; i++) {
      s3.failures.push('early');
      expect(await patient.write({ ...object, body })).toBe(true);
    }
    expect(s3.objects.values().next().value?.body).toHaveLength(body.length);
  });
});

describe('credentials', () => {
  const signer = async () => {
    const address = await createS3Bucket(s3.settings, s3.limits).signedUrl(KEY, 60);
    return new URL(address).searchParams.get('X-Amz-Credential')?.split('/')[0];
  };
  const withoutKeys = () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined);
  };

  it('come from the environment, else from the file of the AWS tools', async () => {
    expect(await signer()).toBe('id');
    const folder = mkdtempSync(join(tmpdir(), 'geoslide-credentials-'));
    const file = join(folder, 'credentials');
    writeFileSync(file, '[default]\naws_access_key_id = from-file\naws_secret_access_key = secret\n');
    withoutKeys();
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file);
    expect(await signer()).toBe('from-file');
    rmSync(folder, { recursive: true });
  });

  it('are not waited for longer than the deadline', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    withoutKeys();
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/dev/null');
    vi.stubEnv('AWS_CONFIG_FILE', '/dev/null');
    const { port } = silent.address() as AddressInfo;
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/`);
    const bucket = createS3Bucket(s3.settings, { tryMs: 100, totalMs: 200 });
    await expect(bucket.signedUrl(KEY, 60)).rejects.toThrow('within 200 ms');
    await expect(bucket.read(KEY)).rejects.toThrow(StorageError);
    silent.closeAllConnections();
    silent.close();
  });
});
