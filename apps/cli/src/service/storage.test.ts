import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startMemoryS3 } from '../../../../tools/src/end-to-end/servers/start-memory-s3.js';
import { runCommand } from '../run-command.js';
import { openChosen, sameStorage } from './storage.js';

let s3: Awaited<ReturnType<typeof startMemoryS3>>;
const folder = mkdtempSync(join(tmpdir(), 'geoslide-storage-'));
beforeAll(async () => {
  s3 = await startMemoryS3();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => {
  s3.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command here; gives its exit code and what it printed. */
async function run(...args: string[]) {
  const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => {
    const lines: string[] = [];
    spy.mockImplementation((line) => {
      lines.push(String(line));
    });
    return lines;
  });
  return { status: await runCommand(args), out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' };
}

describe('the storage of a command', () => {
  test('is that of the options, else of GEOSLIDE_STORAGE, else a folder', async () => {
    const placeOf = async (values: Parameters<typeof openChosen>[0]) => (await openChosen(values)).place;
    expect(await placeOf({})).toMatch(/[\\/]\.geoslide$/);
    vi.stubEnv('GEOSLIDE_STORAGE', 's3://pics');
    expect(await placeOf({})).toBe('s3://pics/');
    expect(await placeOf({ data: folder })).toBe(folder);
    expect(await placeOf({ storage: folder })).toBe(folder);
    await expect(openChosen({ data: folder, storage: folder })).rejects.toThrow('--data or --storage, not both');
  });

  test('is named as it was for the next command', () => {
    expect([{}, { data: 'a' }, { storage: 's3://b' }].map(sameStorage)).toEqual(['', ' --data a', ' --storage s3://b']);
  });

  test('may be a bucket', async () => {
    for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
    const place = ['--storage', `s3://${s3.bucket}/figures`];
    expect((await run('keys', 'create', '--customer', 'acme', ...place)).out).toMatch(/^gsk_/);
    expect(s3.texts('figures/keys/')).toHaveLength(1);
    const [id = ''] = (await run('keys', 'list', ...place)).out.split(' ');
    expect(await run('keys', 'revoke', id, ...place)).toMatchObject({ status: 0 });
    expect((await run('keys', 'list', ...place)).out).toContain('revoked');
    expect(await run('charges', '--month', '2026-11', ...place)).toMatchObject({
      status: 0,
      err: 'geoslide: nothing was charged',
    });
    expect(await run('migrate', ...place)).toMatchObject({
      status: 0,
      out: `s3://${s3.bucket}/figures/ is as this version needs it`,
    });
  });

  test.each([
    [['charges', '--month', '2026-13'], 2, '--month takes a month such as 2026-11'],
    [['keys', 'change', 'k'], 2, 'say what to change'],
    [['keys', 'change', 'k', '--monthly', '1.5'], 2, '--monthly takes a whole number'],
    [['keys', 'create', '--customer', 'a', '--days', '0'], 2, '--days takes a number above 0'],
    [['keys', 'change', '--label', 'x'], 2, 'name the id of the key'],
    [['keys', 'change', 'k', '--label', 'x'], 1, 'no key with the id "k"'],
    [['migrate', '--storage', 'ftp://x'], 1, '"ftp://x" is no storage'],
  ])('%j ends with %i and says "%s"', async (args, status, message) => {
    const place = args.includes('--storage') ? [] : ['--data', folder];
    const ended = await run(...args, ...place);
    expect([ended.status, ended.err]).toEqual([status, expect.stringContaining(message)]);
  });

  test('is not used where its database can’t be reached', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://x@127.0.0.1:1/x');
    expect((await run('keys', 'list', '--data', folder)).err).toContain('ECONNREFUSED');
  });
});
