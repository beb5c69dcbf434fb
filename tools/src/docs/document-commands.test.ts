import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../shared/root.js';
import { type Block, blocks, isRun, NOT_RUN, named } from './document-blocks.js';

// Runs the code blocks of the documents as their readers do: with the compiled packages, in a folder that has the
// examples, against a service on this machine.

const run = promisify(execFile);

// Each command starts a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Blocks whose last command goes on until it is stopped, and what it prints when it works. */
const ENDLESS: Readonly<Record<string, RegExp>> = {
  'npx geoslide serve': /listening/,
  '--watch': /thales\.png: \d+ × \d+ px/,
};

/** What the fragments of the packages' pages take for granted, before and after them. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'packages/geometry/README.md': [
    'const { slides: [slide] } = PROJECT;',
    'if (objects.size < 5) throw new Error("no objects");',
  ],
  'packages/protocol/README.md': ["const text = '{}';", ''],
  'packages/svg/README.md': [
    'const scene = { width: 9, height: 9, children: [] };',
    "if (!text.startsWith('<svg')) throw new Error(text);",
  ],
  'packages/pdf/README.md': [
    'const scene = { width: 9, height: 9, children: [] };',
    "if (String.fromCharCode(...bytes.subarray(0, 5)) !== '%PDF-') throw new Error('no PDF');",
  ],
  'packages/tikz/README.md': [
    'const scene = { width: 9, height: 9, children: [] };',
    "if (!text.includes('tikzpicture')) throw new Error(text);",
  ],
  'packages/service/README.md': ['', 'process.exit(response.status === 200 ? 0 : 1);'],
};

const hasCurl = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'curl')));
let folder = '';
let base = '';
let service: ChildProcess;

/** A folder as a reader has it after `npm run build`; `npx` takes the workspace's own commands, as npm's does. */
function prepareFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'geoslide-docs-'));
  const link = (from: string, to: string) => symlinkSync(join(root, from), join(made, to));
  link('examples', 'examples');
  link('examples', 'projects');
  link('examples/thales.json', 'figure.json');
  mkdirSync(join(made, 'node_modules/@geoslide'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    link(`packages/${name}`, `node_modules/${name === 'geoslide' ? name : `@geoslide/${name}`}`);
  }
  mkdirSync(join(made, 'bin'));
  const npx = `#!/bin/sh\n[ "$1" = geoslide ] || exit 127\nshift\nexec "${process.execPath}" "${join(root, 'apps/cli/bin/geoslide.js')}" "$@"\n`;
  writeFileSync(join(made, 'bin/npx'), npx, { mode: 0o755 });
  return made;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function environment(): NodeJS.ProcessEnv {
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
  return { ...process.env, PATH, GEOSLIDE_API_KEY: 'test-key', KEY: 'test-key', URL: base };
}

/** Waits until a process prints something; fails with what it printed if it ends before. */
function printed(child: ChildProcess, what: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const take = (chunk: Buffer) => {
      text += chunk;
      if (what.test(text)) resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}

async function shell(script: string): Promise<string> {
  try {
    return (await run('sh', ['-e', '-c', script], { cwd: folder, env: environment(), maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const remedy = `a block that can't be run here begins with one of: ${Object.keys(NOT_RUN).join(', ')}`;
    throw new Error(`${error instanceof Error ? error.message : error}\n${remedy}`, { cause: error });
  }
}

/** A block with its document's functions before it and the test's service in place of the usual one. */
function scriptOf(block: Block): string {
  const functions = blocks.filter(
    ({ file, language, code }) => file === block.file && language === 'sh' && /^\w+\(\) \{/.test(code),
  );
  return [...functions, block].map(({ code }) => code.replaceAll('http://127.0.0.1:8787', base)).join('\n');
}

beforeAll(async () => {
  folder = prepareFolder();
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  service = spawn(process.execPath, [join(root, 'apps/cli/bin/geoslide.js'), 'serve', '--port', String(port)], {
    cwd: folder,
    env: environment(),
  });
  await printed(service, /listening/);
});

afterAll(() => {
  service.kill();
  rmSync(folder, { recursive: true, force: true });
});

const shells = blocks.filter((block) => block.language === 'sh' && isRun(block));
const endless = (block: Block) => Object.entries(ENDLESS).find(([part]) => block.code.includes(part))?.[1];

/** What a block writes is there. */
function expectFiles({ code }: Block): void {
  for (const [, file] of code.matchAll(/--out(?:put)? (\S+)/g)) {
    expect(statSync(join(folder, file!)).size, file).toBeGreaterThan(0);
  }
}

describe('shell', () => {
  const ending = named(shells.filter((block) => !endless(block)));
  test.each(ending.filter(([, { code }]) => !/curl|call /.test(code)))('%s', async (_, block) => {
    await shell(scriptOf(block));
    expectFiles(block);
  });

  test.skipIf(!hasCurl).each(ending.filter(([, { code }]) => /curl|call /.test(code)))(
    '%s, by curl',
    async (_, block) => {
      const out = await shell(scriptOf(block));
      const answers = out.split(/(?<=\})(?=\{)|\n/).filter((line) => line.startsWith('{'));
      const calls = block.code.match(/^\s*curl(?!.* --output )|\| call |^node .*\|$/gm)?.length ?? 0;
      const next = blocks.find(({ previous }) => previous === block);
      expectFiles(block);
      expect(answers.length).toBeGreaterThanOrEqual(Math.min(calls, 1));
      if (next?.language === 'json') expect(shapeOf(JSON.parse(answers[0]!))).toEqual(shapeOf(JSON.parse(next.code)));
      else for (const answer of answers) expect(JSON.parse(answer)).toMatchObject({ success: true });
    },
  );

  test.each(named(shells.filter(endless)))('%s, until it is stopped', async (_, block) => {
    const port = await freePort();
    const child = spawn('sh', ['-e', '-c', `exec ${block.code.trim().replace('8787', String(port))}`], {
      cwd: folder,
      env: environment(),
    });
    try {
      await printed(child, endless(block)!);
    } finally {
      child.removeAllListeners('exit');
      child.kill();
    }
  });
});

/** An answer without what is another one each time. */
function shapeOf(answer: Record<string, unknown>): Record<string, unknown> {
  const own = ['url', 'filename', 'objectKey', 'requestId', 'size'];
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, own.includes(name) ? typeof value : value]),
  );
}

describe('JavaScript', () => {
  test.each(named(blocks.filter((block) => block.language === 'js' && isRun(block))))('%s', async (_, block) => {
    const [before, after] = AROUND[block.file] ?? ['', ''];
    const project = `const PROJECT = ${readFileSync(join(root, 'examples/thales.json'), 'utf8')};`;
    const file = join(folder, `block-${blocks.indexOf(block)}.mjs`);
    writeFileSync(file, `${project}\n${before}\n${block.code}\n${after}\n`);
    await run(process.execPath, [file], { cwd: folder });
  });
});
