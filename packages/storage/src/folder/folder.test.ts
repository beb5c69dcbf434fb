import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { callId, hashKey } from '@geoslide/service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKey, listKeys } from '../key-texts.js';
import { openStorage } from '../open-storage.js';
import type { Tell } from '../storage-home.js';
import { charge } from '../testing/charge.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geoslide-'));
});
afterEach(() => rm(folder, { recursive: true }));

const noWord: Tell = (message) => expect.unreachable(message);
const open = (tell = noWord) => openStorage(folder, { tell });

const file = {
  key: 'renders/acme/2026-03-04/a.png',
  bytes: new Uint8Array([1, 2, 3]),
  contentType: 'image/png',
  contentDisposition: 'inline',
  cacheControl: 'public',
  origin: 'http://127.0.0.1:8787',
};

async function write(name: string, text: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

describe('files', () => {
  it.each([
    ['a name longer than a file may have', `renders/${'a'.repeat(300)}.png`],
    ['a path longer than any', `${'a/'.repeat(3000)}a.png`],
    ['a file for a folder', `${file.key}/a.png`],
    ['a folder', 'renders/acme'],
  ])('%s is no file', async (_what, key) => {
    const { storage } = await open();
    await storage.put(file);
    expect(await storage.get?.(key)).toBeUndefined();
  });

  it('know where clients reach them', async () => {
    const { storage } = await openStorage(folder, { env: { GEOSLIDE_PUBLIC_URL: 'https://pics.test/' } });
    expect(await storage.put(file)).toBe(`https://pics.test/files/${file.key}`);
  });

  it('that are not whole are mended', async () => {
    const { storage } = await open();
    await storage.put(file);
    await writeFile(join(folder, 'files', file.key), '');
    await storage.put(file);
    expect((await storage.get?.(file.key))?.size).toBe(3);
  });

  it('that killed processes left are cleared', async () => {
    await mkdir(join(folder, 'tmp'));
    for (const name of ['old', 'new']) await writeFile(join(folder, 'tmp', name), 'x');
    await utimes(join(folder, 'tmp/old'), 0, 0);
    await (await open()).storage.put(file);
    expect(await readdir(join(folder, 'tmp'))).toEqual(['new']);
  });

  it('leave no empty folders when they are deleted', async () => {
    const { storage } = await open();
    await storage.put({ ...file, key: `renders/acme/2026-03-04/${'a'.repeat(32)}.png` });
    await storage.put({ ...file, key: `renders/acme/2026-03-05/${'a'.repeat(32)}.png` });
    await storage.removeBefore('renders', new Date('2026-03-05T00:00:00Z'));
    expect(await readdir(join(folder, 'files/renders/acme'))).toEqual(['2026-03-05']);
  });
});

describe('charges', () => {
  const month = { customerId: 'acme', month: '2026-03', count: 1 };

  it('lie by month, customer and day', async () => {
    await (await open()).charges.record(charge);
    const path = join(folder, 'charges/2026-03/acme/04', `${callId(charge)}.json`);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(charge);
  });

  it.each(['', '{}', '{"type":"render"', 'null'])('that are no charges are skipped and named: %j', async (text) => {
    const { charges } = await open();
    await charges.record(charge);
    const names = [`charges/2026-03/acme/05/${'0'.repeat(64)}.json`, 'charges/2026-03/x.json', 'charges/other/x.json'];
    for (const name of names) await write(name, text);
    const skipped: string[] = [];
    const sums = await charges.sum({}, (name) => skipped.push(name));
    expect(sums).toEqual([month]);
    expect(skipped.sort()).toEqual([...names.slice(0, 2), 'charges/other/'].sort());
    await expect(charges.count('acme', '2026-03')).resolves.toBe(1);
  });

  it.each([0, 1, 150, 300])('cut off after %i bytes are told once, and their call is answered anew', async (length) => {
    const told: string[] = [];
    const { charges } = await open((message) => told.push(message));
    await charges.record(charge);
    const name = join('charges/2026-03/acme/04', `${callId(charge)}.json`);
    await write(name, JSON.stringify(charge).slice(0, length));
    for (let i = 0; i < 2; i++) {
      expect(await charges.find(charge, new Date(charge.chargedAt))).toBeUndefined();
      expect(await charges.record(charge)).toBe(false);
    }
    expect(told).toEqual([`${name} is cut off or no charge: restore it from a backup, or move it away`]);
    expect(await charges.record({ ...charge, requestId: 'another' })).toBe(true);
  });

  it('other months are not even listed', async () => {
    const { charges } = await open();
    await charges.record(charge);
    await write('charges/2026-04/x.json', '');
    expect(await charges.sum({ month: '2026-03' }, noWord)).toEqual([month]);
  });

  describe('of before', () => {
    const { answer: _, ...unanswered } = { ...charge, requestId: 'r0' };
    const old = (id: string) => `charges/acme/${id.slice(0, 2)}/${id}.json`;
    const one = old('a'.repeat(64));
    const two = old('b'.repeat(64));

    it('are taken over once, with what they were answered', async () => {
      await write(one, JSON.stringify(charge));
      await write(two, JSON.stringify(unanswered));
      await write('charges/acme/zz/x.json', '');
      const told: string[] = [];
      const { charges } = await open((message) => told.push(message));
      expect(await charges.find(charge, new Date(charge.chargedAt))).toEqual(charge);
      expect(await charges.find(unanswered, new Date(charge.chargedAt))).toBeUndefined();
      expect(await charges.record({ ...charge, requestId: 'r0' })).toBe(false);
      const skipped: string[] = [];
      expect(await charges.sum({}, (name) => skipped.push(name))).toEqual([{ ...month, count: 2 }]);
      expect(skipped).toEqual(['charges/acme/']);
      expect(told).toEqual([`2 charges of ${folder} now lie by month`]);
      expect(await readdir(join(folder, 'charges/acme'))).toEqual(['zz']);
    });

    it('are taken over by many at once, and by who comes after one that was killed', async () => {
      for (let i = 0; i < 20; i++) {
        const id = i.toString(16).padStart(64, '0');
        await write(old(id), JSON.stringify({ ...charge, requestId: `r${i}` }));
      }
      // As a process leaves it that ends between its two steps.
      const done = { ...charge, requestId: 'r3' };
      await write(`charges/2026-03/acme/04/${callId(done)}.json`, JSON.stringify(done));
      const opened = await Promise.all(Array.from({ length: 5 }, () => open(() => {})));
      await Promise.all(opened.map((storage) => storage.check()));
      expect(await opened[0]?.charges.sum({}, noWord)).toEqual([{ ...month, count: 20 }]);
      expect(await readdir(join(folder, 'charges'))).toEqual(['2026-03']);
    });

    it('are all counted, be there two of one call and day', async () => {
      await write(one, JSON.stringify(charge));
      await write(two, JSON.stringify({ ...charge, objectKey: 'renders/acme/other.png' }));
      const { charges } = await open(() => {});
      expect(await charges.sum({}, noWord)).toEqual([{ ...month, count: 2 }]);
    });
  });
});

describe('keys', () => {
  const allText = async () => {
    const names = await readdir(join(folder, 'keys'));
    return (await Promise.all(names.map((name) => readFile(join(folder, 'keys', name), 'utf8')))).join();
  };

  it('are not what is stored, and nobody else reads that', async () => {
    const { keyTexts } = await open();
    const { key, record } = await createKey(keyTexts, { customerId: 'acme' });
    expect(await allText()).not.toContain(key);
    expect((await stat(join(folder, 'keys', `${record.hash}.json`))).mode & 0o077).toBe(0);
  });

  it.each(['', '../x', 'a/b', 'x'.repeat(65)])('refuse the customer id "%s"', async (customerId) => {
    await expect(createKey((await open()).keyTexts, { customerId })).rejects.toThrow('customer id');
  });

  it.each(['revoked', '2'])('do not count as valid where their text "%s" is broken', async (part) => {
    const { keyTexts, keys } = await open();
    const { record } = await createKey(keyTexts, { customerId: 'acme' });
    for (const text of ['', '{}', '{"revokedAt":"soon"}']) {
      await write(`keys/${record.hash}.${part}.json`, text);
      await expect(keys.find(record.hash)).rejects.toThrow('restore it');
    }
  });

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

    it('are taken over once, and it is told', async () => {
      await write('keys.json', JSON.stringify({ keys: old }));
      const told: string[] = [];
      const { keys, keyTexts } = await open((message) => told.push(message));
      expect(await keys.find(hashKey('key'))).toBeUndefined();
      expect(await keys.find(hashKey('key a'))).toEqual(old[0]);
      expect(await keys.find(hashKey('key b'))).toEqual(old[1]);
      expect(told).toEqual([expect.stringMatching(/^2 keys of .*keys\.json .*keys\.json\.old$/)]);
      expect((await readdir(folder)).sort()).toEqual(['keys', 'keys.json.old', 'tmp']);
      expect(await listKeys(keyTexts)).toEqual(old);
    });

    it('are taken over by many at once', async () => {
      await write('keys.json', JSON.stringify({ keys: old }));
      const told: string[] = [];
      const opened = await Promise.all(Array.from({ length: 10 }, () => open((message) => told.push(message))));
      const lists = opened.map(({ keyTexts }) => listKeys(keyTexts));
      for (const list of await Promise.all(lists)) expect(list).toEqual(old);
      expect(told).toHaveLength(1);
    });

    it.each(['{"keys":[{"id":1}]}', '{}', ''])('are an error where that is not theirs: %j', async (text) => {
      await write('keys.json', text);
      await expect((await open()).keys.find('')).rejects.toThrow(/keys\.json is not (valid at|JSON)/);
      expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe(text);
    });
  });
});
