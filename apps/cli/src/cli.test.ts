import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStorage } from '@geoslide/storage';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runHere } from './testing/run-here.js';

/** Of the installed package in the project `built`. */
const bin = process.env.GEOSLIDE_BIN ?? fileURLToPath(new URL('../bin/geoslide.js', import.meta.url));
const thales = fileURLToPath(new URL('../../../examples/thales.json', import.meta.url));
const cube = fileURLToPath(new URL('../../../examples/cube-section.json', import.meta.url));
let folder = '';

// Each command starts a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], input?: string): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    input,
    cwd: folder,
  });
  return { status, out: stdout, err: stderr };
}

/** Runs a command in this process. */
const told = (args: string[]) => runHere(args, folder);

describe('geoslide render', () => {
  test.each([
    ['png', ['--pixel-ratio', '2', '--view', '-6,6,-2,5', '--scale', '20']],
    ['svg', ['--view', '-6,6,-2,5', '--scale', '40']],
    ['tex', []],
  ])('writes a .%s by the ending of its name', (ending, options) => {
    const file = join(folder, `thales.${ending}`);
    const { status, err } = run(['render', thales, '--out', file, ...options]);
    expect([status, err.includes('warning')]).toEqual([0, false]);
    const bytes = readFileSync(file);
    if (ending === 'png') expect(PNG.sync.read(bytes)).toMatchObject({ width: 480, height: 280 });
    else
      expect(bytes.toString()).toMatch(
        ending === 'svg' ? /^<svg[^>]* width="480" height="280"/ : /\\begin\{tikzpicture\}/,
      );
  });

  test('reads standard input and writes standard output', () => {
    const { status, out } = run(['render', '-', '--out', '-', '--format', 'svg'], readFileSync(thales, 'utf8'));
    expect([status, out.startsWith('<svg')]).toEqual([0, true]);
  });

  test('takes figure text from standard input, and from files in threads', () => {
    const figure = 'view -1 .. 1, -1 .. 1 scale 50\nA: Point(0, 0) "A"\n';
    const { status, out } = run(['render', '-', '--out', '-', '--format', 'svg'], figure);
    expect([status, /^<svg[^>]* width="100"/.test(out)]).toEqual([0, true]);
    const files = Array.from({ length: 8 }, (_, i) => join(folder, `figure-${i}.geoslide`));
    for (const [i, file] of files.entries()) writeFileSync(file, i === 0 ? 'A: Point(0' : figure);
    const many = run(['render', ...files, '--out', 'figures/', '--jobs', '2']);
    expect([many.status, readdirSync(join(folder, 'figures')).length]).toEqual([1, 7]);
    expect(many.err).toMatch(/figure-0\.geoslide:1:9: error: .*\n1 \| A: Point\(0\n/);
  });

  test.each([
    [['render', thales, '--out', 'a', '--all-slides', '--format', 'gif'], 2, '--frames'],
    [['render', thales, '--out', 'a.bmp'], 2, '--format'],
    [['render', thales, '--out', 'a.pdf', '--pixel-ratio', '2'], 2, '--pixel-ratio is for PNG, APNG and GIF only'],
    [['render', thales, '--out', 'a.png', '--scale', 'big'], 2, 'takes a number'],
    [['render', thales, '--out', 'a.png', '--view', '1,2,3'], 2, 'LEFT,RIGHT,BOTTOM,TOP'],
    [['render', thales, '--out', 'a.png', '--slide', '9'], 1, 'there is no slide 9'],
    [['render', 'missing.json', '--out', 'a.png'], 1, 'missing.json'],
    [['draw'], 2, 'no command "draw"'],
    [['render', '--bogus', thales], 2, '--bogus'],
    [['render'], 2, 'name the project files'],
    [['render', thales, cube, '--out', 'a.png'], 2, 'name a folder'],
    [['render', thales, cube, '--out', '-'], 2, 'one picture'],
    [['render', thales, '--out', 'a.png', '--slide', '1', '--all-slides'], 2, 'exclude each other'],
    [['render', thales, '--out', 'a.png', '--padding', '-1'], 1, 'padding'],
    [['render', thales, '--out', 'a.svg', '--pixel-ratio', '2'], 2, 'PNG, APNG and GIF only'],
    [['render', thales, '--out', 'a.png', '--jobs', '0'], 2, '--jobs'],
    [['render', '-', '--out', 'a.png', '--watch'], 2, '--watch needs files'],
    [['render', '-', '-', '--out', 'pictures'], 2, 'once only'],
  ])('%j ends with %i and says %s', async (args, code, message) => {
    const { status, err } = await told(args);
    expect(status).toBe(code);
    expect(err).toContain(message);
  });

  test('the ending of the output chooses PDF, of slides in space too', async () => {
    for (const [project, page] of [
      [thales, '/MediaBox [0 0 540 279]'],
      [cube, '/MediaBox [0 0 768 768]'],
    ] as const) {
      const out = join(folder, 'page.pdf');
      expect((await told(['render', project, '--out', out])).status).toBe(0);
      expect(readFileSync(out, 'latin1')).toMatch(/^%PDF-1\.7\n/);
      expect(readFileSync(out, 'latin1')).toContain(page);
    }
  });

  test('names what is wrong in a file', async () => {
    const file = join(folder, 'bad.json');
    const definitions = [{ kind: 'primitive', id: 'A', source: 'Point(1,' }];
    writeFileSync(
      file,
      JSON.stringify({
        metadata: { version: '11' },
        messages: [],
        slides: [{ definitions, uvarMap: [], styleSheet: {} }],
      }),
    );
    const { status, err } = await told(['render', file, '--out', 'a.png']);
    expect(status).toBe(1);
    expect(err).toMatch(/A\b.*column/);
  });
});

test('geoslide render makes the folder of a picture', async () => {
  const file = join(folder, 'new', 'folder', 'thales.svg');
  expect((await told(['render', thales, '--out', file])).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg/);
});

describe('geoslide render with the view by content', () => {
  test('--size gives exact px in the plane and in space', async () => {
    for (const [source, name] of [
      [thales, 'plane.png'],
      [cube, 'space.png'],
    ] as const) {
      const file = join(folder, name);
      expect((await told(['render', source, '--out', file, '--size', '160x90', '--contain'])).status).toBe(0);
      expect(PNG.sync.read(readFileSync(file))).toMatchObject({ width: 160, height: 90 });
    }
  });

  test('--padding adds px around what --contain keeps', async () => {
    const sizes: number[] = [];
    for (const padding of ['0', '30']) {
      const file = join(folder, `padding-${padding}.svg`);
      await told(['render', thales, '--out', file, '--padding', padding]);
      sizes.push(Number(/width="(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1]));
    }
    expect(sizes[1]).toBe(sizes[0]! + 60);
  });
});

describe('geoslide render of many', () => {
  const two = (name: string) => {
    const file = join(folder, name);
    const slide = (source: string) => ({
      definitions: [{ kind: 'primitive', id: 'A', source }],
      uvarMap: [],
      styleSheet: {},
      camera: { offset: [0, 0], scale: 1 },
      viewBounds: { minX: 0, maxX: 8, minY: 0, maxY: 8, scale: 2 },
    });
    const slides = [slide('Point(1, 1)'), slide('Intersect(Line(A, A), A, 1)')];
    slides[1]!.definitions[0]!.source = 'Intersect(Circle(Point(0,0), 1), Circle(Point(9,0), 1), 1)';
    writeFileSync(file, JSON.stringify({ metadata: { version: '11' }, messages: [], slides }));
    return file;
  };

  test.each([
    ['in threads', '2'],
    ['in one', '1'],
  ])('draws every slide of every file and sums up, %s', (_, jobs) => {
    const out = join(folder, `many-${jobs}`);
    const files = ['one.json', 'two.json', 'three.json'].map(two);
    const { status, err } = run(['render', ...files, '--all-slides', '--out', out, '--format', 'svg', '--jobs', jobs]);
    expect(status).toBe(0);
    expect(readdirSync(out).sort()).toEqual([
      'one-1.svg',
      'one-2.svg',
      'three-1.svg',
      'three-2.svg',
      'two-1.svg',
      'two-2.svg',
    ]);
    expect(err).toContain('[6/6]');
    expect(err).toMatch(/two\.json, slide 2: warning: A: /);
    expect(err.trimEnd().split('\n').at(-1)).toMatch(/^6 pictures in [\d.]+ s, 3 warnings$/);
  });

  test('one that fails stops no other, and the exit code tells', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{\n  "slides": [}');
    const out = join(folder, 'some');
    const { status, err } = await told(['render', broken, thales, '--out', out]);
    expect([status, readdirSync(out)]).toEqual([1, ['thales.png']]);
    expect(err).toContain('broken.json is not JSON: line 2, column 14: a value is missing');
    expect(err).toContain('1 picture in');
    expect(err).toContain('1 failed');
  });

  test('refuses two pictures of one name', async () => {
    const other = join(folder, 'elsewhere');
    mkdirSync(other);
    writeFileSync(join(other, 'thales.json'), readFileSync(thales));
    const { status, err } = await told(['render', thales, join(other, 'thales.json'), '--out', 'same']);
    expect(status).toBe(2);
    expect(err).toContain('would both be drawn to');
  });

  test('--watch draws again when a file changes', async () => {
    const file = join(folder, 'watched.json');
    const out = join(folder, 'watched.svg');
    writeFileSync(file, readFileSync(thales));
    const child = spawn(process.execPath, [bin, 'render', file, '--out', out, '--watch']);
    try {
      const told = lines(child.stderr);
      await told(/watching/);
      const before = readFileSync(out, 'utf8');
      writeFileSync(file, '{');
      await told(/not JSON/);
      writeFileSync(file, readFileSync(two('changed.json')));
      await told(/watched\.svg: 16 × 16 px/);
      expect(readFileSync(out, 'utf8')).not.toBe(before);
    } finally {
      child.kill();
    }
  });
});

/** Waits for what a stream says, each time from where the last wait ended. */
function lines(stream: NodeJS.ReadableStream): (pattern: RegExp) => Promise<void> {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  return async (pattern) => {
    for (let tries = 0; tries < 400; tries++) {
      const found = pattern.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`nothing said ${pattern}: ${text}`);
  };
}

describe('geoslide check', () => {
  test('is content with the examples', async () => {
    const { status, out, err } = await told(['check', thales, cube]);
    expect([status, out, err]).toEqual([0, '', '2 files: no problem\n']);
  });

  const check = async (text: string) => {
    const file = join(folder, 'checked.json');
    writeFileSync(file, text);
    const { status, out, err } = await told(['check', file]);
    return { status, out: out.replaceAll(file, 'checked.json'), err };
  };
  const project = (definitions: string) =>
    `{"metadata": {"version": "11"}, "messages": [],\n"slides": [{"uvarMap": [], "styleSheet": {},\n"definitions": [\n${definitions}\n]}]}`;

  test('names every error with its place', async () => {
    const { status, out, err } = await check(
      project('{"kind": "primitive"},\n{"kind": "primitive", "id": "B", "source": 7}'),
    );
    expect(status).toBe(1);
    expect(out).toMatch(/^checked\.json:4:1: error: slides\.0\.definitions\.0\.id: /m);
    expect(out).toMatch(/^checked\.json:5:44: error: slides\.0\.definitions\.1\.source: /m);
    expect(err).toBe('1 file: 3 errors, 0 warnings\n');
  });

  test('names a source that does not parse, and what can not be constructed', async () => {
    expect((await check(project('{"kind": "primitive", "id": "A", "source": "Point(1,"}'))).out).toMatch(
      /^checked\.json:4:44: error: .*column/,
    );
    const { status, out } = await check(project('{"kind": "primitive", "id": "A", "source": "Midpoint(B, B)"}'));
    expect(status).toBe(0);
    expect(out).toMatch(/^checked\.json:4:1: warning: A: .*B/);
  });

  test('tells all as JSON, and fails for warnings where that is asked', async () => {
    const slide = {
      definitions: [
        { kind: 'primitive', id: 'A', source: 'Point(nowhere, 0)' },
        { kind: 'primitive', id: 's', source: 'Segment(A, A)' },
      ],
      styleSheet: { primitives: [['A', { colour: 'red' }]] },
    };
    const file = join(folder, 'told.json');
    writeFileSync(file, JSON.stringify({ slides: [slide], metadata: { version: '11' } }, null, 1));
    const { status, out } = await told(['check', file, '--json']);
    expect([status, JSON.parse(out)]).toEqual([
      0,
      [
        {
          file,
          severity: 'warning',
          line: 5,
          column: 5,
          path: 'slides.0.definitions.0',
          message: 'A: unknown name nowhere: define it, such as nowhere: 2 (s depends on it)',
          dependents: ['s'],
        },
        {
          file,
          severity: 'warning',
          line: 21,
          column: 18,
          path: 'slides.0.styleSheet.primitives.0.1.colour',
          message: expect.stringContaining('did you mean color?'),
        },
      ],
    ]);
    expect((await told(['check', file, '--strict'])).status).toBe(1);
    expect((await told(['check', thales, '--strict'])).status).toBe(0);
  });

  test('names where a file is not JSON', async () => {
    expect((await check('{\n "slides": [}')).out).toBe(
      'checked.json:2:13: error: not JSON: a value is missing: there is "}"\n',
    );
  });
});

describe('geoslide language', () => {
  test.each([
    [['Tangent'], 'Tangent(Circle(Point(0, 0), 2), Point(6, 0)'],
    [['Mittelsenkrechte'], 'PerpBisector('],
    [['circle', 'three', 'points'], 'Circumcircle(A: Point, B: Point, C: Point) -> Circle'],
  ])('%j tells forms with an example', async (args, text) => {
    const { status, out } = await told(['language', ...args]);
    expect([status, out]).toEqual([0, expect.stringContaining(text)]);
  });

  test.each([
    [[], 2, 'name a constructor, such as Tangent'],
    [['xqzw'], 1, 'nothing is called or described by "xqzw"'],
  ])('%j is told what to ask', async (args, code, text) => {
    const { status, err } = await told(['language', ...args]);
    expect([status, err]).toEqual([code, expect.stringContaining(text)]);
  });
});

describe('geoslide schema', () => {
  test.each([
    [[], 'Project', undefined],
    [['slide'], 'Slide', undefined],
    [['template', '--strict'], 'Template', false],
    [['render-svg'], 'SvgRequest', undefined],
  ])('%j prints a schema', async (args, title, additionalProperties) => {
    const { status, out } = await told(['schema', ...args]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ $schema: expect.stringContaining('2020-12'), title });
    expect(JSON.parse(out).additionalProperties).toBe(additionalProperties);
  });

  test.each([
    [['projekt'], 'there is no schema "projekt"; there are project, slide'],
    [['project', 'slide'], 'give one name'],
    [['render', '--strict'], 'render has no strict schema'],
  ])('%j is refused', async (args, expected) => {
    const { status, err } = await told(['schema', ...args]);
    expect([status, err]).toEqual([2, expect.stringContaining(expected)]);
  });
});

describe('geoslide --help', () => {
  test.each([
    ['--help'],
    ['render --help'],
    ['list --help'],
    ['check --help'],
    ['schema --help'],
    ['serve --help'],
    ['keys --help'],
    ['charges --help'],
    ['migrate --help'],
  ])('%s fits a screen of 80 × 24', async (args) => {
    const { status, out } = await told(args.split(' '));
    const shown = out.trimEnd().split('\n');
    expect(status).toBe(0);
    expect(shown.length).toBeLessThanOrEqual(24);
    expect(shown.filter((line) => [...line].length > 80)).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'unknown'])('help about %s is the help about all commands', async (name) => {
    expect((await told(['help', name])).out).toBe((await told(['--help'])).out);
  });

  test('--version is the version', async () => {
    expect((await told(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('geoslide render in space', () => {
  test('takes a camera and a size', async () => {
    const file = join(folder, 'cube.png');
    const { status } = await told([
      'render',
      cube,
      '--out',
      file,
      '--camera',
      '{"yaw":-1.5707963,"projection":"oblique"}',
      '--size',
      '300x200',
      '--pixel-ratio',
      '2',
    ]);
    expect(status).toBe(0);
    expect(PNG.sync.read(readFileSync(file))).toMatchObject({ width: 600, height: 400 });
  });

  test('takes a camera by its name', async () => {
    const drawn: Buffer[] = [];
    for (const camera of ['cabinet', '{"view":"cabinet"}', 'auto']) {
      const file = join(folder, 'named.png');
      expect((await told(['render', cube, '--out', file, '--camera', camera, '--size', '90x60'])).status).toBe(0);
      drawn.push(readFileSync(file));
    }
    expect(drawn[0]).toEqual(drawn[1]);
    expect(drawn[0]).not.toEqual(drawn[2]);
  });

  test.each([
    ['cube.svg', 'width="300" height="200"'],
    ['cube.tex', '% 300 x 200 px'],
  ])('draws %s', async (name, size) => {
    const file = join(folder, name);
    const { status } = await told(['render', cube, '--out', file, '--camera', '{"yaw":0.3}', '--size', '300x200']);
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain(size);
  });

  test.each([
    [['--camera', 'yaw'], 2, '--camera takes a JSON object'],
    [['--camera', '{"yaw":"left"}'], 1, 'yaw'],
    [['--size', '10'], 2, 'WIDTHxHEIGHT'],
  ])('%j ends with %i and says %s', async (args, code, message) => {
    const { status, err } = await told(['render', cube, '--out', 'a.png', ...args]);
    expect(status).toBe(code);
    expect(err).toContain(message);
  });
});

describe('geoslide list', () => {
  test('--json gives every object with its type and value', async () => {
    const { status, out } = await told(['list', thales, '--json']);
    const { slide, objects, warnings } = JSON.parse(out);
    expect([status, slide, warnings]).toEqual([0, 1, []]);
    expect(objects[0]).toEqual({ id: 'A', kind: 'primitive', type: 'Point', defined: true, value: { x: -4, y: 0 } });
  });

  test('as a table for people', async () => {
    const { out } = await told(['list', thales]);
    expect(out.split('\n')[0]).toMatch(/^id +kind +type +value$/);
  });
});

describe('geoslide keys', () => {
  test('creates, lists and revokes', async () => {
    const created = await told(['keys', 'create', '--customer', 'school', '--days', '30']);
    expect(created.out).toMatch(/^gsk_/);
    const [id] = (await told(['keys', 'list'])).out.split(' ');
    expect(
      (await told(['keys', 'change', id!, '--label', 'new name', '--days', 'none', '--monthly', '500'])).status,
    ).toBe(0);
    expect((await told(['keys', 'list'])).out).toMatch(/ valid {2}500 a month {2}new name\n/);
    expect((await told(['keys', 'change', id!, '--days', '0'])).status).toBe(0);
    expect((await told(['keys', 'list'])).out).toContain('expired');
    expect((await told(['keys', 'revoke', id!])).status).toBe(0);
    expect((await told(['keys', 'list'])).out).toContain('revoked');
  });

  test('thirty processes at once: none is undone by another', async () => {
    const data = mkdtempSync(join(folder, 'keys-'));
    const started = promisify(execFile);
    const all = (commands: readonly string[][]) =>
      Promise.all(commands.map((args) => started(process.execPath, [bin, 'keys', ...args, '--data', data])));
    const list = async () => (await told(['keys', 'list', '--data', data])).out.trim().split('\n');
    const create = (customer: string) => Array.from({ length: 15 }, () => ['create', '--customer', customer]);
    await all(create('old'));
    const ids = (await list()).map((line) => line.split(' ')[0] ?? '');
    expect(ids).toHaveLength(15);
    await all([...create('new'), ...ids.map((id) => ['revoke', id])]);
    const states = (await list()).map((line) => `${/ (old|new) /.exec(line)?.[1]} ${/revoked|valid/.exec(line)?.[0]}`);
    expect(states.sort()).toEqual([...Array(15).fill('new valid'), ...Array(15).fill('old revoked')]);
  }, 120_000);
});

describe('geoslide charges', () => {
  test('sums successful calls by customer and month', async () => {
    const data = mkdtempSync(join(folder, 'charges-'));
    expect((await told(['charges', '--data', data])).err).toContain('nothing was charged');
    const { charges } = await openStorage(data);
    const answer = {
      success: true,
      url: 'https://geoslide.test/a',
      filename: 'a',
      objectKey: 'a.png',
      slideIndex: 1,
      viewBound: { left: 0, right: 1, bottom: 0, top: 1 },
      width: 1,
      height: 1,
      scale: 1,
      mimeType: 'image/png',
      size: 3,
    } as const;
    const call = { type: 'render', bodyHash: '00', endpoint: '/api/render', objectKey: 'a.png', answer } as const;
    for (const [customerId, requestId, month] of [
      ['school', '1', '2026-03'],
      ['school', '2', '2026-03'],
      ['club', '3', '2026-04'],
    ] as const) {
      await charges.record({ ...call, customerId, requestId, chargedAt: `${month}-05T06:07:08.000Z` });
    }
    const all = (await told(['charges', '--data', data])).out;
    expect(all.trimEnd().split('\n').sort()).toEqual(['2026-03  school  2 renders', '2026-04  club  1 render']);
    expect((await told(['charges', '--data', data, '--month', '2026-03'])).out).toBe('2026-03  school  2 renders\n');
    writeFileSync(join(data, 'charges/2026-04/club/05/empty.json'), '');
    const { out: json, err } = await told(['charges', '--data', data, '--customer', 'club', '--json']);
    expect(err).toContain('empty.json is no charge');
    expect(JSON.parse(json)).toEqual([{ customerId: 'club', month: '2026-04', count: 1 }]);
  });
});
