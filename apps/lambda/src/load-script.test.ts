import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compiledFile, loadScript } from './load-script.js';

const folder = mkdtempSync(join(tmpdir(), 'geoslide-load-'));
const file = join(folder, 'app/a.cjs');
const code = `exports.name = require('node:path').basename(__filename);
exports.folder = __dirname;
exports.sum = (a, b) => a + b;`;

beforeAll(() => mkdirSync(dirname(file)));
beforeEach(() => {
  writeFileSync(file, code);
  rmSync(join(folder, 'compiled'), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads the script, and whether V8 took the compiled code: undefined where there was none. */
function load(): [sum: unknown, rejected: boolean | undefined] {
  const { exports, script } = loadScript(file);
  const {
    name,
    folder: place,
    sum,
  } = exports as {
    name: string;
    folder: string;
    sum: (a: number, b: number) => number;
  };
  expect([name, place]).toEqual(['a.cjs', dirname(file)]);
  return [sum(1, 2), script.cachedDataRejected];
}

function keep(bytes: Uint8Array): void {
  mkdirSync(dirname(compiledFile(file)), { recursive: true });
  writeFileSync(compiledFile(file), bytes);
}

describe('loadScript', () => {
  it('runs a CommonJS file', () => {
    expect(load()).toEqual([3, undefined]);
  });

  it('takes the compiled code beside it', () => {
    keep(gzipSync(loadScript(file).script.createCachedData()));
    expect(load()).toEqual([3, false]);
  });

  it('compiles what was compiled from another source', () => {
    keep(gzipSync(loadScript(file).script.createCachedData()));
    writeFileSync(file, code.replace('a + b', '10 * (a + b)'));
    expect(load()).toEqual([30, true]);
  });

  it('compiles where the compiled code is damaged, and says so', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    keep(gzipSync(loadScript(file).script.createCachedData()).subarray(0, -20));
    expect(load()).toEqual([3, undefined]);
    expect(error.mock.calls[0]?.[0]).toContain(compiledFile(file));
    error.mockRestore();
  });
});
