// Packs every package, installs the tarballs into an empty project outside of the workspace, and uses them there: from JavaScript and
// TypeScript, in Node, bundled for a browser, on the command line. Needs the npm registry; runs the bundle in Chromium where it is installed
// (CHROMIUM sets another than Debian's). An argument keeps the project in that folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { openChecks } from '../../shared/check.js';
import { chromiumPath, launchChromium } from '../../shared/chromium.js';
import { messageOf } from '../../shared/message-of.js';
import { root } from '../../shared/root.js';
import { API_KEY, freePort, startService } from '../servers/start-service.js';

declare global {
  /** What the page that is bundled has drawn. */
  var drawn: Promise<{ readonly sum: number; readonly png: number[] }> | undefined;
}

const tools = {
  publint: '0.3.25',
  '@arethetypeswrong/cli': '0.18.5',
  esbuild: '0.28.2',
  typescript: '7.0.2',
  '@types/node': '20.19.43',
};
const folder = process.argv[2] ? resolve(process.argv[2]) : mkdtempSync(join(tmpdir(), 'geoslide-packages-'));
const tarballs = join(folder, 'tarballs');
const project = join(folder, 'project');
for (const each of [tarballs, project]) mkdirSync(each, { recursive: true });

const { check, finish } = openChecks();

