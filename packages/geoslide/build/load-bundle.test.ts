import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBundle } from './build-bundle.mjs';
import { keepCompiled, loadBundle } from './load-bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'geoslide-load-'));
const file = join(folder, 'a.cjs');
const cache = join(folder, 'code-cache');

async function build(source: string): Promise<void> {
  writeFileSync(join(folder, 'a.js'), source);
  await buildBundle({ entry: join(folder, 'a.js'), outfile: file });
}

beforeEach(async () => {
  rmSync(cache, { recursive: true, force: true });
  await build("export const sum = (a, b) => a + b; export const later = async () => (await import('./b.js')).b;");
});
writeFileSync(
  join(folder, 'b.js'),
  "import { basename } from 'node:path'; export const b = [basename(import.meta.url), /÷|×/.test('4 × 2')];",
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('loadBundle', () => {
  it('runs a bundle, also what it imports later, with every character', async () => {
    const { exports, script } = loadBundle(file);
    expect([exports.sum(1, 2), await exports.later(), script.cachedDataRejected]).toEqual([
      3,
      ['a.cjs', true],
      undefined,
    ]);
  });

  it('takes the compiled code that was kept, with every character too', async () => {
    keepCompiled(loadBundle(file));
    const { exports, script } = loadBundle(file);
    expect([exports.sum(1, 2), await exports.later(), script.cachedDataRejected]).toEqual([3, ['a.cjs', true], false]);
  });

  it('does not take what another source of the same length was compiled to', async () => {
    await build('export const sum = (a, b) => a + b;');
    keepCompiled(loadBundle(file));
    await build('export const sum = (a, b) => a * b;');
    const { exports, script } = loadBundle(file);
    expect([exports.sum(3, 4), script.cachedDataRejected]).toEqual([12, undefined]);
  });

  it('compiles the source where the compiled code does not suit, and says so in a line', () => {
    const kept = keepCompiled(loadBundle(file));
    writeFileSync(kept, 'damaged');
    // In this process V8 still has what it compiled before.
    const loader = JSON.stringify(new URL('./load-bundle.mjs', import.meta.url).href);
    const program = `import { loadBundle } from ${loader}; console.log(loadBundle(${JSON.stringify(file)}).exports.sum(1, 2));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('3\n');
    expect(stderr).toContain(`${kept} does not suit this Node or its flags: Geoslide starts without it, more slowly\n`);
  });

  it('refuses a file that no build has made', () => {
    writeFileSync(file, 'exports.a = 1');
    expect(() => loadBundle(file)).toThrow('a.cjs was not written by this build: run "npm run build"');
  });
});

describe('keepCompiled', () => {
  it('keeps compiled code of one build only', async () => {
    mkdirSync(cache);
    writeFileSync(join(cache, 'other'), '');
    keepCompiled(loadBundle(file));
    await build('export const sum = 1;');
    const kept = keepCompiled(loadBundle(file));
    expect(
      readdirSync(cache)
        .map((name) => join(cache, name))
        .sort(),
    ).toEqual([kept, join(cache, 'other')].sort());
  });
});
