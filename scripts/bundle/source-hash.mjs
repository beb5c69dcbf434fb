import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'node_modules', '.geoslide-build');

/** The folders of packages and apps, relative to the workspace. */
const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(group, name)),
);

/** Files below a folder, relative to it, in order. */
function filesBelow(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(path.length + 1)).sort();
}

/** A hash of what the build reads: sources, and not their tests. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  const sources = folders.flatMap((folder) => [
    ...readdirSync(join(root, folder))
      .filter((name) => /\.(mjs|json)$/.test(name))
      .map((name) => join(folder, name)),
    ...filesBelow(join(folder, 'src'))
      .filter((name) => !/\.test\.ts$|\btesting\b/.test(name))
      .map((name) => join(folder, 'src', name)),
  ]);
  const tools = ['scripts/bundle.mjs', ...filesBelow('scripts/bundle').map((name) => join('scripts/bundle', name))];
  for (const file of [...sources, ...tools, 'tsconfig.base.json', 'pnpm-lock.yaml'])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the last build had these sources, and its files are there. */
export function isBuilt(hash = sourceHash()) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) return false;
  const built = folders
    .filter((folder) => existsSync(join(root, folder, 'src/index.ts')))
    .map((folder) => join(folder, 'dist/index.js'));
  return [...built, 'packages/geoslide/dist/bundle.cjs', 'packages/fonts/files/index.json'].every((file) =>
    existsSync(join(root, file)),
  );
}

/** Removes what former builds made of sources that are not there any more. */
export function removeStale() {
  rmSync(stamp, { force: true });
  for (const folder of folders) {
    for (const file of filesBelow(join(folder, 'dist'))) {
      const source = /^(?!site\/)(.*?)(?:\.d\.ts|\.js|\.js\.map)$/.exec(file)?.[1];
      if (source !== undefined && !existsSync(join(root, folder, 'src', `${source}.ts`)))
        rmSync(join(root, folder, 'dist', file));
    }
  }
}

/** Says that the build had the sources of this hash. */
export function keepStamp(hash) {
  writeFileSync(stamp, hash);
}

/** Ends a script that uses the build where the build is older than the sources. */
export function requireBuild() {
  if (isBuilt()) return;
  console.error(`${basename(process.argv[1])}: the build is older than the sources, so run "npm run build" first`);
  process.exit(1);
}
