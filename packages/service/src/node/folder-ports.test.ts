import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticate } from '../auth.js';
import { sumCharges } from '../charge.js';
import { createKey, listKeys, revokeKey } from '../key-file.js';
import type { Storage } from '../ports.js';
import { createService } from '../service.js';
import { charge } from '../testing/charge.js';
import { createFakeRenderer } from '../testing/fake-ports.js';
import { bodyFor, paths, send } from '../testing/requests.js';
import { createFolderPorts, folderCharges, folderKeyFile } from './folder-ports.js';

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
  const bearer = (key: string) => `Bearer ${key}`;

  it('can be issued, used, listed and revoked', async () => {
    const keyFile = folderKeyFile(folder);
    const { keys } = createFolderPorts(folder);
    expect(await keys.list()).toEqual([]);
    const one = await createKey(keyFile, { customerId: 'acme', label: 'site' }, now);
    const two = await createKey(keyFile, { customerId: 'acme', expiresAt: new Date('2026-03-05T00:00:00Z') }, now);
    expect(await authenticate(bearer(one.key), keys, now)).toMatchObject({ customerId: 'acme', label: 'site' });
    expect((await authenticate(bearer(two.key), keys, now)).id).toBe(two.record.id);
    await expect(authenticate(bearer(two.key), keys, new Date('2026-03-05T00:00:00Z'))).rejects.toThrow('expired');
    await revokeKey(keyFile, one.record.id, now);
    await expect(authenticate(bearer(one.key), keys, now)).rejects.toThrow('revoked');
    expect((await listKeys(keyFile)).map(({ revokedAt }) => revokedAt)).toEqual([now.toISOString(), undefined]);
    expect(await readFile(join(folder, 'keys.json'), 'utf8')).not.toContain(one.key);
  });

  it('stay revoked at their first time, and have to exist', async () => {
    const keyFile = folderKeyFile(folder);
    const { record } = await createKey(keyFile, { customerId: 'acme' });
    await revokeKey(keyFile, record.id, now);
    expect((await revokeKey(keyFile, record.id)).revokedAt).toBe(now.toISOString());
    await expect(revokeKey(keyFile, 'none')).rejects.toThrow('no key with the id "none"');
  });

  it.each(['', '../x', 'a/b', 'x'.repeat(65)])('refuse the customer id "%s"', async (customerId) => {
    await expect(createKey(folderKeyFile(folder), { customerId })).rejects.toThrow('customer id');
  });

  it('of a file that is not theirs are an error', async () => {
    await writeFile(join(folder, 'keys.json'), '{"keys":[{"id":1}]}');
    await expect(createFolderPorts(folder).keys.list()).rejects.toThrow('not valid at keys.0.id');
  });

  it('include the development key', async () => {
    const { keys } = createFolderPorts(folder, { developmentKey: 'dev' });
    expect(await authenticate('Bearer dev', keys, now)).toMatchObject({ customerId: 'development' });
  });
});

it('a service over a folder answers, stores, charges and serves', async () => {
  const ports = createFolderPorts(folder, { developmentKey: 'dev' });
  const service = createService({ ...ports, renderer: createFakeRenderer(), log: () => {} });
  const headers = { authorization: 'Bearer dev' };
  const { status, json } = await send(service, { path: paths.png, body: bodyFor('png'), headers });
  expect(status).toBe(200);
  const { text } = await send(service, { path: new URL(String(json.url)).pathname, method: 'GET' });
  expect(text.length).toBe(json.size);
  expect(await sums()).toMatchObject([{ customerId: 'development', count: 1 }]);
});
