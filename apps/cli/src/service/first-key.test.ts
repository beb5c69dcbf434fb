import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey, listKeys, openStorage, revokeKey } from '@geoslide/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showFirstKey } from './first-key.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geoslide-first-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keyTexts = async () => (await openStorage(folder)).keyTexts;

/** Asks for the first key; gives what each stream and the log got. */
async function show(...terminals: boolean[]) {
  const shown = terminals.map(() => '');
  const log: string[] = [];
  const outputs = terminals.map((isTTY, i) => ({
    isTTY,
    write(text: string) {
      shown[i] += text;
    },
  }));
  const key = await showFirstKey(await keyTexts(), outputs, (message) => log.push(message));
  return { key, shown, log };
}

describe('the first key', () => {
  test.each([
    [[true, true], 0],
    [[true, false], 0],
    [[false, true], 1],
  ])('is shown once, on a terminal alone: %j', async (terminals, at) => {
    const { key, shown, log } = await show(...terminals);
    expect(key).toMatch(/^gsk_/);
    expect(shown.map((text) => text.includes(key!))).toEqual(terminals.map((_, i) => i === at));
    expect(log.join()).not.toContain(key);
    const records = await listKeys(await keyTexts());
    expect(records).toMatchObject([{ customerId: 'development' }]);
    expect(await (await openStorage(folder)).keys.find(records[0]!.hash)).toMatchObject({ id: records[0]!.id });
    expect(await show(...terminals)).toEqual({ key: undefined, shown: terminals.map(() => ''), log: [] });
  });

  test('is not made without a terminal: it is told how to make one', async () => {
    const { key, shown, log } = await show(false, false);
    expect([key, shown, log]).toEqual([undefined, ['', ''], [expect.stringContaining('geoslide keys create')]]);
    expect(await listKeys(await keyTexts())).toEqual([]);
  });

  test('is not made where others were revoked', async () => {
    const { record } = await createKey(await keyTexts(), { customerId: 'acme' });
    await revokeKey(await keyTexts(), record.id);
    expect((await show(true)).key).toBeUndefined();
  });
});
