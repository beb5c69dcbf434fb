// What the packages under packages/ need at run time, all the way down, and what is bundled with them.
//   node tools/dist/supply-chain/licences.js           names, versions and licences as a table
//   node tools/dist/supply-chain/licences.js --texts   the same with every licence's text, to ship beside a bundle
//   node tools/dist/supply-chain/licences.js --sbom    a CycloneDX 1.5 document
//   node tools/dist/supply-chain/licences.js --json    all that is known, for the tests
// Fails where a licence is none of those below.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../shared/root.js';

/** Of a package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly gypfile?: boolean;
  readonly scripts?: Names;
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly optionalDependencies?: Names;
}

type Names = Readonly<Record<string, string>>;

interface Found {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly bundled: boolean;
  readonly neededBy: Set<string>;
  readonly installScripts: readonly string[];
  readonly native: boolean;
  /** Files with the text of the licence. */
  readonly texts: string[];
}

/** Licences that ask for no more than that their text goes along. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'Apache-2.0',
  'OFL-1.1',
  'MIT AND Zlib',
]);

const read = (directory: string): Manifest => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/** The folder of a dependency as Node finds it from another package's folder. */
function folderOf(name: string, from: string): string {
  for (const modules of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    if (existsSync(join(modules, name, 'package.json'))) return realpathSync(join(modules, name));
  }
  throw new Error(`${name}, which ${relative(root, from)} needs, is not installed: npm run setup`);
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Files with the text of a package's licence: its own, else the README that holds it. */
function licenceFiles(folder: string, files: readonly string[]): string[] {
  const named = (pattern: RegExp) =>
    files.filter((file) => dirname(file) === folder && pattern.test(relative(folder, file)));
  const own = named(/^(?:licen[cs]e|copying)/iu);
  if (own.length > 0) return own;
  return named(/^readme/iu).filter((file) => /permission is hereby granted/iu.test(readFileSync(file, 'utf8')));
}

/** The text of a licence, in a README without what comes before it. */
function licenceText(file: string): string {
  const text = readFileSync(file, 'utf8');
  return (/readme/iu.test(file) ? text.slice(text.search(/^#+ *licen[cs]e/imu)) : text).trim();
}

const found = new Map<string, Found>();

function add(name: string, from: string, bundled: boolean): void {
  const folder = folderOf(name, from);
  const manifest = read(folder);
  const own = folder.startsWith(join(root, 'packages'));
  const known = found.get(folder);
  if (known) {
    known.neededBy.add(read(from).name);
    return;
  }
  const scripts = ['preinstall', 'install', 'postinstall'].filter((script) => manifest.scripts?.[script] !== undefined);
  if (!own) {
    const files = filesIn(folder);
    found.set(folder, {
      name: manifest.name,
      version: manifest.version,
      licence: manifest.license,
      bundled,
      neededBy: new Set([read(from).name]),
      installScripts: scripts,
      native: files.some((file) => /\.node$|binding\.gyp$/u.test(file)) || manifest.gypfile === true,
      texts: licenceFiles(folder, files),
    });
  }
  // What a bundled package needs to be built is not shipped.
  if (!bundled) follow(folder, manifest);
}

function follow(folder: string, { dependencies = {}, optionalDependencies = {} }: Manifest): void {
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (!name.startsWith('@geoslide/') && name !== 'geoslide') add(name, folder, false);
  }
}

const direct = new Map<string, string[]>();
for (const each of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', each);
  if (!existsSync(join(folder, 'package.json'))) continue;
  const manifest = read(folder);
  follow(folder, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (!name.startsWith('@geoslide/') && name !== 'geoslide')
      direct.set(name, [...(direct.get(name) ?? []), manifest.name]);
  }
  // The font files are copied out of their packages by packages/fonts/build.mjs.
  if (each === 'fonts') for (const name of Object.keys(manifest.devDependencies ?? {})) add(name, folder, true);
}

const all = [...found.values()]
  .map((entry) => ({ ...entry, neededBy: [...entry.neededBy].sort(), direct: direct.has(entry.name) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));

// The text of this licence names nobody: where a package comes without it, another one's is the same.
const apache = all.find(({ licence, texts }) => licence === 'Apache-2.0' && texts.length > 0);
for (const { licence, texts } of all)
  if (licence === 'Apache-2.0' && texts.length === 0 && apache) texts.push(...apache.texts);

const refused = all.filter(({ licence }) => !ALLOWED.has(licence));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: the licence ${licence} is not in the list of tools/src/supply-chain/licences.ts`);

const purl = ({ name, version }: { readonly name: string; readonly version: string }) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Check sums as the lock file has them. */
function integrity(): Map<string, string> {
  const sums = new Map<string, string>();
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  for (const [, key, sum] of lock.matchAll(
    /^ {2}'?([^\s'][^\n']*)'?:\n {4}resolution: \{integrity: (sha512-[^\s,}]+)/gmu,
  ))
    sums.set(key!, sum!);
  return sums;
}

function sbom() {
  const sums = integrity();
  const components = all.map((entry) => {
    const sum = sums.get(`${entry.name}@${entry.version}`);
    if (sum === undefined) throw new Error(`pnpm-lock.yaml has no check sum of ${entry.name} ${entry.version}`);
    return {
      type: 'library',
      'bom-ref': purl(entry),
      name: entry.name,
      version: entry.version,
      purl: purl(entry),
      licenses: [entry.licence.includes(' ') ? { expression: entry.licence } : { license: { id: entry.licence } }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sum.slice('sha512-'.length), 'base64').toString('hex') }],
    };
  });
  const { version } = read(join(root, 'packages', 'geoslide'));
  const component = { type: 'library', name: 'geoslide', version, purl: `pkg:npm/geoslide@${version}` };
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
}

if (process.argv.includes('--sbom')) console.log(JSON.stringify(sbom(), null, 2));
else if (process.argv.includes('--json'))
  console.log(
    JSON.stringify(
      all.map(({ texts, ...entry }) => ({ ...entry, texts: texts.length })),
      null,
      1,
    ),
  );
else {
  console.log('| package | version | licence | needed by |\n|---|---|---|---|');
  for (const { name, version, licence, bundled, neededBy } of all) {
    console.log(
      `| ${name} | ${version} | ${licence} | ${neededBy.join(', ')}${bundled ? ' (its files are copied)' : ''} |`,
    );
  }
  if (process.argv.includes('--texts')) {
    for (const { name, version, texts } of all) {
      for (const file of texts) console.log(`\n## ${name} ${version}\n\n${licenceText(file)}`);
    }
  }
}
process.exit(refused.length > 0 ? 1 : 0);
