import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFigure, renderPng } from 'geoslide';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatNotice } from './notices.js';
import { runCommand } from './run-command.js';

const night = fileURLToPath(new URL('../../../examples/templates/night.json', import.meta.url));
const text = 'A: Point(0, 0) "A"\nB:Point(2, 1) {colr: red}\n\nc: Segment(B, D)\n';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-figure-'));
  file = write('figure.geoslide', text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Runs a command in this process. Its output names files without their folder. */
async function told(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const said = (spy: { mock: { calls: unknown[][] } }) =>
    spy.mock.calls
      .map((call) => `${call.join(' ')}\n`)
      .join('')
      .replaceAll(`${folder}/`, '');
  try {
    const status = await runCommand(args);
    return { status, out: said(written) + said(out), err: said(err) };
  } finally {
    for (const spy of [out, err, written]) spy.mockRestore();
  }
}

const WARNINGS = [
  'figure.geoslide:2:16: warning: found the unknown property "colr", expected a property of an object: did you mean color?',
  '2 | B:Point(2, 1) {colr: red}',
  '  |                ^',
  'figure.geoslide:4:4: warning: c: unknown name D: write Segment(B, A), or define D: Point(4, 0)',
  '4 | c: Segment(B, D)',
  '  |    ^',
  '',
].join('\n');

describe('a figure text', () => {
  test('takes a look by its name, in the text and on the command line', async () => {
    const plain = write('plain.geoslide', 'A: Point(0, 0)\ns: Segment(A, Point(2, 1))');
    const look = write('look.geoslide', 'template "textbook"\nA: Point(0, 0)\ns: Segment(A, Point(2, 1))');
    expect((await told('render', plain, '--template', 'textbook', '--out', join(folder, 'a.svg'))).status).toBe(0);
    expect((await told('render', look, '--out', join(folder, 'b.svg'))).status).toBe(0);
    expect(read('a.svg')).toContain('#1a1a1a');
    expect(read('b.svg')).toBe(read('a.svg'));
  });

  test('is drawn; warnings have their place and its line', async () => {
    const { status, err } = await told('render', file, '--out', join(folder, 'a.png'));
    expect([status, err.startsWith(WARNINGS)]).toEqual([0, true]);
    expect(new Uint8Array(readFileSync(join(folder, 'a.png')))).toEqual((await renderPng(text)).bytes);
  });

  test('is checked and listed', async () => {
    expect(await told('check', file)).toEqual({ status: 0, out: WARNINGS, err: '1 file: 0 errors, 2 warnings\n' });
    const listed = await told('list', file);
    expect([listed.status, listed.err]).toEqual([
      0,
      WARNINGS.replace(/write Segment.*/, 'define it, such as D: Point(0, 0)'),
    ]);
    expect(listed.out).toMatch(/^B {3}primitive {2}Point {4}\{"x":2,"y":1\}$/m);
  });

  test.each(['render --out x.png', 'render --all-slides --out x/', 'list', 'check', 'convert --out x.json', 'format'])(
    'with mistakes fails with all of them: %s',
    async (command) => {
      const bad = write('bad.geoslide', '\tA: Point(0, 0\nB: 3 +* 4\n');
      const [name = '', ...args] = command.split(' ').map((arg) => arg.replace(/^x/, join(folder, 'x')));
      const { status, out, err } = await told(name, bad, ...args);
      expect(status).toBe(1);
      expect(out + err).toContain(
        [
          'bad.geoslide:1:10: error: found ( without its ), expected ): write the missing ): A: Point(0, 0)',
          '1 |  A: Point(0, 0',
          '  |          ^',
          'bad.geoslide:2:7: error: found "*", expected a number, a name or "(": write a number, a name or "(" here',
          '2 | B: 3 +* 4',
          '  |       ^',
        ].join('\n'),
      );
    },
  );

  test('has its templates beside it', async () => {
    const named = write('named.geoslide', `template "night.json"\n${text}`);
    const missing = await told('render', named, '--out', join(folder, 'a.png'));
    expect([missing.status, missing.err]).toEqual([1, expect.stringMatching(/^named\.geoslide:1:10: error: .*ENOENT/)]);
    copyFileSync(night, join(folder, 'night.json'));
    expect((await told('render', named, '--out', join(folder, 'a.png'))).status).toBe(0);
    expect(new Uint8Array(readFileSync(join(folder, 'a.png')))).not.toEqual((await renderPng(text)).bytes);
    await told('convert', named, '--out', join(folder, 'named.json'));
    expect(JSON.parse(read('named.json')).slides[0].styleSheet.background).toEqual({ color: '#17202b' });
  });

  test('is drawn for a line of a manifest, also where it names a template', async () => {
    copyFileSync(night, join(folder, 'night.json'));
    write('named.geoslide', `template "night.json"\n${text}`);
    const files = ['figure', 'named'].map((name) => ({ id: name, file: `${name}.geoslide` }));
    const lines = [...files, { id: 'svg', file: 'figure.geoslide', format: 'svg' }];
    const manifest = write('bank.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const tasks = await import('./batch/manifest.js');
    const [plain, named, svg] = await Promise.all(
      lines.map(async (line) => {
        const { body } = await tasks.taskOf(JSON.stringify(line), manifest);
        return JSON.parse(new TextDecoder().decode(body));
      }),
    );
    expect([plain, svg]).toEqual([{ content: text }, { content: text }]);
    expect(parseFigure(named.content).project.slides[0]?.styleSheet.background).toEqual({ color: '#17202b' });
  });
});

describe('geoslide convert', () => {
  test('goes there and back', async () => {
    const json = join(folder, 'figure.json');
    expect((await told('convert', file, '--out', json)).status).toBe(0);
    expect(JSON.parse(read('figure.json'))).toEqual(JSON.parse(JSON.stringify(parseFigure(text).project)));
    expect((await told('convert', json, '--out', join(folder, 'back.geoslide'))).status).toBe(0);
    expect(read('back.geoslide')).toBe(text.replace('B:Point', 'B: Point').replace('\n\n', '\n'));
    expect((await told('convert', json, '--out', '-')).out).toContain('A: Point(0, 0) "A"');
    expect((await told('convert', file, '--out', '-')).out).toContain('"source": "Segment(B, D)"');
  });

  test.each([
    [[], '--out'],
    [['a.json'], 'write --out a.json for what is made'],
    [['--out', 'a.txt'], 'has to end in .geoslide'],
    [['--out', 'a.pdf'], 'or .json: "geoslide render" draws a .pdf file'],
    [['--input', 'a.geoslide'], 'files stand without an option'],
  ])('called wrongly: %j', async (args, message) => {
    expect(await told('convert', file, ...args)).toMatchObject({ status: 2, err: expect.stringContaining(message) });
  });

  test('refuses what has nothing to convert, and a project that is none', async () => {
    const json = write('empty.json', '{}');
    expect((await told('convert', json, '--out', 'b.json')).err).toContain('is JSON already');
    expect(await told('convert', json, '--out', '-')).toMatchObject({
      status: 1,
      err: expect.stringContaining('slides'),
    });
  });
});

describe('geoslide format', () => {
  test('writes the canonical text in place, or tells where that is missing', async () => {
    const checked = await told('format', file, '--check');
    expect(checked).toEqual({ status: 1, out: 'figure.geoslide is not formatted\n', err: '1 file: 1 not formatted\n' });
    expect(read('figure.geoslide')).toBe(text);
    expect((await told('format', file)).status).toBe(0);
    expect(read('figure.geoslide')).toBe(text.replace('B:Point', 'B: Point').replace('\n\n', '\n'));
    expect((await told('format', file, '--check')).status).toBe(0);
  });

  test('leaves JSON alone', async () => {
    const json = write('a.json', '{}');
    expect(await told('format', json)).toMatchObject({
      status: 1,
      err: expect.stringContaining('"geoslide convert a.json --out NAME.geoslide"'),
    });
  });
});

test('a notice is in colours on a terminal, and a long line is cut around its place', () => {
  const source = `${'a'.repeat(200)}?${'b'.repeat(200)}`;
  const notice = { severity: 'error', message: 'm', line: 7, column: 201, source } as const;
  expect(formatNotice('-', notice, true)).toBe(
    [
      'standard input:7:201: \x1b[31merror:\x1b[0m m',
      `\x1b[2m7 |\x1b[0m ${'a'.repeat(50)}?${'b'.repeat(49)}`,
      `  \x1b[2m|\x1b[0m ${' '.repeat(50)}\x1b[31m^\x1b[0m`,
    ].join('\n'),
  );
});

describe('a figure text with a line that can not be read', () => {
  const broken = 'A: Point(1, 2)\nB: 50%\nC: Circle(A, 2)\n';
  const without = 'A: Point(1, 2)\nC: Circle(A, 2)\n';

  test('is told, and the rest is drawn', async () => {
    const { status, err } = await told('render', write('broken.geoslide', broken), '--out', join(folder, 'b.png'));
    expect(status).toBe(1);
    expect(err).toMatch(/^broken\.geoslide:2:1: error: .*\n.*\n.*\nb\.png: 600 × 600 px, without what is wrong\n$/);
    expect(new Uint8Array(readFileSync(join(folder, 'b.png')))).toEqual((await renderPng(without)).bytes);
  });

  test('is told, and the rest is listed', async () => {
    const { status, out, err } = await told('list', write('broken.geoslide', broken), '--json');
    const { objects, errors } = JSON.parse(out);
    expect(objects.map(({ id }: { id: string }) => id)).toEqual(['A', 'C']);
    expect(errors).toMatchObject([{ line: 2, column: 1 }]);
    expect([status, err.startsWith('broken.geoslide:2:1: error: ')]).toEqual([1, true]);
  });

  test('leaves no picture where nothing can be read', async () => {
    const { status } = await told('render', write('none.geoslide', 'B 50 %%\n'), '--out', join(folder, 'n.png'));
    expect([status, existsSync(join(folder, 'n.png'))]).toEqual([1, false]);
  });
});
