import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticate, hashKey } from '../auth.js';
import { sumCharges } from '../charge.js';
import { createKey, listKeys, revokeKey } from '../key-store.js';
import type { Storage } from '../ports.js';
import { createBodyRenderer } from '../render-body.js';
import { createService } from '../service.js';
import { charge } from '../testing/charge.js';
import { createFakeRenderer } from '../testing/fake-ports.js';
import { bodyFor, paths, send } from '../testing/requests.js';
import { createFolderPorts, folderCharges, folderKeys } from './folder-ports.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geoslide-'));
});
afterEach(() => rm(folder, { recursive: true }));

const skipNone = (path: string) => expect.unreachable(`${path} was skipped`);
const sums = () => sumCharges(folderCharges(folder, skipNone));

const file = {
  key: 'renders/acme/2026-03-04/a.png',
  bytes: new Uint8Array([1, 2, 3]),
  contentType: 'image/png',
  contentDisposition: 'inline',
  cacheControl: 'public',
  origin: 'http://127.0.0.1:8787',
};

async function bytesOf(storage: Storage, key: string, start: number, end: number): Promise<number[]> {
  const bytes: number[] = [];
  for await (const chunk of (await storage.get?.(key))?.read(start, end) ?? []) bytes.push(...chunk);
  return bytes;
}

