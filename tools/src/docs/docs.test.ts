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
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { checkProject, listObjects } from 'geoslide';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/**
 * Runs the code blocks of the documents as their readers do: with the compiled packages, in a folder that has the examples,
 * against a service on this machine.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

// Each command starts a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/language'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  ...['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}/README.md`)
      .filter((file) => existsSync(join(root, file))),
  ),
];

/** Blocks that are not run here begin with one of these comments, so that their readers see it too. */
const NOT_RUN: Readonly<Record<string, string>> = {
  '# needs an AWS account':
    'the template and the bundle are tested without one, by apps/lambda and tools/dist/end-to-end/service/check.js',
  '# needs Docker': 'deploy/image.check.ts does what the Dockerfiles say, and deploy/compose.test.ts checks the rest',
  '# needs root': 'deploy/*.test.ts check the unit and the proxy, deploy/image.check.ts starts nginx',
  '# takes some minutes':
    'whole runs: `npm test` is what runs this, .ci/run runs the demo, and speeds are measured by hand',
  '# takes a minute': 'tools/dist/end-to-end/packages/check.js packs, installs and uses the packages in .ci/run',
  '// in a browser': 'tools/dist/end-to-end/packages/check.js bundles it and runs it in Chromium in .ci/run',
};

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

interface Block {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** The block before it in the document. */
  readonly previous: Block | undefined;
}

function blocksOf(file: string): Block[] {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks: Block[] = [];
  for (const match of text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)) {
    const line = text.slice(0, match.index).split('\n').length;
    blocks.push({ file, line, language: match[1]!, code: match[2]!, previous: blocks.at(-1) });
  }
  return blocks;
}

const blocks = documents.flatMap(blocksOf);
const firstLine = ({ code }: Block) => code.split('\n', 1)[0]!;
const isRun = (block: Block) => !(firstLine(block) in NOT_RUN);
const named = (list: readonly Block[]) => list.map((block) => [`${block.file}:${block.line}`, block] as const);

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

describe('JSX', () => {
  test.each(named(blocks.filter(({ language }) => language === 'jsx')))('%s compiles', async (_, { code }) => {
    await expect(transform(code, { loader: 'jsx' })).resolves.toMatchObject({ warnings: [] });
  });
});

describe('links', () => {
  test.each(documents)('of %s lead somewhere', (file) => {
    // What code says leads nowhere from the document.
    const text = readFileSync(join(root, file), 'utf8').replace(/```(?:html|jsx)\n[\s\S]*?```|`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? match[2]!);
    for (const link of links.filter((each) => !/^https?:/.test(each))) {
      const [path, anchor] = link.split('#', 2);
      const target = path === '' ? file : join(dirname(file), path!);
      expect(existsSync(join(root, target)), link).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(target), link).toContain(anchor);
    }
  });
});

function anchorsOf(file: string): string[] {
  const headings = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the construction language', () => {
  const [block] = blocks.filter(({ file, language }) => file === 'docs/language.md' && language === '');

  test('the sources that it begins with are constructed', () => {
    const sources = [...block!.code.matchAll(/^(\w+): (.*?)(?: {2,}.*)?$/gm)];
    const definitions = [
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.1' },
      ...sources.map(([, id, source]) => ({ kind: 'primitive', id, source })),
    ];
    const uvarMap = [
      ['a.0', 1],
      ['A.0', 0],
      ['A.1', 1],
      ['P.0', 2],
    ];
    expect(sources.length).toBe(block!.code.trim().split('\n').length);
    const slide = { definitions, uvarMap, styleSheet: {} };
    expect(listObjects({ metadata: { version: '11' }, messages: [], slides: [slide] }).warnings).toEqual([]);
  });
});

describe('every block', () => {
  test('is in a language that is tested', () => {
    const others = blocks.filter(({ language }) => !['sh', 'js', 'json'].includes(language));
    // Figure text is drawn by packages/geoslide/src/doc-figures, the page of docs/element.md by
    // tools/dist/end-to-end/element/check.js.
    const tested = ['docs/cookbook.md', 'docs/element.md', 'docs/labels.md', 'docs/language.md', 'docs/tutorial.md'];
    expect([...new Set(others.map(({ file }) => file))].sort()).toEqual(tested);
  });

  test('of figure text about labels is read without a problem', async () => {
    const texts = blocks.filter(({ language, file }) => language === '' && file === 'docs/labels.md');
    expect(texts.length).toBeGreaterThan(0);
    for (const { code } of texts) expect(await checkProject(code)).toEqual([]);
  });

  test('of JSON is the answer of the shell block before it', () => {
    // Those of the file format have a test of their own in packages/geoslide/src/doc-figures.
    const answers = blocks.filter(({ language, file }) => language === 'json' && file !== 'docs/format.md');
    for (const { previous } of answers) expect(previous?.language).toBe('sh');
  });

  test('that is not run says so, and every reason is used', () => {
    const used = new Set(blocks.filter((block) => !isRun(block)).map(firstLine));
    expect([...used].sort()).toEqual(Object.keys(NOT_RUN).sort());
  });

  test('with commands is fenced', () => {
    for (const file of documents) {
      expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/^ {4}(npm|npx|node|curl|geoslide|git) /m);
    }
  });
});
