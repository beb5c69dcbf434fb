import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keepCompiled } from './compile.js';
import { compiledFile, type LoadedScript, loadScript, resolver } from './load-script.js';

const folder = mkdtempSync(join(tmpdir(), 'geoslide-load-'));
const file = join(folder, 'a.js');
const wrapped = (stamp: string, code: string) =>
  `/*${stamp}*/(function (exports, require, module, __filename, __dirname, resolve) {${code}\n})`;
const source = (stamp: string, sum: string) =>
  wrapped(
    stamp,
    `exports.name = require('node:path').basename(__filename);
exports.folder = __dirname;
exports.other = () => [require('./b.js'), resolve('given')];
exports.missing = () => require('given');
exports.sum = (a, b) => ${sum};`,
  );

beforeEach(() => {
  rmSync(join(folder, 'compiled'), { recursive: true, force: true });
  writeFileSync(file, source('01', 'a + b'));
  writeFileSync(join(folder, 'b.js'), wrapped('0b', "exports.again = require('./c.js')"));
  writeFileSync(join(folder, 'c.js'), wrapped('0c', 'exports.c = 3'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Exports {
  name: string;
  folder: string;
  sum(a: number, b: number): number;
  other(): unknown[];
  missing(): unknown;
}

/** Loads the script, and whether V8 took the compiled code: undefined where there was none. */
function load(): [sum: unknown, rejected: boolean | undefined] {
  const { exports, script } = loadScript(file);
  const { name, folder: place, sum } = exports as Exports;
  expect([name, place]).toEqual(['a.js', dirname(file)]);
  return [sum(1, 2), script.cachedDataRejected];
}

describe('loadScript', () => {
  it('runs a CommonJS file', () => {
    expect(load()).toEqual([3, undefined]);
  });

  it('runs the files beside it once, when they are required, and tells it where packages lie', () => {
    const loaded = new Set<LoadedScript>();
    const resolve = (name: string) => join(folder, name, 'entry.js');
    const { exports } = loadScript(file, { resolve, onLoad: (one) => loaded.add(one) });
    expect(loaded.size).toBe(1);
    const { other } = exports as Exports;
    expect(other()).toEqual([{ again: { c: 3 } }, join(folder, 'given/entry.js')]);
    expect(other()[0]).toBe(other()[0]);
    const files = ['a.js', 'c.js', 'b.js'];
    expect([...loaded].map((one) => one.file)).toEqual(files.map((name) => join(folder, name)));
  });

  it('says which module a script can’t have', () => {
    const { exports } = loadScript(file);
    expect((exports as Exports).missing).toThrow("Cannot find module 'given'");
  });

  it('takes the compiled code beside it', async () => {
    await keepCompiled([loadScript(file)]);
    expect(load()).toEqual([3, false]);
  });

  it('does not take what another source of its length was compiled to', async () => {
    await keepCompiled([loadScript(file)]);
    writeFileSync(file, source('02', 'a * b'));
    expect(load()).toEqual([2, undefined]);
  });

  it('compiles the source where the compiled code is damaged', async () => {
    writeFileSync(file, source('03', 'a - b'));
    mkdirSync(join(folder, 'compiled'));
    writeFileSync(compiledFile(file, source('03', 'a - b')), 'damaged');
    expect(load()).toEqual([-1, true]);
  });

  it('keeps compiled code of one build only', async () => {
    mkdirSync(join(folder, 'compiled'));
    writeFileSync(join(folder, 'compiled/other'), '');
    await keepCompiled([loadScript(file)]);
    writeFileSync(file, source('02', 'a * b'));
    const [kept] = await keepCompiled([loadScript(file)]);
    expect(kept).toBe(compiledFile(file, source('02', 'a * b')));
    expect(readdirSync(join(folder, 'compiled')).map((name) => name.slice(0, 7))).toEqual(['a.js-02', 'other']);
  });

  it('refuses a file that no build has made', () => {
    writeFileSync(file, 'exports.a = 1');
    expect(() => loadScript(file)).toThrow('a.js has no stamp: build it again');
  });
});

describe('resolver', () => {
  const place = (name: string) => {
    const entry = join(folder, name, 'dist/index.js');
    mkdirSync(dirname(entry), { recursive: true });
    writeFileSync(entry, '');
    return entry;
  };
  const from = (name: string) => resolver(join(folder, name, 'dist'), (wanted) => `file:///elsewhere/${wanted}`);

  it('finds packages below the one that asks, then beside it, and asks Node for others', () => {
    const beside = place('node_modules/@a/b');
    expect(from('node_modules/asks')('@a/b')).toBe(beside);
    const below = place('node_modules/asks/node_modules/@a/b');
    expect(from('node_modules/asks')('@a/b')).toBe(below);
    expect(from('asks')('@a/b')).toBe(fileURLToPath('file:///elsewhere/@a/b'));
  });
});