describe('storage', () => {
  it('gives back what it stored, and its address', async () => {
    const { storage } = createFolderPorts(folder);
    expect(await storage.put(file)).toBe(`http://127.0.0.1:8787/files/${file.key}`);
    expect(await bytesOf(storage, file.key, 0, 3)).toEqual([1, 2, 3]);
    expect(await bytesOf(storage, file.key, 1, 2)).toEqual([2]);
    expect(await bytesOf(storage, file.key, 1, 1)).toEqual([]);
    expect(await storage.get?.('renders/none.png')).toBeUndefined();
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it.each([
    ['a name longer than a file may have', `renders/${'a'.repeat(300)}.png`],
    ['a path longer than any', `${'a/'.repeat(3000)}a.png`],
    ['a file for a folder', `${file.key}/a.png`],
    ['a folder', 'renders/acme'],
  ])('%s is no file', async (_what, key) => {
    const { storage } = createFolderPorts(folder);
    await storage.put(file);
    expect(await storage.get?.(key)).toBeUndefined();
  });

  it('knows where clients reach it', async () => {
    const { storage } = createFolderPorts(folder, { publicUrl: 'https://pics.test/' });
    expect(await storage.put(file)).toBe(`https://pics.test/files/${file.key}`);
  });

  it('mends a file that is not whole', async () => {
    const { storage } = createFolderPorts(folder);
    await storage.put(file);
    await writeFile(join(folder, 'files', file.key), '');
    await storage.put(file);
    expect((await storage.get?.(file.key))?.size).toBe(3);
  });

  it('clears what killed processes left', async () => {
    await mkdir(join(folder, 'tmp'));
    for (const name of ['old', 'new']) await writeFile(join(folder, 'tmp', name), 'x');
    await utimes(join(folder, 'tmp/old'), 0, 0);
    await createFolderPorts(folder).storage.put(file);
    expect(await readdir(join(folder, 'tmp'))).toEqual(['new']);
  });
});

describe('charges', () => {
  it('writes one call once, also when it comes many times at once', async () => {
    const { charges } = createFolderPorts(folder);
    const written = await Promise.all(Array.from({ length: 20 }, () => charges.record(charge)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await charges.record({ ...charge, bodyHash: '01' })).toBe(true);
    expect(await charges.record({ ...charge, customerId: 'other', chargedAt: '2026-04-01T00:00:00Z' })).toBe(true);
    expect(await sums()).toEqual([
      { customerId: 'acme', month: '2026-03', count: 2 },
      { customerId: 'other', month: '2026-04', count: 1 },
    ]);
  });

  it('are none in a new folder', async () => {
    expect(await sums()).toEqual([]);
  });

  it('are found for 24 hours, with their answers', async () => {
    const { charges } = createFolderPorts(folder);
    const later = (ms: number) => new Date(Date.parse(charge.chargedAt) + ms);
    expect(await charges.find(charge, later(0))).toBeUndefined();
    await charges.record(charge);
    const day = 24 * 3_600_000;
    for (const ms of [0, day / 2, day - 1]) expect(await charges.find(charge, later(ms))).toEqual(charge);
    expect(await charges.find(charge, later(day))).toBeUndefined();
    expect(await charges.find({ ...charge, bodyHash: '01' }, later(0))).toBeUndefined();
    expect(await charges.record({ ...charge, chargedAt: later(day).toISOString() })).toBe(true);
    expect((await charges.find(charge, later(day)))?.chargedAt).toBe(later(day).toISOString());
  });

  it.each(['', '{}', '{"type":"render"', 'null'])('that are no charges are skipped and named: %j', async (text) => {
    await createFolderPorts(folder).charges.record(charge);
    const path = join(folder, 'charges/acme/zz/x.json');
    await mkdir(dirname(path));
    await writeFile(path, text);
    const skipped: string[] = [];
    const all = await sumCharges(folderCharges(folder, (each) => skipped.push(each)));
    expect([skipped, all]).toEqual([[path], [{ customerId: 'acme', month: '2026-03', count: 1 }]]);
  });

  it('from before answers were kept are counted', async () => {
    const { answer: _, ...old } = charge;
    await mkdir(join(folder, 'charges/acme/zz'), { recursive: true });
    await writeFile(join(folder, 'charges/acme/zz/x.json'), JSON.stringify(old));
    expect(await sums()).toMatchObject([{ count: 1 }]);
  });
});

describe('keys', () => {
  const now = new Date('2026-03-04T00:00:00Z');
  const later = new Date('2026-03-04T00:00:01Z');
  const bearer = (key: string) => `Bearer ${key}`;
  const noWord = (message: string) => expect.unreachable(message);
  const allText = async () => {
    const names = await readdir(join(folder, 'keys'));
    return (await Promise.all(names.map((name) => readFile(join(folder, 'keys', name), 'utf8')))).join();
  };

  it('can be issued, used, listed and revoked', async () => {
    const texts = folderKeys(folder, noWord);
    const { keys } = createFolderPorts(folder);
    expect([await listKeys(texts), await keys.find(hashKey('none'))]).toEqual([[], undefined]);
    const one = await createKey(texts, { customerId: 'acme', label: 'site' }, now);
    const two = await createKey(texts, { customerId: 'acme', expiresAt: new Date('2026-03-05T00:00:00Z') }, later);
    expect(await authenticate(bearer(one.key), keys, now)).toMatchObject({ customerId: 'acme', label: 'site' });
    expect((await authenticate(bearer(two.key), keys, now)).id).toBe(two.record.id);
    await expect(authenticate(bearer(two.key), keys, new Date('2026-03-05T00:00:00Z'))).rejects.toThrow('expired');
    await revokeKey(texts, one.record.id, now);
    await expect(authenticate(bearer(one.key), keys, now)).rejects.toThrow('revoked');
    expect((await listKeys(texts)).map(({ revokedAt }) => revokedAt)).toEqual([now.toISOString(), undefined]);
    expect(await allText()).not.toContain(one.key);
    expect((await stat(join(folder, 'keys', `${one.record.hash}.json`))).mode & 0o077).toBe(0);
  });

  it('stay revoked at their first time, and have to exist', async () => {
    const texts = folderKeys(folder, noWord);
    const { record } = await createKey(texts, { customerId: 'acme' });
    await revokeKey(texts, record.id, now);
    expect((await revokeKey(texts, record.id)).revokedAt).toBe(now.toISOString());
    await expect(revokeKey(texts, 'none')).rejects.toThrow('no key with the id "none"');
  });

  it.each(['', '../x', 'a/b', 'x'.repeat(65)])('refuse the customer id "%s"', async (customerId) => {
    await expect(createKey(folderKeys(folder, noWord), { customerId })).rejects.toThrow('customer id');
  });

  it.each(['', '{}', '{"revokedAt":"soon"}'])(
    'do not count as valid where what revokes them is broken: %j',
    async (text) => {
      const { key, record } = await createKey(folderKeys(folder, noWord), { customerId: 'acme' });
      await writeFile(join(folder, 'keys', `${record.hash}.revoked.json`), text);
      await expect(authenticate(bearer(key), createFolderPorts(folder).keys, now)).rejects.toThrow('restore it');
    },
  );

  describe('of the one file that held all of them', () => {
    const old = [
      { id: 'a', hash: hashKey('key a'), customerId: 'acme', label: 'site', createdAt: '2026-01-01T00:00:00Z' },
      {
        id: 'b',
        hash: hashKey('key b'),
        customerId: 'acme',
        createdAt: '2026-01-02T00:00:00Z',
        revokedAt: '2026-02-01T00:00:00Z',
      },
    ];
    const write = (text: string) => writeFile(join(folder, 'keys.json'), text);

    it('are taken over once, and it is told', async () => {
      await write(JSON.stringify({ keys: old }));
      const told: string[] = [];
      const { keys } = createFolderPorts(folder, { tell: (message) => told.push(message) });
      expect(await authenticate('Bearer key', keys, now).catch(({ message }) => message)).toContain('not valid');
      expect(await keys.find(hashKey('key a'))).toEqual(old[0]);
      expect(await keys.find(hashKey('key b'))).toEqual(old[1]);
      expect(told).toEqual([expect.stringMatching(/^2 keys of .*keys\.json .*keys\.json\.old$/)]);
      expect((await readdir(folder)).sort()).toEqual(['keys', 'keys.json.old', 'tmp']);
      expect(await listKeys(folderKeys(folder, noWord))).toEqual(old);
    });

    it('are taken over by many at once', async () => {
      await write(JSON.stringify({ keys: old }));
      const told: string[] = [];
      const lists = Array.from({ length: 10 }, () => listKeys(folderKeys(folder, (message) => told.push(message))));
      for (const list of await Promise.all(lists)) expect(list).toEqual(old);
      expect(told).toHaveLength(1);
    });

    it.each(['{"keys":[{"id":1}]}', '{}', ''])('are an error where that is not theirs: %j', async (text) => {
      await write(text);
      await expect(createFolderPorts(folder).keys.find('')).rejects.toThrow(/keys\.json is not (valid at|JSON)/);
      expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe(text);
    });
  });

  it('include the development key', async () => {
    const { keys } = createFolderPorts(folder, { developmentKey: 'dev' });
    expect(await authenticate('Bearer dev', keys, now)).toMatchObject({ customerId: 'development' });
    await expect(authenticate('Bearer other', keys, now)).rejects.toThrow('not valid');
    const { key } = await createKey(folderKeys(folder, noWord), { customerId: 'acme' });
    expect(await authenticate(bearer(key), keys, now)).toMatchObject({ customerId: 'acme' });
  });
});

it('a service over a folder answers, stores, charges and serves', async () => {
  const ports = createFolderPorts(folder, { developmentKey: 'dev' });
  const service = createService({ ...ports, renderer: createBodyRenderer(createFakeRenderer()), log: () => {} });
  const headers = { authorization: 'Bearer dev' };
  const { status, json } = await send(service, { path: paths.png, body: bodyFor('png'), headers });
  expect(status).toBe(200);
  const { text } = await send(service, { path: new URL(String(json.url)).pathname, method: 'GET' });
  expect(text.length).toBe(json.size);
  expect(await sums()).toMatchObject([{ customerId: 'development', count: 1 }]);
});