/** Runs a command in the project; what it prints on failure becomes the detail. */
function tried(name: string, command: string, args: readonly string[]): string {
  try {
    const out = execFileSync(command, args, {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    check(name, true);
    return out;
  } catch (error) {
    const { stdout = '', stderr = messageOf(error) } = error as { readonly stdout?: string; readonly stderr?: string };
    check(name, false, `${stdout}${stderr}`.trim().slice(-2000));
    return '';
  }
}

const packages = [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), join('apps', 'cli')];
const packed = packages.map(pack);

/** What `npm pack --json` says. */
interface PackReport {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
  readonly size: number;
}

interface Packed {
  readonly name: string;
  /** The tarball. */
  readonly file: string;
  readonly paths: readonly string[];
}

function pack(path: string): Packed {
  const out = execFileSync('npm', ['pack', '--json', '--pack-destination', tarballs], {
    cwd: join(root, path),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [{ name, filename, files, size }]: [PackReport] = JSON.parse(out.slice(out.indexOf('[\n')));
  const paths = files.map((file) => file.path);
  console.log(`       ${name}: ${paths.length} files, ${(size / 1024).toFixed(0)} kB`);
  for (const needed of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']) {
    check(`${name} ships ${needed}`, paths.includes(needed));
  }
  const extra = paths.filter((each) => /\.test\.|\/testing\/|fixture|tsbuildinfo|node_modules/.test(each));
  check(`${name} ships no tests`, extra.length === 0, extra.slice(0, 5).join(' '));
  return { name, file: join(tarballs, filename), paths };
}

fontLicences();
install();
lint();
inNode();
errorsOfCopies();
inTypeScript();
await inBrowser();
await onCommandLine();
if (!process.argv[2]) rmSync(folder, { recursive: true, force: true });
finish();

function fontLicences() {
  const { paths = [] } = packed.find(({ name }) => name === '@geoslide/fonts') ?? {};
  const { families } = JSON.parse(readFileSync(join(root, 'packages/fonts/files/index.json'), 'utf8'));
  for (const family of [...Object.keys(families), 'katex']) {
    check(`the licence of ${family} is shipped`, paths.includes(`files/licences/${family}.txt`));
  }
  check('the files of the fonts are shipped', paths.filter((path) => path.endsWith('.face')).length > 100);
}

/** A registry that fails for a moment is asked again; before the last of three tries `beforeLast` is called. */
function npmInstall(what: readonly string[], beforeLast?: () => void, tries = 3): void {
  try {
    const npm = ['install', '--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', [...npm, ...what], { cwd: project, stdio: 'inherit' });
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`       npm install failed, ${tries - 1} more tries`);
    if (tries === 2) beforeLast?.();
    npmInstall(what, beforeLast, tries - 1);
  }
}

/** The version of each package of which pnpm-lock.yaml has one. */
function lockedVersions(): Readonly<Record<string, string>> {
  const versions = new Map<string, Set<string>>();
  const entries = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').matchAll(/^ {2}'?(@?[^@'\s]+)@(\d[^':(]*)'?:$/gm);
  for (const [, name = '', version = ''] of entries) versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const single = [...versions].filter(([, all]) => all.size === 1);
  return Object.fromEntries(single.map(([name, all]) => [name, [...all].join()]));
}

/** Adds to the package.json of the project; `undefined` takes away. */
function setInManifest(fields: object): void {
  const file = join(project, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, JSON.stringify({ ...manifest, ...fields }));
}

function install() {
  setInManifest({ name: 'empty', private: true, type: 'module' });
  // As users do, with the newest versions that the packages allow. A mirror of the registry may have a package before
  // what it depends on; the versions of our lock file it had for this checkout.
  npmInstall(
    packed.map(({ file }) => file),
    () => {
      console.log('       with the versions of pnpm-lock.yaml');
      setInManifest({ overrides: lockedVersions() });
    },
  );
  setInManifest({ overrides: undefined });
  npmInstall(['--save-dev', ...Object.entries(tools).map(([name, version]) => `${name}@${version}`)]);
  for (const { name } of packed) {
    const { version } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
    check(`${name} is installed from its tarball`, version === '0.1.0', version);
  }
  const native = readdirSync(join(project, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.node'),
  );
  const ours = native.filter((path) => !/esbuild|typescript|rolldown/.test(path));
  check('no native module is installed', ours.length === 0, ours.join(' '));
}

function lint() {
  for (const { name, file } of packed) {
    tried(`publint: ${name}`, 'npx', ['publint', file, '--strict']);
    // Only ES modules are shipped, and a command has no types.
    if (name !== '@geoslide/cli')
      tried(`are the types wrong: ${name}`, 'npx', [
        'attw',
        file,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'files/*',
      ]);
  }
}

/** The code blocks of the package's README. */
function readmeBlocks(name: string): string[] {
  const text = readFileSync(join(project, 'node_modules', name, 'README.md'), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

function reference(...options: readonly string[]): Buffer {
  const file = join(folder, 'reference.png');
  execFileSync(
    process.execPath,
    [join(root, 'apps/cli/bin/geoslide.js'), 'render', join(project, 'figure.json'), '--out', file, ...options],
    { stdio: 'pipe' },
  );
  return readFileSync(file);
}

function inNode() {
  writeFileSync(join(project, 'figure.json'), readFileSync(join(root, 'examples/thales.json')));
  writeFileSync(join(project, 'readme.js'), readmeBlocks('geoslide')[0] ?? '');
  tried("JavaScript: the README's example runs in Node", process.execPath, ['readme.js']);
  check(
    'and draws what the workspace draws',
    readFileSync(join(project, 'figure.png')).equals(reference('--pixel-ratio', '2')),
  );
}

/** The library has the protocol's code in its own file: the protocol's functions must know its errors all the same. */
function errorsOfCopies() {
  const code = `import { isProtocolError, isRenderError } from '@geoslide/protocol';
import * as library from 'geoslide';
const of = (content, options) => library.renderPng(content, options).catch((error) => error);
const project = JSON.parse((await import('node:fs')).readFileSync('figure.json', 'utf8'));
const [broken, missing] = [await of({}), await of(project, { slideIndex: 99 })];
console.log([broken, missing].map((error) => [isProtocolError(error), error instanceof library.ProtocolError, isRenderError(error), error instanceof library.RenderError]).join());`;
  writeFileSync(join(project, 'errors.js'), code);
  const out = tried('JavaScript: errors are thrown', process.execPath, ['errors.js']);
  check('and are of the classes of both packages', out === 'true,true,false,false,false,false,true,true\n', out);
}

function inTypeScript() {
  const code = `
import { createService } from '@geoslide/service';
import { createHttpServer } from '@geoslide/service/node';
import { createKey, openStorage } from '@geoslide/storage';
import { construct, type Value } from '@geoslide/geometry';
import { drawSlide, rasterize } from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { decodeImage, encodePng } from '@geoslide/png';
import { parseFile, type Slide } from '@geoslide/protocol';
import { writeSvg } from '@geoslide/svg';
import { writeTikz } from '@geoslide/tikz';
import { GeoslideFigure } from '@geoslide/element';
import { listObjects, ProtocolError, type PngResult, renderPng } from 'geoslide';

const project: unknown = { metadata: { version: '11' }, messages: [], slides: [{ definitions: [], uvarMap: [], styleSheet: {} }] };
const result: PngResult = await renderPng(project, { contain: { padding: 4 }, size: { width: 20, height: 10 } });
const slide: Slide | undefined = parseFile(project).slides[0];
const values: (Value | undefined)[] = slide ? [...construct(slide).objects.values()].map(({ value }) => value) : [];
console.log(result.width, values.length, listObjects(project).objects.length, (await decodeImage(result.bytes)).pixels.height);
console.log([createService, createHttpServer, createKey, openStorage, drawSlide, rasterize, createFontLoader, encodePng, writeSvg, writeTikz, GeoslideFigure].map((f) => typeof f).join());
// @ts-expect-error a scale is a number
await renderPng(project, { scale: 'large' }).catch((error: unknown) => error instanceof ProtocolError);
`;
  writeFileSync(join(project, 'use.ts'), code);
  const strict = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
  };
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ] as const) {
    const config = {
      compilerOptions: { ...strict, module, moduleResolution, lib: ['ES2023', 'DOM'], types: ['node'] },
      files: ['use.ts'],
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    tried(`TypeScript: all packages check, libraries included (${moduleResolution})`, 'npx', ['tsc', '-p', '.']);
  }
  execFileSync(
    'npx',
    ['esbuild', join(project, 'use.ts'), '--outfile=use.js', '--format=esm', '--target=es2022', '--log-level=error'],
    { cwd: project },
  );
  const out = tried('TypeScript: and runs', process.execPath, ['use.js']);
  check('with the right size', out.startsWith('20 0 0 10\n'), out);
}

async function inBrowser() {
  const [, block = ''] = readmeBlocks('geoslide');
  const imports = block.match(/^import .*$/gm)?.join('\n');
  const rest = block.replace(/^import .*$/gm, '');
  writeFileSync(
    join(project, 'browser.js'),
    `${imports}\nimport project from './figure.json';\nimport { renderPng } from 'geoslide';
const canvas = document.querySelector('canvas');
globalThis.drawn = (async () => {
${rest}
const png = await renderPng(project, { fonts });
return { width, height, sum: data.reduce((sum, value) => sum + value, 0), png: [...png.bytes] };
})();\n`,
  );
  const args = [
    'esbuild',
    'browser.js',
    '--bundle',
    '--minify',
    '--format=esm',
    '--platform=browser',
    '--outfile=bundle.js',
    '--log-level=warning',
  ];
  tried('browser: the bundle is made without a polyfill', 'npx', args);
  if (!existsSync(join(project, 'bundle.js'))) return;
  const bundle = readFileSync(join(project, 'bundle.js'), 'utf8');
  check('browser: nothing of Node is in it', !/from\s*["']node:|require\(["']/.test(bundle));
  console.log(`       the bundle has ${(bundle.length / 1024).toFixed(0)} kB`);
  if (!existsSync(chromiumPath)) {
    console.log(`       not run: there is no ${chromiumPath}`);
    return;
  }
  const fonts = join(project, 'node_modules/@geoslide/fonts/files');
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = path.startsWith('/fonts/')
      ? join(fonts, path.slice(7))
      : path === '/bundle.js'
        ? join(project, 'bundle.js')
        : undefined;
    response.setHeader(
      'content-type',
      path.endsWith('.js') ? 'text/javascript' : path === '/' ? 'text/html' : 'application/octet-stream',
    );
    response.end(
      file && existsSync(file)
        ? readFileSync(file)
        : '<!doctype html><canvas></canvas><script type="module" src="/bundle.js"></script>',
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => globalThis.drawn !== undefined);
    const drawn = (await page.evaluate(() => globalThis.drawn)) ?? { sum: 0, png: [] };
    check('browser: it runs without an error', errors.length === 0, errors.join(' '));
    const ours = PNG.sync.read(reference());
    const theirs = PNG.sync.read(Buffer.from(drawn.png));
    check('browser: the PNG has the pixels of the command line', ours.data.equals(theirs.data));
    check('browser: and so have the pixels', drawn.sum === ours.data.reduce((sum, value) => sum + value, 0));
  } catch (error) {
    check('browser: it runs', false, messageOf(error));
  } finally {
    await browser.close();
    server.close();
  }
}

async function onCommandLine() {
  const draws = (when: string) => {
    const picture = join(project, 'cli.png');
    rmSync(picture, { force: true });
    const args = ['geoslide', 'render', 'figure.json', '--out', 'cli.png', '--pixel-ratio', '2'];
    tried(`command line: renders ${when}`, 'npx', args);
    const same = existsSync(picture) && readFileSync(picture).equals(reference('--pixel-ratio', '2'));
    check(`command line: the same picture ${when}`, same);
  };
  draws('as installed');
  const kept = tried('command line: compiles', 'npx', ['geoslide', 'compile']);
  check(
    'command line: names what is compiled',
    kept
      .trim()
      .split('\n')
      .every((file) => existsSync(file)),
    kept,
  );
  draws('compiled');
  tried('command line: checks', 'npx', ['geoslide', 'check', 'figure.json']);
  const service = await startService({
    port: await freePort(),
    data: join(project, 'data'),
    bin: join(project, 'node_modules/@geoslide/cli/bin/geoslide.js'),
  });
  try {
    const { base } = service;
    const page = await (await fetch(`${base}/`)).text();
    check('command line: serves the playground', page.includes('Geoslide playground'));
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
    check('command line: and its scripts', script !== undefined && (await fetch(`${base}/${script}`)).ok);
    check('command line: and its fonts', (await fetch(`${base}/fonts/KaTeX_Math-Italic.face`)).ok);
    const response = await fetch(`${base}/api/render/v2`, {
      method: 'POST',
      headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: JSON.parse(readFileSync(join(project, 'figure.json'), 'utf8')) }),
    });
    check('command line: the service renders', response.status === 200, await response.text());
  } finally {
    await service.end();
  }
}
