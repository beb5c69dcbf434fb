import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageError } from '@geoslide/service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey } from '../key-texts.js';
import { openStorage } from '../open-storage.js';
import { charge } from '../testing/charge.js';

/** What fails now: a function of the file system, or of an open file, by its name. */
const failing = { name: '', code: '' };

const failure = (path: unknown) =>
  Object.assign(new Error(`${failing.code}: no luck, ${failing.name} '${path}'`), { code: failing.code });

/** A function that fails where it is its turn. */
function guarded<Given extends unknown[], T>(name: string, run: (...given: Given) => Promise<T>) {
  return async (...given: Given): Promise<T> => {
    if (failing.name === name) throw failure(given[0]);
    return run(...given);
  };
}

const real = { ...fs };
const names = ['link', 'mkdir', 'readFile', 'readdir', 'rename', 'stat'] as const;

async function openGuarded(path: string, flags: string, mode?: number) {
  const handle = await real.open(path, flags, mode);
  const writeFile = handle.writeFile.bind(handle);
  for (const name of ['datasync', 'sync', 'stat'] as const) {
    Object.assign(handle, { [name]: guarded(name, handle[name].bind(handle) as () => Promise<unknown>) });
  }
  return Object.assign(handle, {
    async writeFile(bytes: Uint8Array | string) {
      // A disk that fills up takes the first half.
      await writeFile(failing.name === 'writeFile' ? bytes.slice(0, bytes.length / 2) : bytes);
      if (failing.name === 'writeFile') throw failure(path);
    },
  });
}

beforeAll(() => {
  // Modules share their files with other tests: what they have imported of Node is changed in its place.
  for (const name of names) Object.assign(fs, { [name]: guarded(name, real[name] as () => Promise<unknown>) });
  Object.assign(fs, { open: guarded('open', openGuarded) });
  syncBuiltinESMExports();
});
afterAll(() => {
  for (const name of [...names, 'open'] as const) Object.assign(fs, { [name]: real[name] });
  syncBuiltinESMExports();
});

let folder = '';
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'geoslide-'));
});
afterEach(async () => {
  failing.name = '';
  await fs.rm(folder, { recursive: true });
});

const file = {
  key: `renders/acme/2026-03-04/${'a'.repeat(32)}.png`,
  bytes: new Uint8Array([1, 2, 3, 4]),
  contentType: 'image/png',
  contentDisposition: 'inline',
  cacheControl: 'public',
  origin: 'http://127.0.0.1:8787',
};

/** Runs with one function of the file system failing. */
async function withFailing(name: string, code: string, run: () => Promise<unknown>): Promise<unknown> {
  Object.assign(failing, { name, code });
  try {
    return await run();
  } finally {
    failing.name = '';
  }
}

async function open() {
  const opened = await openStorage(folder, { tell: (message) => expect.unreachable(message) });
  await opened.check();
  return opened;
}

/** All files of the storage. */
async function filesNow(): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE'];
const writes: readonly (readonly [string, string])[] = [
  ...codes.map((code) => ['open', code] as const),
  ...['mkdir', 'writeFile', 'datasync'].map((name) => [name, 'ENOSPC'] as const),
];

describe('a folder whose file system fails', () => {
  it.each([...writes, ['rename', 'EIO'] as const])('stores no file, %s: %s', async (name, code) => {
    const { storage } = await open();
    const put = withFailing(name, code, () => storage.put(file));
    await expect(put).rejects.toThrow(StorageError);
    await expect(put).rejects.toThrow(
      new RegExp(`the folder of /.*geoslide-.*${file.key} failed, .+: .+ \\(${code}: `),
    );
    expect(await filesNow()).toEqual([]);
    await storage.put(file);
    expect((await storage.get?.(file.key))?.size).toBe(4);
    expect(await fs.readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it.each([...writes, ['link', 'EIO'] as const, ['sync', 'EIO'] as const])(
    'writes no charge, %s: %s',
    async (name, code) => {
      const { charges } = await open();
      await expect(withFailing(name, code, () => charges.record(charge))).rejects.toThrow(StorageError);
      expect(await filesNow()).toEqual([]);
      expect(await charges.record(charge)).toBe(true);
    },
  );

  it.each(codes)('reads no file, charge or key: %s', async (code) => {
    const { storage, charges, keys, keyTexts } = await open();
    await storage.put(file);
    await charges.record(charge);
    const { record } = await createKey(keyTexts, { customerId: 'acme' });
    const isDown = (name: string, run: () => Promise<unknown>) =>
      expect(withFailing(name, code, run)).rejects.toThrow(StorageError);
    await isDown('open', async () => storage.get?.(file.key));
    await isDown('stat', async () => storage.get?.(file.key));
    await isDown('readFile', () => charges.find(charge, new Date(charge.chargedAt)));
    await isDown('readFile', () => keys.find(record.hash));
    await isDown('readdir', () => charges.count('acme', '2026-03'));
    await isDown('readdir', () => charges.sum({}, () => {}));
    await isDown('readdir', () => storage.removeBefore('renders', new Date()));
    await isDown('open', async () => storage.check?.());
  });

  it('may be made ready by the first call after it', async () => {
    const opened = await openStorage(folder);
    await expect(withFailing('readdir', 'EIO', () => opened.charges.record(charge))).rejects.toThrow(StorageError);
    await expect(withFailing('readFile', 'EIO', () => opened.keys.find('0'))).rejects.toThrow(StorageError);
    expect(await opened.charges.record(charge)).toBe(true);
  });

  it('makes its folder of drafts anew where somebody removed it', async () => {
    const { storage } = await open();
    await storage.put(file);
    await fs.rm(join(folder, 'tmp'), { recursive: true });
    const other = { ...file, key: file.key.replace('a.png', 'b.png') };
    await expect(storage.put(other)).rejects.toThrow(StorageError);
    expect(await storage.put(other)).toContain('b.png');
  });

  it('passes on what is no failure of the file system', async () => {
    const { charges } = await open();
    const none = withFailing('open', 'EINVAL', () => charges.record(charge));
    await expect(none).rejects.not.toBeInstanceOf(StorageError);
  });
});
