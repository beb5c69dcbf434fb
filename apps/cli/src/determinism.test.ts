import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/geoslide.js', import.meta.url));
const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'geoslide-determinism-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isPlane = (name: string) =>
  JSON.parse(readFileSync(join(examples, name), 'utf8')).slides[0].camera?.kind !== '3d';
const names = readdirSync(examples).filter((name) => name.endsWith('.json'));

interface Place {
  readonly LANG: string;
  readonly TZ: string;
}

function environmentOf({ LANG, TZ }: Place): NodeJS.ProcessEnv {
  return { ...process.env, LANG, LC_ALL: LANG, TZ };
}

/** The examples' files by name, drawn by a process in a place. */
function filesOf(place: Place): Record<string, Buffer> {
  const out = mkdtempSync(join(folder, 'out-'));
  for (const format of ['png', 'svg', 'tikz']) {
    const files = names.filter((name) => format === 'png' || isPlane(name)).map((name) => join(examples, name));
    const args = [bin, 'render', ...files, '--out', `${out}/`, '--format', format, '--size', '320x240'];
    const { status } = spawnSync(process.execPath, args, { env: environmentOf(place) });
    expect(status).toBe(0);
  }
  return Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name))]));
}

const home: Place = { LANG: 'C', TZ: 'UTC' };
const abroad: readonly Place[] = [
  { LANG: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' },
  { LANG: 'de_DE.UTF-8', TZ: 'America/St_Johns' },
];

test('a process elsewhere writes numbers, letters and dates otherwise', () => {
  const told = (place: Place) =>
    spawnSync(process.execPath, ['-p', '[(1234.5).toLocaleString(), "i".toLocaleUpperCase(), new Date(0)].join()'], {
      encoding: 'utf8',
      env: environmentOf(place),
    }).stdout;
  expect(new Set([home, ...abroad].map(told)).size).toBe(1 + abroad.length);
});

test('every file is the same to the byte in other processes, locales and time zones', { timeout: 120_000 }, () => {
  const files = filesOf(home);
  expect(Object.keys(files)).toHaveLength(names.length + 2 * names.filter(isPlane).length);
  for (const place of abroad) expect(filesOf(place)).toEqual(files);
});
