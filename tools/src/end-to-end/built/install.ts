// Set-up of the tests of the project `built`: packs the packages and installs them in a folder outside of the workspace, beside a built Lambda function.
// Needs no registry: other packages are linked from the workspace. Does nothing where the folder is current.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuilt, sourceHash } from '../../../../scripts/source-hash.mjs';
import { root } from '../../shared/root.js';
import { installedPackage, place } from './place.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** The folders of the packages that are published, relative to the workspace. */
const published = [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), 'apps/cli'].filter(
  (folder) => !readJson(join(root, folder, 'package.json')).private,
);

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function install() {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  run('npm', ['pack', '--loglevel', 'error', '--pack-destination', place, ...published.map((folder) => `./${folder}`)]);
  for (const folder of published) {
    const { name, version, dependencies = {} } = readJson(join(root, folder, 'package.json'));
    const target = installedPackage(name);
    mkdirSync(target, { recursive: true });
    const tarball = join(place, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    for (const dependency of Object.keys(dependencies)) linkOther(dependency, folder);
  }
  run(process.execPath, ['apps/lambda/build.mjs', join(place, 'lambda')]);
}

/** Links a package that is not of this workspace. */
function linkOther(name: string, folder: string): void {
  const target = installedPackage(name);
  const source = realpathSync(join(root, folder, 'node_modules', name));
  if (source.startsWith(join(root, 'packages')) || existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target, 'junction');
}

export default function setup(): void {
  const hash = sourceHash();
  if (!isBuilt(hash)) throw new Error('The build is older than the sources: run "npm run build" first');
  const stamp = join(place, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  install();
  writeFileSync(stamp, hash);
}
