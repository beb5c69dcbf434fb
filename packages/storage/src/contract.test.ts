import { hashKey } from '@geoslide/service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeKey, createKey, hasKeys, listKeys, revokeKey } from './key-texts.js';
import type { OpenStorage } from './open-storage.js';
import { charge } from './testing/charge.js';
import { homes, type TestHome } from './testing/homes.js';

const unskipped = (name: string) => expect.unreachable(`${name} was skipped`);

const DAY_MS = 24 * 3_600_000;

const file = {
  key: `renders/acme/2026-03-04/${'a'.repeat(32)}.png`,
  bytes: new Uint8Array([1, 2, 3]),
  contentType: 'image/png',
  contentDisposition: 'inline',
  cacheControl: 'public',
  origin: 'http://127.0.0.1:8787',
};

/** What every home of a storage does. Two processes share it: `a` and `b`. */
describe.each(homes.map((each) => [each.name + each.skipped, each] as const))('%s', (_name, { skipped, start }) => {
  let home: TestHome;
  let a: OpenStorage;
  let b: OpenStorage;
  if (skipped !== '') {
    it.skip('answers the contract', () => {});
    return;
  }
  beforeAll(async () => {
    home = await start();
  }, 120_000);
  afterAll(() => home?.close());
  beforeEach(async () => {
    [a, b] = [await home.open(), await home.open()];
    await a.check();
  });
  afterEach(async () => {
    await Promise.all([a.close(), b.close()]);
    await home.clear();
  });

  describe('keys', () => {
    const now = new Date('2026-03-04T00:00:00Z');

    it('are issued, found by their hash, listed and revoked', async () => {
      expect([await hasKeys(a.keyTexts), await listKeys(a.keyTexts)]).toEqual([false, []]);
      const one = await createKey(a.keyTexts, { customerId: 'acme', label: 'site' }, now);
      const two = await createKey(b.keyTexts, { customerId: 'club', expiresAt: now }, new Date(now.getTime() + 1));
      expect(await hasKeys(a.keyTexts)).toBe(true);
      expect(await a.keys.find(hashKey(one.key))).toEqual(JSON.parse(JSON.stringify(one.record)));
      expect(await a.keys.find(hashKey(two.key))).toMatchObject({ customerId: 'club', expiresAt: now.toISOString() });
      expect(await a.keys.find(hashKey('none'))).toBeUndefined();
      expect((await listKeys(b.keyTexts)).map(({ id }) => id)).toEqual([one.record.id, two.record.id]);
      await revokeKey(a.keyTexts, one.record.id, now);
      expect((await b.keys.find(hashKey(one.key)))?.revokedAt).toBe(now.toISOString());
      expect((await revokeKey(b.keyTexts, one.record.id)).revokedAt).toBe(now.toISOString());
      await expect(revokeKey(a.keyTexts, 'none')).rejects.toThrow('no key with the id "none"');
    });

    it('are changed as new versions, and stay revoked', async () => {
      const { key, record } = await createKey(a.keyTexts, { customerId: 'acme', label: 'old', expiresAt: now });
      await changeKey(a.keyTexts, record.id, { label: 'new' });
      await changeKey(a.keyTexts, record.id, { expiresAt: undefined, monthlyRenders: 5 });
      await revokeKey(a.keyTexts, record.id, now);
      await changeKey(a.keyTexts, record.id, { monthlyRenders: undefined });
      expect(await b.keys.find(hashKey(key))).toEqual({
        id: record.id,
        hash: record.hash,
        customerId: 'acme',
        createdAt: record.createdAt,
        label: 'new',
        revokedAt: now.toISOString(),
      });
      expect(await listKeys(b.keyTexts)).toHaveLength(1);
      const third = JSON.parse((await a.keyTexts.read(`${record.hash}.3.json`)) ?? '');
      expect(third).toMatchObject({ label: 'new', monthlyRenders: 5 });
    });

    it('are changed by thirty at once: none is undone', async () => {
      const created = await Promise.all(
        Array.from({ length: 10 }, () => createKey(a.keyTexts, { customerId: 'old' }, now)),
      );
      const ids = created.map(({ record }) => record.id);
      await Promise.all([
        ...ids.map((id) => revokeKey(a.keyTexts, id)),
        ...ids.map((id) => changeKey(b.keyTexts, id, { label: 'b' })),
        ...ids.map((id) => changeKey(a.keyTexts, id, { monthlyRenders: 7 })),
        ...ids.map(() => createKey(b.keyTexts, { customerId: 'new' })),
      ]);
      const records = await listKeys(a.keyTexts);
      const changed = { customerId: 'old', label: 'b', monthlyRenders: 7, revokedAt: expect.any(String) };
      expect(records.slice(0, 10)).toMatchObject(Array(10).fill(changed));
      expect(records.slice(10).map(({ customerId, revokedAt }) => [customerId, revokedAt])).toEqual(
        Array(10).fill(['new', undefined]),
      );
    });
  });

  describe('files', () => {
    async function bytesOf(storage: OpenStorage, start: number, end: number): Promise<number[]> {
      const bytes: number[] = [];
      for await (const chunk of (await storage.storage.get?.(file.key))?.read(start, end) ?? []) bytes.push(...chunk);
      return bytes;
    }

    it('are served by any process, whole and in part', async () => {
      expect(await a.storage.put(file)).toBe(`http://127.0.0.1:8787/files/${file.key}`);
      expect((await b.storage.get?.(file.key))?.size).toBe(3);
      expect([await bytesOf(b, 0, 3), await bytesOf(b, 1, 2), await bytesOf(b, 1, 1)]).toEqual([[1, 2, 3], [2], []]);
      expect(await b.storage.get?.('renders/none.png')).toBeUndefined();
    });

    it('are deleted by their day, and nothing else is', async () => {
      const others = [
        'renders/acme/2026-03-05/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.svg',
        'renders/acme/2026-03-04/notes.txt',
        'other/acme/2026-03-04/cccccccccccccccccccccccccccccccc.png',
      ];
      for (const key of [file.key, ...others]) await a.storage.put({ ...file, key });
      await a.charges.record(charge);
      expect(await a.storage.removeBefore('renders', new Date('2026-03-04T23:00:00Z'))).toBe(0);
      expect(await a.storage.removeBefore('renders', new Date('2026-03-05T00:00:00Z'))).toBe(1);
      expect(await b.storage.get?.(file.key)).toBeUndefined();
      for (const key of others) expect(await b.storage.get?.(key)).toBeDefined();
      expect(await b.charges.count('acme', '2026-03')).toBe(1);
    });
  });

  describe('charges', () => {
    const at = (time: string, ms = 0) => new Date(Date.parse(time) + ms);
    const charged = (time: Date, fields = {}) => ({ ...charge, chargedAt: time.toISOString(), ...fields });
    const sums = (query = {}) => a.charges.sum(query, unskipped);

    it('are written once, whoever writes them at once', async () => {
      const written = await Promise.all(
        Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? a : b).charges.record(charge)),
      );
      expect(written.filter(Boolean)).toHaveLength(1);
      expect(await b.charges.record({ ...charge, bodyHash: '01' })).toBe(true);
      expect(await sums()).toEqual([{ customerId: 'acme', month: '2026-03', count: 2 }]);
    });

    it('hold the first answer for 24 hours', async () => {
      const first = at(charge.chargedAt);
      expect(await a.charges.find(charge, first)).toBeUndefined();
      await a.charges.record(charge);
      const later = charged(at(charge.chargedAt, 5000), { answer: { ...charge.answer, size: 9 } });
      expect(await b.charges.record(later)).toBe(false);
      for (const ms of [-1000, 0, DAY_MS / 2, DAY_MS - 1]) {
        expect(await b.charges.find(charge, at(charge.chargedAt, ms))).toEqual(charge);
      }
      const next = charged(at(charge.chargedAt, DAY_MS));
      expect(await b.charges.find(charge, at(next.chargedAt))).toBeUndefined();
      expect(await b.charges.record(next)).toBe(true);
      expect((await a.charges.find(charge, at(next.chargedAt)))?.chargedAt).toBe(next.chargedAt);
      expect(await a.charges.find({ ...charge, bodyHash: '01' }, first)).toBeUndefined();
    });

    it('are summed by customer and month', async () => {
      const calls = [
        ['acme', '2026-03-01T00:00:00.000Z'],
        ['acme', '2026-03-31T23:59:59.999Z'],
        ['club', '2026-03-05T06:07:08.000Z'],
        ['acme', '2026-04-01T12:00:00.000Z'],
      ] as const;
      for (const [i, [customerId, chargedAt]] of calls.entries()) {
        await a.charges.record({ ...charge, requestId: `r${i}`, customerId, chargedAt });
      }
      const march = { customerId: 'acme', month: '2026-03', count: 2 };
      const club = { customerId: 'club', month: '2026-03', count: 1 };
      const april = { customerId: 'acme', month: '2026-04', count: 1 };
      expect(await sums()).toEqual([march, club, april]);
      expect(await sums({ month: '2026-03' })).toEqual([march, club]);
      expect(await sums({ customerId: 'acme' })).toEqual([march, april]);
      expect(await sums({ customerId: 'acme', month: '2026-04' })).toEqual([april]);
      expect(await sums({ month: '2026-05' })).toEqual([]);
      expect([await b.charges.count('acme', '2026-03'), await b.charges.count('acme', '2026-05')]).toEqual([2, 0]);
    });

    it('are more than a page of a list', async () => {
      const calls = Array.from({ length: 25 }, (_, i) => ({ ...charge, requestId: `r${i}` }));
      await Promise.all(calls.map((call) => a.charges.record(call)));
      expect(await sums({ month: '2026-03' })).toEqual([{ customerId: 'acme', month: '2026-03', count: 25 }]);
    });

    describe('of a call that comes twice at midnight', () => {
      const midnight = '2026-04-01T00:00:00.000Z';
      const before = charged(at(midnight, -50));
      const after = charged(at(midnight, 50));

      /** Both processes know the same charge, and there is no other. */
      async function isOne(time = at(midnight, 100)) {
        const [known, same] = await Promise.all([a.charges.find(charge, time), b.charges.find(charge, time)]);
        expect(known).toBeDefined();
        expect(same).toEqual(known);
        expect((await sums()).reduce((sum, { count }) => sum + count, 0)).toBe(1);
      }

      it('are one, where the first is charged before the second looks', async () => {
        await a.charges.record(before);
        expect(await b.charges.find(charge, at(after.chargedAt))).toEqual(before);
        await isOne();
      });

      it.each(['before', 'after'] as const)(
        'are one, where both looked, and that of %s is written first',
        async (first) => {
          expect(await a.charges.find(charge, at(before.chargedAt))).toBeUndefined();
          expect(await b.charges.find(charge, at(after.chargedAt))).toBeUndefined();
          const writes = [() => a.charges.record(before), () => b.charges.record(after)];
          if (first === 'after') writes.reverse();
          expect(await writes[0]?.()).toBe(true);
          expect(await writes[1]?.()).toBe(false);
          await isOne();
          // A clock that is behind.
          await isOne(at(midnight, -10));
        },
      );

      it('are one, whatever happens at once', async () => {
        const calls = Array.from({ length: 20 }, (_, i) => ({ requestId: `r${i}` }));
        const answer = async ({ charges }: OpenStorage, call: typeof before) => {
          const found = await charges.find(call, at(call.chargedAt));
          return found === undefined && (await charges.record(call));
        };
        const answers = await Promise.all(
          calls.map((call) => Promise.all([answer(a, { ...before, ...call }), answer(b, { ...after, ...call })])),
        );
        for (const both of answers) expect(both.filter(Boolean)).toHaveLength(1);
        expect((await sums()).reduce((sum, { count }) => sum + count, 0)).toBe(20);
      });
    });
  });
});
