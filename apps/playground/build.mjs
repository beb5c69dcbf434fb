// Builds the page into dist/site, with the font files beside it, so that the folder is a static site. Does nothing where it is current.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const site = join(here, 'dist', 'site');
const stamp = join(here, 'dist', 'site.stamp');
const packages = [
  'protocol',
  'geometry',
  'figure',
  'geogebra',
  'core',
  'png',
  'svg',
  'tikz',
  'fonts',
  'geoslide',
  'element',
];

function filesOf(folder, keep = () => true) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && keep(path));
}

/** Everything that the site is made from. */
function inputs() {
  return [
    ...['index.html', 'vite.config.ts', 'build.mjs', 'package.json'].map((name) => join(here, name)),
    ...filesOf(join(here, 'src')),
    ...filesOf(join(here, 'public')),
    ...packages.flatMap((name) => filesOf(join(root, 'packages', name, 'dist'), (path) => path.endsWith('.js'))),
    ...filesOf(join(root, 'examples'), (path) => path.endsWith('.json')),
    ...filesOf(join(root, 'docs', 'cookbook'), (path) => path.endsWith('.geoslide')),
    join(root, 'packages', 'fonts', 'files', 'index.json'),
    join(root, 'pnpm-lock.yaml'),
  ];
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const key = hashOf(inputs());
if (!existsSync(join(site, 'index.html')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) {
  const { build } = await import('vite');
  await build({ root: here, logLevel: 'error' });
  cpSync(join(root, 'packages', 'fonts', 'files'), join(site, 'fonts'), { recursive: true });
  writeFileSync(stamp, key);
  console.error(`playground: built to ${relative(process.cwd(), site) || '.'}`);
}
