import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly installScripts: readonly string[];
  readonly native: boolean;
  readonly direct: boolean;
  readonly texts: number;
}

function licences(...options: string[]): string {
  return execFileSync(
    process.execPath,
    [fileURLToPath(new URL('tools/dist/supply-chain/licences.js', root)), ...options],
    {
      encoding: 'utf8',
    },
  );
}

const dependencies: readonly Dependency[] = JSON.parse(licences('--json'));

describe.each(dependencies.map((dependency) => [dependency.name, dependency] as const))('%s', (_, dependency) => {
  it('installs without scripts, and has no native code', () => {
    expect(dependency.installScripts).toEqual([]);
    expect(dependency.native).toBe(false);
  });

  it('comes with the text of its licence', () => {
    expect(dependency.texts).toBeGreaterThan(0);
  });
});

test('the packages need no more than they did', () => {
  // A new one is justified in docs/decisions/dependencies.md, in one line of the table there.
  const decisions = read('docs/decisions/dependencies.md');
  const direct = dependencies.filter((dependency) => dependency.direct).map(({ name }) => name);
  expect(direct.length).toBeGreaterThan(3);
  expect(direct.filter((name) => !decisions.includes(`| \`${name}\` |`))).toEqual([]);
});

test('the list for auditors has every dependency with its check sum', () => {
  const { components } = JSON.parse(licences('--sbom'));
  expect(components.map(({ name }: Dependency) => name)).toEqual(dependencies.map(({ name }) => name));
  for (const { hashes } of components) expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
});

const manifests = [
  'package.json',
  'deploy/package.json',
  'tools/package.json',
  ...['packages', 'apps'].flatMap((group) =>
    readdirSync(new URL(group, root)).map((name) => `${group}/${name}/package.json`),
  ),
];

test.each(manifests)('%s names exact versions, and runs nothing on installing', (file) => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {}, scripts = {} } = JSON.parse(read(file));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    expect(`${name} ${version}`).toMatch(/^\S+ (?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:\*)$/);
  }
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name))).toEqual([]);
});

test('the lock file is that of the manifests', () => {
  const lock = read('pnpm-lock.yaml');
  for (const file of manifests) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    const importer = file === 'package.json' ? '  .:' : `  ${file.replace('/package.json', '')}:`;
    const start = lock.indexOf(`\n${importer}\n`);
    expect(start, `${file} in pnpm-lock.yaml`).toBeGreaterThan(0);
    const end = lock.indexOf('\n\n  ', start);
    const section = lock.slice(start, end);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(section).toContain(`${name.startsWith('@') ? `'${name}'` : name}:\n        specifier: ${version}\n`);
    }
  }
});
