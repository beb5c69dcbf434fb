import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('..', import.meta.url));

/** Says of which sources the last build was. */
const stampOf = (root) => join(root, 'node_modules', '.geoslide-build');

/** The folders of what is compiled, relative to the workspace: packages, apps and tools. */
const foldersOf = (root) => [
  ...['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name))),
  ...(existsSync(join(root, 'tools')) ? ['tools'] : []),
];

/** Files below a folder, relative to it, in order. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1)).sort();
}

/** A hash of what the build reads: sources, and not their tests. */
export function sourceHash(root = workspace) {
  const sources = foldersOf(root).flatMap((folder) => [
    ...readdirSync(join(root, folder))
      .filter((name) => /\.(mjs|json)$/.test(name))
      .map((name) => join(folder, name)),
    ...['src', 'build'].flatMap((part) =>
      filesBelow(join(root, folder, part))
        .filter((name) => !/\.test\.ts$|\btesting\b/.test(name))
        .map((name) => join(folder, part, name)),
    ),
  ]);
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources, 'tsconfig.base.json', 'pnpm-lock.yaml']) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether the last build was of the sources with this hash, and its files are there. */
export function isBuilt(hash = sourceHash(), root = workspace) {
  if (!existsSync(stampOf(root)) || readFileSync(stampOf(root), 'utf8') !== hash) return false;
  const compiled = foldersOf(root).flatMap((folder) =>
    ['index', 'shared/root']
      .filter((name) => existsSync(join(root, folder, 'src', `${name}.ts`)))
      .map((name) => join(folder, 'dist', `${name}.js`)),
  );
  const bundled = [
    'packages/geoslide/dist/bundle.cjs',
    'packages/element/dist/bundle/geoslide-figure.js',
    'packages/fonts/files/index.json',
  ];
  return [...compiled, ...bundled].every((file) => existsSync(join(root, file)));
}

/** Removes what former builds made of sources that are not there any more. */
export function removeStale(root = workspace) {
  rmSync(stampOf(root), { force: true });
  for (const folder of foldersOf(root)) {
    for (const file of filesBelow(join(root, folder, 'dist'))) {
      const source = /^(?!site\/|bundle\/)(.*?)(?:\.d\.ts|\.js|\.js\.map)$/.exec(file)?.[1];
      if (source !== undefined && !existsSync(join(root, folder, 'src', `${source}.ts`)))
        rmSync(join(root, folder, 'dist', file));
    }
  }
}

/** Says that the build was of the sources with this hash. */
export function keepStamp(hash, root = workspace) {
  writeFileSync(stampOf(root), hash);
}

/** Ends a script that uses the build where the build is older than the sources. */
export function requireBuild() {
  if (isBuilt()) return;
  console.error(`${basename(process.argv[1])}: the build is older than the sources: run "npm run build"`);
  process.exit(1);
}
