import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isBuilt, keepStamp, removeStale, sourceHash } from './source-hash.mjs';

const root = mkdtempSync(join(tmpdir(), 'geoslide-hash-'));
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'apps'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const file of ['src/index.ts', 'dist/index.js', 'dist/bundle.cjs']) write(`packages/geoslide/${file}`);
  write('packages/element/dist/bundle/geoslide-figure.js');
  write('packages/fonts/files/index.json');
  keepStamp(sourceHash(root), root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isCurrent = () => isBuilt(sourceHash(root), root);

it('knows a build of these sources, whatever their tests are', () => {
  write('packages/geoslide/src/a.test.ts');
  write('packages/geoslide/src/testing/b.ts');
  expect(isCurrent()).toBe(true);
});

it.each([
  ['a changed source', () => write('packages/geoslide/src/index.ts', '1')],
  ['a new source', () => write('packages/geoslide/src/deep/a.ts')],
  ['a changed package.json', () => write('packages/geoslide/package.json', '{}')],
  ['a changed build', () => write('packages/geoslide/build/a.mjs')],
  ['a compiled file that is missing', () => rmSync(join(root, 'packages/geoslide/dist/index.js'))],
  ['a bundle that is missing', () => rmSync(join(root, 'packages/geoslide/dist/bundle.cjs'))],
])('sees %s', (_, change) => {
  change();
  expect(isCurrent()).toBe(false);
});

it('removes what was compiled of a source that is gone', () => {
  write('packages/geoslide/dist/gone.js');
  write('packages/geoslide/dist/gone.d.ts');
  removeStale(root);
  expect(
    ['gone.js', 'gone.d.ts', 'index.js'].map((name) => existsSync(join(root, 'packages/geoslide/dist', name))),
  ).toEqual([false, false, true]);
  expect(isCurrent()).toBe(false);
});
